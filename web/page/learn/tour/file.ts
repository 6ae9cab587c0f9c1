/**
 * A tour as somebody hands it out: plain data, versioned, its texts in one language. Scenes are what share links are made of
 * (`state/permalink.ts`), each once; a stop names its scene and its step. A scene may be a study (`x`, as links have it, `study/link.ts`); its layers
 * are its stops' own (`y`). A tour is of the lowest version that has what it needs (`versionOf`), so that pages of before read what they can. What is
 * asked is a recipe (`askSchemas.ts`): what of which step, how near is near enough, and the texts; texts that are not there are the usual ones. Nothing
 * in it is believed before it is checked.
 */
import * as v from 'valibot';
import { LinkError, type Moment, momentJson, readMoment } from '../../core/address/permalink';
import { isAddress } from '../../../package/trace/address';
import { checkedNames } from './askNames';
import {
  askSchemas,
  filled,
  isOwn,
  number,
  several,
  studyAskKinds,
  text,
  type StepAsk,
  type TourAsk,
  type TourAskKind,
  type TourAskOf,
  whole,
} from './askSchemas';
import { evaluate } from './expression';
import { TourError } from './fileError';
import * as limits from './fileLimits';
import { checkText } from './fileText';
import { type PartName, partNames } from './types';

export type { OwnAsk, StepAsk, TourAsk, TourAskKind, TourAskOf } from './askSchemas';

export const tourFormat = 'sweeptour';
/** the latest: studies came with the second; questions of one's own, and notes, with the third; meshes that are mended with the fourth */
export const tourVersion = 4;

const stopSchema = v.strictObject({
  title: v.optional(text(limits.longestTitle)),
  say: v.optional(text(limits.longestSay)),
  /** for whoever presents it */
  notes: v.optional(text(limits.longestNotes)),
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
      r: v.optional(v.unknown()),
      e: v.optional(v.unknown()),
      b: v.optional(v.unknown()),
    }),
    1,
    limits.mostStops,
  ),
  stops: several(stopSchema, 1, limits.mostStops),
});

export interface FileStop {
  readonly title: string;
  /** Markdown, see `markdown.ts` */
  readonly say: string;
  /** for whoever presents it: neither the player nor the worksheet has them */
  readonly notes?: string;
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
  stops.forEach(({ title, say, notes, ask }, at) => {
    checkText(title, `stops.${at}.title`);
    checkText(say, `stops.${at}.say`);
    checkText(notes ?? '', `stops.${at}.notes`);
    if (ask) checkAsk(ask, `stops.${at}.ask`);
  });
}

type StopData = v.InferOutput<typeof stopSchema>;

function readStop(
  { title = '', say = '', notes, scene = 0, a, l, w, y, parts = [], ask }: StopData,
  scenes: v.InferOutput<typeof tourSchema>['scenes'],
  at: string,
): FileStop {
  if (!Object.hasOwn(scenes, scene))
    throw new TourError('field', { at: `${at}.scene`, expected: `< ${scenes.length}`, found: scene });
  const { x, ...plain } = scenes[scene]!;
  const study = x === undefined || y === undefined ? { x, y } : { x: { ...(x as object), y } };
  const moment = momentAt({ ...plain, ...study, a, l, w }, at);
  const own = notes ? { notes } : {};
  return { title, say, ...own, moment, parts, ask: readAsk(ask, moment.study ? 'study' : 'sweep', `${at}.ask`) };
}

function readAsk(json: unknown, about: 'sweep' | 'study', at: string): TourAsk | null {
  if (json === undefined) return null;
  const { kind } = (json ?? {}) as { readonly kind?: unknown };
  const kinds: readonly string[] = about === 'study' ? studyAskKinds : Object.keys(askSchemas);
  if (typeof kind !== 'string' || !kinds.includes(kind))
    throw new TourError('field', { at: `${at}.kind`, expected: kinds.join(', '), found: writtenOf(kind) });
  const result = v.safeParse(askSchemas[kind as TourAskKind], json, { abortEarly: true });
  if (!result.success) throw wrongField(result.issues[0], `${at}.`);
  const ask: TourAsk = result.output;
  if (about === 'sweep' && !isOwn(ask)) checkOfSweep(ask, at);
  if (ask.kind === 'choice' && ask.answer !== undefined && ask.answer >= ask.options.length)
    throw new TourError('field', { at: `${at}.answer`, expected: `< ${ask.options.length}`, found: ask.answer });
  if (ask.kind === 'order') checkShown(ask, `${at}.shown`);
  return ask;
}

