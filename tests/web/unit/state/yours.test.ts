/** Editing a preset makes it yours; whatever is opened then, nothing is lost. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as store from '../../../../web/page/core/store';
import { standing } from '../../../../web/page/core/kept/yours';
import { readShelf, yours } from '../../../../web/page/core/kept/yoursShelf';
import { resetStore, testPage, type TestPage, until } from '../../../support/pageState';

const stops: (() => void)[] = [];
let kept: Map<string, string>;
let full = false;

beforeEach(() => {
  kept = new Map();
  full = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  });
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  resetStore();
  vi.unstubAllGlobals();
});

async function start(page: TestPage = testPage(), fragment = '') {
  page.history.entries = [fragment];
  stops.push(await page.actions.start());
  return page;
}

const written = () => until(() => readShelf().length > 0);

describe('a changed preset', () => {
  it('is kept under its preset and opens again as it was', async () => {
    const { actions } = await start();
    await actions.setExperiment({ radii: [0.4, 0.5, 0.6] });
    expect(standing.value.changed).toBe(true);
    // Opening another preset at once loses nothing, though the change is not written yet.
    await actions.openPreset('two');
    expect(standing.value).toEqual({ changed: false, yours: null });
    const [entry] = readShelf();
    expect(entry).toMatchObject({ preset: 'one', number: 1, name: null });
    await actions.openYours(entry!.id);
    expect(store.presetId.value).toBe('one');
    expect(store.experiment.value!.radii).toEqual([0.4, 0.5, 0.6]);
    expect(standing.value).toEqual({ changed: true, yours: entry!.id });
  });

  it('is one entry while it is being changed, and another one from the original on', async () => {
    const { actions } = await start();
    const original = store.experiment.value!;
    await actions.setExperiment({ radii: [0.4, 0.5, 0.6] });
    await actions.setExperiment({ radii: [0.4, 0.5, 0.7] });
    await written();
    expect(yours.value).toHaveLength(1);
    await actions.resetExperiment();
    expect(store.experiment.value).toEqual(original);
    expect(standing.value).toEqual({ changed: false, yours: null });
    await actions.setExperiment({ start: [-2, 1.75, 0] });
    await until(() => readShelf().length === 2);
    expect(yours.value.map(({ number }) => number).toSorted()).toEqual([1, 2]);
    await actions.resetExperiment();
    await actions.setExperiment({ radii: [0.4, 0.5, 0.7] });
    expect(standing.value.yours, 'the same change is the same version').toBe(
      yours.value.find(({ number }) => number === 1)!.id,
    );
  });

  it('goes on being yours after a reload of its link', async () => {
    const page = await start();
    await page.actions.setExperiment({ radii: [0.4, 0.5, 0.6] });
    await written();
    const link = page.history.read();
    for (const stop of stops.splice(0)) stop();
    resetStore();
    await start(testPage(), link);
    expect(standing.value).toEqual({ changed: true, yours: readShelf()[0]!.id });
  });

  it('that came by a link is not kept before it is changed here', async () => {
    const page = await start();
    await page.actions.setExperiment({ radii: [0.4, 0.5, 0.6] });
    await written();
    const link = page.history.read();
    for (const stop of stops.splice(0)) stop();
    kept.clear();
    resetStore();
    await start(testPage(), link);
    expect(standing.value).toEqual({ changed: true, yours: null });
    expect(readShelf()).toEqual([]);
  });

  it('can be renamed, deleted and put back', async () => {
    const { actions } = await start();
    await actions.setExperiment({ radii: [0.4, 0.5, 0.6] });
    await written();
    const { id } = readShelf()[0]!;
    actions.renameYours(id, '  Slim  ');
    expect(readShelf()[0]).toMatchObject({ id, name: 'Slim' });
    actions.renameYours(id, ' ');
    expect(readShelf()[0]!.name).toBeNull();
    const entry = readShelf()[0]!;
    actions.deleteYours(id);
    expect(readShelf()).toEqual([]);
    actions.putBackYours(entry);
    expect(readShelf()).toEqual([entry]);
  });

  it('that cannot be kept says so', async () => {
    const { actions } = await start();
    full = true;
    await actions.setExperiment({ radii: [0.4, 0.5, 0.6] });
    await until(() => store.notice.value?.key === 'yours.notKept');
  });

  it('damaged storage is an empty list, not an error', async () => {
    kept.set('sweepscope.yours', '[{"id":1}]');
    await start();
    expect(readShelf()).toEqual([]);
  });
});
