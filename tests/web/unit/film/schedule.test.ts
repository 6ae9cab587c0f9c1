import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picturesFor, rates, runSchedule, sweepSchedule } from '../../../../web/page/export/film/schedule';
import { hitTime } from '../../../../web/page/core/player/shownTime';
import type { FrameTree, Step } from '../../../../web/package/trace/steps';
import { play, type Played, sceneOf } from '../presets/run';

let played: Played;
let tree: FrameTree;
let slide: Step;

beforeAll(async () => {
  played = await play(await sceneOf('stairs'));
  tree = played.tree(8);
  slide = tree.byAddress.get('f8.p0.s0')!;
});
afterAll(() => played.dispose());

const shots = (schedule: ReturnType<typeof sweepSchedule>, of = (_: number) => tree) =>
  Array.from({ length: schedule.count }, (_, k) => schedule.shot(k, of(schedule.frame(k))));

const parts = (): readonly Step[] => slide.children.findLast(({ kind }) => kind === 'response')!.children;

it('a film has as many pictures as its time needs, the last of them for the end', () => {
  expect(picturesFor(1000, 30)).toBe(30);
  expect(picturesFor(1001, 30)).toBe(31);
  // Three thirds of a second add up to a hair more than one.
  expect(picturesFor(1000 / 3 + 1000 / 3 + 1000 / 3 + 1e-9, 30)).toBe(30);
  expect(picturesFor(0, 30)).toBe(1);
});

it('a picture of a GIF stands for an even number of hundredths of a second', () => {
  expect((1000 / rates.gif) % 20).toBe(0);
});

describe('the film of a sweep', () => {
  it('begins at the start of the way and ends with the last part of the answer', () => {
    const all = shots(sweepSchedule(slide, 8, 1, 30));
    expect(all[0]).toEqual({ address: 'f8.p0.s0.broad', time: 0 });
    const answer = slide.children.findLast(({ kind }) => kind === 'response')!;
    expect(all.at(-1)).toEqual({ address: answer.children.at(-1)!.address, time: hitTime(slide) });
  });

  it('shows the plane while the body moves, then the contact, then the answer, in this order', () => {
    const all = shots(sweepSchedule(slide, 8, 1, 30));
    const visited = all.map(({ address }) => address).filter((address, at, list) => address !== list[at - 1]);
    const answer = slide.children.findLast(({ kind }) => kind === 'response')!.children.map(({ address }) => address);
    expect(visited).toEqual(['f8.p0.s0.broad', 'f8.p0.s0.t14.plane', 'f8.p0.s0.nearest', ...answer]);
    const plane = all.find(({ address }) => address.endsWith('.plane'))!;
    expect(plane.time).toBeLessThan(hitTime(slide));
  });

  it('has exact times: every picture is a thirtieth of a second of the way further, and the way takes 900 ms', () => {
    const schedule = sweepSchedule(slide, 8, 1, 30);
    const end = hitTime(slide);
    shots(schedule).forEach(({ time }, k) => {
      const part = Math.min(1, (k * 1000) / 30 / 900);
      expect(time).toBeCloseTo(part * end, 12);
    });
    // 900 ms of way, 800 at the contact and at each part of the answer but the last, 900 for that.
    const whole = 900 + 800 * parts().length + 900;
    expect(schedule.count).toBe(picturesFor(whole, 30));
    expect(sweepSchedule(slide, 8, 1, 25).count).toBe(picturesFor(whole, 25));
  });

  it('shows each part of the answer long enough to be read', () => {
    expect(parts().length).toBeGreaterThan(2);
    const all = shots(sweepSchedule(slide, 8, 1, 25));
    for (const { address } of parts())
      expect(all.filter((shot) => shot.address === address).length).toBeGreaterThanOrEqual(0.8 * 25 - 1);
  });

  it('is as much shorter as the player is faster, and ends the same', () => {
    const fast = sweepSchedule(slide, 8, 4, 30);
    expect(fast.count).toBe(Math.ceil(sweepSchedule(slide, 8, 1, 30).count / 4));
    expect(shots(fast).at(-1)).toEqual(shots(sweepSchedule(slide, 8, 1, 30)).at(-1));
  });

  it('that meets nothing goes to its end and rests there', () => {
    const free = tree.steps.find((step) => step.kind === 'slide' && hitTime(step) === 1)!;
    const all = shots(sweepSchedule(free, 8, 1, 30));
    // The way, the word that nothing is met, and the last one.
    expect(all).toHaveLength((900 + 800 + 900) * 0.03);
    expect(all.at(-1)!.time).toBe(1);
    expect(all[27]!.time).toBe(1);
    expect(all[26]!.time).toBeLessThan(1);
  });
});

describe('the film of a run', () => {
  const part = { from: 7, to: 9, frames: 28, speed: 1, stepByStep: false };

  it('gives every frame the same time, which is that of Play, and rests at the end', () => {
    const schedule = runSchedule(part, 30);
    expect(schedule.count).toBe(Math.ceil((3 * 700 + 900) * 0.03));
    const frames = Array.from({ length: schedule.count }, (_, k) => schedule.frame(k));
    expect([frames[0], frames.at(-1)]).toEqual([7, 9]);
    for (const frame of [7, 8]) expect(frames.filter((each) => each === frame)).toHaveLength(21);
  });

  it('moves on within a frame, sweep after sweep, and ends at the end of the last one', () => {
    const schedule = runSchedule(part, 30);
    const all = shots(schedule, (frame) => played.tree(frame));
    const within = all.filter((_, k) => schedule.frame(k) === 8);
    expect(within[0]).toEqual({ address: 'f8.p0.s0', time: 0 });
    expect(new Set(within.map(({ address }) => address)).size).toBeGreaterThan(1);
    within.forEach((shot, k) => {
      if (k > 0 && within[k - 1]!.address === shot.address) expect(shot.time).toBeGreaterThan(within[k - 1]!.time);
    });
    const last = played.tree(9).steps.findLast(({ kind }) => kind === 'slide')!;
    expect(all.at(-1)).toEqual({ address: last.address, time: hitTime(last) });
  });

  it('of one frame of a long walk has one picture for it and those of the rest', () => {
    const schedule = runSchedule({ ...part, from: 8, to: 8, frames: 2000 }, 30);
    expect(schedule.count).toBe(Math.ceil((1000 / 60 + 900) * 0.03));
    expect(schedule.frame(0)).toBe(8);
    expect(schedule.frame(schedule.count - 1)).toBe(8);
  });

  it('step by step tells no hit before it', () => {
    const schedule = runSchedule({ ...part, stepByStep: true }, 30);
    const early = shots(schedule, (frame) => played.tree(frame)).filter(({ time }) => time === 0);
    for (const { address } of early) expect(address).not.toMatch(/\.s\d+$/);
  });
});
