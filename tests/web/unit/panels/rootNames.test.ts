/** The names of the roots stand above the curve, for the plots of chapters 6 and 7 and others: never on it, nor on each other. */
import { describe, expect, it } from 'vitest';
import { timeWindow, valueWindow } from '../../../../web/page/explain/roots';
import type { Quadratic } from '../../../../web/page/model/explain/eventView';
import { rowOfNames, widthOf } from '../../../../web/page/workbench/inspector/rootNames';

const of = (a2: number, a1: number, a0: number): Quadratic => {
  const reach = Math.sqrt(a1 * a1 - 4 * a2 * a0) / (2 * Math.abs(a2));
  const [root1, root2] = [-a1 / (2 * a2) - reach, -a1 / (2 * a2) + reach];
  return { a2, a1, a0, root1, root2, time: root1, latest: 1, discriminant: null, glyph: 'vertex' };
};

describe.each([
  ['a corner', of(16, -32, 15.36)],
  ['an edge', of(-576, 1152, -552.96)],
  ['late roots', of(16, -38, 21.5)],
  ['roots far apart', of(16, -14, 1.2)],
])('%s', (_, quadratic) => {
  it.each([230, 300, 340])('at a width of %i px', (width) => {
    const [left, right] = [26, width];
    const times = timeWindow(quadratic);
    const x = (time: number) => left + ((time - times.low) / (times.high - times.low)) * (right - left);
    const names = [
      { text: `${quadratic.root1!.toFixed(4)} enters`, bold: true, x: x(quadratic.root1!) },
      { text: `${quadratic.root2!.toFixed(4)} leaves`, bold: false, x: x(quadratic.root2!) },
    ];
    // The accepted root's name is bold, and as wide as in the widest usual font: 13 signs, 101 px in DejaVu Sans.
    expect(widthOf(names[0]!)).toBeGreaterThanOrEqual(101);
    const [first, second] = rowOfNames(names, left, right);
    expect(first).toBeGreaterThanOrEqual(left);
    expect(first! + widthOf(names[0]!)).toBeLessThan(second!);
    expect(second! + widthOf(names[1]!)).toBeLessThanOrEqual(right);
    // The turn of the curve is in the picture, below the row of names.
    const { low, high } = valueWindow(quadratic, times);
    const turn = quadratic.a0 - quadratic.a1 ** 2 / (4 * quadratic.a2);
    expect(high - Math.max(0, turn)).toBeGreaterThan(0.02 * (high - low));
    expect(Math.min(0, turn) - low).toBeGreaterThan(0.02 * (high - low));
  });
});
