/** Comparing as the page does it: the real solver, the real actions, the real address bar (a list). */
import { afterEach, describe, expect, it } from 'vitest';
import { secondStep } from '../../../../web/page/core/compare/beside';
import { clearanceApart } from '../../../../web/page/core/compare/clearance';
import * as store from '../../../../web/page/core/store';
import { memoryKeep } from '../../../../web/page/solver/keep';
import { localSolver } from '../../../support/localSolver';
import { closePages, expectWhole, openedPage, presetOf, resetStore, testPage, until } from '../../../support/pageState';

afterEach(closePages);

const ends = () => [store.run.value!, store.comparison.value!.run].map(({ frames }) => frames.at(-1)!.end);

describe('two runs beside each other', () => {
  it('begin with the other method, on the same start and inputs', async () => {
    const { actions } = await openedPage();
    await actions.toggleCompare();
    expect(store.comparison.value?.changes).toEqual({ method: 'robust', sides: 'both' });
    expect(store.openPanel.value).toBe('compare');
    expectWhole();
    const [a, b] = ends();
    expect(a).not.toEqual(b);
  });

  it('give the run of the second experiment, bit for bit', async () => {
    const { actions } = await openedPage();
    await actions.compare({ method: 'robust', skin: 0.02 });
    const hashes = store.comparison.value!.run.frames.map(({ hash }) => hash);
    await actions.compare(null);
    expect(store.comparison.value).toBeNull();
    await actions.setExperiment({ method: 'robust', skin: 0.02 });
    expect(store.run.value!.frames.map(({ hash }) => hash)).toEqual(hashes);
  });

  it('say that a clearance parts them at the first contact, and no longer without it', async () => {
    const { actions } = await openedPage([presetOf('one', { method: 'paper' })]);
    await actions.compare({ method: 'robust', sides: 'both', skin: 0.02 });
    const apart = () => clearanceApart(store.tree.value!, store.comparison.value!.tree);
    expect(apart()).toEqual({ skin: 0.02, of: 'second' });
    await actions.compare({ method: 'robust', sides: 'both', skin: 0 });
    expect(apart()).toBeNull();
    // Within one method the skin is an option like any other.
    await actions.setExperiment({ method: 'robust', skin: 0.01 });
    await actions.compare({ skin: 0.02 });
    expect(apart()).toBeNull();
  });

  it('stay in step: every step and frame is shown with its counterpart', async () => {
    const { actions } = await openedPage();
    await actions.toggleCompare();
    for (const address of ['f2.p1.s0', 'f0', 'f3.p0.s0.t0.plane', 'f1.p1.s0.response.backoff']) {
      await actions.goTo(address);
      expectWhole();
    }
    const shown = secondStep.value!;
    expect(shown.exact).toBe(false);
    expect(shown.step.address).toMatch(/^f1\.p1/);
    await actions.goTo('f2.p1.s0');
    expect(secondStep.value).toMatchObject({ exact: true, step: { address: 'f2.p1.s0' } });
    await actions.nextFrame();
    expectWhole();
  });

  it('are both run again when the first experiment changes', async () => {
    const { actions } = await openedPage();
    await actions.toggleCompare();
    const before = ends();
    const drags = [0.1, 0.2, 0.3].map((z) => actions.setExperiment({ start: [-2, 1.5, z] }));
    await Promise.all(drags);
    expectWhole();
    expect(store.comparison.value!.run.frames[0]!.start).toEqual([-2, 1.5, 0.3]);
    expect(ends()).not.toEqual(before);
    await actions.setAxis('radii', 0, 0.4);
    expect(store.comparison.value!.run.experiment.radii).toEqual([0.4, 1, 0.5]);
    expectWhole();
  });

  it('do not run the first one again when only the second changes', async () => {
    const { actions, solver } = await openedPage();
    await actions.toggleCompare();
    const run = store.run.value;
    const runs = solver.calls.filter((call) => call === 'run').length;
    await actions.compare({ maxSweeps: 1 });
    expect(store.run.value).toBe(run);
    expect(solver.calls.filter((call) => call === 'run')).toHaveLength(runs + 1);
    expect(store.comparison.value!.run.experiment).toMatchObject({ method: 'paper', maxSweeps: 1 });
  });

  it('swap places', async () => {
    const { actions } = await openedPage();
    await actions.compare({ method: 'robust', sides: 'both', slopeLimit: 0.2 });
    const [a, b] = ends();
    await actions.swapCompared();
    expect(store.experiment.value).toMatchObject({ method: 'robust', slopeLimit: 0.2 });
    expect(store.comparison.value!.changes).toEqual({ method: 'paper', sides: 'both', slopeLimit: null });
    expect(ends()).toEqual([b, a]);
    expectWhole();
  });

  it('refuse a bad option with its name, and stay', async () => {
    const { actions } = await openedPage();
    await actions.toggleCompare();
    await actions.compare({ method: 'robust', skin: -1 });
    expect(store.failure.value?.text.key).toBe('experiment.bad.skin');
    expect(store.comparison.value!.changes).toEqual({ method: 'robust', sides: 'both' });
    expect(store.wantedChanges.value).toBe(store.comparison.value!.changes);
  });

  it('a crash of the second run is told, and the first stays', async () => {
    const { actions, solver } = await openedPage();
    solver.delay = (method) => (method === 'run' ? new Promise((done) => setTimeout(done, 20)) : undefined);
    const asked = actions.toggleCompare();
    setTimeout(solver.crash, 5);
    await asked;
    expect(store.failure.value?.title.key).toBe('failure.run.title');
    expect([store.comparison.value, store.wantedChanges.value, store.openPanel.value]).toEqual([null, null, null]);
    expectWhole();
    await actions.toggleCompare();
    expectWhole();
    expect(store.comparison.value).not.toBeNull();
  });

  it('ends with a walk, with another scene, and when asked', async () => {
    const { actions } = await openedPage();
    await actions.toggleCompare();
    await actions.toggleCompare();
    expect([store.comparison.value, store.openPanel.value]).toEqual([null, null]);
    await actions.toggleCompare();
    await actions.openPreset('two');
    expect(store.comparison.value).toBeNull();
    await actions.toggleCompare();
    actions.startWalk();
    await actions.walkFrame([0.05, 0, 0]);
    await actions.stopWalk();
    expect(store.comparison.value).toBeNull();
    expectWhole();
  });

  it('brings its panel back when another one lies over it', async () => {
    const { actions } = await openedPage();
    await actions.toggleCompare();
    actions.setPanel('solver');
    await actions.toggleCompare();
    expect(store.openPanel.value).toBe('compare');
    expect(store.comparison.value).not.toBeNull();
  });
});

