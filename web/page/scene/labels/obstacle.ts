/** What a label must not cover (a box: signs, handles) or should not cross (a line: strokes that carry meaning). In CSS pixels. */
export type Obstacle =
  | {
      readonly kind: 'box';
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
  | LineObstacle;

export interface LineObstacle {
  readonly kind: 'line';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** the stroke it is a piece of: a stroke is crossed once, in however many pieces it comes; without it, a stroke of its own */
  readonly stroke?: number;
  /** a name on it can still be read, as on the outline of a place that is only meant */
  readonly slight?: boolean;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boxesMeet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Does the segment touch the box? (Liang and Barsky) */
export function lineMeetsBox(x1: number, y1: number, x2: number, y2: number, box: Box): boolean {
  let from = 0;
  let to = 1;
  const clip = (step: number, room: number): boolean => {
    if (step === 0) return room >= 0;
    const t = room / step;
    if (step < 0) from = Math.max(from, t);
    else to = Math.min(to, t);
    return from <= to;
  };
  const dx = x2 - x1;
  const dy = y2 - y1;
  return clip(-dx, x1 - box.left) && clip(dx, box.right - x1) && clip(-dy, y1 - box.top) && clip(dy, box.bottom - y1);
}