/** Steps of a sweep have names of their own, and no word but a verdict is asked for. */
function checkOfSweep(ask: StepAsk, at: string): void {
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
    if (!(error instanceof LinkError)) throw error;
    const { path = '', expected = '', found = '' } = error.wrong ?? {};
    throw new TourError('moment', path ? { at, field: path, expected, found } : { at });
  }
}

function checkAsk(ask: TourAsk, at: string): void {
  for (const name of ['question', 'hint', 'right', 'near', 'wrong'] as const)
    checkText(ask[name] ?? '', `${at}.${name}`);
  ask.then?.forEach(({ when, say }, k) => {
    checkWritten(say, `${at}.then.${k}.say`);
    checkCondition(when, ask, `${at}.then.${k}.when`);
  });
  if (ask.kind === 'number' || ask.kind === 'value') checkText(ask.unit ?? '', `${at}.unit`);
  if (ask.kind === 'value' && ask.answer === undefined) throw new TourError('unanswered', { at: `${at}.answer` });
  if (ask.kind === 'choice') checkChoice(ask, at);
  if (ask.kind === 'direction') ask.options.forEach(({ text }, k) => checkText(text, `${at}.options.${k}`));
  if (ask.kind === 'order') ask.items.forEach(({ text }, k) => checkText(text, `${at}.items.${k}`));
}

/** Each choice says something, and something else; one of them is right. */
function checkChoice({ options, answer }: TourAskOf<'choice'>, at: string): void {
  options.forEach(({ text, say = '' }, k) => {
    checkWritten(text, `${at}.options.${k}`);
    checkText(say, `${at}.options.${k}.say`);
    const first = options.findIndex((other) => other.text.trim() === text.trim());
    if (first < k) throw new TourError('twice', { at: `${at}.options.${k}`, found: text });
  });
  if (answer === undefined) throw new TourError('unanswered', { at: `${at}.answer` });
}

/** @throws TourError for nothing, where something has to be said */
function checkWritten(text: string, at: string): void {
  if (text.trim() === '') throw new TourError('empty', { at });
  checkText(text, at);
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

const short = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most).trimEnd()}…` : text);

const writtenOf = (value: unknown): string => short(JSON.stringify(value) ?? 'undefined', 60);

/** A pattern says nothing to a person. */
const namedOnly = (expected: string | null | undefined): string =>
  !expected || expected.startsWith('/') ? 'check' : short(expected, 80);

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
  return new TourError('field', { at, expected: namedOnly(expected), found: received.slice(0, 60) });
}

/** As plain data. What is usual is left out; what pages of before can read stays so. */
export function tourJson({ title, by, lang, answers, stops }: FileTour): Readonly<Record<string, unknown>> {
  const scenes: object[] = [];
  const known = new Map<string, number>();
  const coded = stops.map(({ title, say, notes, moment, parts, ask }) => {
    const { a, l, w, p, m, x, r, e, b } = momentJson({
      ...moment,
      keptInputs: null,
      pins: [],
      notes: [],
      breakpoints: null,
    }) as Readonly<Record<string, unknown>>;
    const { y, k: _breaks, ...study } = (x ?? {}) as Readonly<Record<string, unknown>>;
    const scene = defined({ p, m, x: x ? study : undefined, r, e, b });
    const key = JSON.stringify(scene);
    const at = known.get(key) ?? scenes.push(scene) - 1;
    known.set(key, at);
    return defined({
      title: title || undefined,
      say: say || undefined,
      notes: notes || undefined,
      scene: at || undefined,
      // 3 is the level of checks, and what links mean where they say nothing.
      ...{ a, l: l === 3 ? undefined : l, w, y },
      parts: parts.length > 0 ? parts : undefined,
      ask: ask ?? undefined,
    });
  });
  return defined({
    format: tourFormat,
    version: Math.max(...stops.map(versionOf)),
    lang: lang === 'en' ? undefined : lang,
    title,
    by: by || undefined,
    answers: answers || undefined,
    scenes,
    stops: coded,
  });
}

/** The first version that has what is in it. */
function versionOf({ notes, ask, moment }: FileStop): number {
  if (moment.repair) return 4;
  if (notes || (ask && isOwn(ask))) return 3;
  return moment.study ? 2 : 1;
}

function defined(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