describe('the link', () => {
  const settled = () => new Promise((done) => setTimeout(done, 350));

  it('carries the comparison, and a reload shows it', async () => {
    const page = await openedPage();
    await page.actions.compare({ method: 'robust', sides: 'both', skin: 0.03 });
    await page.actions.goTo('f2.p1.s0');
    await settled();
    const fragment = page.history.read();
    const before = ends();
    resetStore();
    const again = testPage(undefined, localSolver({}, memoryKeep()));
    again.history.entries = [fragment];
    const stop = await again.actions.start();
    expect(store.cursor.value).toBe('f2.p1.s0');
    expect(store.comparison.value!.changes).toEqual({ method: 'robust', sides: 'both', skin: 0.03 });
    expect(ends()).toEqual(before);
    expectWhole();
    stop();
  });

  it('Back undoes the comparison, Forward brings it again; an option is no place of its own', async () => {
    const page = await openedPage();
    await page.actions.goTo('f1');
    await page.actions.toggleCompare();
    await page.actions.compare({ method: 'robust', sides: 'both', skin: 0.03 });
    await settled();
    expect(page.history.entries).toHaveLength(2);
    page.history.go(-1);
    await until(() => store.comparison.value === null);
    expect(store.cursor.value).toBe('f1');
    page.history.go(1);
    await until(() => store.comparison.value?.changes.skin === 0.03);
    expectWhole();
  });

  it('a preset that is made to be compared opens so from the list, and as the link says from a link', async () => {
    const made = { ...presetOf('made'), compare: { method: 'robust' as const } };
    const page = await openedPage([presetOf('one'), made]);
    await page.actions.openPreset('made');
    expect(store.comparison.value!.changes).toEqual({ method: 'robust' });
    await page.actions.compare(null);
    await settled();
    page.history.go(-1);
    await until(() => store.comparison.value !== null);
    page.history.go(1);
    await until(() => store.comparison.value === null);
    expect(store.presetId.value).toBe('made');
  });
});
