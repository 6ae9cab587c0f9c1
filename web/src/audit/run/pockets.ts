/**
 * Which parts of the ground bodies went between. Space is cut into cells so small that two centres in one of them cannot have a wall between them;
 * cells are joined by the ways that bodies made on the ground. A pocket is a part that bodies went round in again and again, and that no way joins to where most
 * of them are.
 */
export class Passages {
  readonly #pairs = new Set<number>();
  readonly #entries = new Map<number, number>();
  readonly #last: Float64Array;
  readonly #counts: readonly [number, number, number];
  readonly #low: readonly number[];
  readonly #size: number;

  constructor(
    bounds: { readonly min: readonly number[]; readonly max: readonly number[] },
    radii: readonly number[],
    bodies: number,
  ) {
    this.#size = cellSize(bounds, radii);
    this.#low = bounds.min.map((low) => low - this.#size);
    this.#counts = [0, 1, 2].map((axis) => Math.ceil((bounds.max[axis] - this.#low[axis]) / this.#size) + 2) as [
      number,
      number,
      number,
    ];
    this.#last = new Float64Array(bodies).fill(-1);
  }

  /** −1: outside */
  cellOf(x: number, y: number, z: number): number {
    const [nx, ny, nz] = this.#counts;
    const i = Math.floor((x - this.#low[0]) / this.#size);
    const j = Math.floor((y - this.#low[1]) / this.#size);
    const k = Math.floor((z - this.#low[2]) / this.#size);
    return i >= 0 && j >= 0 && k >= 0 && i < nx && j < ny && k < nz ? i + nx * (j + ny * k) : -1;
  }

  /** A body stands there after a frame. */
  stands(body: number, x: number, y: number, z: number): void {
    const cell = this.cellOf(x, y, z);
    const last = this.#last[body];
    if (cell < 0 || cell === last) return;
    this.#last[body] = cell;
    this.#entries.set(cell, (this.#entries.get(cell) ?? 0) + 1);
    if (last < 0) return;
    const cells = this.#counts[0] * this.#counts[1] * this.#counts[2];
    this.#pairs.add(Math.min(cell, last) * cells + Math.max(cell, last));
  }

  /** How often bodies came into each cell: the cell and the number in turns. */
  entries(): Float64Array {
    return Float64Array.from([...this.#entries].sort(([a], [b]) => a - b).flat());
  }

  /** Two cells each, in an order of their own. */
  pairs(): Float64Array {
    const cells = this.#counts[0] * this.#counts[1] * this.#counts[2];
    const sorted = Float64Array.from(this.#pairs).sort();
    return Float64Array.from({ length: sorted.length * 2 }, (_, k) =>
      k % 2 === 0 ? Math.floor(sorted[k >> 1] / cells) : sorted[k >> 1] % cells,
    );
  }
}

/** Pairs of cells are numbers below 2^53, so there are fewer than 2^26 cells. */
const mostCells = 2 ** 26;

function cellSize(
  { min, max }: { readonly min: readonly number[]; readonly max: readonly number[] },
  radii: readonly number[],
): number {
  const extent = min.map((low, axis) => max[axis] - low);
  let size = Math.min(...radii);
  while (extent.reduce((product, length) => product * (length / size + 4), 1) > mostCells) size *= 1.25;
  return size;
}

/** Came so often into each of its cells, a part of the ground is known: its bodies went round in it and never out. */
const knownEntries = 2;

/** Joins cells over all bodies. */
export class Pockets {
  readonly #parent = new Map<number, number>();
  readonly #entries = new Map<number, number>();

  add({ passages, entries }: { readonly passages: Float64Array; readonly entries: Float64Array }): void {
    for (let k = 0; k < entries.length; k += 2) {
      this.#entries.set(entries[k], (this.#entries.get(entries[k]) ?? 0) + entries[k + 1]);
    }
    for (let k = 0; k < passages.length; k += 2) {
      const [a, b] = [this.root(passages[k]), this.root(passages[k + 1])];
      // The smaller number leads, so that the order of joining does not matter.
      if (a !== b) this.#parent.set(Math.max(a, b), Math.min(a, b));
    }
  }

  root(cell: number): number {
    let at = cell;
    for (let next = this.#parent.get(at); next !== undefined; next = this.#parent.get(at)) at = next;
    for (let each = cell; each !== at;) {
      const next = this.#parent.get(each)!;
      this.#parent.set(each, at);
      each = next;
    }
    return at;
  }

  /**
   * Whether each body started in a pocket: a part of the ground that its bodies went round in often enough to know it, that no way joins to the part in
   * which most bodies started.
   */
  judge(startCells: ArrayLike<number>): boolean[] {
    const starts = new Map<number, number>();
    const roots = Array.from(startCells, (cell) => (cell < 0 ? -1 : this.root(cell)));
    for (const root of roots) if (root >= 0) starts.set(root, (starts.get(root) ?? 0) + 1);
    let main = -1;
    for (const [root, count] of starts) {
      const most = starts.get(main) ?? 0;
      if (count > most || (count === most && root < main)) main = root;
    }
    const known = this.#known();
    return roots.map((root) => root >= 0 && root !== main && known.has(root));
  }

  /** Parts whose cells were come into often. */
  #known(): Set<number> {
    const parts = new Map<number, { cells: number; entries: number }>();
    for (const [cell, entries] of this.#entries) {
      const part = parts.get(this.root(cell)) ?? { cells: 0, entries: 0 };
      part.cells++;
      part.entries += entries;
      parts.set(this.root(cell), part);
    }
    return new Set(
      [...parts].filter(([, { cells, entries }]) => entries >= knownEntries * cells).map(([root]) => root),
    );
  }
}
