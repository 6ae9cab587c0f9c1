/**
 * Reads a trace: checks the header, finds every record, decodes events one at a time when somebody asks for them.
 *
 * A trace is one Float64Array: a header of 8 slots, then records of kind, payload length, payload (wasm/trace/events.def).
 * It comes from another program, so nothing in it is believed: no length, count or enum value is used before it was checked.
 */
import * as schema from './events.gen.ts';
import type { EventKind, EventOf, TraceEvent } from './events.gen.ts';

/** First slot of every trace, "SWPS". */
export const traceMagic = 0x53575053;
export const traceVersion = 1;

/** Slots of the header, in order; twin of `HeaderSlot` in wasm/trace/recorder.h. */
export const headerSlot = {
  magic: 0,
  version: 1,
  hashHigh: 2,
  hashLow: 3,
  records: 4,
  slots: 5,
  truncated: 6,
  detail: 7,
} as const;
export const headerSlots = 8;

/**
 * What is wrong with a trace: fewer slots than a header, not a trace at all, written by another version or schema, a length that does not fit, an enum value
 * that does not exist, events that do not nest.
 */
export type TraceErrorCode =
  | 'too-short' // fewer slots than a header
  | 'magic' // not a trace at all
  | 'version' // written by another version
  | 'schema' // written by a module with another events.def
  | 'length' // a length or count that does not fit
  | 'value' // an enum value that does not exist
  | 'order'; // events that do not nest

/** The one error of decoding and tree building. `slot` is where it was noticed. */
export class TraceError extends Error {
  /** name of the class */
  override readonly name = 'TraceError';

  constructor(
    /** what is wrong */
    readonly code: TraceErrorCode,
    /** index into the trace, where it was noticed */
    readonly slot: number,
    detail = '',
  ) {
    super(`trace ${code} at slot ${slot}${detail && `: ${detail}`}`);
  }
}

/** What a trace says of itself. */
export interface TraceHeader {
  /** of the schema it was written with; another one than the package's is refused */
  readonly schemaHash: string;
  /** how many records there are, those of unknown kinds among them */
  readonly records: number;
  /** true: the recorder reached its limit and this is the beginning only */
  readonly truncated: boolean;
  /** true: visited boxes of the broad phase are recorded */
  readonly broadPhase: boolean;
}

/** What is known about one kind of record before reading it. */
export interface Layout {
  readonly kind: EventKind;
  readonly payload: number;
  /** payload slots that hold an enum, each followed by how many values it has */
  readonly enums: readonly number[];
}

/** What the records of a trace may be: of the solver, or of a study (study/vocabulary.ts). */
export interface Vocabulary {
  readonly schemaHash: string;
  /** by kind number */
  readonly layouts: readonly (Layout | undefined)[];
  /** Reads the payload that starts at a slot; by kind number. */
  readonly decoders: Readonly<Record<number, (slots: Float64Array, at: number) => TraceEvent>>;
}

/** Layouts by kind number, worked out of the generated tables so that the schema stays in one place. */
const layouts: readonly (Layout | undefined)[] = makeLayouts();
const solverVocabulary: Vocabulary = { schemaHash: schema.schemaHash, layouts, decoders: schema.decoders };

function makeLayouts(): (Layout | undefined)[] {
  const zeros = new Float64Array(64);
  const made: (Layout | undefined)[] = [];
  for (const [number, decode] of Object.entries(schema.decoders)) {
    const kind = decode(zeros, 0).kind;
    const enums: number[] = [];
    let payload = 0;
    for (const field of Object.values(schema.eventFields[kind].fields)) {
      if (field.unit === 'enum') enums.push(payload, enumCount(field.type));
      payload += slotsOf(field.type);
    }
    made[Number(number)] = { kind, payload, enums };
  }
  return made;
}

function slotsOf(type: string): number {
  return type === 'Vec3' ? 3 : 1;
}

/** Slot of a field, counted from the start of its payload. */
export function fieldSlot<K extends EventKind>(kind: K, field: keyof EventOf<K> & string): number {
  let slot = 0;
  for (const [name, { type }] of Object.entries(schema.eventFields[kind].fields)) {
    if (name === field) return slot;
    slot += slotsOf(type);
  }
  throw new Error(`${kind} has no field ${field}`);
}

function enumCount(type: string): number {
  const values = (schema as unknown as Record<string, readonly string[] | undefined>)[`${type}Values`];
  if (!values) throw new Error(`events.gen.ts has no values for ${type}`);
  return values.length;
}

/** Kind number of an event, for writers and tests. */
export function kindNumber(kind: EventKind): number {
  return layouts.findIndex((layout) => layout?.kind === kind);
}

