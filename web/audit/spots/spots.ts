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
  /** cubes of the grid that it lies in */
  readonly cube: Cube;
}

type Cube = readonly [number, number, number];

/** A hair more than needed, so that rounding leaves out no cube. */
const hair = 1e-6;

export class Spots {
  readonly #spots: Growing[] = [];
  /** by cubes twice as wide as a spot reaches: never more than eight are asked, and one body may lose the ground in every frame */
  readonly #cubes = new Map<number, Growing[]>();
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
    let sum = 0;
    this.#within(kind, place, ({ bodies }) => (sum += bodies));
    return sum;
  }

  /** Worst first: by kind, then by how many bodies, then by how often, then as they were found. */
  ranked(): Spot[] {
    const rank = (kind: EventKind) => severity.indexOf(kind);
    return [...this.#spots].sort(
      (a, b) => rank(a.kind) - rank(b.kind) || b.bodies - a.bodies || b.events - a.events || a.number - b.number,
    );
  }

  /** The nearest; of equally near ones the first. */
  #near({ kind, place }: AuditEvent): Growing | undefined {
    let best: Growing | undefined;
    let least = Infinity;
    this.#within(kind, place, (spot, far) => {
      if (far < least || (far === least && spot.number < best!.number)) [best, least] = [spot, far];
    });
    return best;
  }

  #within(kind: EventKind, place: readonly number[], visit: (spot: Growing, far: number) => void): void {
    const reach = this.reach * (1 + hair);
    const least = this.#cubeAt(place, -reach);
    const most = this.#cubeAt(place, reach);
    for (const x of either(least[0], most[0])) {
      for (const y of either(least[1], most[1])) {
        for (const z of either(least[2], most[2])) {
          for (const spot of this.#cubes.get(key(x, y, z)) ?? []) {
            if (spot.kind !== kind || spot.cube[0] !== x || spot.cube[1] !== y || spot.cube[2] !== z) continue;
            const far = away(spot.place, place);
            if (far <= this.reach) visit(spot, far);
          }
        }
      }
    }
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
      cube: this.#cubeAt(place, 0),
    };
    this.#spots.push(spot);
    const at = key(...spot.cube);
    const others = this.#cubes.get(at);
    if (others) others.push(spot);
    else this.#cubes.set(at, [spot]);
  }

  #cubeAt([x, y, z]: readonly number[], beside: number): Cube {
    const side = 2 * this.reach * (1 + 2 * hair);
    return [Math.floor((x + beside) / side), Math.floor((y + beside) / side), Math.floor((z + beside) / side)];
  }
}

const either = (a: number, b: number) => (a === b ? [a] : [a, b]);

/** Small enough to be no object; cubes that share one are told apart by themselves. */
const key = (x: number, y: number, z: number): number =>
  (Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) >>> 2;

const away = (a: readonly number[], b: readonly number[]) => length3(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
