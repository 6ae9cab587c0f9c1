/**
 * Events of a run as they came: by body, then by frame. In columns, twenty-five bytes each, for a method that loses the ground on every slope has millions, and
 * as objects each would be eight times as large.
 */
import { eventKinds, type EventKind } from '../detectors/types';
import { eventAt } from './events';
import type { AuditEvent, EventColumns } from './types';

/** As `eventKinds` has them: 1 where a kind is meant. */
const meant = (kinds: ReadonlySet<EventKind>): Uint8Array =>
  Uint8Array.from(eventKinds, (kind) => (kinds.has(kind) ? 1 : 0));

export class EventStore implements Iterable<AuditEvent> {
  length = 0;
  readonly #parts: EventColumns[] = [];

  /** @param parts may be of another thread; they are kept, not copied */
  constructor(parts: readonly EventColumns[] = []) {
    for (const part of parts) this.add(part);
  }

  /** Each with at least one event. */
  get parts(): readonly EventColumns[] {
    return this.#parts;
  }

  add(part: EventColumns): void {
    if (part.count === 0) return;
    this.#parts.push(part);
    this.length += part.count;
  }

  *[Symbol.iterator](): IterableIterator<AuditEvent> {
    for (const part of this.#parts) for (let row = 0; row < part.count; row++) yield eventAt(part, row);
  }

  where(kinds: ReadonlySet<EventKind>): EventStore {
    const wanted = meant(kinds);
    return this.#some((part, row) => wanted[part.kind[row]!] === 1);
  }

  /** Those within a box about a place. @param within half its side */
  near([x, y, z]: readonly number[], within: number): EventStore {
    return this.#some(
      ({ place }, row) =>
        Math.abs(place[3 * row]! - x!) < within &&
        Math.abs(place[3 * row + 1]! - y!) < within &&
        Math.abs(place[3 * row + 2]! - z!) < within,
    );
  }

  /** Height of the highest; −Infinity: there is none. */
  highest(kinds: ReadonlySet<EventKind>): number {
    const wanted = meant(kinds);
    let high = -Infinity;
    for (const { count, kind, place } of this.#parts)
      for (let row = 0; row < count; row++)
        if (wanted[kind[row]!] === 1 && place[3 * row + 1]! > high) high = place[3 * row + 1]!;
    return high;
  }

  /** Places of some kinds, 3 numbers each. @param from part to begin with @param most parts are added until there are so many events, at least one */
  places(
    kinds: ReadonlySet<EventKind>,
    from: number,
    most: number,
  ): { readonly places: Float32Array<ArrayBuffer>; readonly next: number } {
    const wanted = meant(kinds);
    let next = from;
    for (let count = 0; next < this.#parts.length && count < most; next++) count += this.#parts[next]!.count;
    const parts = this.#parts.slice(from, next);
    const places = new Float32Array(3 * parts.reduce((sum, { count }) => sum + count, 0));
    let to = 0;
    for (const { count, kind, place } of parts) {
      for (let row = 0; row < count; row++) {
        if (wanted[kind[row]!] !== 1) continue;
        for (let axis = 0; axis < 3; axis++) places[to++] = place[3 * row + axis]!;
      }
    }
    return { places: places.slice(0, to), next };
  }

  #some(is: (part: EventColumns, row: number) => boolean): EventStore {
    const found = new EventStore();
    for (const part of this.#parts) {
      const rows: number[] = [];
      for (let row = 0; row < part.count; row++) if (is(part, row)) rows.push(row);
      found.add(rowsOf(part, rows));
    }
    return found;
  }
}

const rowsOf = ({ kind, body, frame, place, size }: EventColumns, rows: readonly number[]): EventColumns => ({
  count: rows.length,
  kind: Uint8Array.from(rows, (row) => kind[row]!),
  body: Uint32Array.from(rows, (row) => body[row]!),
  frame: Uint32Array.from(rows, (row) => frame[row]!),
  place: Float32Array.from({ length: 3 * rows.length }, (_, at) => place[3 * rows[Math.floor(at / 3)]! + (at % 3)]!),
  size: Float32Array.from(rows, (row) => size[row]!),
});
