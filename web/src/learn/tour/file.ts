/**
 * A tour as somebody hands it out: plain data, versioned, its texts in one language. Scenes are what share links are made of
 * (`state/permalink.ts`), each once; a stop names its scene and its step. A scene may be a study (`x`, as links have it, `study/link.ts`); its layers
 * are its stops' own (`y`). Tours with a study are of version 2, all others of version 1. What can be asked is a recipe: what of which step, how near
 * is near enough, and the texts; texts that are not there are the usual ones. Nothing in it is believed before it is checked.
 */
import * as v from 'valibot';
import { LinkError, type Moment, momentJson, readMoment } from '../../state/permalink';
import { isAddress, isStudyAddress } from '../../trace/address';
import { checkedNames } from './askNames';
import { evaluate } from './expression';
import { TourError } from './fileError';
import * as limits from './fileLimits';
import { checkText } from './fileText';
import { type PartName, partNames } from './types';

export const tourFormat = 'sweeptour';
/** the latest: studies came with the second */
export const tourVersion = 2;

const isAnyAddress = (text: string): boolean => isAddress(text) || isStudyAddress(text);
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const filled = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const number = v.pipe(v.number(), v.finite());
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const address = v.pipe(v.string(), v.maxLength(80), v.check(isAnyAddress, 'an address of a step'));
/** A field of a record, or one coordinate of it. */
const field = v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,40}(?:\.[0-2])?$/));
/** A field that is a word. */
const wordField = v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,40}$/));
const word = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,30}$/));
const vec3 = v.tuple([number, number, number]);
const tolerance = v.optional(v.pipe(number, v.minValue(0), v.maxValue(1e6)));
const several = <T extends v.GenericSchema>(item: T, least: number, most: number) =>
  v.pipe(v.array(item), v.minLength(least), v.maxLength(most));

const answer = text(limits.longestAnswer);
const common = {
  of: address,
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
        when: filled(limits.longestCondition),
        say: filled(limits.longestAnswer),
        right: v.optional(v.boolean()),
      }),
      0,
      limits.mostConditions,
    ),
  ),
};

/** By kind; told apart here, not by the library: what the first screen has of it would grow. */
const askSchemas = {
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
} as const;

const stopSchema = v.strictObject({
  title: v.optional(text(limits.longestTitle)),
  say: v.optional(text(limits.longestSay)),
  /** number of its scene, the first without it */
  scene: v.optional(whole(limits.mostStops)),
  a: v.string(),
  l: v.optional(v.unknown()),
  w: v.optional(v.unknown()),
  /** of a study: layers that are switched otherwise than usual */
  y: v.optional(v.unknown()),
  parts: v.optional(several(v.picklist(partNames), 0, partNames.length)),
  ask: v.optional(v.unknown()),
});

const tourSchema = v.strictObject({
  format: v.picklist([tourFormat]),
  version: v.pipe(number, v.integer(), v.minValue(1), v.maxValue(tourVersion)),
  lang: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/))),
  title: filled(limits.longestTitle),
  by: v.optional(text(limits.longestTitle)),
  /** the answers are on everybody's worksheet; without it, on that of whoever makes the tour only */
  answers: v.optional(v.boolean()),
  scenes: several(
    v.strictObject({
      p: v.optional(v.unknown()),
      m: v.optional(v.unknown()),
      x: v.optional(v.unknown()),
      e: v.optional(v.unknown()),
      b: v.optional(v.unknown()),
    }),
    1,
    limits.mostStops,
  ),
  stops: several(stopSchema, 1, limits.mostStops),
});

/** What can be asked about a step of any study: its words, its numbers, and what comes after what. */
const studyAskKinds = ['verdict', 'number', 'order'] as const satisfies readonly (keyof typeof askSchemas)[];

export type TourAsk = v.InferOutput<(typeof askSchemas)[keyof typeof askSchemas]>;
export type TourAskKind = TourAsk['kind'];
export type TourAskOf<K extends TourAskKind> = Extract<TourAsk, { kind: K }>;

