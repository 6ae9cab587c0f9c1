import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textWidth } from '../../../../web/page/base/textWidth';
import { fitted, type Label, placeLabel } from '../../../../web/page/study/panels/chartLabels';

const within = { left: 44, right: 280, top: 22, bottom: 140 };
const place = fc.record({ x: fc.integer({ min: 44, max: 280 }), y: fc.integer({ min: 0, max: 200 }) });
const name = fc.constantFrom(
  'frame 3: first overlap',
  '第 12 帧：首次重叠',
  'klatka 7: pierwsze zetknięcie',
  'frame 0: −0.3800',
);

describe('names in a chart', () => {
  it('stand inside, and as long as there is a free line none on another', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(name, place), { maxLength: 5 }), (wanted) => {
        const placed: Label[] = [];
        for (const [text, at] of wanted) {
          const label = placeLabel(fitted(text, within.right - within.left), at, within, placed);
          expect(label.x).toBeGreaterThanOrEqual(within.left);
          expect(label.x + label.width).toBeLessThanOrEqual(within.right);
          expect(label.y).toBeGreaterThanOrEqual(within.top);
          expect(label.y).toBeLessThanOrEqual(within.bottom);
          const on = placed.filter(
            (other) =>
              label.x < other.x + other.width && other.x < label.x + label.width && Math.abs(label.y - other.y) < 15,
          );
          expect(on).toEqual([]);
          placed.push(label);
        }
      }),
      { seed: 26, numRuns: 2000 },
    );
  });

  it('stand beside what they name where nothing is in the way', () => {
    expect(placeLabel('frame 1', { x: 60, y: 80 }, within, [])).toMatchObject({ x: 66, y: 80 });
    const left = placeLabel('frame 1', { x: 270, y: 80 }, within, []);
    expect(left.x + left.width).toBe(264);
  });

  it('are cut where there is no room for them, and only there', () => {
    expect(fitted('frame 3', 100)).toBe('frame 3');
    const cut = fitted('frame 3: the answer is right from here on', 100);
    expect(cut).toMatch(/^frame.*…$/);
    expect(textWidth(cut)).toBeLessThanOrEqual(100);
  });
});
