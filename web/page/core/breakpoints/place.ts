/** Addresses as places in a run: which comes first, which lies in which. */

/** Parts of one group in document order: pushes come before slides, the boxes before the triangles, the response last. */
const ranks = ['f', 'push', 'p', 'broad', 's', 't', 'nearest', 'response'];

/** True when a step is the other one or lies in it. */
export function liesIn(inner: string, outer: string): boolean {
  return inner.startsWith(outer) && (inner.length === outer.length || inner[outer.length] === '.');
}

/**
 * Negative when the first comes before the second in the order of the run; a group comes before its parts. Checks of one triangle
 * are told apart by name alone, for no condition names two of them.
 */
export function comparePlaces(a: string, b: string): number {
  if (a === b) return 0;
  const left = a.split('.');
  const right = b.split('.');
  for (let depth = 0; depth < left.length && depth < right.length; depth++) {
    const order = compareParts(left[depth]!, right[depth]!);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareParts(a: string, b: string): number {
  if (a === b) return 0;
  return rankOf(a) - rankOf(b) || numberOf(a) - numberOf(b) || (a < b ? -1 : 1);
}

function rankOf(part: string): number {
  const at = ranks.indexOf(/^[a-z]+/.exec(part)?.[0] ?? '');
  return at < 0 ? ranks.length : at;
}

function numberOf(part: string): number {
  return Number(/\d+/.exec(part)?.[0] ?? 0);
}

/** Where two conditions hold together: the inner place of each pair of which one lies in the other. */
export function together(a: readonly string[], b: readonly string[]): string[] {
  const places = new Set<string>();
  for (const x of a) {
    for (const y of b) {
      if (liesIn(x, y)) places.add(x);
      else if (liesIn(y, x)) places.add(y);
    }
  }
  return [...places];
}
