/** Which frames strip A shows, and where. Only those in sight are drawn, so ten thousand frames cost what forty do. */

export interface FrameView {
  /** from one frame to the next, px */
  readonly pitch: number;
  /** first frame in sight, and the one behind the last */
  readonly from: number;
  readonly to: number;
  /** of the picture, px */
  readonly width: number;
  /** left edge of a frame in the picture, px */
  x(frame: number): number;
}

/** Narrower columns show nothing one could tell apart; then the strip is an overview of ranges. */
export const leastColumn = 3;
/** Columns that show their features. */
const usualPitch = { least: 9, most: 18 };
const widestPitch = 36;

/** The pitch without zooming: all frames when their columns are wide enough for marks, else as many as fit. */
export function usualPitchFor(width: number, count: number): number {
  return between(usualPitch.least, width / Math.max(1, count), usualPitch.most);
}

/** The whole run in the strip. */
export function wholePitch(width: number, count: number): number {
  return Math.min(usualPitch.most, width / Math.max(1, count));
}

/** A pitch asked for by zooming, within what makes sense. */
export function possiblePitch(pitch: number, width: number, count: number): number {
  return between(wholePitch(width, count), pitch, widestPitch);
}

export function frameView(pitch: number, scroll: number, width: number, count: number): FrameView {
  return {
    pitch,
    from: Math.max(0, Math.floor(scroll / pitch)),
    to: Math.min(count, Math.ceil((scroll + width) / pitch)),
    width,
    x: (frame) => frame * pitch - scroll,
  };
}

/** Where to scroll so that what lies at `at` px of the picture stays there at another pitch. */
export function scrollAfterZoom(scroll: number, at: number, before: number, after: number): number {
  return Math.max(0, ((scroll + at) / before) * after - at);
}

function between(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
