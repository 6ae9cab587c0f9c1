import { describe, expect, it } from 'vitest';
import { type Glyph, glyphAt } from '../../../../web/page/scene/pointer/glyphs';

const arrow: Glyph = { symbol: 'v', x1: 10, y1: 10, x2: 110, y2: 10, reach: 1 };
const dot: Glyph = { symbol: 'B', x1: 10, y1: 10, x2: 10, y2: 10, reach: 3 };

describe('picking a glyph', () => {
  it('takes what lies within the slack of the stroke, and nothing farther away', () => {
    expect(glyphAt([arrow], [60, 15], 4)).toBe('v');
    expect(glyphAt([arrow], [60, 15.2], 4)).toBeNull();
    expect(glyphAt([arrow], [116, 10], 4)).toBeNull();
  });

  it('measures to the ends, not to the line through them', () => {
    expect(glyphAt([arrow], [114.9, 10], 4)).toBe('v');
    expect(glyphAt([arrow], [0, 10], 4)).toBeNull();
  });

  it('gives the later drawn of two that are both under the point', () => {
    expect(glyphAt([arrow, dot], [10, 10], 4)).toBe('B');
    expect(glyphAt([dot, arrow], [10, 10], 4)).toBe('v');
    expect(glyphAt([arrow, dot], [60, 10], 4)).toBe('v');
  });
});
