import { afterEach, describe, expect, it } from 'vitest';
import * as store from '../../../../web/page/core/store';
import { closePages, expectWhole, openedPage, until } from '../../../support/pageState';

afterEach(closePages);

describe('walking', () => {
  it('records frames that become the run', async () => {
    const { actions } = await openedPage();
    const from = store.run.value!.frames[0]!.end;
    actions.startWalk();
    expect(store.walking.value).toBe(true);
    for (let frame = 0; frame < 5; frame++) await actions.walkFrame([0.05, 0, 0]);
    await actions.stopWalk();
    expect(store.walking.value).toBe(false);
    expect(store.run.value?.frames).toHaveLength(5);
    expect(store.experiment.value?.start).toEqual(from);
    expect(store.experiment.value?.inputs).toHaveLength(5);
    expect(store.cursor.value).toBe('f4');
    expectWhole();
    // Running what was recorded again gives the same bits.
    const recorded = store.run.value!.frames.map(({ hash }) => hash);
    await actions.setExperiment({ maxSweeps: 6 });
    expect(store.run.value!.frames.map(({ hash }) => hash)).toEqual(recorded);
  });

  it('goes on as the frame is that it begins in', async () => {
    const { actions } = await openedPage();
    const inputs = store.experiment.value!.inputs.map((input, frame) =>
      frame < 2 ? input : { ...input, settings: { radii: [0.4, 0.6, 0.4] as const } },
    );
    await actions.setExperiment({ inputs });
    await actions.goTo('f2');
    actions.startWalk();
    await actions.walkFrame([0.05, 0, 0]);
    await actions.stopWalk();
    expect(store.experiment.value!.radii).toEqual([0.4, 0.6, 0.4]);
  });

  it('begins with what was typed just before, even if that is still being run', async () => {
    const { actions } = await openedPage();
    void actions.setAxis('radii', 1, 0.75);
    actions.startWalk();
    await until(() => store.walking.value);
    expect(store.experiment.value?.radii).toEqual([0.5, 0.75, 0.5]);
    const from = store.run.value!.frames[0]!.end;
    await actions.walkFrame([0.05, 0, 0]);
    await actions.stopWalk();
    expect(store.experiment.value).toMatchObject({ radii: [0.5, 0.75, 0.5], start: from });
  });

  it('stopped before the first frame is there, nothing is recorded', async () => {
    const { actions } = await openedPage();
    const before = store.run.value;
    actions.startWalk();
    const frame = actions.walkFrame([0.05, 0, 0]);
    await actions.stopWalk();
    await frame;
    expect(store.run.value).toBe(before);
    expect(store.wanted.value).toBe(store.experiment.value);
    expectWhole();
  });

  it('without a frame nothing changes; another scene ends it', async () => {
    const { actions } = await openedPage();
    const before = store.run.value;
    actions.startWalk();
    await actions.stopWalk();
    expect(store.run.value).toBe(before);
    actions.startWalk();
    await actions.openPreset('two');
    expect(store.walking.value).toBe(false);
    await actions.walkFrame([1, 0, 0]);
    expect(store.run.value?.frames).toHaveLength(4);
    actions.startWalk();
    await actions.walkFrame([0.05, 0, 0]);
    expect(store.run.value?.frames).toHaveLength(1);
  });
});
