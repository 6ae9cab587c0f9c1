import type { SymbolName } from '../../base/highlight';

/** A stroke or sign on the screen that stands for a symbol, CSS pixels of the pane. A sign is a stroke from a point to itself. */
export interface Glyph {
  readonly symbol: SymbolName;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** half the width of what is drawn */
  readonly reach: number;
}

/** The symbol nearest to a point, if one lies within `slack` pixels of what is drawn; the later drawn of two wins, it lies on top. */
export function glyphAt(glyphs: readonly Glyph[], [x, y]: readonly [number, number], slack: number): SymbolName | null {
  let best: SymbolName | null = null;
  let nearest = slack;
  for (const glyph of glyphs) {
    const away = distanceTo(glyph, x, y) - glyph.reach;
    if (away <= nearest) [best, nearest] = [glyph.symbol, Math.max(0, away)];
  }
  return best;
}

function distanceTo({ x1, y1, x2, y2 }: Glyph, x: number, y: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  const along = square > 0 ? Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / square)) : 0;
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}
