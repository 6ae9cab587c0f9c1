/**
 * Events gathered by place and kind. They come in the order of bodies, an event joins the nearest spot of its kind, and a spot stays where its first event
 * was: so it keeps its number when more bodies come in.
 */
import { length3 } from '../run/length';
import { severity, type EventKind } from '../detectors/types';
import type { AuditEvent } from '../run/types';

export interface Spot {
  /** from 1, as they were found */
  readonly number: number;
  readonly kind: EventKind;
  /** of its first event */
  readonly place: readonly [number, number, number];
  readonly bodies: number;
  readonly events: number;
  readonly worst: AuditEvent;
}

interface Growing extends Spot {
  bodies: number;
  events: number;
  worst: AuditEvent;
  /** the last body seen; they come in order */
  lastBody: number;
}

export class Spots {
  readonly #spots: Growing[] = [];
  readonly #cells = new Map<string, Growing[]>();
  readonly #lastBody = new Map<EventKind, number>();
  readonly #counts = new Map<EventKind, { events: number; bodies: number }>();

  /** @param reach how far from its first event a spot goes */
  constructor(private readonly reach: number) {}

  /** Events must come by ascending body. */
  add(event: AuditEvent): void {
    const count = this.#counts.get(event.kind) ?? { events: 0, bodies: 0 };
    count.events++;
    if (this.#lastBody.get(event.kind) !== event.body) count.bodies++;
    this.#lastBody.set(event.kind, event.body);
    this.#counts.set(event.kind, count);
    const spot = this.#near(event);
    if (!spot) return this.#found(event);
    spot.events++;
    if (spot.lastBody !== event.body) spot.bodies++;
    spot.lastBody = event.body;
    if (event.size > spot.worst.size) spot.worst = event;
  }

  /** @returns how many events and how many bodies had one */
  count(kind: EventKind): { readonly events: number; readonly bodies: number } {
    return this.#counts.get(kind) ?? { events: 0, bodies: 0 };
  }

  /** Bodies with an event of a kind within reach of a place: those of the spots there. A body in two of them counts twice. */
  bodiesNear(kind: EventKind, place: readonly number[]): number {
    return this.#around(kind, place).reduce(
      (sum, spot) => sum + (away(spot.place, place) <= this.reach ? spot.bodies : 0),
      0,
    );
  }

  /** Worst first: by kind, then by how many bodies, then by how often, then as they were found. */
  ranked(): Spot[] {
    const rank = (kind: EventKind) => severity.indexOf(kind);
    return [...this.#spots].sort(
      (a, b) => rank(a.kind) - rank(b.kind) || b.bodies - a.bodies || b.events - a.events || a.number - b.number,
    );
  }

  #near({ kind, place }: AuditEvent): Growing | undefined {
    let best: Growing | undefined;
    let least = Infinity;
    for (const spot of this.#around(kind, place)) {
      const far = away(spot.place, place);
      if (far <= this.reach && far < least) [best, least] = [spot, far];
    }
    return best;
  }

  #around(kind: EventKind, place: readonly number[]): Growing[] {
    const found: Growing[] = [];
    for (let i = -1; i <= 1; i++) {
      for (let j = -1; j <= 1; j++) {
        for (let k = -1; k <= 1; k++) found.push(...(this.#cells.get(this.#key(kind, place, i, j, k)) ?? []));
      }
    }
    return found;
  }

  #found(event: AuditEvent): void {
    const { kind, place, body } = event;
    const spot: Growing = {
      number: this.#spots.length + 1,
      kind,
      place,
      bodies: 1,
      events: 1,
      worst: event,
      lastBody: body,
    };
    this.#spots.push(spot);
    const key = this.#key(kind, place, 0, 0, 0);
    const cell = this.#cells.get(key);
    if (cell) cell.push(spot);
    else this.#cells.set(key, [spot]);
  }

  #key(kind: EventKind, place: readonly number[], i: number, j: number, k: number): string {
    const [x, y, z] = place.map((value) => Math.floor(value / this.reach));
    return `${kind} ${x + i} ${y + j} ${z + k}`;
  }
}

const away = (a: readonly number[], b: readonly number[]) => length3(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
