/** The trace of one frame as JSON: what every field is and in which unit or space, then every record in the order it was made. */
import { decodeTrace, type Trace } from '../../package/trace';
import { eventDocs } from '../../package/trace/eventDocs.gen';
import { type EventKind, eventFields, schemaHash } from '../../package/trace/events.gen';
import * as generated from '../../package/trace/events.gen';
import { flatText, jsonText, type Json } from './json';

export const traceFormat = 'sweepscope-trace';
export const traceJsonVersion = 1;
/** About 100 MB of text. */
export const mostRecords = 300_000;
/** Records of one piece of text. */
const pieceLength = 2000;

export interface TraceJson {
  readonly pieces: readonly string[];
  readonly records: number;
  /** records that are not in the file */
  readonly leftOut: number;
}

/** @param most records written; what is beyond it is counted, in the file too */
export function traceJson(slots: Float64Array, address: string, most = mostRecords): TraceJson {
  const trace = decodeTrace(slots);
  const records = Math.min(trace.count, most);
  const leftOut = trace.count - records;
  const head = {
    format: traceFormat,
    version: traceJsonVersion,
    frame: address,
    numbers: 'read back to the same doubles; "Infinity", "-Infinity" and "NaN" are text',
    schema: { hash: schemaHash, units: unitTexts, enums: enumValues(), events: eventsJson() },
    recorder: { records: trace.header.records, truncated: trace.header.truncated, broadPhase: trace.header.broadPhase },
    written: { records, leftOut },
  };
  // The head without its last brace; the records follow.
  const pieces = [`${jsonText(head).replace(/\n\}$/, '')},\n  "records": [\n`];
  for (let from = 0; from < records; from += pieceLength) {
    pieces.push(piece(trace, from, Math.min(from + pieceLength, records), records));
  }
  pieces.push('  ]\n}\n');
  return { pieces, records, leftOut };
}

function piece(trace: Trace, from: number, to: number, records: number): string {
  let text = '';
  for (let record = from; record < to; record++) {
    text += `    ${flatText({ ...trace.event(record) })}${record + 1 < records ? ',' : ''}\n`;
  }
  return text;
}

/** What the units of the schema mean. */
const unitTexts = {
  index: 'a number, counted from 0',
  count: 'how many',
  fraction: 'part of the displacement of its sweep, 0 to 1',
  world: 'world space, in the unit of the mesh',
  ellipsoid: 'ellipsoid space, where the ellipsoid is a sphere of radius 1',
  scalar: 'a plain number',
  flag: 'true or false',
  enum: 'one of the values of its type',
};

function enumValues(): Record<string, Json> {
  const lists = Object.entries(generated).filter(([name]) => name.endsWith('Values'));
  return Object.fromEntries(lists.map(([name, values]) => [name.replace(/Values$/, ''), values as readonly string[]]));
}

function eventsJson(): Json {
  const kinds = Object.keys(eventFields) as EventKind[];
  const fieldsOf = (kind: EventKind) =>
    Object.entries(eventFields[kind].fields).map(([name, field]) => {
      return [name, { ...field, doc: eventDocs[kind].fields[name]! }];
    });
  return Object.fromEntries(
    kinds.map((kind) => [kind, { doc: eventDocs[kind].doc, fields: Object.fromEntries(fieldsOf(kind)) }]),
  );
}
