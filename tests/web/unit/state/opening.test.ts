import { afterEach, describe, expect, it } from 'vitest';
import * as store from '../../../../web/page/core/store';
import { localSolver } from '../../../support/localSolver';
import { closePages, expectWhole, openedPage, presetOf, until } from '../../../support/pageState';

afterEach(closePages);

describe('opening', () => {
  it('opens the first preset when there is no link, at its step, paused', async () => {
    await openedPage([presetOf('one', {}, 'f3.p0.s0.t0.plane')]);
    expect(store.presetId.value).toBe('one');
    expect(store.cursor.value).toBe('f3.p0.s0.t0.plane');
    expect(store.playing.value).toBe(false);
    expect(store.failure.value).toBeNull();
    expectWhole();
  });

  it('shows only the preset asked for last', async () => {
    const { actions, solver } = await openedPage();
    const loaded = store.meshState.value;
    await Promise.all([actions.openPreset('two'), actions.openPreset('one'), actions.openPreset('two')]);
    expect(store.presetId.value).toBe('two');
    expect(store.meshState.value).not.toBe(loaded);
    expectWhole();
    expect(solver.calls.filter((name) => name === 'dropMesh').length).toBeGreaterThan(0);
  });

  it('ends playing when asked, and keeps what is pressed until the scene is there', async () => {
    const { actions } = await openedPage();
    actions.togglePlay();
    const opening = actions.openPreset('two');
    expect(store.playing.value).toBe(false);
    actions.togglePlay();
    await opening;
    expect(store.presetId.value).toBe('two');
    expect(store.playing.value).toBe(true);
    const changing = actions.setExperiment({ start: [-2, 1.25, 0] });
    expect(store.playing.value).toBe(false);
    actions.togglePlay();
    await changing;
    expect(store.playing.value).toBe(true);
  });

  it('says so when there is no such preset, and keeps the scene', async () => {
    const { actions } = await openedPage();
    const before = store.meshState.value;
    await actions.openPreset('nowhere');
    expect(store.failure.value?.text).toEqual({ key: 'preset.unknown', values: { id: 'nowhere' } });
    expect(store.meshState.value).toBe(before);
    actions.dismissFailure();
    expect(store.failure.value).toBeNull();
  });
});

describe('the experiment', () => {
  it('runs again and keeps the step when it still exists', async () => {
    const { actions } = await openedPage();
    await actions.goTo('f2.p1.s0.t0.plane');
    const before = store.run.value;
    await actions.setExperiment({ start: [-2, 1.25, 0] });
    expect(store.run.value).not.toBe(before);
    expect(store.experiment.value?.start).toEqual([-2, 1.25, 0]);
    expect(store.cursor.value).toBe('f2.p1.s0.t0.plane');
    expectWhole();
    await actions.setExperiment({ method: 'robust' });
    expect(store.cursor.value).toBe('f2.p1.s0.t0');
    await actions.setUniformInput({ frames: 1 });
    expect(store.run.value?.frames).toHaveLength(1);
    expect(store.cursor.value).toBe('f0.p1.s0.t0');
    expectWhole();
    await actions.resetExperiment();
    expect(store.run.value?.frames).toHaveLength(4);
    expect(store.experiment.value?.method).toBe('paper');
  });

  it.each([
    [{ radii: [0.5, 0, 0.5] as const }, 'experiment.bad.radius'],
    [{ start: [0, Number.NaN, 0] as const }, 'experiment.bad.start'],
    [{ inputs: [] }, 'experiment.bad.frames'],
    [{ maxSweeps: 300 }, 'experiment.bad.maxSweeps'],
    [{ skin: -1 }, 'experiment.bad.skin'],
    [{ slopeLimit: 2 }, 'experiment.bad.slopeLimit'],
    [{ stepHeight: Number.POSITIVE_INFINITY }, 'experiment.bad.stepHeight'],
  ])('refuses %j by name, and nothing changes', async (change, key) => {
    const { actions } = await openedPage();
    const before = [store.experiment.value, store.run.value, store.cursor.value];
    await actions.setExperiment(change);
    expect(store.failure.value?.text.key).toBe(key);
    expect([store.experiment.value, store.run.value, store.cursor.value]).toEqual(before);
    store.failure.value = null;
    await actions.setExperiment({ radii: [0.4, 1, 0.4] });
    expect(store.failure.value).toBeNull();
    expect(store.experiment.value?.radii).toEqual([0.4, 1, 0.4]);
  });

  it('adds up quick changes and ends with the last one', async () => {
    const { actions, solver } = await openedPage();
    const changes = Array.from({ length: 30 }, (_, at) => actions.setExperiment({ start: [-2, 1.5 + at / 100, 0] }));
    changes.push(actions.setExperiment({ radii: [0.3, 0.9, 0.3] }));
    await Promise.all(changes);
    expect(store.experiment.value).toMatchObject({ start: [-2, 1.79, 0], radii: [0.3, 0.9, 0.3] });
    expect(solver.calls.filter((name) => name === 'run').length).toBeLessThan(6);
    expectWhole();
  });

  it('numbers of a vector typed one right after the other all count, and are wanted at once', async () => {
    const { actions } = await openedPage();
    const edits = [actions.setAxis('radii', 0, 0.31), actions.setAxis('radii', 2, 0.17)];
    edits.push(actions.setAxis('displacement', 1, -0.5), actions.setAxis('displacement', 2, 0.75));
    edits.push(actions.setAxis('gravity', 0, 0.125), actions.setAxis('start', 0, -1.5), actions.setAxis('start', 1, 2));
    expect(store.wanted.value).toMatchObject({ radii: [0.31, 1, 0.17], start: [-1.5, 2, 0] });
    expect(store.experiment.value?.radii).toEqual([0.5, 1, 0.5]);
    await Promise.all(edits);
    expect(store.experiment.value).toBe(store.wanted.value);
    expect(store.experiment.value).toMatchObject({ radii: [0.31, 1, 0.17], start: [-1.5, 2, 0] });
    expect(store.experiment.value?.inputs).toEqual(
      Array.from({ length: 4 }, () => ({ displacement: [1, -0.5, 0.75], gravity: [0.125, -0.25, 0] })),
    );
    expectWhole();
  });

  it('what the solver refuses is not wanted any more', async () => {
    const { actions } = await openedPage();
    await actions.setAxis('radii', 1, 1e-300);
    expect(store.failure.value).not.toBeNull();
    expect(store.wanted.value).toBe(store.experiment.value);
    expect(store.wanted.value?.radii).toEqual([0.5, 1, 0.5]);
  });

  it('makes one input of all frames, or more frames of the same inputs', async () => {
    const { actions } = await openedPage();
    await actions.setUniformInput({ displacement: [0, 0, 2] });
    expect(store.experiment.value?.inputs).toEqual(
      Array.from({ length: 4 }, () => ({ displacement: [0, 0, 2], gravity: [0, -0.25, 0] })),
    );
    await actions.setUniformInput({ frames: 6 });
    expect(store.run.value?.frames).toHaveLength(6);
  });
});

describe('a page whose solver never comes', () => {
  it('says so', async () => {
    const solver = localSolver({
      loadSolver: () => Promise.reject(Object.assign(new Error('404'), { code: 'wasm-not-found' })),
    });
    await openedPage([presetOf('one')], solver);
    await until(() => store.failure.value !== null);
    expect(store.failure.value?.text.key).toBe('solver.error.wasm-not-found');
  });
});
