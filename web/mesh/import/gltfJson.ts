/** Reading JSON from strangers: every access says what it expects and, if it finds something else, where in the file. */
import { ImportError } from './types';

export type JsonObject = Readonly<Record<string, unknown>>;

/** A place in the document for messages, such as "accessors[3].count". */
type Where = string;

const bad = (where: Where, found: unknown) => new ImportError('gltf-bad-value', { where, found: shown(found) });

/** A value for a message: lists and objects may be large and are only hinted at. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return `[…] (${value.length})`;
  if (typeof value === 'object' && value !== null) return '{…}';
  return value === undefined ? '–' : JSON.stringify(value).slice(0, 60);
}

/** @throws ImportError `gltf-bad-value` unless this is an object */
export function asObject(value: unknown, where: Where): JsonObject {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject;
  throw bad(where, value);
}

/** An array; empty if absent. */
export function asArray(value: unknown, where: Where): readonly unknown[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  throw bad(where, value);
}

/** A whole number of at least `least`; `otherwise` if absent and that is given. */
export function asWhole(value: unknown, where: Where, least = 0, otherwise?: number): number {
  if (value === undefined && otherwise !== undefined) return otherwise;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least) return value;
  throw bad(where, value);
}

/** One of the allowed values. */
export function asOneOf<T extends string | number>(value: unknown, allowed: readonly T[], where: Where): T {
  const index = (allowed as readonly unknown[]).indexOf(value);
  if (index >= 0) return allowed[index];
  throw bad(where, value);
}

/** So many finite numbers; `otherwise` if absent. */
export function asNumbers(
  value: unknown,
  length: number,
  where: Where,
  otherwise: readonly number[],
): readonly number[] {
  if (value === undefined) return otherwise;
  if (Array.isArray(value) && value.length === length && value.every((item) => Number.isFinite(item)))
    return value as number[];
  throw bad(where, value);
}

/** The item that a number elsewhere refers to, and a name for it. */
export interface Item {
  readonly item: JsonObject;
  readonly index: number;
  readonly where: Where;
}

/**
 * Follows a reference into one of the document's lists.
 *
 * @throws ImportError `gltf-missing-item` when the list is shorter than that
 */
export function follow(document: JsonObject, list: string, reference: unknown, where: Where): Item {
  const index = asWhole(reference, where);
  const items = asArray(document[list], list);
  if (index >= items.length)
    throw new ImportError('gltf-missing-item', { where, list, index, available: items.length });
  const place = `${list}[${index}]`;
  return { item: asObject(items[index], place), index, where: place };
}

/**
 * Parses the text of a glTF document.
 *
 * @throws ImportError `gltf-bad-json`, `gltf-version` for anything but glTF 2
 */
export function parseGltf(bytes: Uint8Array): JsonObject {
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new ImportError('gltf-bad-json', {}, { cause });
  }
  const document = asObject(parsed, 'the file');
  const { version } = asObject(document['asset'], 'asset');
  if (typeof version !== 'string' || !/^2\./.test(version))
    throw new ImportError('gltf-version', { version: String(version).slice(0, 20) });
  return document;
}
