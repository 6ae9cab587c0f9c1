/** Chapter 21: moving boxes; pairs, and ends that pass each other, are counted from where the boxes are in two frames. */
import { describe, expect, it } from 'vitest';
import type { SettingValues } from '../../../../web/page/model/study/settings';
import { asked, said, shown, stopsOf } from './tools';

type V = readonly [number, number, number];
interface Box {
  readonly low: V;
  readonly high: V;
}

const [all, axis, cost, grid] = await asked(21);

/** The boxes of a frame, and what the lists say of it. */
async function frame(number: number, settings: SettingValues = {}) {
  const stop = stopsOf(21).find(({ beat }) => beat === 'why')!;
  const scene = { study: 'broad_phase.bodies', settings };
  const { traces } = await shown({ ...stop, values: {}, moment: { scene, address: `f${number}` } });
  const { root, byAddress } = traces.first!;
  const leaves = [...byAddress.values()].map(({ event }) => event as unknown as Box & { readonly kind: string });
  const { tests, added, pairs } = root.event as unknown as Readonly<Record<'tests' | 'added' | 'pairs', number>>;
  return { boxes: leaves.filter(({ kind }) => kind === 'BroadBody'), tests, added, pairs };
}

const gap = (a: Box, b: Box, k: 0 | 1 | 2) => Math.max(a.low[k] - b.high[k], b.low[k] - a.high[k]);
const pairsOf = (count: number) =>
  Array.from({ length: count }, (_, a) =>
    Array.from({ length: count - a - 1 }, (_, b) => [a, a + b + 1] as const),
  ).flat();
/** How often a low end passes a high end between two frames, so that two boxes begin to overlap along an axis. */
const passes = (before: readonly Box[], now: readonly Box[]) =>
  pairsOf(now.length).flatMap(([a, b]) =>
    ([0, 1, 2] as const).filter((k) => gap(before[a]!, before[b]!, k) > 0 && gap(now[a]!, now[b]!, k) <= 0),
  ).length;

describe('chapter 21', () => {
  it('asks for all pairs of the boxes in the figure', async () => {
    const { boxes, pairs } = await frame(1);
    expect(all!.numbers.all).toBe(pairsOf(boxes.length).length);
    const overlap = pairsOf(boxes.length).filter(([a, b]) =>
      ([0, 1, 2] as const).every((k) => gap(boxes[a]!, boxes[b]!, k) <= 0),
    );
    expect(all!.numbers.found).toBe(overlap.length);
    expect(pairs).toBe(overlap.length);
    expect(said(all!, 780).right).toBe(true);
    expect(said(all!, 1560).right).toBe(false);
  });

  it('follows two boxes that begin to overlap along x, and are apart along z', async () => {
    const [before, now] = [await frame(0, { bodies: 12, bodySize: 1 }), await frame(1, { bodies: 12, bodySize: 1 })];
    const { a, b, low, high, gx, gy, gz } = axis!.numbers;
    const [one, other] = [before.boxes[a!]!, before.boxes[b!]!];
    expect([one.low[0], other.high[0]]).toEqual([low, high]);
    expect(low).toBeLessThan(high!);
    [gx, gy, gz].forEach((value, k) => expect(value).toBeCloseTo(gap(one, other, k as 0 | 1 | 2), 12));
    expect([gx! < 0, gy! < 0, gz! > 0]).toEqual([true, true, true]);
    // It came from above: one frame later it is further down.
    expect(now.boxes[a!]!.low[0] - now.boxes[b!]!.high[0]).toBeLessThan(low! - high!);
    expect(said(axis!, 0, 0).right).toBe(true);
    expect(said(axis!, 0, 1).right).toBe(false);
    expect(said(axis!, 1, 0).right).toBe(false);
  });

  it('tests as many pairs as low ends pass high ends', async () => {
    const [before, now] = [await frame(0), await frame(1)];
    expect(now.added).toBe(0);
    expect(cost!.numbers.tests).toBe(passes(before.boxes, now.boxes));
  });

  it('has the tests in the order that is asked for', async () => {
    const [still, slow, fast] = await Promise.all([0, 0.1, 1].map((bodySpeed) => frame(1, { bodySpeed })));
    expect([still!.tests, slow!.tests]).toEqual([0, cost!.numbers.tests]);
    const counts = [still!, slow!, fast!].map(({ tests }) => tests);
    expect([...counts, cost!.numbers.all!]).toEqual([...counts, 780].sort((a, b) => a - b));
    expect(new Set([...counts, 780]).size).toBe(4);
    expect(said(cost!, 0, 1, 2, 3).right).toBe(true);
    expect(said(cost!, 1, 0, 2, 3).right).toBe(false);
  });

  it('names the entries of four cells, of which some repeat a triangle', async () => {
    const { traces } = await shown(grid!.stop);
    const layer = traces.first!.byAddress.get('f0.l1')!;
    const met = layer.children.flatMap(({ event }) => {
      const { kind, triangle, verdict } = event as unknown as Record<string, unknown>;
      return kind === 'BroadTriangle' ? [{ triangle, seen: verdict === 'seen-before' }] : [];
    });
    expect(met.length).toBe(grid!.numbers.entries);
    expect(new Set(met.map(({ triangle }) => triangle)).size).toBe(grid!.numbers.tests);
    expect(met.filter(({ seen }) => seen).length).toBe(grid!.numbers.repeats);
    expect(said(grid!, 38).right).toBe(true);
    expect(said(grid!, 58).right).toBe(false);
  });
});
