// Pins stand beside their feet and not over each other; the worst ones and the chosen one have theirs.
import { describe, expect, it } from 'vitest';
import { arrangePins, type Foot, pinSize, pinWidth, stemOf } from '../../../../../web/page/audit/view/pins/arrange';
import { barOf } from '../../../../../web/page/audit/view/marks';
import { pinnedSpots, pinsFor } from '../../../../../web/page/audit/view/pins/pins';
import { halfOf } from '../../../../../web/page/audit/view/heat/half';
import { upright } from '../../../../../web/page/audit/view/thumbnails/target';
import type { Spot } from '../../../../../web/audit/spots/spots';

const room = { left: 6, top: 8, right: 794, bottom: 560 };
const foot = (number: number, x: number, y: number, priority = -number): Foot => ({ number, x, y, priority });

describe('a gap that is pointed out', () => {
  it.each([[[0, 0, 2]], [[3, 0, 0]], [[1, 2, -1]]] as const)('has a bar with a cross at both ends: %j', (to) => {
    const [line, ...crosses] = barOf([0, 0, 0], to);
    expect(line).toEqual([[0, 0, 0], to]);
    expect(crosses.length).toBe(4);
    for (const [a, b] of crosses) {
      const way = a!.map((value, axis) => b![axis]! - value);
      expect(way.reduce((sum, value, axis) => sum + value * to[axis]!, 0)).toBeCloseTo(0, 9);
      expect(Math.hypot(...way)).toBeCloseTo(0.4 * Math.hypot(...to), 9);
    }
  });
});

describe('pins', () => {
  it('are fewer where there is little room, and some everywhere', () => {
    expect(pinsFor(770, 560)).toBe(12);
    expect(pinsFor(390, 200)).toBe(5);
    expect(pinsFor(200, 100)).toBe(4);
  });

  it('do not cover each other, however near their feet are', () => {
    const feet = Array.from({ length: 12 }, (_, k) => foot(k + 1, 300 + 9 * (k % 4), 200 + 7 * Math.floor(k / 4)));
    const pins = arrangePins(feet, room, new Map());
    expect(pins.length).toBeGreaterThan(7);
    for (const a of pins)
      for (const b of pins)
        if (a !== b)
          expect(Math.max(Math.abs(a.left - b.left), Math.abs(a.top - b.top))).toBeGreaterThanOrEqual(pinSize);
    for (const { left, top } of pins) {
      expect(left).toBeGreaterThanOrEqual(room.left);
      expect(top + pinSize).toBeLessThanOrEqual(room.bottom);
    }
  });

  it('stand above their feet where there is room, and stay there', () => {
    const slots = new Map<number, number>();
    const [pin] = arrangePins([foot(7, 400, 300)], room, slots);
    expect(pin!.left + pinWidth(7) / 2).toBe(400);
    expect(pinWidth(12345)).toBeGreaterThan(6 * 7);
    expect(pinWidth(1)).toBeGreaterThanOrEqual(pinSize);
    expect(pin!.top + pinSize).toBeLessThan(300);
    expect(stemOf({ x: 400, y: 300 }, pin!)).toBe(`M400.0 297.0L400.0 ${(pin!.top + pinSize).toFixed(1)}`);
    expect(arrangePins([foot(7, 401, 300)], room, slots)[0]!.top).toBe(pin!.top);
  });

  it('are there for the chosen spot first, and for none out of the picture', () => {
    const crowd = Array.from({ length: 40 }, (_, k) => foot(k + 1, 400, 300));
    const pins = arrangePins([...crowd, foot(99, 400, 300, 2000)], room, new Map());
    expect(pins.map(({ number }) => number)).toContain(99);
    expect(pins.length).toBeLessThan(40);
    expect(arrangePins([foot(1, -50, 300), foot(2, 400, 900)], room, new Map())).toEqual([]);
  });

  it('belong to the twelve worst spots, and to those that are chosen or pointed at', () => {
    const spots = Array.from({ length: 30 }, (_, k) => ({ number: 100 - k }) as Spot);
    expect(pinnedSpots(spots, [null, null]).map(({ number }) => number)).toEqual(
      spots.slice(0, 12).map(({ number }) => number),
    );
    expect(
      pinnedSpots(spots, [75, 99])
        .map(({ number }) => number)
        .slice(11),
    ).toEqual([89, 75]);
    expect(pinnedSpots(spots, [5, null])).toHaveLength(12);
  });
});

describe('pixels', () => {
  it('are turned upright and have their own colours again', () => {
    const rows = Uint8ClampedArray.of(10, 20, 30, 255, 50, 0, 0, 100, 1, 2, 3, 0, 9, 9, 9, 255);
    expect([...upright(rows, 2, 2)]).toEqual([1, 2, 3, 0, 9, 9, 9, 255, 10, 20, 30, 255, 128, 0, 0, 100]);
  });

  it('have half precision', () => {
    const read = (bits: number) => (1 + (bits & 0x3ff) / 1024) * 2 ** ((bits >> 10) - 15);
    for (const value of [0.001, 0.5, 1, 3.14159, 21, 2047, 65504])
      expect(read(halfOf(value)) / value).toBeCloseTo(1, 2);
    expect(halfOf(0)).toBe(0);
    expect(halfOf(1)).toBe(0x3c00);
    expect(halfOf(1e9)).toBe(halfOf(65504));
  });
});
