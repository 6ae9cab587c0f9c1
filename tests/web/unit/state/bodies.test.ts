/** Several bodies: put beside, shown, taken away; run with the shown one, bit for bit as they would be alone. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Vec3 } from '../../../../web/page/model';
import { bodies, mostBodies, wantedBodies } from '../../../../web/page/model/bodies';
import { startsOf } from '../../../../web/page/workbench/tools/bodies/arranged';
import { decodeMoment, encodeMoment } from '../../../../web/page/core/address/permalink';
import * as store from '../../../../web/page/core/store';
import { standing } from '../../../../web/page/core/kept/yours';
import { readShelf } from '../../../../web/page/core/kept/yoursShelf';
import { paths } from '../../../../web/page/workbench/tools/bodies/running';
import { readFrame } from '../../../../web/page/export/readFrame';
import {
  closePages,
  expectWhole,
  openedPage,
  presetOf,
  resetStore,
  type TestPage,
  until,
} from '../../../support/pageState';

afterEach(() => {
  closePages();
  resetStore();
  bodies.value = wantedBodies.value = null;
  vi.unstubAllGlobals();
});

const page = (method: 'robust' | 'paper' = 'robust') =>
  openedPage([presetOf('one', { method }), presetOf('two', { method: 'robust' })]);
const up: Vec3 = [0, 1, 0];
const add = ({ actions }: TestPage, x: number, z: number) => actions.placeAt([x, 0, z], up, true);
const starts = () => startsOf({ start: store.experiment.value!.start, bodies: bodies.value });
const ran = () => until(() => paths.value.length === (bodies.value?.others.length ?? 0) && !paths.value.includes(null));
/** as a path has it */
const shownPath = () => {
  const { experiment, frames } = store.run.value!;
  return [...experiment.start, ...frames.flatMap(({ end }) => end)];
};
const bits = (numbers: ArrayLike<number>) => new BigInt64Array(Float64Array.from(numbers).buffer);

/** Three bodies, the last of which is shown. */
async function threeBodies(method?: 'robust' | 'paper') {
  const opened = await page(method);
  await add(opened, -1, 2);
  await add(opened, 1.2, -2);
  await ran();
  return { ...opened, tools: await opened.actions.tools() };
}

describe('several bodies', () => {
  it('are none before there is another one', async () => {
    const { actions, solver, history } = await page();
    await actions.setExperiment({ radii: [0.4, 0.9, 0.4] });
    expect(bodies.value).toBeNull();
    expect(solver.calls).not.toContain('runBeside');
    expect(decodeMoment(history.read())).not.toHaveProperty('bodies');
  });

  it('come one after the other; the new one is shown, from the beginning of its run', async () => {
    const opened = await page();
    const first = store.experiment.value!.start;
    await opened.actions.goTo('f2');
    await add(opened, -1, 2);
    expect(starts()).toEqual([first, [expect.closeTo(-1, 9), expect.closeTo(1.005, 9), expect.closeTo(2, 9)]]);
    expect(bodies.value!.shown).toBe(1);
    expect(store.run.value!.frames[0]!.start).toEqual(starts()[1]);
    expect(store.cursor.value).toBe('f0');
    expectWhole();
  });

  it.each(['robust', 'paper'] as const)(
    'go where each would go as the one that is shown, to the bit (%s)',
    async (method) => {
      const { history } = await threeBodies(method);
      const link = history.read();
      closePages();
      resetStore();
      bodies.value = wantedBodies.value = null;
      // Of none but the shown one is a run known here.
      const { actions, solver, history: again } = await page(method);
      again.type(link);
      await until(() => bodies.value !== null);
      await ran();
      expect(solver.calls).toContain('runBeside');
      const [first, second] = paths.value.map((path) => path!.slice());
      const own = shownPath();
      const { showBody } = await actions.tools();
      for (const [place, path] of [first!, second!, own].entries()) {
        await showBody(place);
        expect(bits(shownPath())).toEqual(bits(path));
        expect(place).toBe(bodies.value!.shown);
      }
      // They do not all go the same way: else nothing would have been told apart.
      const ways = [first!, second!, own].map((path) => path[path.length - 3]! - path[0]!);
      expect(new Set(ways).size).toBe(3);
    },
  );

  it('are shown in turn at the frame one is at', async () => {
    const { actions, tools } = await threeBodies();
    const all = starts();
    await actions.goTo('f2');
    await tools.showBody(0);
    expect(starts()).toEqual(all);
    expect(store.run.value!.frames[0]!.start).toEqual(all[0]);
    expect(store.tree.value!.frame).toBe(2);
    expectWhole();
    await tools.showBody(7);
    expect(bodies.value!.shown).toBe(0);
  });

  it('can be taken away until one is left', async () => {
    const { tools } = await threeBodies();
    const all = starts();
    await tools.showBody(1);
    await tools.removeBody();
    expect(starts()).toEqual([all[0], all[2]]);
    expect(bodies.value!.shown).toBe(1);
    await tools.removeBody();
    expect(starts()).toEqual([all[0]]);
    expect(bodies.value).toBeNull();
    await tools.removeBody();
    expect(starts()).toEqual([all[0]]);
    expect(paths.value).toEqual([]);
    expectWhole();
  });

  it('are as many as there is room for, and no more: that is said', async () => {
    const opened = await page();
    for (let count = 1; count < mostBodies; count++) await add(opened, (count % 5) - 3, Math.floor(count / 5) - 2);
    expect(starts()).toHaveLength(mostBodies);
    expect(store.notice.value).toBeNull();
    await add(opened, 0, 3);
    expect(starts()).toHaveLength(mostBodies);
    expect(store.notice.value).toEqual({ key: 'bodies.limit', values: { most: mostBodies } });
    expect(decodeMoment(opened.history.read()).bodies).toEqual(bodies.value);
  });

  it('stand beside the shown one for those who do not point', async () => {
    const { actions } = await page();
    const { addBeside } = await actions.tools();
    const [x, y, z] = store.experiment.value!.start;
    await addBeside();
    expect(starts()).toEqual([
      [x, y, z],
      [x + 1.25, y, z],
    ]);
  });

  it('run again when their numbers change, and not when only the shown one moves', async () => {
    const { actions, solver, tools } = await threeBodies();
    const before = paths.value.map((path) => path!.slice());
    const asked = () => solver.calls.filter((call) => call === 'runBeside').length;
    const count = asked();
    await actions.setExperiment({ start: [0, 3, 0] });
    await ran();
    expect(asked()).toBe(count);
    expect(paths.value.map((path) => path!.slice())).toEqual(before);
    await actions.setExperiment({ radii: [0.4, 0.9, 0.4] });
    await ran();
    expect(asked()).toBe(count + 1);
    expect(paths.value.map((path) => path!.slice())).not.toEqual(before);
    const [path] = paths.value;
    await tools.showBody(0);
    expect(bits(path!)).toEqual(bits(shownPath()));
  });

  it('stay as they were where a change is refused', async () => {
    const { actions } = await threeBodies();
    const before = [bodies.value, ...paths.value];
    await actions.setExperiment({ radii: [0, 1, 1] });
    expect(store.failure.value).not.toBeNull();
    store.failure.value = null;
    expect([bodies.value, ...paths.value]).toEqual(before);
  });

  it('drop and come free one at a time: the shown one', async () => {
    const { actions } = await threeBodies();
    await actions.setExperiment({ start: [0, 3, 0] });
    const { others } = bodies.value!;
    await actions.dropToGround();
    expect(store.experiment.value!.start).toEqual([0, expect.closeTo(1.005, 9), 0]);
    expect(bodies.value).toEqual({ others, shown: 2 });
  });

  it('end with another scene, a walk and the original', async () => {
    const { actions } = await threeBodies();
    await actions.openPreset('two');
    expect([bodies.value, paths.value]).toEqual([null, []]);
    const opened = await threeBodies();
    opened.actions.startWalk();
    await opened.actions.walkFrame([0.1, 0, 0]);
    expect([bodies.value, paths.value]).toEqual([null, []]);
    await opened.actions.stopWalk();
    const again = await threeBodies();
    await again.actions.resetExperiment();
    expect([bodies.value, starts()]).toEqual([null, [[-2, 1.5, 0]]]);
    expect(standing.value.changed).toBe(false);
  });
});

