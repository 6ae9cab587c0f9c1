/** Writes traces of studies for tests, by any schema: the twin of the recorder; and reads settings back from their numbers. */
import { headerSlot, headerSlots, traceMagic, traceVersion } from '../../web/src/trace/decode';
import { studySchemaHash } from '../../web/src/study/registry.gen';
import type { SettingValue, StudySchema, Vec3 } from '../../web/src/study/schema';
import { listWidth, type SettingValues } from '../../web/src/study/settings';

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

/** What `encodeSettings` wrote, read as wasm/method/study_numbers.h reads it. */
export function decodeSettings({ settings, enums }: StudySchema, numbers: Float64Array): SettingValues {
  let at = 0;
  const take = (count: number) => [...numbers.slice(at, (at += count))];
  const values = settings.map(({ name, type, list }): [string, SettingValue] => {
    if (list) return [name, take(take(1)[0]! * listWidth(type))];
    if (type === 'Vec3') return [name, take(3) as unknown as Vec3];
    const [value] = take(1);
    return [name, type === 'Flag' ? value !== 0 : (enums[type]?.[value!] ?? value!)];
  });
  if (at !== numbers.length) throw new Error(`${numbers.length - at} numbers are left over`);
  return Object.fromEntries(values);
}