export interface FileStop {
  readonly title: string;
  /** Markdown, see `markdown.ts` */
  readonly say: string;
  readonly moment: Moment;
  /** parts of the workbench; beside a question they come with its answer */
  readonly parts: readonly PartName[];
  readonly ask: TourAsk | null;
}

export interface FileTour {
  readonly title: string;
  /** who made it; may be empty */
  readonly by: string;
  readonly lang: string;
  /** whoever prints it gets the answers too */
  readonly answers?: boolean;
  readonly stops: readonly FileStop[];
}

/** @param texts false: they are somebody's own, and not finished @throws TourError */
export function readTour(json: unknown, texts = true): FileTour {
  const about = json as { readonly format?: unknown; readonly version?: unknown } | null;
  if (typeof about !== 'object' || about?.format !== tourFormat) throw new TourError('not-a-tour');
  if (typeof about.version === 'number' && about.version > tourVersion) throw new TourError('newer');
  const result = v.safeParse(tourSchema, json, { abortEarly: true });
  if (!result.success) throw wrongField(result.issues[0]);
  const { title, by = '', lang = 'en', answers, scenes, stops } = result.output;
  const read = stops.map((stop, at) => readStop(stop, scenes, `stops.${at}`));
  const tour = { title, by, lang, ...(answers && { answers }), stops: read };
  if (texts) checkTexts(tour);
  return tour;
}

/** @throws TourError for a text that nobody may be handed */
export function checkTexts({ title, by, stops }: FileTour): void {
  checkText(title, 'title');
  checkText(by, 'by');
  stops.forEach(({ title, say, ask }, at) => {
    checkText(title, `stops.${at}.title`);
    checkText(say, `stops.${at}.say`);
    if (ask) checkAsk(ask, `stops.${at}.ask`);
  });
}

type StopData = v.InferOutput<typeof stopSchema>;

function readStop(
  { title = '', say = '', scene = 0, a, l, w, y, parts = [], ask }: StopData,
  scenes: v.InferOutput<typeof tourSchema>['scenes'],
  at: string,
): FileStop {
  if (!Object.hasOwn(scenes, scene))
    throw new TourError('field', { at: `${at}.scene`, expected: `< ${scenes.length}` });
  const { x, ...plain } = scenes[scene]!;
  const study = x === undefined || y === undefined ? { x, y } : { x: { ...(x as object), y } };
  const moment = momentAt({ ...plain, ...study, a, l, w }, at);
  return { title, say, moment, parts, ask: readAsk(ask, moment.study ? 'study' : 'sweep', `${at}.ask`) };
}

function readAsk(json: unknown, about: 'sweep' | 'study', at: string): TourAsk | null {
  if (json === undefined) return null;
  const { kind } = (json ?? {}) as { readonly kind?: unknown };
  const kinds: readonly string[] = about === 'study' ? studyAskKinds : Object.keys(askSchemas);
  if (typeof kind !== 'string' || !kinds.includes(kind))
    throw new TourError('field', { at: `${at}.kind`, expected: kinds.join(', '), found: String(kind).slice(0, 60) });
  const result = v.safeParse(askSchemas[kind as TourAskKind], json, { abortEarly: true });
  if (!result.success) throw wrongField(result.issues[0], `${at}.`);
  const ask: TourAsk = result.output;
  if (about === 'sweep') checkOfSweep(ask, at);
  if (ask.kind === 'order') checkShown(ask, `${at}.shown`);
  return ask;
}

/** Steps of a sweep have names of their own, and no word but a verdict is asked for. */
function checkOfSweep(ask: TourAsk, at: string): void {
  const items = ask.kind === 'order' ? ask.items.map((item, k) => [`items.${k}.at`, item.at] as const) : [];
  const [wrong] = [['of', ask.of] as const, ...items].filter(([, address]) => !isAddress(address));
  if (wrong) throw new TourError('field', { at: `${at}.${wrong[0]}`, expected: 'a step of a sweep', found: wrong[1] });
  if (ask.kind === 'verdict' && ask.field !== undefined)
    throw new TourError('field', { at: `${at}.field`, expected: 'never', found: ask.field });
}

