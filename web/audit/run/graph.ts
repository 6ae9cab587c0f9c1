/** Ways from cell to cell. */

type Ways = ReadonlyMap<number, ReadonlySet<number>>;

const nowhere: ReadonlySet<number> = new Set();

/** Everything that can be got to, the beginnings included. */
export function reachedFrom(beginnings: readonly number[], ways: Ways): Set<number> {
  const reached = new Set(beginnings);
  const open = [...beginnings];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of ways.get(at) ?? nowhere) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}

/**
 * Parts within which one can get from everywhere to everywhere (Tarjan 1972, without recursion). A part is named by its smallest cell, so that names do
 * not depend on the order of the ways.
 */
export function strongParts(cells: readonly number[], ways: Ways): Map<number, number> {
  const order = new Map<number, number>();
  const low = new Map<number, number>();
  const parts = new Map<number, number>();
  const open: number[] = [];
  const path: { readonly cell: number; readonly rest: Iterator<number> }[] = [];

  const enter = (cell: number) => {
    order.set(cell, order.size);
    low.set(cell, order.get(cell)!);
    open.push(cell);
    path.push({ cell, rest: (ways.get(cell) ?? nowhere)[Symbol.iterator]() });
  };
  const lower = (cell: number, to: number) => low.set(cell, Math.min(low.get(cell)!, to));
  const leave = (cell: number) => {
    path.pop();
    const before = path[path.length - 1];
    if (before) lower(before.cell, low.get(cell)!);
    if (low.get(cell) !== order.get(cell)) return;
    const part = open.splice(open.lastIndexOf(cell));
    const name = part.reduce((least, each) => Math.min(least, each), cell);
    for (const each of part) parts.set(each, name);
  };

  for (const cell of cells) {
    if (!order.has(cell)) enter(cell);
    for (let top = path[path.length - 1]; top; top = path[path.length - 1]) {
      const next = top.rest.next();
      if (next.done) leave(top.cell);
      else if (!order.has(next.value)) enter(next.value);
      else if (!parts.has(next.value)) lower(top.cell, order.get(next.value)!);
    }
  }
  return parts;
}
