/** Chapter 15: two turned boxes; what is asked of them, worked out from their corners. */
import { describe, expect, it } from 'vitest';
import { dot, edges, type V } from './box';
import { asked, said, stopsOf, shown } from './tools';

const cross = (a: V, b: V): V => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

interface Box {
  readonly centre: V;
  readonly half: V;
  readonly edges: readonly [V, V, V];
}
const box = (centre: V, half: V, angles: V): Box => ({ centre, half, edges: edges(angles) });
const signs = [-1, 1] as const;
const corners = ({ centre, half, edges: [u, v, w] }: Box): V[] =>
  signs.flatMap((i) =>
    signs.flatMap((j) =>
      signs.map(
        (k) =>
          [0, 1, 2].map(
            (at) => centre[at]! + i * half[0] * u[at]! + j * half[1] * v[at]! + k * half[2] * w[at]!,
          ) as unknown as V,
      ),
    ),
  );

/** What the corners leave free between the boxes along an axis; below 0 an overlap. */
function gapOf(a: Box, b: Box, axis: V): number {
  const long = Math.sqrt(dot(axis, axis));
  const [of, other] = [a, b].map((each) => corners(each).map((corner) => dot(corner, axis) / long)) as [
    number[],
    number[],
  ];
  return Math.max(Math.min(...other) - Math.max(...of), Math.min(...of) - Math.max(...other));
}
const axesOf = (a: Box, b: Box): V[] => [
  ...a.edges,
  ...b.edges,
  ...a.edges.flatMap((edge) => b.edges.map((other) => cross(edge, other))),
];

const a = box([0, 0, 0], [1.4, 0.5, 0.7], [0, -8, -5]);
const b = box([2.31, 1.2, 0.54], [0.9, 0.45, 0.6], [-39, 13, -27]);
const [bars, gap, one] = await asked(15);

describe('chapter 15', () => {
  it('crosses two bars that overlap on every axis, with no corner in the other', () => {
    const [long, across] = [
      box([0, 0, 0], [1.6, 0.3, 0.3], [0, 0, 0]),
      box([0.2, 0.5, 0], [0.3, 0.3, 1.6], [0, 20, 0]),
    ];
    const real = axesOf(long, across).filter((axis) => dot(axis, axis) > 1e-12);
    expect(bars!.numbers.over).toBeCloseTo(-Math.max(...real.map((axis) => gapOf(long, across, axis))), 9);
    const holds = (of: Box, corner: V) =>
      of.edges.every(
        (edge, k) =>
          Math.abs(dot(corner.map((value, at) => value - of.centre[at]!) as unknown as V, edge)) < of.half[k]!,
      );
    expect(corners(long).some((corner) => holds(across, corner))).toBe(false);
    expect(corners(across).some((corner) => holds(long, corner))).toBe(false);
    expect(said(bars!, 0, 1).right).toBe(true);
    expect(said(bars!, 0, 0).right).toBe(false);
    expect(said(bars!, 1, 1).right).toBe(false);
  });

  it('asks for the gap on a face of A', () => {
    expect(gap!.numbers.gap).toBeCloseTo(gapOf(a, b, a.edges[1]), 9);
    expect(said(gap!, gap!.numbers.gap!).right).toBe(true);
    expect(said(gap!, -gap!.numbers.gap!).right).toBe(false);
  });

  it('finds the first gap on the thirteenth axis, and needs no other', () => {
    const all = axesOf(a, b).map((axis) => gapOf(a, b, axis));
    expect(all.findIndex((each) => each > 0) + 1).toBe(one!.numbers.asked);
    expect(one!.numbers.gap).toBeCloseTo(Math.max(...all), 9);
    expect(said(one!, 1, 2).right).toBe(true);
    expect(said(one!, 0, 2).right).toBe(false);
  });

  it('names the closest of the six faces in its reasons', async () => {
    const { numbers } = await shown(stopsOf(15).find(({ beat }) => beat === 'why')!);
    const faces = axesOf(a, b).slice(0, 6);
    expect(numbers.least).toBeCloseTo(Math.max(...faces.map((axis) => gapOf(a, b, axis))), 9);
  });
});
