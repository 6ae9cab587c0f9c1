/**
 * What a finger means. A symbol is smaller than a fingertip, and browsers move a tap to what they take for the nearest target, which
 * inside mathematics is seldom the symbol; so the token is looked for around the place that was really touched.
 */

/** px; farther away nothing is meant */
const reach = 16;

interface Place {
  readonly x: number;
  readonly y: number;
}

let touched: Place | null = null;

/** Every press says whether it is a finger's, and where. */
export function press({ pointerType, clientX, clientY }: PointerEvent): void {
  touched = pointerType === 'touch' ? { x: clientX, y: clientY } : null;
}

/** The token of `block` that a click is on; for a finger the nearest one. */
export function tokenOf(event: MouseEvent, block: Element, tokens: string): HTMLElement | null {
  const target = event.target instanceof Element ? event.target : null;
  // Clicks from the keyboard and from assistive technology have no place and no count.
  if (!touched || event.detail === 0) return target?.closest<HTMLElement>(tokens) ?? null;
  const other = target?.closest<HTMLElement>('button');
  if (other && block.contains(other)) return other.matches(tokens) ? other : null;
  return nearest(block.querySelectorAll<HTMLElement>(`:is(${tokens}):not(button)`), touched);
}

function nearest(all: Iterable<HTMLElement>, place: Place): HTMLElement | null {
  let best: HTMLElement | null = null;
  let least = reach;
  for (const element of all) {
    for (const box of element.getClientRects()) {
      const away = Math.hypot(outside(place.x, box.left, box.right), outside(place.y, box.top, box.bottom));
      // Of two that hold the place the inner one comes later.
      if (away <= least) [best, least] = [element, away];
    }
  }
  return best;
}

function outside(at: number, low: number, high: number): number {
  return Math.max(low - at, at - high, 0);
}
