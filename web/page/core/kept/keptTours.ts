/** Tours that were opened or made here: the texts, by the hash of what is in them, and a list of when they were used. */
import { keepText, keptJson, keptText } from '../../base/storage/kept';
import { names as keptNames } from '../../base/storage/keptNames';

export interface KeptTour {
  /** as it stands in the address */
  readonly name: string;
  readonly title: string;
  readonly stops: number;
  readonly bytes: number;
  /** milliseconds since 1970; 0: kept by an earlier page, which did not say */
  readonly used: number;
}

const { tour: prefix, tours: listKey } = keptNames;
/** Texts of a browser have a few megabytes for everything. */
export const mostTours = { tours: 12, bytes: 2e6 } as const;

type Use = readonly [name: string, used: number];

function uses(): readonly Use[] {
  const list = keptJson(listKey);
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown): Use[] => {
    const [name, used] = (Array.isArray(entry) ? entry : [entry, 0]) as readonly unknown[];
    return typeof name === 'string' && typeof used === 'number' ? [[name, used]] : [];
  });
}

const bytesOf = (text: string): number => 2 * text.length;

/** The one that was used last comes first. */
export function keptTours(): readonly KeptTour[] {
  return uses().flatMap(([name, used]) => {
    const text = keptText(prefix + name);
    if (text === null) return [];
    const { title, stops } = (keptJson(prefix + name) ?? {}) as Record<string, unknown>;
    const count = Array.isArray(stops) ? stops.length : 0;
    return [{ name, title: typeof title === 'string' ? title : '', stops: count, bytes: bytesOf(text), used }];
  });
}

/** @param used when it was used; now @returns false when this browser keeps nothing more */
export function putTour(name: string, text: string, used = Date.now()): boolean {
  let bytes = 0;
  const next = [[name, used] as const, ...uses().filter(([other]) => other !== name)]
    .toSorted((a, b) => b[1] - a[1])
    .filter(([each], at) => {
      bytes += bytesOf(each === name ? text : (keptText(prefix + each) ?? ''));
      const stays = each === name || (at < mostTours.tours && bytes <= mostTours.bytes);
      if (!stays) keepText(prefix + each, null);
      return stays;
    });
  return keepText(prefix + name, text) && keepText(listKey, JSON.stringify(next));
}

/** @returns null when it is not here any more */
export function tourText(name: string): string | null {
  const text = keptText(prefix + name);
  if (text !== null) putTour(name, text);
  return text;
}

/** @returns what puts them back */
export function forgetTours(names: readonly string[]): () => void {
  const before = uses().filter(([name]) => names.includes(name));
  const texts = before.map(([name, used]) => [name, keptText(prefix + name), used] as const);
  for (const name of names) keepText(prefix + name, null);
  const left = uses().filter(([name]) => !names.includes(name));
  keepText(listKey, left.length > 0 ? JSON.stringify(left) : null);
  return () => {
    for (const [name, text, used] of texts) {
      if (text !== null && !putTour(name, text, used)) throw new Error('no room');
    }
  };
}
