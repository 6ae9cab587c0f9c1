/** The moves that are kept: columns that double until the limit, then go round. */
import type { MoveResults } from '../types.ts';
import { hashRow } from './rowHash.ts';
import type { Tape } from './types.ts';

/** Moves there is room for at first: four seconds of one body. */
const fewest = 256;

type Columns = Pick<Tape, 'requests' | 'positions' | 'hashes' | 'bodies' | 'optionsOf' | 'calls'>;

/** Numbers a move takes in each column, in the order in which a tape has them. */
export const widths = {
  requests: 12,
  positions: 3,
  hashes: 2,
  bodies: 1,
  optionsOf: 1,
  calls: 1,
} as const satisfies Record<keyof Columns, number>;
export type ColumnName = keyof Columns;

const columnsFor = (room: number): Columns => ({
  requests: new Float64Array(12 * room),
  positions: new Float64Array(3 * room),
  hashes: new Uint32Array(2 * room),
  bodies: new Uint32Array(room),
  optionsOf: new Uint32Array(room),
  calls: new Uint32Array(room),
});

export class Rows {
  count = 0;
  dropped = 0;
  #columns: Columns;
  #room: number;
  /** place of the oldest */
  #first = 0;
  #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
    this.#room = Math.min(fewest, limit);
    this.#columns = columnsFor(this.#room);
  }

  /** Puts one move behind the others. */
  add(requests: Float64Array, results: MoveResults, row: number, body: number, options: number, call: number): void {
    if (this.count === this.#room && this.#room < this.#limit) this.#grow();
    const at = (this.#first + this.count) % this.#room;
    if (this.count < this.#room) this.count++;
    else {
      this.#first = (this.#first + 1) % this.#room;
      this.dropped++;
    }
    const columns = this.#columns;
    for (let k = 0; k < 12; k++) columns.requests[12 * at + k] = requests[12 * row + k] as number;
    for (let k = 0; k < 3; k++) columns.positions[3 * at + k] = results.position[3 * row + k] as number;
    hashRow(results, row, columns.hashes, at);
    columns.bodies[at] = body;
    columns.optionsOf[at] = options;
    columns.calls[at] = call;
  }

  /** Hands over a column in its order, oldest move first: one or two parts. */
  parts(name: ColumnName): readonly (Float64Array | Uint32Array)[] {
    const column = this.#columns[name];
    const width = widths[name];
    const end = this.#first + this.count;
    const head = column.subarray(width * this.#first, width * Math.min(end, this.#room));
    return end <= this.#room ? [head] : [head, column.subarray(0, width * (end - this.#room))];
  }

  /** Writes other numbers for the sets of options. */
  renumber(numbers: ReadonlyMap<number, number>): void {
    const { optionsOf } = this.#columns;
    for (let k = 0; k < this.count; k++) {
      const at = (this.#first + k) % this.#room;
      optionsOf[at] = numbers.get(optionsOf[at] as number) as number;
    }
  }

  clear(): void {
    this.count = this.dropped = this.#first = 0;
  }

  #grow(): void {
    const room = Math.min(2 * this.#room, this.#limit);
    try {
      const columns = columnsFor(room);
      // Full and never gone round: the oldest is the first.
      for (const name of Object.keys(widths) as ColumnName[]) columns[name].set(this.#columns[name] as never);
      this.#columns = columns;
      this.#room = room;
    } catch {
      // A game goes on where there is no memory for a longer tape: it stays as long as it is.
      this.#limit = this.#room;
    }
  }
}
