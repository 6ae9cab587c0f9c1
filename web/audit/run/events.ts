import { eventKinds, type EventKind } from '../detectors/types';
import type { AuditEvent, EventColumns } from './types';

const numberOf = new Map(eventKinds.map((kind, index) => [kind, index]));

/** Gathers events of one crowd as they come, and gives them in the order of bodies. */
export class EventList {
  readonly #rows: { kind: number; body: number; frame: number; place: readonly number[]; size: number }[] = [];

  add(kind: EventKind, body: number, frame: number, place: readonly [number, number, number], size: number): void {
    this.#rows.push({ kind: numberOf.get(kind)!, body, frame, place, size });
  }

  columns(): EventColumns {
    const rows = this.#rows.sort((a, b) => a.body - b.body || a.frame - b.frame || a.kind - b.kind);
    return {
      count: rows.length,
      kind: Uint8Array.from(rows, ({ kind }) => kind),
      body: Uint32Array.from(rows, ({ body }) => body),
      frame: Uint32Array.from(rows, ({ frame }) => frame),
      place: Float32Array.from(rows.flatMap(({ place }) => place)),
      size: Float32Array.from(rows, ({ size }) => size),
    };
  }
}

export function eventAt(columns: EventColumns, row: number): AuditEvent {
  const [x, y, z] = columns.place.subarray(row * 3, row * 3 + 3);
  return {
    kind: eventKinds[columns.kind[row]],
    body: columns.body[row],
    frame: columns.frame[row],
    place: [x, y, z],
    size: columns.size[row],
  };
}
