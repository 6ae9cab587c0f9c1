import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FrameTree, readTrace, type Step, type StepLevel, walk } from '../../../../web/package/trace';
import { encodeTrace, paperFrame, type SlideShape } from '../../../support/encodeTrace';

const levels: readonly StepLevel[] = ['frame', 'slide', 'triangle', 'check'];
const time = fc.option(
  fc.integer({ min: 0, max: 16 }).map((n) => n / 16),
  { nil: null },
);
const slide: fc.Arbitrary<SlideShape> = fc.record({ hits: fc.array(time, { maxLength: 5 }) });
const frame = fc.tuple(fc.array(slide, { maxLength: 3 }), fc.array(slide, { maxLength: 2 }));
const runs = fc.array(frame, { minLength: 1, maxLength: 4 });

const treesOf = (shapes: readonly (readonly SlideShape[])[][]): FrameTree[] =>
  shapes.map((passes, number) => readTrace(encodeTrace(paperFrame(passes)), number));

/** From the beginning of a run as the player goes: within a frame, then into the neighbour. */
function wholeWay(trees: readonly FrameTree[], level: StepLevel, forward: boolean): string[] {
  const visited: string[] = [];
  let number = forward ? 0 : trees.length - 1;
  let at: Step | null = null;
  for (let guard = 0; guard < 10_000; guard++) {
    const tree: FrameTree | undefined = trees[number];
    if (!tree) return visited;
    if (at === null) at = forward ? walk.first(tree, level) : walk.last(tree, level);
    else at = forward ? walk.next(tree, at, level) : walk.previous(tree, at, level);
    if (at) visited.push(at.address);
    else number += forward ? 1 : -1;
  }
  throw new Error('the walk does not end');
}

describe('walk', () => {
  it('forward visits every stop of a level exactly once and ends; backward is the exact reverse', () => {
    fc.assert(
      fc.property(runs, fc.constantFrom(...levels), (shapes, level) => {
        const trees = treesOf(shapes);
        const there = wholeWay(trees, level, true);
        const expected = trees.flatMap((tree) =>
          tree.steps.filter((step) => walk.isStop(step, level)).map(({ address }) => address),
        );
        expect(there).toEqual(expected);
        expect(new Set(there).size).toBe(there.length);
        expect(wholeWay(trees, level, false)).toEqual([...there].reverse());
      }),
      { numRuns: 300, seed: 3 },
    );
  });

  it('at the level of checks, every leaf is a stop; every frame has one', () => {
    const [tree] = treesOf([[[{ hits: [0.5] }], []]]);
    expect(walk.stops(tree!, 'check').every(({ children }) => children.length === 0)).toBe(true);
    expect(walk.stops(tree!, 'frame')).toEqual([tree!.root]);
  });

  const [tree] = treesOf([[[{ hits: [0.5, null, 0.25, 0.75] }], [{ hits: [1] }]]]) as [FrameTree];
  const at = (address: string) => tree.byAddress.get(address)!;

  it('goes on from a step that is no stop of the level', () => {
    expect(walk.next(tree, at('f0.p0.s0.t0.e1'), 'triangle')?.address).toBe('f0.p0.s0.t1');
    expect(walk.previous(tree, at('f0.p0.s0.t0.e1'), 'triangle')?.address).toBe('f0.p0.s0.t0');
    expect(walk.next(tree, at('f0.p0.s0.t2'), 'check')?.address).toBe('f0.p0.s0.t2.plane');
    expect(walk.previous(tree, at('f0.p0.s0.t2'), 'check')?.address).toBe('f0.p0.s0.t1.plane');
    expect(walk.next(tree, at('f0'), 'frame')).toBeNull();
  });

  it('goes in and out', () => {
    expect(walk.into(at('f0.p0.s0'))?.name).toBe('broad');
    expect(walk.into(at('f0.p0.s0.t0.e1'))).toBeNull();
    expect(walk.out(at('f0.p0'))?.name).toBe('f0');
    expect(walk.out(at('f0'))).toBeNull();
  });

  it('finds the checks that lower the best time, one after the other', () => {
    const found: string[] = [];
    for (let step = walk.nextImprovement(tree, null); step; step = walk.nextImprovement(tree, step))
      found.push(step.address);
    expect(found).toEqual(['f0.p0.s0.t0.e0', 'f0.p0.s0.t2.e2', 'f0.p1.s0.t0.e0']);
    expect(walk.nextImprovement(tree, at('f0.p0.s0.t2.plane'))?.address).toBe('f0.p0.s0.t2.e2');
  });

  it('knows the first moment worth seeing', () => {
    expect(walk.firstHit(tree)?.address).toBe('f0.p0.s0.t2.e2');
  });
});
