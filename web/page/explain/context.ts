/** What a sentence needs to know around its event: the triangle it belongs to, the slide, the digits asked for. */
import type { EventOf, TraceEvent, Vec3 } from '../../package/trace/events.gen';
import type { Step } from '../../package/trace/steps';
import type { Message } from '../model';
import { formatDirection, formatNumber, formatPair, type Digits } from '../base/i18n/numbers';
import { touches } from './deciding';
import type { Said } from './said';
import { t, type MessageKey } from '../base/i18n/messages';

export class Context {
  constructor(
    readonly step: Step,
    readonly digits: Digits,
    private readonly speak: (context: Context) => Message,
    /** what was printed so far, by its text */
    readonly said = new Map<string, Said>(),
  ) {}

  /** The sentence of another step, with the same digits; its numbers count as said here. */
  describe(step: Step): Message {
    return this.speak(new Context(step, this.digits, this.speak, this.said));
  }

  private say(text: string, value: number | Vec3): string {
    if (!this.said.has(text)) this.said.set(text, { value, step: this.step });
    return text;
  }

  /** What is said of a number in other words: the angle of a cosine, the slope of a normal. */
  of(text: string, value: number | Vec3): string {
    if (text === '') return text;
    return this.say(text, value);
  }

  /** A number that no event holds. */
  plain(value: number): string {
    return formatNumber(value, this.digits);
  }

  number(value: number, signedZero = false): string {
    return this.say(formatNumber(value, this.digits, signedZero), value);
  }

  /** Two numbers compared with each other, told apart however close they are. */
  pair(first: number, second: number): [string, string] {
    const [one, two] = formatPair(first, second, this.digits);
    return [this.say(one, first), this.say(two, second)];
  }

  /** Without its sign, which the sentence says in words. */
  magnitude(value: number): string {
    return this.say(formatNumber(Math.abs(value), this.digits), value);
  }

  vector(value: Vec3): string {
    return this.say(formatDirection(value), value);
  }

  /** Two directions compared with each other: four decimals where two would round away most of what tells them apart. */
  vectors(first: Vec3, second: Vec3): [string, string] {
    const apart = Math.max(...first.map((part, at) => Math.abs(part - second[at]!)));
    const decimals = apart < 0.05 ? 4 : 2;
    const [one, two] = [formatDirection(first, decimals), formatDirection(second, decimals)];
    return [this.say(one, first), this.say(two, second)];
  }

  /** The nearest step of `kind` upwards. */
  enclosing(kind: Step['kind']): Step | null {
    for (let at: Step | null = this.step; at; at = at.parent) if (at.kind === kind) return at;
    return null;
  }

  /** The opening event of the triangle this check belongs to. */
  get triangle(): EventOf<'TriangleBegin'> | null {
    const opening = this.enclosing('triangle')?.opening;
    return opening?.kind === 'TriangleBegin' ? opening : null;
  }

  get frameBegin(): EventOf<'MoveBegin'> | null {
    const opening = this.enclosing('frame')?.opening;
    return opening?.kind === 'MoveBegin' ? opening : null;
  }

  /** The first event of `kind` in the slide around this step. */
  inSlide<K extends TraceEvent['kind']>(kind: K): EventOf<K> | null {
    const slide = this.enclosing('slide');
    return slide ? findEvent(slide, kind) : null;
  }
}

export function findEvent<K extends TraceEvent['kind']>(within: Step, kind: K): EventOf<K> | null {
  for (const child of within.children) {
    if (child.event.kind === kind) return child.event as EventOf<K>;
    // Triangles hold thousands of checks and never what is looked for at this height.
    if (child.kind === 'triangle' || child.kind === 'broad') continue;
    const found = findEvent(child, kind);
    if (found) return found;
  }
  return null;
}

export function verdictLabel(verdict: string): string {
  return t(`verdict.${verdict}` as MessageKey);
}

export type Feature = 'face' | 'edge' | 'vertex';

interface Hit {
  readonly feature: Feature;
  readonly element: number;
  readonly time: number;
  /** upper bound for an accepted time; 1 when the check has none of its own */
  readonly latest: number;
}

/** A check that found a touch: does it beat something, and what? */
export function hitSentence(context: Context, { feature, element, time, latest }: Hit): Message {
  const triangle = context.triangle?.triangle ?? -1;
  const { rank, bound } = rankOf(context, time, latest);
  const values = { feature, element, triangle };
  if (rank === 'first') return { key: 'sentence.hit.first', values: { ...values, time: context.number(time) } };
  const [timeText, boundText] = context.pair(time, bound);
  // A corner shared by two triangles is found twice.
  if (timeText === boundText) return { key: 'sentence.hit.same', values: { ...values, time: timeText } };
  const key = rank === 'kept' ? 'sentence.hit.kept' : 'sentence.hit.beats';
  return { key, values: { ...values, time: timeText, bound: boundText } };
}

/** The paper falls back on the larger root when the smaller one is past: that is where contact ends. */
export function isExit(event: TraceEvent): event is Extract<TraceEvent, { root1: number }> {
  return 'root1' in event && event.time === event.root2 && event.root1 < event.root2;
}

/** A time at which contact ends, taken for one at which it begins: the flaw of the paper's lowest root. */
export function exitSentence(context: Context, { feature, element, time, latest }: Hit, entered: number): Message {
  const triangle = context.triangle?.triangle ?? -1;
  const { rank, bound } = rankOf(context, time, latest);
  const [timeText, boundText] = context.pair(time, bound);
  const values = { feature, element, triangle, time: timeText, first: context.number(entered), rank, bound: boundText };
  return { key: 'sentence.hit.leaves', values };
}

function rankOf(context: Context, time: number, latest: number): { rank: 'first' | 'beats' | 'kept'; bound: number } {
  const best = Math.min(context.triangle?.best ?? Infinity, earlierTouch(context.step));
  // A touch may be the first of its triangle and still come later than another triangle's.
  if (time >= best) return { rank: 'kept', bound: best };
  const bound = latest < 1 ? Math.min(latest, best) : best;
  return { rank: bound === Infinity ? 'first' : 'beats', bound };
}

/** The earliest touch found by the checks of the same triangle before this one; Infinity if none. */
function earlierTouch(check: Step): number {
  const times = (check.parent?.children ?? []).flatMap(({ event, order }) =>
    order < check.order && 'time' in event && 'verdict' in event && touches.includes(event.verdict) ? [event.time] : [],
  );
  return Math.min(Infinity, ...times);
}

export function laterSentence(context: Context, { feature, element, time, latest }: Hit): Message {
  const [timeText, bound] = context.pair(time, latest);
  const triangle = context.triangle?.triangle ?? -1;
  return { key: 'sentence.later', values: { feature, element, triangle, time: timeText, bound } };
}

/** For a pair of kind and verdict no sentence of its own was written for: true, if dull. */
export function plainSentence(context: Context, feature: Feature, element: number, verdict: string): Message {
  const triangle = context.triangle?.triangle ?? -1;
  return { key: 'sentence.check.other', values: { feature, element, triangle, verdict: verdictLabel(verdict) } };
}

declare module '../model/explain/eventView' {
  interface SentenceContext extends Context {}
}
