import { describe, expect, it } from 'vitest';
import { candidatesCsv } from '../../../../web/page/export/csv';
import { traceJson } from '../../../../web/page/export/traceJson';
import { whyNot } from '../../../../web/page/explain/whyNot';
import { candidates, decodeTrace } from '../../../../web/package/trace';
import { eventFields, type EventKind, schemaHash } from '../../../../web/package/trace/events.gen';
import { encodeTrace, event } from '../../../support/encodeTrace';
import { opened, sceneOf, play, withMethod } from '../presets/run';

type Parsed = {
  schema: {
    hash: string;
    units: Record<string, string>;
    enums: Record<string, string[]>;
    events: Record<string, { doc: string; fields: Record<string, { type: string; unit: string; doc: string }> }>;
  };
  written: { records: number; leftOut: number };
  records: Record<string, unknown>[];
};

const kinds = Object.keys(eventFields) as EventKind[];

describe('the trace as JSON', () => {
  const all = encodeTrace(kinds.map((kind) => event(kind)));

  it('says of every field of every kind what it is and in which unit or space', () => {
    const { schema, records } = JSON.parse(traceJson(all, 'f0').pieces.join('')) as Parsed;
    expect(schema.hash).toBe(schemaHash);
    expect(records.map(({ kind }) => kind)).toEqual(kinds);
    for (const { kind, ...fields } of records) {
      const described = schema.events[kind as string]!.fields;
      expect(Object.keys(described), kind as string).toEqual(Object.keys(fields));
      for (const [name, { type, unit, doc }] of Object.entries(described)) {
        expect(schema.units, `${String(kind)}.${name}`).toHaveProperty([unit]);
        expect(doc.length).toBeGreaterThan(0);
        if (unit === 'enum') expect(schema.enums[type]).toContain(fields[name]);
      }
    }
  });

  it('holds every number of the trace, to the last bit', async () => {
    const scene = withMethod(await sceneOf('stairs'), 'robust');
    const played = await play(scene);
    const slots = played.trace(8);
    const read = JSON.parse(traceJson(slots, 'f8').pieces.join('')) as Parsed;
    const texts = (value: unknown): unknown =>
      typeof value === 'number' && !Number.isFinite(value)
        ? String(value)
        : Array.isArray(value)
          ? value.map(texts)
          : value;
    const expected = [...decodeTrace(slots).events()].map((record) => {
      return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, texts(value)]));
    });
    expect(read.records).toEqual(expected);
    expect(read.written).toEqual({ records: expected.length, leftOut: 0 });
    played.dispose();
  });

  it('counts what it leaves out, in the file and beside it', () => {
    const { pieces, records, leftOut } = traceJson(all, 'f0', 5);
    const read = JSON.parse(pieces.join('')) as Parsed;
    expect({ records, leftOut }).toEqual({ records: 5, leftOut: kinds.length - 5 });
    expect(read.written).toEqual({ records: 5, leftOut: kinds.length - 5 });
    expect(read.records).toHaveLength(5);
  });
});

describe('candidates as CSV', () => {
  it('has a row for each, with the numbers of the trace and the margin by which it failed', async () => {
    const { step } = await opened('stairs', 'EdgeTest');
    const slide = step.parent!.parent!;
    const lines = candidatesCsv(slide).split('\r\n');
    const [head, ...rows] = lines.slice(0, -1).map((line) => line.split(','));
    expect(lines.at(-1)).toBe('');
    const cells = rows.map((row) => Object.fromEntries(row.map((cell, at) => [head![at]!, cell])));
    const all = candidates(slide);
    expect(cells.map(({ address }) => address)).toEqual(all.map((row) => row.step.address));
    let failures = 0;
    all.forEach((row, at) => {
      const cell = cells[at]!;
      const number = (name: string) => (cell[name] === '' ? null : Number(cell[name]));
      expect(number('triangle')).toBe(row.triangle);
      expect(number('t')).toBe(row.time);
      expect(number('t0')).toBe(row.t0);
      expect(number('t1')).toBe(row.t1);
      expect(cell['verdict']).toBe(row.outcome);
      const failed = whyNot(row.step);
      if (failed) failures++;
      expect(number('margin')).toBe(failed && Math.abs(failed.value - failed.bound));
    });
    expect(failures).toBeGreaterThan(3);
  });
});
