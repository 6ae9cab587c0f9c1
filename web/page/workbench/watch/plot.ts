/** A pinned number over the frames as paths: at most one stroke up and down per pixel, with gaps where a frame has no such step. */
import { pinWidth } from '../../solver/watch';
import type { Series } from '../../model/pins';

export interface Range {
  readonly low: number;
  readonly high: number;
}

/** Least and greatest finite number of all frames traced so far; null while there is none. */
export function rangeOf({ values, counts, done }: Series): Range | null {
  let low = Infinity;
  let high = -Infinity;
  for (let frame = 0; frame < done; frame++) {
    for (let part = 0; part < counts[frame]!; part++) {
      const value = values[frame * pinWidth + part]!;
      if (!Number.isFinite(value)) continue;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  }
  return low <= high ? { low, high } : null;
}

/** How many lines: one, or three for a vector. */
export function partsOf({ counts, done }: Series): number {
  for (let frame = 0; frame < done; frame++) if (counts[frame]! > 0) return counts[frame]!;
  return 0;
}

interface Place {
  readonly x: (frame: number) => number;
  readonly y: (value: number) => number;
}

/** One part of the series as an svg path. Frames that share a pixel become one stroke from their least to their greatest. */
export function pathOf({ values, counts, done }: Series, part: number, { x, y }: Place): string {
  let path = '';
  let drawing = false;
  for (let frame = 0; frame < done;) {
    const column = Math.round(x(frame));
    let [low, high, last, gap] = [Infinity, -Infinity, NaN, false];
    for (; frame < done && Math.round(x(frame)) === column; frame++) {
      const value = counts[frame]! > part ? values[frame * pinWidth + part]! : NaN;
      gap ||= !Number.isFinite(value);
      if (!Number.isFinite(value)) continue;
      [low, high, last] = [Math.min(low, value), Math.max(high, value), value];
    }
    if (Number.isNaN(last)) {
      drawing = false;
      continue;
    }
    const from = drawing && !gap ? 'L' : 'M';
    // A point with gaps around it is a dot: a stroke without length with round ends.
    path += `${from}${column} ${y(low).toFixed(1)}V${y(high).toFixed(1)}V${y(last).toFixed(1)}`;
    drawing = !gap;
  }
  return path;
}
