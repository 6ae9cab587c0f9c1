/** What the schemas of links are made of. */
import * as v from 'valibot';

export const number = v.pipe(v.number(), v.finite());
export const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

export function defined<T extends object>(given: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never;
}
