/** Where the slides of a pass lie in its lane of strip B. */

/** A slide's place: what can be clicked, and in it the bar that shows how much of the motion the slide makes. Pixels. */
export interface Slot {
  readonly x: number;
  readonly width: number;
  readonly bar: number;
  /** how long its whole sweep, t from 0 to 1, would be: what the slides before left */
  readonly whole: number;
}

/** A finger finds no less (WCAG 2.5.8). */
export const leastSlot = 24;
/** the back-off gap behind a bar; drawn this wide however small it is */
export const backOffGap = 3;
const leastBar = 3;

/**
 * @param parts of the pass's motion that its slides make, 1 in all
 * @param length of the lane
 * @returns one slot after the other; all bars have one scale, and it is that of the lane unless a slot had to be widened
 */
export function slotsOf(parts: readonly number[], length: number): { slots: Slot[]; toScale: boolean } {
  const least = Math.min(leastSlot, length / parts.length);
  const scale = scaleFor(parts, length, least);
  let x = 0;
  let left = 1;
  const slots = parts.map((part, at) => {
    const width = Math.max(least, part * scale);
    const bar = Math.max(leastBar, part * scale - (at < parts.length - 1 ? backOffGap : 0));
    // Of a motion that is used up, or all but, the slot itself is the scale.
    const slot = { x, width, bar: Math.min(bar, width), whole: Math.max(width, left * scale) };
    x += width;
    left -= part;
    return slot;
  });
  return { slots, toScale: parts.every((part) => part * scale >= least) };
}

/** Pixels for the whole motion, so that slots no narrower than `least` fill the lane. */
function scaleFor(parts: readonly number[], length: number, least: number): number {
  let scale = length;
  for (;;) {
    const large = parts.filter((part) => part * scale > least);
    const sum = large.reduce((total, part) => total + part, 0);
    // Widening some leaves less to the others, of which more may have to be widened then.
    const next = sum > 0 ? Math.max(0, (length - least * (parts.length - large.length)) / sum) : 0;
    if (next >= scale || large.length === 0) return next;
    scale = next;
  }
}
