/** How far somebody came in a tour, kept in this browser like the progress in the course: a reload goes on from there. */
import * as v from 'valibot';
import { embedded } from '../../state/embedded';
import { keepText, keptJson } from '../../state/kept';
import { names } from '../../state/keptNames';

export interface Way {
  /** numbers of stops */
  readonly seen: readonly number[];
  /** whether the first answer was right, by number of the stop */
  readonly firstRight: readonly (readonly [stop: number, right: boolean])[];
}

/** Of so many tours, the latest. */
const mostWays = 12;

const none: Way = { seen: [], firstRight: [] };
const stop = v.pipe(v.number(), v.integer(), v.minValue(0));
const schema = v.array(
  v.object({ tour: v.string(), seen: v.array(stop), firstRight: v.array(v.tuple([stop, v.boolean()])) }),
);

function read(): v.InferOutput<typeof schema> {
  if (embedded) return [];
  const result = v.safeParse(schema, keptJson(names.ways));
  return result.success ? result.output : [];
}

/** @param tour its name in the address */
export function wayThrough(tour: string): Way {
  return read().find((way) => way.tour === tour) ?? none;
}

export function keepWay(tour: string, { seen, firstRight }: Way): void {
  if (embedded) return;
  const others = read().filter((way) => way.tour !== tour);
  keepText(names.ways, JSON.stringify([{ tour, seen, firstRight }, ...others].slice(0, mostWays)));
}
