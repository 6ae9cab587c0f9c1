/** What the page says of an event, one record a kind: a method's stand in its folder. */
import type { EventKind, EventOf } from '../../../package/trace/events.gen';
import type { Step } from '../../../package/trace/steps';
import type { GlyphName } from '../../base/controls/Glyph';
import type { MessageKey } from '../../base/i18n/messages';
import type { Message } from '..';
import type { Formula } from './formulaTypes';

/** What a sentence is made with; `explain/context.ts` adds what it offers. */
export interface SentenceContext {}

/** The quadratic of a check as its plot needs it. */
export interface Quadratic {
  readonly glyph: GlyphName;
  /** a2 x² + a1 x + a0 */
  readonly a2: number;
  readonly a1: number;
  readonly a0: number;
  /** written above the plot; null where the method has none */
  readonly discriminant: number | null;
  readonly root1: number | null;
  readonly root2: number | null;
  /** upper bound for an accepted root */
  readonly latest: number;
  /** the accepted root; Infinity if none */
  readonly time: number;
}

/** Where a number of a step comes from. */
export interface Source {
  readonly key: 'mesh' | 'input' | 'start' | 'offset' | 'bound' | 'contact';
  /** TeX of the number; absent where the number itself is shown */
  readonly symbol?: string;
  /** the number, where it is one that had to be beaten */
  readonly value?: number;
  readonly triangle?: number;
  /** the step to go to */
  readonly step: Step;
}

/** An inequality that failed, with the numbers that failed it. */
export interface Failed {
  readonly title: MessageKey;
  readonly element: number;
  /** TeX of the left-hand side with its name, e.g. `z = x + y - (ac - b^2)` */
  readonly left: string;
  /** the relation that does not hold, and the bound, e.g. `<`, `0` */
  readonly relation: string;
  readonly opposite: string;
  readonly bound: number;
  readonly symbol: string;
  readonly value: number;
  /** by how much it fails, where the bound is no 0 and the numbers are lengths or cosines */
  readonly margin?: number;
  /** the check that failed */
  readonly step: Step;
}

export interface EventView<E> {
  /** one sentence, with the two numbers that decide */
  readonly sentence: (event: E, context: SentenceContext) => Message;
  readonly formula: Formula | ((event: E, step: Step) => Formula);
  /** the inequality that failed; null: it has none */
  readonly whyNot: ((event: E, step: Step) => Failed | null) | null;
  /** of every number: `.other` fields of the event it is worked out from, steps by the part they play (`origins.ts`), `input`, `mesh`, `frameBefore` */
  readonly origins: Readonly<Partial<Record<string, string>>>;
}

type Words = 'kind' | 'verdict' | 'feature' | 'method' | 'sides' | 'state' | 'moment' | 'reason';

/** An event of a sweep. */
export interface SweepEventView<E> extends EventView<E> {
  /** numbers that no formula shows have none */
  readonly origins: { readonly [F in Exclude<keyof E & string, Words>]?: string };
  /** what it came to, a word or a number; null: its verdict says it */
  readonly value: ((event: E, step: Step) => string) | null;
  /** its quadratic; null: it has none */
  readonly plot: ((event: E) => Quadratic) | null;
}

/** Exhaustive: what is forgotten does not compile. */
export type SweepEventViews<K extends EventKind> = { readonly [Kind in K]: SweepEventView<EventOf<Kind>> };

/** A cell of the row under the sentence. */
export interface CellView {
  /** TeX */
  readonly name: string;
  readonly value: string;
  /** it is what was looked for */
  readonly hit: boolean;
}

/** An event of a study; study/types.ts has the exhaustive type. */
export interface StudyEventView<E> extends EventView<E> {
  readonly cell: (event: E, step: Step) => CellView;
  readonly sources?: (event: E, step: Step) => Source[];
}

/** Of any kind of event; call it only with events of that kind. */
export type AnyEventView = StudyEventView<never>;
