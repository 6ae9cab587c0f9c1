import { expect, test } from 'vitest';
import { besideEachOther, type RowName } from '../../../../web/page/learn/panels/besideEachOther';

const name = (x: number, width: number, yields = false): RowName => ({ x, width, yields });
const [low, high] = [-20, 320];

/** Space between neighbours, from the left. */
function gaps(names: readonly RowName[]): number[] {
  const ends = besideEachOther(names, low, high)
    .map((middle, at) => [middle - names[at]!.width / 2, middle + names[at]!.width / 2] as const)
    .sort(([a], [b]) => a - b);
  return ends.slice(1).map(([begin], at) => begin - ends[at]![1]);
}

test('names with room are in the middle of their places', () => {
  expect(besideEachOther([name(50, 60), name(200, 20)], low, high)).toEqual([50, 200]);
});

test('a name that yields goes beside the one that stays, on its own side', () => {
  // Half of 60 and half of 20, and 4 between them.
  expect(besideEachOther([name(100, 60), name(110, 20, true)], low, high)).toEqual([100, 144]);
  expect(besideEachOther([name(90, 20, true), name(100, 60)], low, high)).toEqual([56, 100]);
});

test('at the end of the row all are pushed back together', () => {
  const names = [name(300, 60), name(310, 20, true), name(315, 20, true)];
  for (const gap of gaps(names)) expect(gap).toBeGreaterThanOrEqual(4);
  besideEachOther(names, low, high).forEach((middle, at) => {
    expect(middle + names[at]!.width / 2).toBeLessThanOrEqual(high);
  });
});

test('two that stay do not lie on each other either', () => {
  expect(Math.min(...gaps([name(140, 60), name(150, 60), name(160, 20, true)]))).toBeGreaterThanOrEqual(4);
});

test('none is no row', () => expect(besideEachOther([], low, high)).toEqual([]));