/** A checked trace. Reading an event is safe for every index below `count`. */
export class Trace {
  constructor(
    /** what the trace says of itself */
    readonly header: TraceHeader,
    /** the trace as `Mesh.trace` gave it */
    readonly slots: Float64Array,
    /** known events; records of unknown kinds are left out */
    readonly count: number,
    private readonly kinds: Uint8Array,
    /** slot where the payload of each event starts */
    private readonly starts: Uint32Array,
    private readonly vocabulary: Vocabulary = solverVocabulary,
    /** the beginning of a longer one, ended here to show what is known so far */
    readonly isBeginning = false,
  ) {}

  /** Kind of an event, without decoding it. */
  kindOf(index: number): EventKind {
    return this.vocabulary.layouts[this.kinds[index]!]!.kind;
  }

  /** Slot where the payload of an event starts. */
  slotOf(index: number): number {
    return this.starts[index]!;
  }

  /** Decodes one event, anew at each call. */
  event(index: number): TraceEvent {
    return this.vocabulary.decoders[this.kinds[index]!]!(this.slots, this.starts[index]!);
  }

  /** Its beginning, up to and with a record; cut short, as one that the recorder's limit ended. */
  upTo(record: number): Trace {
    const header = { ...this.header, truncated: true };
    const { slots, kinds, starts, vocabulary } = this;
    return new Trace(header, slots, Math.min(this.count, record + 1), kinds, starts, vocabulary, true);
  }

  /** All events in the order in which they were recorded. */
  *events(): Generator<TraceEvent> {
    for (let index = 0; index < this.count; index++) yield this.event(index);
  }
}

/**
 * Checks a whole trace and finds its records. Linear, one pass, allocates 5 bytes per record.
 * @throws TraceError
 */
export function decodeTrace(slots: Float64Array, vocabulary: Vocabulary = solverVocabulary): Trace {
  const header = readHeader(slots, vocabulary.schemaHash);
  const kinds = new Uint8Array(header.records);
  const starts = new Uint32Array(header.records);
  let known = 0;
  let records = 0;
  for (let at = headerSlots; at < slots.length; records++) {
    const payload = payloadAt(slots, at);
    const number = slots[at]!;
    const layout = vocabulary.layouts[number];
    if (records >= header.records) throw new TraceError('length', at, `more than ${header.records} records`);
    if (layout) {
      checkRecord(slots, at, layout, payload);
      kinds[known] = number;
      starts[known++] = at + 2;
    }
    at += 2 + payload;
  }
  if (records !== header.records) throw new TraceError('length', headerSlot.records, `${records} records found`);
  return new Trace(header, slots, known, kinds, starts, vocabulary);
}

function readHeader(slots: Float64Array, expected: string): TraceHeader {
  if (slots.length < headerSlots) throw new TraceError('too-short', 0, `${slots.length} slots`);
  if (slots[headerSlot.magic] !== traceMagic) throw new TraceError('magic', headerSlot.magic);
  if (slots[headerSlot.version] !== traceVersion) {
    throw new TraceError('version', headerSlot.version, String(slots[headerSlot.version]));
  }
  const schemaHash = hex32(slots[headerSlot.hashHigh]!) + hex32(slots[headerSlot.hashLow]!);
  if (schemaHash !== expected) throw new TraceError('schema', headerSlot.hashHigh, schemaHash);
  if (slots[headerSlot.slots] !== slots.length) {
    throw new TraceError(
      'length',
      headerSlot.slots,
      `${slots[headerSlot.slots]} slots announced, ${slots.length} there`,
    );
  }
  const records = slots[headerSlot.records]!;
  // The shortest record takes two slots, so a larger count is a lie that would only cost memory.
  if (!isCount(records) || records > (slots.length - headerSlots) / 2) {
    throw new TraceError('length', headerSlot.records, `${records} records announced`);
  }
  return {
    schemaHash,
    records,
    truncated: slots[headerSlot.truncated] !== 0,
    broadPhase: slots[headerSlot.detail]! % 2 === 1,
  };
}

function payloadAt(slots: Float64Array, at: number): number {
  if (at + 2 > slots.length) throw new TraceError('length', at, 'a record is cut off');
  if (!isCount(slots[at]!)) throw new TraceError('value', at, `kind ${slots[at]}`);
  const payload = slots[at + 1]!;
  if (!isCount(payload) || at + 2 + payload > slots.length) {
    throw new TraceError('length', at + 1, `payload of ${payload}`);
  }
  return payload;
}

function checkRecord(slots: Float64Array, at: number, layout: Layout, payload: number): void {
  if (payload !== layout.payload) {
    throw new TraceError('length', at + 1, `${layout.kind} has ${payload} slots instead of ${layout.payload}`);
  }
  const { enums } = layout;
  for (let each = 0; each < enums.length; each += 2) {
    const slot = at + 2 + enums[each]!;
    const value = slots[slot]!;
    if (!isCount(value) || value >= enums[each + 1]!) throw new TraceError('value', slot, `${layout.kind} ${value}`);
  }
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}

function hex32(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}
