/** Names in one row below an axis: each in the middle of its place, unless another is there. */

export interface RowName {
  /** CSS pixels, of its place */
  readonly x: number;
  readonly width: number;
  /** gives way to the others */
  readonly yields: boolean;
}

/** CSS pixels between two names */
const between = 4;

/** @returns the middle of each, in the order given; none reaches beyond the ends as long as the row has room for all */
export function besideEachOther(names: readonly RowName[], low: number, high: number): readonly number[] {
  const middles = names.map(({ x, width }) => Math.min(Math.max(x, low + width / 2), high - width / 2));
  const row = names.map((_, at) => at).sort((a, b) => middles[a]! - middles[b]! || names[a]!.x - names[b]!.x);
  const apart = (a: number, b: number) => (names[a]!.width + names[b]!.width) / 2 + between;
  // Those that stay push their neighbours outwards.
  const fixed = Math.max(
    0,
    row.findIndex((at) => !names[at]!.yields),
  );
  const push = (order: readonly number[], way: 1 | -1) =>
    order.forEach((at, k) => {
      const before = order[k - 1];
      if (before === undefined) return;
      const most = middles[before]! + way * apart(before, at);
      middles[at] = way > 0 ? Math.max(middles[at]!, most) : Math.min(middles[at]!, most);
    });
  push(row.slice(fixed), 1);
  push(row.slice(0, fixed + 1).reverse(), -1);
  // What was pushed over an end pushes back.
  const [first, last] = [row[0], row.at(-1)];
  if (last !== undefined && middles[last]! > high - names[last]!.width / 2) {
    middles[last] = high - names[last]!.width / 2;
    push([...row].reverse(), -1);
  }
  if (first !== undefined && middles[first]! < low + names[first]!.width / 2) {
    middles[first] = low + names[first]!.width / 2;
    push(row, 1);
  }
  return middles;
}
