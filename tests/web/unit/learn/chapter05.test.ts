/** Chapter 5: the shares of the corners, of the trace and of corners that are dragged. */
import { describe, expect, it } from 'vitest';
import { faceHitInBalls } from '../../../../web/page/learn/course/scenes';
import { truthOf } from '../../../../web/page/learn/tour/judge';
import type { TourScene } from '../../../../web/page/learn/tour/types';
import { sharesOf } from '../../../../web/page/learn/panels/FrontView';
import { asked, said, shown, stopsOf } from './tools';

const [which, corner] = await asked(5);

/** The scene with its third corner elsewhere, through the solver. */
async function solved(x: number, z: number) {
  if (!('positions' in faceHitInBalls)) throw new Error('a scene of its own');
  const scene: TourScene = { ...faceHitInBalls, positions: [...faceHitInBalls.positions.slice(0, 6), x, 0, z] };
  const stop = stopsOf(5).at(-1)!;
  const { traces } = await shown({ ...stop, moment: { ...stop.moment, scene } });
  const event = traces.first!.byAddress.get('f0.p0.s0.t0.face')!.event;
  if (event.kind !== 'FaceTest') throw new Error('no test of the face');
  return event;
}

describe('chapter 5', () => {
  it('has the numbers of its two triangles', () => {
    const { t0, qx, qy, qz, x, y, z } = corner!.numbers;
    expect([t0, qx, qy, qz, x, y, z]).toEqual([0.5, -1, 0, 0.5, 1344, 840, -952]);
    const old = which!.numbers;
    expect([old.x, old.y, old.z].map((value) => Number(value!.toFixed(2)))).toEqual([16.6, -10.42, -16.09]);
    expect(old.b1! + old.b2! + old.b3!).toBeCloseTo(1, 12);
    expect([old.b1! > 0, old.b2! > 0, old.b3! < 0]).toEqual([true, true, true]);
  });

  it('gives every number of its why, so that it can be worked out again', async () => {
    const why = stopsOf(5).find(({ beat }) => beat === 'why')!;
    const { numbers: n } = await shown(why);
    const vector = (name: string) => ['x', 'y', 'z'].map((axis) => n[name + axis]!);
    const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, k) => sum + value * b[k]!, 0);
    const [b, v, normal, u2, u3, w] = ['B', 'v', 'n', 'u', 's', 'w'].map(vector);
    expect([u2, u3, w]).toEqual([
      [2, 0, 8],
      [8, 0, 4],
      [3, 0, 4.5],
    ]);
    expect(b!.map((value, k) => value - normal![k]! + n['t0']! * v![k]!)).toEqual([n['qx'], n['qy'], n['qz']]);
    expect([dot(u2!, u2!), dot(u2!, u3!), dot(u3!, u3!)]).toEqual([n['a'], n['b'], n['c']]);
    expect([dot(w!, u2!), dot(w!, u3!)]).toEqual([n['d'], n['e']]);
    // w = m u₂ + n u₃ with what the text says m and n are.
    const [m, share] = [n['x']! / n['area']!, n['y']! / n['area']!];
    u2!.forEach((value, k) => expect(m * value + share * u3![k]!).toBeCloseTo(w![k]!, 12));
  });

  it('says that only the side p1 p2 is passed in chapter 4', () => {
    expect([0, 1, 2, 3].map((option) => said(which!, option).right)).toEqual([false, true, false, false]);
    expect(said(which!, 0).answer.title).toContain('outside');
    expect(said(which!, 2).answer.title).toContain('Outside, yes');
  });

  it.each([
    [4, 0],
    [1, 1],
    [0.2, 2.2],
    [-0.3, -2.6],
    [3, -4],
    [0, 0.4],
  ])('has the signs of the solver with a corner at %f, %f', async (x, z) => {
    const event = await solved(x, z);
    const { numbers } = said(corner!, x, z);
    expect(numbers.gx).toBeCloseTo(event.x, 6);
    expect(numbers.gy).toBeCloseTo(event.y, 6);
    expect(numbers.gz).toBeCloseTo(event.z, 6);
    expect(numbers.inside).toBe(event.verdict === 'face-hit' ? 1 : 0);
    const drawn = sharesOf(
      [
        [-4, 0, -4],
        [-2, 0, 4],
        [x, 0, z],
      ],
      event.point,
    );
    expect(drawn.every(({ value }) => value >= 0)).toBe(event.verdict === 'face-hit');
    // The same point, mixed from the corners; and the numbers of the text.
    const corners = [
      [-4, -4],
      [-2, 4],
      [x, z],
    ] as const;
    const mix = (axis: 0 | 1) => drawn.reduce((sum, { value }, k) => sum + value * corners[k]![axis], 0);
    expect([mix(0), mix(1)].map((value) => Number(value.toFixed(9)))).toEqual([event.point[0], event.point[2]]);
    if (numbers.front) drawn.forEach(({ corner: k, value }) => expect(numbers[`gb${k}`]).toBeCloseTo(value, 6));
  });

  it('takes a little outside for right, and says by how much another place is off', () => {
    const right = truthOf(corner!.ask, corner!.numbers, [2, 3]);
    expect(said(corner!, ...right).answer.title).toContain('border');
    expect(said(corner!, ...right).numbers.near).toBeCloseTo(0, 6);
    const aside = said(corner!, right[0]! + 0.03, right[1]!);
    expect([aside.right, aside.numbers.near! < aside.numbers.moved!]).toEqual([true, true]);
    expect(aside.numbers.moved).toBeLessThanOrEqual(0.03 + 1e-9);
    expect(said(corner!, 4, 0).answer.title).toContain('Still inside');
    expect(said(corner!, -5.5, 0).answer.title).toContain('turns the triangle over');
    const beyond = said(corner!, right[0]! - 0.3, right[1]!);
    expect([beyond.right, beyond.answer.title.includes('outside by')]).toEqual([true, true]);
    expect(said(corner!, -1.5, -1).answer.title).toContain('less is enough');
  });
});
