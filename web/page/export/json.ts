/**
 * JSON that keeps every bit: −0 stays −0, and what JSON has no number for is text ("Infinity", "-Infinity", "NaN").
 * Lists and objects of plain values stand on one line, so that vectors and records can be read and compared line by line.
 */
import { exactText } from '../../audit/report/csvText';

export type Json = number | string | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined };

const step = '  ';
/** longer objects get a line for each field */
const longestLine = 120;

export function jsonText(value: Json, indent = ''): string {
  const flat = flatText(value);
  if (isPlain(value) || (flat.length + indent.length <= longestLine && isShallow(value))) return flat;
  const inner = indent + step;
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).map((item) => inner + jsonText(item, inner));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const fields = entriesOf(value).map(([name, field]) => `${inner}${JSON.stringify(name)}: ${jsonText(field, inner)}`);
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

/** Everything on one line. */
export function flatText(value: Json): string {
  if (typeof value === 'number') return Number.isFinite(value) ? exactText(value) : JSON.stringify(String(value));
  if (isPlain(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(flatText).join(', ')}]`;
  return `{ ${entriesOf(value)
    .map(([name, field]) => `${JSON.stringify(name)}: ${flatText(field)}`)
    .join(', ')} }`;
}

function entriesOf(value: Json): [string, Json][] {
  return Object.entries(value as Record<string, Json | undefined>).filter((entry): entry is [string, Json] => {
    return entry[1] !== undefined;
  });
}

function isPlain(value: Json): value is number | string | boolean | null {
  return typeof value !== 'object' || value === null;
}

/** Holds nothing, or plain values and vectors only. */
function isShallow(value: Json): boolean {
  if (isPlain(value)) return true;
  const items = Array.isArray(value) ? (value as readonly Json[]) : entriesOf(value).map(([, field]) => field);
  return items.every((item) => isPlain(item) || (Array.isArray(item) && item.every((part) => isPlain(part as Json))));
}