function momentAt(json: object, at: string): Moment {
  try {
    const moment = readMoment(Object.fromEntries(Object.entries(json).filter(([, value]) => value !== undefined)));
    // A preset of a study, and nothing of the study.
    if (!moment.study && moment.preset?.includes('.')) throw new TourError('moment', { at });
    // Where a study stops by itself is whoever steps' own business.
    return moment.study ? { ...moment, study: { ...moment.study, breaks: [] } } : moment;
  } catch (error) {
    if (error instanceof LinkError) throw new TourError('moment', { at });
    throw error;
  }
}

function checkAsk(ask: TourAsk, at: string): void {
  for (const name of ['question', 'hint', 'right', 'near', 'wrong'] as const)
    checkText(ask[name] ?? '', `${at}.${name}`);
  ask.then?.forEach(({ when, say }, k) => {
    checkText(say, `${at}.then.${k}.say`);
    checkCondition(when, ask, `${at}.then.${k}.when`);
  });
  if (ask.kind === 'number') checkText(ask.unit ?? '', `${at}.unit`);
  if (ask.kind === 'direction') ask.options.forEach(({ text }, k) => checkText(text, `${at}.options.${k}`));
  if (ask.kind === 'order') ask.items.forEach(({ text }, k) => checkText(text, `${at}.items.${k}`));
}

function checkShown({ items, shown }: TourAskOf<'order'>, at: string): void {
  const sorted = [...shown].sort((a, b) => a - b);
  if (sorted.length !== items.length || sorted.some((item, k) => item !== k)) throw new TourError('shown', { at });
}

/** @throws TourError when it cannot be read, or names something else */
export function checkCondition(when: string, ask: TourAsk, at: string): void {
  try {
    evaluate(when, checkedNames(ask));
  } catch (error) {
    throw new TourError('condition', { at, found: error instanceof Error ? error.message.slice(0, 120) : '' });
  }
}

interface Issue {
  readonly path?: readonly { readonly key?: unknown }[] | undefined;
  readonly type: string;
  readonly expected?: string | null;
  readonly received: string;
  readonly requirement?: unknown;
  readonly input: unknown;
}

function wrongField({ path = [], type, expected, received, requirement, input }: Issue, within = ''): TourError {
  const at = within + path.map(({ key }) => String(key).slice(0, 40)).join('.');
  const size = (input as { readonly length?: unknown } | null)?.length;
  if (type === 'max_length' && typeof requirement === 'number' && typeof size === 'number')
    return new TourError('too-large', { at, count: size, most: requirement });
  return new TourError('field', { at, expected: (expected ?? type).slice(0, 80), found: received.slice(0, 60) });
}

/** As plain data. What is usual is left out; a tour without a study is what pages of before can read. */
export function tourJson({ title, by, lang, answers, stops }: FileTour): Readonly<Record<string, unknown>> {
  const scenes: object[] = [];
  const known = new Map<string, number>();
  const coded = stops.map(({ title, say, moment, parts, ask }) => {
    const { a, l, w, p, m, x, e, b } = momentJson({
      ...moment,
      keptInputs: null,
      pins: [],
      notes: [],
      breakpoints: null,
    }) as Readonly<Record<string, unknown>>;
    const { y, k: _breaks, ...study } = (x ?? {}) as Readonly<Record<string, unknown>>;
    const scene = defined({ p, m, x: x ? study : undefined, e, b });
    const key = JSON.stringify(scene);
    const at = known.get(key) ?? scenes.push(scene) - 1;
    known.set(key, at);
    return defined({
      title: title || undefined,
      say: say || undefined,
      scene: at || undefined,
      // 3 is the level of checks, and what links mean where they say nothing.
      ...{ a, l: l === 3 ? undefined : l, w, y },
      parts: parts.length > 0 ? parts : undefined,
      ask: ask ?? undefined,
    });
  });
  return defined({
    format: tourFormat,
    version: stops.some(({ moment }) => moment.study) ? tourVersion : 1,
    lang: lang === 'en' ? undefined : lang,
    title,
    by: by || undefined,
    answers: answers || undefined,
    scenes,
    stops: coded,
  });
}

function defined(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
