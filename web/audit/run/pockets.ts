/**
 * Which parts of the ground bodies can leave. Space is cut into cells so small that two centres in one of them cannot have a wall between them; ways that
 * bodies made on the ground lead from cell to cell, and back where the way down is one that can be stepped or jumped up. A pocket is a part that bodies
 * went round in again and again, and from which no way leads to where most of them are.
 */
import { reachedFrom, strongParts } from './graph';

export class Passages {
  readonly #pairs = new Set<number>();
  readonly #entries = new Map<number, number>();
  readonly #last: Float64Array;
  readonly #counts: readonly [number, number, number];
  readonly #low: readonly number[];
  readonly #size: number;
  readonly #lastHeight: Float64Array;

  /** @param climb a drop of more than this is a way down only */
  constructor(
    bounds: { readonly min: readonly number[]; readonly max: readonly number[] },
    radii: readonly number[],
    bodies: number,
    private readonly climb: number,
  ) {
    this.#lastHeight = new Float64Array(bodies);
    this.#size = Math.min(...radii);
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
    const drop = this.#lastHeight[body] - y;
    this.#lastHeight[body] = y;
    if (cell < 0 || cell === last) return;
    this.#last[body] = cell;
    this.#entries.set(cell, (this.#entries.get(cell) ?? 0) + 1);
    if (last < 0) return;
    const cells = this.#counts[0] * this.#counts[1] * this.#counts[2];
    this.#pairs.add(last * cells + cell);
    if (drop <= this.climb) this.#pairs.add(cell * cells + last);
  }

  /** It has walked off the level from where it last stood: that is a way out, too. */
  leaves(body: number): void {
    const last = this.#last[body];
    if (last >= 0) this.#pairs.add(last * this.#counts[0] * this.#counts[1] * this.#counts[2] + outside);
  }

  /** How often bodies came into each cell: the cell and the number in turns. */
  entries(): Float64Array {
    return Float64Array.from([...this.#entries].sort(([a], [b]) => a - b).flat());
  }

  /** From and to, two cells each, in an order of their own. */
  pairs(): Float64Array {
    const cells = this.#counts[0] * this.#counts[1] * this.#counts[2];
    const sorted = Float64Array.from(this.#pairs).sort();
    return Float64Array.from({ length: sorted.length * 2 }, (_, k) =>
      k % 2 === 0 ? Math.floor(sorted[k >> 1] / cells) : sorted[k >> 1] % cells,
    );
  }
}

/** Stands for all that is beyond the edges: a cell below the level, in which nobody stands. */
const outside = 0;
/** Pairs of cells are numbers below 2^53, so there are fewer than 2^26 cells. */
const mostCells = 2 ** 26;
/** Cells of ground: what they and their ways take is bounded by them. */
const mostGround = 200_000;

/** Whether pockets can be told here: cells that are small enough to keep walls between them are not too many. */
export function canTell(
  { min, max }: { readonly min: readonly number[]; readonly max: readonly number[] },
  radii: readonly number[],
  area: number,
): boolean {
  const size = Math.min(...radii);
  const cells = min.reduce((product, low, axis) => product * ((max[axis] - low) / size + 4), 1);
  return cells <= mostCells && area / (size * size) <= mostGround;
}

/** Came so often into each of its cells, a part of the ground is known: its bodies went round in it and never out. */
const knownEntries = 2;

/** All bodies' ways together. */
export class Pockets {
  readonly #ways = new Map<number, Set<number>>();
  readonly #entries = new Map<number, number>();

  add({ passages, entries }: { readonly passages: Float64Array; readonly entries: Float64Array }): void {
    for (let k = 0; k < entries.length; k += 2) {
      this.#entries.set(entries[k], (this.#entries.get(entries[k]) ?? 0) + entries[k + 1]);
    }
    for (let k = 0; k < passages.length; k += 2) {
      const ways = this.#ways.get(passages[k]);
      if (ways) ways.add(passages[k + 1]);
      else this.#ways.set(passages[k], new Set([passages[k + 1]]));
    }
  }

  /** Whether each body started in a pocket. @param startCells −1: it did not start */
  judge(startCells: ArrayLike<number>): boolean[] {
    const cells = [...this.#entries.keys()].sort((a, b) => a - b);
    const parts = strongParts(cells, this.#ways);
    const starts = new Map<number, number>();
    for (const cell of Array.from(startCells)) {
      const part = parts.get(cell);
      if (part !== undefined) starts.set(part, (starts.get(part) ?? 0) + 1);
    }
    let main = -1;
    for (const [part, count] of starts) {
      const most = starts.get(main) ?? 0;
      if (count > most || (count === most && part < main)) main = part;
    }
    const leading = reachedFrom([outside, ...cells.filter((cell) => parts.get(cell) === main)], backwards(this.#ways));
    const known = this.#known(parts);
    return Array.from(startCells, (cell) => {
      const part = parts.get(cell);
      return part !== undefined && !leading.has(cell) && known.has(part);
    });
  }

  /** Parts whose cells were come into often. */
  #known(parts: ReadonlyMap<number, number>): Set<number> {
    const sums = new Map<number, { cells: number; entries: number }>();
    for (const [cell, entries] of this.#entries) {
      const part = parts.get(cell)!;
      const sum = sums.get(part) ?? { cells: 0, entries: 0 };
      sum.cells++;
      sum.entries += entries;
      sums.set(part, sum);
    }
    return new Set([...sums].filter(([, { cells, entries }]) => entries >= knownEntries * cells).map(([part]) => part));
  }
}

function backwards(ways: ReadonlyMap<number, ReadonlySet<number>>): Map<number, Set<number>> {
  const back = new Map<number, Set<number>>();
  for (const [from, all] of ways) {
    for (const to of all) {
      const set = back.get(to);
      if (set) set.add(from);
      else back.set(to, new Set([from]));
    }
  }
  return back;
}
