/** What can be asked at a stop: a recipe, of which step what; or a question of the maker's own, with its answer. Nothing in it is believed before it is checked. */
import * as v from 'valibot';
import { isAddress, isStudyAddress } from '../../../package/trace/address';
import * as limits from './fileLimits';

const isAnyAddress = (text: string): boolean => isAddress(text) || isStudyAddress(text);
export const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
export const filled = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
export const number = v.pipe(v.number(), v.finite());
export const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const address = v.pipe(v.string(), v.maxLength(80), v.check(isAnyAddress, 'an address of a step'));
/** A field of a record, or one coordinate of it. */
const field = v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,40}(?:\.[0-2])?$/));
/** A field that is a word. */
const wordField = v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,40}$/));
const word = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,30}$/));
const vec3 = v.tuple([number, number, number]);
const tolerance = v.optional(v.pipe(number, v.minValue(0), v.maxValue(1e6)));
export const several = <T extends v.GenericSchema>(item: T, least: number, most: number) =>
  v.pipe(v.array(item), v.minLength(least), v.maxLength(most));

const answer = text(limits.longestAnswer);
const texts = {
  question: v.optional(filled(limits.longestQuestion)),
  hint: v.optional(answer),
  /** answers before the true one is told; 2 without it. Before the last of them `hint` is said */
  tries: v.optional(v.picklist([1, 2, 3])),
  /** said of the true answer, of one that is nearly true, and of any other */
  right: v.optional(answer),
  near: v.optional(answer),
  wrong: v.optional(answer),
  /** answers of its own, by a condition on the guess `g` and the truth `truth`: the first that holds is said */
  then: v.optional(
    several(
      v.strictObject({
        when: text(limits.longestCondition),
        say: answer,
        right: v.optional(v.boolean()),
      }),
      0,
      limits.mostConditions,
    ),
  ),
};

const common = { of: address, ...texts };

/** Of one's own, for a choice: what it says, and what is said to whoever chose it. */
const ownOption = v.strictObject({ text: text(limits.longestOption), say: v.optional(answer) });

/** By kind; told apart here, not by the library: what the first screen has of it would grow. */
export const askSchemas = {
  time: v.strictObject({ kind: v.picklist(['time']), field: v.optional(field), tolerance, ...common }),
  feature: v.strictObject({ kind: v.picklist(['feature']), ...common }),
  triangle: v.strictObject({
    kind: v.picklist(['triangle']),
    candidates: several(whole(1e9), 2, limits.mostCandidates),
    ...common,
  }),
  verdict: v.strictObject({
    kind: v.picklist(['verdict']),
    /** of a study: which word of the record, where it is not its verdict; 'yes' and 'no' are the words of a flag */
    field: v.optional(wordField),
    options: several(word, 2, limits.mostOptions),
    ...common,
  }),
  number: v.strictObject({ kind: v.picklist(['number']), field, tolerance, unit: v.optional(text(20)), ...common }),
  direction: v.strictObject({
    kind: v.picklist(['direction']),
    field,
    options: several(v.strictObject({ text: text(limits.longestOption), arrow: vec3 }), 2, limits.mostOptions),
    ...common,
  }),
  order: v.strictObject({
    kind: v.picklist(['order']),
    by: v.picklist(['time', 'order']),
    items: several(v.strictObject({ at: address, text: filled(limits.longestOption) }), 2, limits.mostOptions),
    /** in which order they are shown */
    shown: several(whole(limits.mostOptions - 1), 2, limits.mostOptions),
    ...common,
  }),
  /** The maker's own: the trace is not asked for its answer. One that is being written has none yet. */
  choice: v.strictObject({
    kind: v.picklist(['choice']),
    options: several(ownOption, 2, limits.mostOwnOptions),
    /** number of the right one */
    answer: v.optional(whole(limits.mostOwnOptions - 1)),
    ...texts,
  }),
  value: v.strictObject({
    kind: v.picklist(['value']),
    answer: v.optional(v.pipe(number, v.minValue(-limits.largestValue), v.maxValue(limits.largestValue))),
    tolerance,
    unit: v.optional(text(20)),
    ...texts,
  }),
} as const;

/** What can be asked about a step of any study: its words, its numbers, and what comes after what; and what somebody asks by himself. */
export const studyAskKinds = [
  'verdict',
  'number',
  'order',
  'choice',
  'value',
] as const satisfies readonly (keyof typeof askSchemas)[];

export type TourAsk = v.InferOutput<(typeof askSchemas)[keyof typeof askSchemas]>;
export type TourAskKind = TourAsk['kind'];
export type TourAskOf<K extends TourAskKind> = Extract<TourAsk, { kind: K }>;
/** whose answer its maker gives */
export type OwnAsk = TourAskOf<'choice' | 'value'>;
/** whose answer the trace has */
export type StepAsk = Exclude<TourAsk, OwnAsk>;

export const isOwn = (ask: TourAsk): ask is OwnAsk => ask.kind === 'choice' || ask.kind === 'value';
