/**
 * What an embedded page and the page around it say to each other by postMessage: version 1. docs/embedding.md is for those who write the
 * page around it. What comes in is from a stranger, and is checked before it is believed.
 */
import * as v from 'valibot';

export const version = 1;

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));

const asked = v.variant('type', [
  /** says where it is */
  v.object({ type: v.literal('state') }),
  /** @param fragment as in a link, with its #; or `tour`: the bytes of a .sweeptour file, checked as a dropped one is */
  v.pipe(
    v.object({
      type: v.literal('open'),
      fragment: v.optional(v.pipe(text(64_000), v.startsWith('#'))),
      tour: v.optional(v.instance(ArrayBuffer)),
    }),
    v.check(({ fragment, tour }) => (fragment === undefined) !== (tour === undefined), 'one of the two'),
  ),
  v.object({ type: v.literal('goTo'), address: text(80) }),
  v.object({
    type: v.literal('step'),
    to: v.picklist(['forward', 'back', 'into', 'out', 'first', 'last', 'nextFrame', 'previousFrame']),
  }),
  v.object({ type: v.literal('level'), level: v.picklist(['frame', 'slide', 'triangle', 'check']) }),
  v.object({ type: v.literal('play'), on: v.boolean() }),
  /** a fraction of the sweep that is shown */
  v.object({ type: v.literal('time'), time: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) }),
  v.object({ type: v.literal('stepByStep'), on: v.boolean() }),
]);
export type Asked = v.InferOutput<typeof asked>;

/** @returns null for what is not for us; 'bad' for what is, and says nothing we know */
export function readAsked(data: unknown): Asked | 'bad' | null {
  if (typeof data !== 'object' || data === null || (data as { target?: unknown }).target !== 'sweepscope') return null;
  const result = v.safeParse(asked, data);
  return result.success ? result.output : 'bad';
}

/** Where it is: after every step, and when asked. */
export interface StepTold {
  readonly type: 'step';
  readonly address: string;
  /** what the step says, in the language of the page, as plain text */
  readonly sentence: string;
  readonly level: string;
  /** number of the frame, and how many there are */
  readonly frame: number;
  readonly frames: number;
  readonly playing: boolean;
  /** the moment as a link's fragment */
  readonly fragment: string;
}
export interface TimeTold {
  readonly type: 'time';
  /** fraction of the sweep that is shown, 0..1 */
  readonly time: number;
}
/** A question of a course or tour was answered. */
export interface AnswerTold {
  readonly type: 'answer';
  /** chapter and beat, e.g. `4.predict`; of a tour the number of its stop, `tour.3` */
  readonly place: string;
  readonly right: boolean;
  /** so far: questions answered, and those of them whose first answer was right */
  readonly score: { readonly answered: number; readonly right: number };
}
export type Told =
  | { readonly type: 'ready' }
  | StepTold
  | TimeTold
  | AnswerTold
  | { readonly type: 'failure'; readonly message: string };
