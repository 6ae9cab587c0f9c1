/** Bodies as plain data, for links and saved frames. They may come from anybody. */
import { type Bodies, mostBodies } from '../../model/bodies';

/** What else stands there is of a later version, and left alone. @returns null for what is none */
export function readBodies(given: unknown): Bodies | null {
  const { others, shown } = Object(given) as { readonly others?: unknown; readonly shown?: unknown };
  if (!Array.isArray(others) || others.length < 1 || others.length >= mostBodies || !others.every(isPlace)) return null;
  return Number.isInteger(shown) && (shown as number) >= 0 && (shown as number) <= others.length
    ? { others, shown: shown as number }
    : null;
}

const isPlace = (place: unknown): boolean =>
  Array.isArray(place) && place.length === 3 && place.every((x) => typeof x === 'number' && Math.abs(x) <= 1e30);
