/** How far somebody came in a tour, kept in this browser like the progress in the course: a reload goes on from there. */
import * as v from 'valibot';
import { embedded } from '../../core/session/embedded';
import { keepText, keptJson } from '../../base/storage/kept';
import { names } from '../../base/storage/keptNames';

type Answered = readonly (readonly [stop: number, right: boolean])[];

export interface Way {
  /** numbers of stops */
  readonly seen: readonly number[];
  /** whether the first answer was right, by number of the stop */
  readonly firstRight: Answered;
  /** whether the last answer was right, likewise; questions that are still open have none */
  readonly lastRight: Answered;
  /** what the right answer was, likewise: it is shown again */
  readonly guesses: readonly (readonly [stop: number, guess: readonly number[]])[];
}

/** Of so many tours, the latest. */
const mostWays = 12;

const none: Way = { seen: [], firstRight: [], lastRight: [], guesses: [] };
const stop = v.pipe(v.number(), v.integer(), v.minValue(0));
const answered = v.array(v.tuple([stop, v.boolean()]));
const schema = v.array(
  v.object({
    tour: v.string(),
    seen: v.array(stop),
    firstRight: answered,
    lastRight: v.optional(answered),
    guesses: v.optional(v.array(v.tuple([stop, v.array(v.number())])), []),
  }),
);

function read(): v.InferOutput<typeof schema> {
  if (embedded) return [];
  const result = v.safeParse(schema, keptJson(names.ways));
  return result.success ? result.output : [];
}

/** @param tour its name in the address */
export function wayThrough(tour: string): Way {
  const way = read().find((each) => each.tour === tour);
  // Before last answers were kept: what was right at first was right.
  return way ? { ...way, lastRight: way.lastRight ?? way.firstRight.filter(([, right]) => right) } : none;
}

export function keepWay(tour: string, { seen, firstRight, lastRight, guesses }: Way): void {
  if (embedded) return;
  const others = read().filter((way) => way.tour !== tour);
  keepText(names.ways, JSON.stringify([{ tour, seen, firstRight, lastRight, guesses }, ...others].slice(0, mostWays)));
}
