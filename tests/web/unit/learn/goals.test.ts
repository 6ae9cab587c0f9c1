/** What a try asks to reach: not reached when it is entered, and reached by what its controls can do, through the solver. */
import { describe, expect, it } from 'vitest';
import { presetById } from '../../../../web/page/presets';
import { nearFirst } from '../../../../web/page/learn/course/scenes';
import type { TourScene } from '../../../../web/page/learn/tour/types';
import { evaluate } from '../../../../web/page/learn/tour/expression';
import { guessNumbers } from '../../../../web/page/learn/tour/judge';
import { numbersOf, type Numbers } from '../../../../web/page/learn/tour/values';
import type { Vec3 } from '../../../../web/page/model';
import type { SettingValues } from '../../../../web/page/model/study/settings';
import { allChapters, shown, stopsOf } from './tools';

const triesOf = (chapter: number) => stopsOf(chapter).find(({ tryout }) => tryout?.goal)!;
type Changed = (scene: TourScene) => TourScene;

/** The numbers of a try, of a changed scene and with what the page gives it. */
async function reached(chapter: number, change: Changed, given: Numbers = {}): Promise<boolean> {
  const stop = triesOf(chapter);
  const { traces } = await shown({ ...stop, moment: { ...stop.moment, scene: change(stop.moment.scene) } });
  try {
    const places = stop.tryout!.places?.flatMap(({ begin }) => begin) ?? [];
    const numbers = numbersOf(stop.values, traces, { tests: 4, t: 0.25, ...guessNumbers(places), ...given });
    return evaluate(stop.tryout!.goal!.when, numbers) === 1;
  } catch {
    return false;
  }
}

const same: Changed = (scene) => scene;
const withChanges =
  (changes: object): Changed =>
  (scene) =>
    ({ ...scene, changes: { ...('study' in scene ? {} : scene.changes), ...changes } }) as TourScene;
const withSettings =
  (settings: SettingValues): Changed =>
  (scene) =>
    ({ ...scene, settings: { ...('study' in scene && scene.settings), ...settings } }) as TourScene;
const motion = (...displacement: [number, number, number]) => ({
  inputs: [{ displacement: displacement as Vec3, gravity: [0, 0, 0] as Vec3 }],
});
const guess = (...values: number[]): Numbers => guessNumbers(values);

const hills = (await presetById('terrain-100k')!.load()).experiment.inputs;
/** The sixth frame's motion, 20 m long. */
const stretchedHills = hills.map((input, at) => {
  const factor = at === 5 ? 20 / Math.hypot(...input.displacement) : 1;
  return { ...input, displacement: input.displacement.map((value) => value * factor) };
});

/** A way to each goal. */
const ways: Readonly<Record<number, readonly [Changed, Numbers?]>> = {
  1: [same, { tests: 8 }],
  2: [same, { t: 2.5 / 4.4 }],
  3: [same, guess(1.25, 0)],
  4: [withChanges(motion(8.8, -1.6, 0))],
  5: [same, guess(-4, -4, -2, 4, -2.2, 0.2)],
  6: [withChanges({ start: [-0.96, 4, -0.36] })],
  7: [withChanges({ start: [-0.6, 4, 3.2] })],
  8: [() => nearFirst],
  9: [withChanges({ radii: [0.3, 0.44, 0.3] })],
  10: [withChanges(motion(1.7, -0.1, 3.9))],
  11: [withChanges({ maxSweeps: 3 })],
  12: [withChanges({ method: 'robust' })],
  13: [withChanges({ inputs: stretchedHills })],
  15: [withSettings({ centreB: [3.6, 1.2, 0.54] })],
  16: [withSettings({ centreB: [0, 1.2, 0] })],
  17: [withSettings({ centre: [2.2, 0.2, 2.2] })],
  18: [withSettings({ centreB: [0.46, 0.36, 0] })],
  19: [withSettings({ start: [2.9, 3.9, 2.75] })],
  20: [withSettings({ half0: [1.6, 2, 2] })],
  21: [withSettings({ bodies: 10, bodySpeed: 5 })],
};

describe('goals of the tries', () => {
  it('are there in the chapters that have a way below', () => {
    const with_ = allChapters.filter(({ tour }) => tour.stops.some(({ tryout }) => tryout?.goal)).map(({ id }) => id);
    expect(with_).toEqual(Object.keys(ways).map(Number));
  });

  it.each(Object.keys(ways).map(Number))('chapter %i: not reached at first', async (chapter) => {
    expect(await reached(chapter, same)).toBe(false);
  });

  it.each(Object.keys(ways).map(Number))('chapter %i: can be reached', async (chapter) => {
    const [change, given] = ways[chapter]!;
    expect(await reached(chapter, change, given)).toBe(true);
  });
});
