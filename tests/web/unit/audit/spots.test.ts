// Spots: the grid they are looked up in against every spot, one by one.
import { describe, expect, it } from 'vitest';
import type { EventKind } from '../../../../web/audit/detectors/types';
import { length3 } from '../../../../web/audit/run/length';
import { Streams } from '../../../../web/audit/run/random';
import type { AuditEvent } from '../../../../web/audit/run/types';
import { Spots } from '../../../../web/audit/spots/spots';

const kinds: readonly EventKind[] = ['sticks', 'groundLost'];
const away = (a: readonly number[], b: readonly number[]) => length3(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);

/** @param size of the region, in reaches; whole numbers of them often, for what lies between two cubes */
function eventsIn(seed: number, reach: number, size: number, at: number): AuditEvent[] {
  const streams = new Streams(seed, 0, 1);
  const number = () => {
    const value = (streams.next(0) - 0.5) * size;
    return Math.fround(at + reach * (streams.next(0) < 0.3 ? Math.round(value) : value));
  };
  return Array.from({ length: 1500 }, (_, body) => ({
    kind: kinds[streams.next(0) < 0.5 ? 0 : 1]!,
    body: Math.floor(body / 3),
    frame: body % 3,
    place: [number(), number(), number()],
    size: Math.round(streams.next(0) * 8),
  }));
}

/** What is asked of a spot, by looking at all. */
function oneByOne(events: readonly AuditEvent[], reach: number) {
  const spots: { kind: EventKind; place: readonly number[]; bodies: Set<number>; events: number; size: number }[] = [];
  for (const { kind, place, body, size } of events) {
    let best: (typeof spots)[number] | undefined;
    for (const spot of spots) {
      if (spot.kind !== kind || away(spot.place, place) > reach) continue;
      if (!best || away(spot.place, place) < away(best.place, place)) best = spot;
    }
    if (!best) spots.push((best = { kind, place, bodies: new Set(), events: 0, size: -Infinity }));
    best.events++;
    best.bodies.add(body);
    best.size = Math.max(best.size, size);
  }
  return spots;
}

describe('spots', () => {
  for (const [name, reach, size, at] of [
    ['close together', 0.7, 8, 0],
    ['far apart', 1, 60, -13],
    ['far from the origin', 0.5, 12, 300_000],
    ['where a step of the numbers is wider than a spot', 0.001, 12, 3e38],
  ] as const) {
    it(`gather what a look at all gathers: ${name}`, () => {
      const seed = 7;
      const events = eventsIn(seed, reach, size, at);
      const spots = new Spots(reach);
      for (const event of events) spots.add(event);
      const plain = oneByOne(events, reach);
      const found = [...spots.ranked()].sort((a, b) => a.number - b.number);
      expect(
        found.map(({ kind, place, bodies, events: times, worst }) => [kind, place, bodies, times, worst.size]),
        `seed ${seed}`,
      ).toEqual(plain.map((spot) => [spot.kind, spot.place, spot.bodies.size, spot.events, spot.size]));
      for (const { kind, place } of events.slice(0, 200)) {
        const near = plain.filter((spot) => spot.kind === kind && away(spot.place, place) <= reach);
        expect(spots.bodiesNear(kind, place)).toBe(near.reduce((sum, { bodies }) => sum + bodies.size, 0));
      }
    });
  }

  it('take an event without a place, each for itself', () => {
    const spots = new Spots(1);
    for (const body of [0, 1, 2]) {
      spots.add({ kind: 'lost', body, frame: 0, place: [NaN, Infinity, -Infinity], size: 0 });
    }
    expect(spots.ranked()).toHaveLength(3);
  });
});
