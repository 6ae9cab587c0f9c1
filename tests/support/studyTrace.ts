/** Writes traces of studies for tests, by any schema: the twin of the recorder; and reads settings back from their numbers. */
import { headerSlot, headerSlots, traceMagic, traceVersion } from '../../web/package/trace/decode';
import { studySchemaHash } from '../../web/page/model/study/registry.gen';
import type { StudySchema, Vec3 } from '../../web/page/model/study/schema';

export interface StudyEvent {
  readonly kind: string;
  readonly [field: string]: number | boolean | string | Vec3;
}

/** Fields that are not given are 0, false, [0, 0, 0] or the first value of their enum. */
export function encodeStudyTrace(
  schema: StudySchema,
  events: readonly StudyEvent[],
  { truncated = false, hash = studySchemaHash } = {},
): Float64Array {
  const records = events.flatMap((event) => {
    const { kind, fields } = schema.events[event.kind]!;
    const payload = fields.flatMap(({ name, type }) => numbersOf(schema, type, event[name]));
    return [kind, payload.length, ...payload];
  });
  const header = new Array<number>(headerSlots).fill(0);
  header[headerSlot.magic] = traceMagic;
  header[headerSlot.version] = traceVersion;
  header[headerSlot.hashHigh] = parseInt(hash.slice(0, 8), 16);
  header[headerSlot.hashLow] = parseInt(hash.slice(8), 16);
  header[headerSlot.records] = events.length;
  header[headerSlot.slots] = headerSlots + records.length;
  header[headerSlot.truncated] = Number(truncated);
  return Float64Array.from([...header, ...records]);
}

function numbersOf({ enums }: StudySchema, type: string, value: StudyEvent[string] | undefined): readonly number[] {
  if (type === 'Vec3') return (value as Vec3 | undefined) ?? [0, 0, 0];
  if (typeof value === 'string') return [enums[type]!.indexOf(value)];
  return [Number(value ?? 0)];
}

export { decodeSettings } from '../../web/page/model/study/settings';