describe('several bodies in the history', () => {
  it('are a step each: Back undoes, Forward does it again', async () => {
    const { history, tools } = await threeBodies();
    const all = starts();
    await tools.showBody(0);
    await tools.removeBody();
    expect(starts()).toEqual(all.slice(1));
    history.go(-1);
    await until(() => starts().length === 3);
    expect(starts()).toEqual(all);
    expect(bodies.value!.shown).toBe(0);
    history.go(-1);
    await until(() => bodies.value?.shown === 2);
    expect(starts()).toEqual(all);
    history.go(-1);
    await until(() => starts().length === 2);
    expect(starts()).toEqual(all.slice(0, 2));
    history.go(-1);
    await until(() => bodies.value === null);
    expect(starts()).toEqual(all.slice(0, 1));
    history.go(1);
    await until(() => bodies.value !== null);
    expect(starts()).toEqual(all.slice(0, 2));
    await ran();
  });

  it('come with a link, at its step', async () => {
    const { actions, tools, history } = await threeBodies();
    await tools.showBody(1);
    await actions.goTo('f2');
    await actions.copyLink();
    const [all, link] = [starts(), history.copied!];
    closePages();
    resetStore();
    bodies.value = wantedBodies.value = null;
    const other = await page();
    other.history.type(link);
    await until(() => bodies.value !== null);
    expect([starts(), bodies.value!.shown, store.cursor.value]).toEqual([all, 1, 'f2']);
    await ran();
    // The same scene without the others, and with them again.
    other.history.type(encodeMoment({ ...decodeMoment(link), bodies: null }));
    await until(() => bodies.value === null);
    expect(store.experiment.value!.start).toEqual(all[1]);
    other.history.type(link);
    await until(() => bodies.value !== null);
    expect(starts()).toEqual(all);
  });

  it('are in a saved frame', async () => {
    const { actions } = await threeBodies();
    const file = await actions.makeExport('frame');
    const text = (file.content as readonly string[]).join('');
    expect(readFrame(text)?.bodies).toEqual(bodies.value);
    expect(readFrame(text)?.changes.start).toEqual(store.experiment.value!.start);
  });

  it('make a preset yours, and come back with it', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    const { actions, tools } = await threeBodies();
    await tools.showBody(0);
    const all = starts();
    // The start is the preset's own again; the others are what is changed.
    expect(standing.value.changed).toBe(true);
    await actions.openPreset('two');
    const entry = readShelf().find(({ preset }) => preset === 'one')!;
    await actions.openYours(entry.id);
    expect([starts(), bodies.value!.shown]).toEqual([all, 0]);
    expect(standing.value.yours).toBe(entry.id);
  });
});
