import { describe, expect, it } from 'vitest';
import { leastSlot, slotsOf } from '../../../../web/page/workbench/timeline/lane';

const ends = ({ slots }: ReturnType<typeof slotsOf>) => slots.map(({ x, width }) => x + width);

describe('a lane of strip B', () => {
  it('is to scale where there is room', () => {
    const { slots, toScale } = slotsOf([0.5, 0.25, 0.25], 200);
    expect(toScale).toBe(true);
    expect(slots.map(({ x, width, bar }) => [x, width, bar])).toEqual([
      [0, 100, 97],
      [100, 50, 47],
      [150, 50, 50],
    ]);
  });

  it('widens what could not be hit, keeps one scale for all bars and says that the lane has another', () => {
    const laid = slotsOf([0.8, 0.001, 0.019, 0.18], 200);
    expect(laid.toScale).toBe(false);
    expect(ends(laid).at(-1)).toBeCloseTo(200, 9);
    const [first, second, , last] = laid.slots;
    expect(Math.min(...laid.slots.map(({ width }) => width))).toBe(leastSlot);
    expect((first!.bar + 3) / 0.8).toBeCloseTo(last!.bar / 0.18, 9);
    expect(second!.bar).toBe(3);
  });

  it('shares the lane out when there are more slides than fit', () => {
    const laid = slotsOf(
      Array.from({ length: 40 }, (_, at) => (at === 0 ? 1 : 0)),
      200,
    );
    expect(laid.slots.every(({ width }) => width === 5)).toBe(true);
    expect(ends(laid).at(-1)).toBeCloseTo(200, 9);
  });

  it('one slide has it all', () => {
    expect(slotsOf([1], 200)).toEqual({ slots: [{ x: 0, width: 200, bar: 200, whole: 200 }], toScale: true });
  });

  it('knows how long the whole sweep of a slide would be, for scrubbing', () => {
    expect(slotsOf([0.5, 0.25, 0.25], 200).slots.map(({ whole }) => whole)).toEqual([200, 100, 50]);
  });
});
