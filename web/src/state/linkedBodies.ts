/** Bodies as plain data, for links and saved frames. They may come from anybody. */
import * as v from 'valibot';
import { type Bodies, mostBodies } from './bodies';
import { count, number } from './linkParts';

const coordinate = v.pipe(number, v.minValue(-1e30), v.maxValue(1e30));
const starts = v.pipe(
  v.array(v.tuple([coordinate, coordinate, coordinate])),
  v.minLength(1),
  v.maxLength(mostBodies - 1),
);

/** Where the others begin, and which is shown. Whatever else stands there is of a later version, and left alone. */
export const bodiesSchema = v.pipe(
  v.object({ o: starts, k: count(mostBodies - 1) }),
  v.check(({ o, k }) => k <= o.length),
);

export const codedBodies = ({ others, shown }: Bodies) => ({ o: others, k: shown });

export const linkedBodies = ({ o, k }: v.InferOutput<typeof bodiesSchema>): Bodies => ({ others: o, shown: k });
