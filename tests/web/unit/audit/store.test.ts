// Events in columns: the same events as came in, whichever are asked for.
import { describe, expect, it } from 'vitest';
import { eventKinds, type EventKind } from '../../../../web/audit/detectors/types';
import { EventList } from '../../../../web/audit/run/events';
import { EventStore } from '../../../../web/audit/run/store';

const kindOf = (at: number): EventKind => eventKinds[at % 3]!;
function listOf(from: number, to: number) {
  const list = new EventList();
  for (let at = from; at < to; at++) list.add(kindOf(at), at, at + 1, [at, at / 2, -at], at / 4);
  return list.columns();
}
const filled = () => new EventStore([listOf(0, 4), listOf(4, 4), listOf(4, 10)]);

describe('stored events', () => {
  it('come out as they went in', () => {
    const store = filled();
    expect(store.length).toBe(10);
    expect(store.parts.length).toBe(2);
    expect([...store].map(({ body, frame, place, size, kind }) => [body, frame, ...place, size, kind])).toEqual(
      Array.from({ length: 10 }, (_, at) => [at, at + 1, at, at / 2, -at, at / 4, kindOf(at)]),
    );
    expect([...new EventStore(store.parts)]).toEqual([...store]);
    expect([...new EventStore()]).toEqual([]);
  });

  it('are told apart by kind and by place', () => {
    const store = filled();
    const kinds = new Set([kindOf(1)]);
    expect([...store.where(kinds)]).toEqual([...store].filter(({ kind }) => kinds.has(kind)));
    expect([...store.near([4, 2, -4], 2.5)].map(({ body }) => body)).toEqual([2, 3, 4, 5, 6]);
    expect(store.highest(kinds)).toBe(3.5);
    expect(store.highest(new Set())).toBe(-Infinity);
  });

  it('give their places a handful at a time', () => {
    const store = filled();
    const kinds = new Set(eventKinds);
    const first = store.places(kinds, 0, 1);
    expect([...first.places]).toEqual([0, 1, 2, 3].flatMap((at) => [at, at / 2, -at]));
    const second = store.places(kinds, first.next, 1);
    expect(second.places.length).toBe(18);
    expect(store.places(kinds, second.next, 1)).toEqual({ places: new Float32Array(), next: 2 });
    expect(store.places(kinds, 0, 1000).places.length).toBe(30);
    expect([...store.places(new Set([kindOf(9)]), first.next, 1000).places]).toEqual([6, 9].flatMap((at) => [at, at / 2, -at])); // prettier-ignore
  });
});
