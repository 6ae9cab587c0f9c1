/** Settings and results of a study as numbers, by its schema: what crosses to the module, what links carry, what is refused. Pure. */
import type { FieldSchema, SettingSchema, SettingValue, StudySchema, Vec3 } from './schema';

export type SettingValues = Readonly<Record<string, SettingValue>>;
export type ResultValues = Readonly<Record<string, number | boolean | string | Vec3>>;

export function initialSettings(schema: StudySchema): SettingValues {
  return Object.fromEntries(schema.settings.map(({ name, initial }) => [name, initial]));
}

const listWidths: Readonly<Record<string, number>> = { Vec3: 3, Vec2: 2, Real: 1 };
export const listWidth = (type: string): number => listWidths[type] ?? 1;

/** Coordinates beyond this are refused by the module (kLargestSetting). */
const largest = 1e30;

/** What is wrong with a value, or null. `bound` is the one it breaks. */
export interface SettingProblem {
  readonly setting: Pick<SettingSchema, 'name'>;
  /** `unknown`: the study has no such setting */
  readonly kind: 'unknown' | 'type' | 'low' | 'high' | 'few' | 'many' | 'finite' | 'whole';
  readonly bound: number;
}

export function settingProblem(schema: StudySchema, setting: SettingSchema, value: unknown): SettingProblem | null {
  const of = (kind: SettingProblem['kind'], bound = 0): SettingProblem => ({ setting, kind, bound });
  const { low = -largest, high = largest } = setting;
  const number = (each: unknown, least: number, most: number): SettingProblem | null => {
    if (typeof each !== 'number') return of('type');
    if (!Number.isFinite(each)) return of('finite');
    if (each < least) return of('low', least);
    return each > most ? of('high', most) : null;
  };
  if (setting.list) {
    if (!Array.isArray(value) || value.length % listWidth(setting.type) !== 0) return of('type');
    const count = value.length / listWidth(setting.type);
    if (count < low) return of('few', low);
    if (count > high) return of('many', high);
    return first(value, (each) => number(each, -largest, largest));
  }
  if (setting.type === 'Vec3')
    return Array.isArray(value) && value.length === 3 ? first(value, (each) => number(each, low, high)) : of('type');
  if (setting.type === 'Flag') return typeof value === 'boolean' ? null : of('type');
  const values = schema.enums[setting.type];
  if (values) return values.includes(value as string) ? null : of('type');
  const problem = number(value, low, high);
  if (problem || setting.type === 'Real') return problem;
  return Number.isInteger(value) ? null : of('whole');
}

function first<T>(list: readonly unknown[], check: (each: unknown) => T | null): T | null {
  for (const each of list) {
    const found = check(each);
    if (found) return found;
  }
  return null;
}

/** The first problem of all settings; unknown names and missing ones count as one. */
export function settingsProblem(schema: StudySchema, values: SettingValues): SettingProblem | null {
  const unknown = Object.keys(values).find((name) => !schema.settings.some((setting) => setting.name === name));
  if (unknown !== undefined) return { setting: { name: unknown }, kind: 'unknown', bound: 0 };
  return first(schema.settings, (setting) =>
    settingProblem(schema, setting as SettingSchema, values[(setting as SettingSchema).name]),
  );
}

/** As wasm/method/study_numbers.h reads them; they have been checked. */
export function encodeSettings(schema: StudySchema, values: SettingValues): Float64Array {
  const numbers: number[] = [];
  for (const { name, type, list } of schema.settings) {
    const value = values[name];
    if (list) numbers.push((value as readonly number[]).length / listWidth(type), ...(value as readonly number[]));
    else if (Array.isArray(value)) numbers.push(...(value as readonly number[]));
    else if (typeof value === 'string') numbers.push(schema.enums[type]!.indexOf(value));
    else numbers.push(Number(value));
  }
  return Float64Array.from(numbers);
}

/** The other way. @throws Error where they are of another study */
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

const slotsOf = ({ type }: FieldSchema): number => (type === 'Vec3' ? 3 : 1);

export const rowWidth = (schema: StudySchema): number => schema.results.reduce((sum, each) => sum + slotsOf(each), 0);

/** One row of results by name. */
export function readRow(schema: StudySchema, rows: Float64Array, frame: number): ResultValues {
  let at = frame * rowWidth(schema);
  const values: [string, ResultValues[string]][] = [];
  for (const field of schema.results) {
    values.push([field.name, readField(schema, field, rows, at)]);
    at += slotsOf(field);
  }
  return Object.fromEntries(values);
}

export function readField(schema: StudySchema, { type }: FieldSchema, from: Float64Array, at: number) {
  if (type === 'Vec3') return [from[at]!, from[at + 1]!, from[at + 2]!] as const;
  if (type === 'Flag') return from[at] !== 0;
  const values = schema.enums[type];
  return values ? values[from[at]!]! : from[at]!;
}

/** Settings that differ from others, by name. */
export function changedSettings(from: SettingValues, to: SettingValues): SettingValues {
  const differ = Object.keys(to).filter((name) => JSON.stringify(from[name]) !== JSON.stringify(to[name]));
  return Object.fromEntries(differ.map((name) => [name, to[name]!]));
}
