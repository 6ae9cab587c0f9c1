import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeTrace, headerSlot, headerSlots, TraceError } from '../../../../web/package/trace/decode';
import { readTrace } from '../../../../web/package/trace';
import { eventFields, type EventKind } from '../../../../web/package/trace/events.gen';
import { encodeTrace, event, paperFrame } from '../../../support/encodeTrace';

const sound = () => encodeTrace(paperFrame([[{ hits: [0.5, null, 0.25] }], [{ hits: [] }]]));

function codeOf(slots: Float64Array): string {
  try {
    decodeTrace(slots);
  } catch (error) {
    if (error instanceof TraceError) return error.code;
    throw error;
  }
  return 'sound';
}

function changed(slot: number, value: number): Float64Array {
  const slots = sound();
  slots[slot] = value;
  return slots;
}

describe('decodeTrace', () => {
  it('gives back every kind of event as it was recorded', () => {
    const kinds = Object.keys(eventFields) as EventKind[];
    const events = kinds.map((kind) => event(kind));
    expect([...decodeTrace(encodeTrace(events)).events()]).toEqual(events);
  });

  it('reads the header', () => {
    const trace = decodeTrace(encodeTrace(paperFrame([[], []]), { truncated: true }));
    expect(trace.header).toMatchObject({ truncated: true, broadPhase: true, records: trace.count });
  });

  it('skips unknown kinds by their length', () => {
    const slots = Float64Array.from([...encodeTrace([event('MoveBegin')]), 999, 3, 1, 2, 3]);
    slots[headerSlot.records] = 2;
    slots[headerSlot.slots] = slots.length;
    expect([...decodeTrace(slots).events()].map(({ kind }) => kind)).toEqual(['MoveBegin']);
  });

  it('names what is wrong', () => {
    expect(codeOf(new Float64Array(3))).toBe('too-short');
    expect(codeOf(changed(headerSlot.magic, 1))).toBe('magic');
    expect(codeOf(changed(headerSlot.version, 2))).toBe('version');
    expect(codeOf(changed(headerSlot.hashLow, 7))).toBe('schema');
    expect(codeOf(changed(headerSlot.slots, 9))).toBe('length');
    expect(codeOf(changed(headerSlot.records, 1))).toBe('length');
    expect(codeOf(changed(headerSlot.records, 1e9))).toBe('length');
    expect(codeOf(sound().slice(0, -1))).toBe('length');
    expect(codeOf(changed(headerSlots, Number.NaN))).toBe('value');
    expect(codeOf(changed(headerSlots + 1, 1e12))).toBe('length');
    expect(codeOf(changed(headerSlots + 1, -1))).toBe('length');
    expect(codeOf(changed(headerSlots + 1, 3))).toBe('length');
    expect(codeOf(changed(headerSlots + 2, 17))).toBe('value');
  });

  it('never does worse than a TraceError, whatever the numbers are', () => {
    const poison = fc.oneof(
      fc.integer({ min: -3, max: 60 }),
      fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0, 0.5, 2 ** 32, 2 ** 53, 1e300),
    );
    const wounds = fc.array(fc.tuple(fc.nat(), poison), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(wounds, fc.boolean(), fc.nat(), (list, cut, where) => {
        const slots = sound();
        for (const [at, value] of list) slots[at % slots.length] = value;
        const given = cut ? slots.slice(0, where % slots.length) : slots;
        try {
          for (const step of readTrace(given, 0).steps) expect(step.event.kind).toBeTypeOf('string');
        } catch (error) {
          expect(error).toBeInstanceOf(TraceError);
        }
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  it('survives any sequence of sound records', () => {
    const kinds = Object.keys(eventFields) as EventKind[];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...kinds), { maxLength: 60 }), fc.boolean(), (order, truncated) => {
        const slots = encodeTrace([event('MoveBegin'), ...order.map((kind) => event(kind))], { truncated });
        try {
          const tree = readTrace(slots, 0);
          expect(new Set(tree.steps.map(({ address }) => address)).size).toBe(tree.steps.length);
        } catch (error) {
          expect(error).toBeInstanceOf(TraceError);
        }
      }),
      { numRuns: 1000, seed: 2 },
    );
  });
});
