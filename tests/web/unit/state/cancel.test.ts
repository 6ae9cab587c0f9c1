/** What was cancelled stays ended: by the page, by its address, by the next reload. */
import { afterEach, describe, expect, it } from 'vitest';
import { decodeMoment, encodeMoment } from '../../../../web/page/core/address/permalink';
import * as store from '../../../../web/page/core/store';
import { localSolver } from '../../../support/localSolver';
import { presetOf, testPage, until } from '../../../support/pageState';

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const settled = () => new Promise((done) => setTimeout(done, 350));

describe('cancelling', () => {
  it('a run that never ends can be cancelled: the first preset opens, and the address leads nowhere else', async () => {
    const solver = localSolver();
    solver.delay = (method) => (method === 'run' && solver.spawned() === 1 ? new Promise(() => {}) : undefined);
    const fragment = encodeMoment({
      ...{ preset: 'two', mesh: null, changes: { radii: [0.3, 0.4, 0.3] }, compare: null, keptInputs: null },
      ...{ address: 'f0', level: 'check', view: {} },
    });
    const page = testPage([presetOf('one'), presetOf('two')], solver);
    page.history.write(fragment, 'replace');
    const starting = page.actions.start();
    await until(() => store.progress.value !== null);
    expect(store.progress.value).toMatchObject({ again: true });
    page.actions.cancelImport();
    stops.push(await starting);
    expect(store.failure.value).toBeNull();
    expect(store.progress.value).toBeNull();
    expect(store.presetId.value).toBe('one');
    expect(solver.spawned()).toBe(2);
    await settled();
    expect(decodeMoment(page.history.read()).preset).toBe('one');
  });

  it('a run that was cancelled is not begun again by a reload: the address is that of the scene which is there', async () => {
    const solver = localSolver();
    const page = testPage([presetOf('one'), presetOf('two')], solver);
    stops.push(await page.actions.start());
    await settled();
    solver.delay = (method) => (method === 'run' && solver.spawned() === 1 ? new Promise(() => {}) : undefined);
    page.history.type(encodeMoment({ ...decodeMoment(page.history.read()), preset: 'two' }));
    await until(() => store.progress.value !== null);
    page.actions.cancelImport();
    await new Promise((done) => setTimeout(done, 1500));
    expect(store.presetId.value).toBe('one');
    expect(decodeMoment(page.history.read()).preset).toBe('one');
  });
});
