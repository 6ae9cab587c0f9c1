/** What the page says of an event, one record a kind: a method's stand in its folder. */
import type { EventKind, EventOf } from '../../../package/trace/events.gen';
import type { Step } from '../../../package/trace/steps';
import type { Message } from '..';
import type { Context } from '../../explain/context';
import type { Formula } from './formulaTypes';
import type { Quadratic } from '../../explain/roots';
import type { Source } from '../../explain/sources';
import type { Failed } from '../../explain/whyNot';

export interface EventView<E> {
  /** one sentence, with the two numbers that decide */
  readonly sentence: (event: E, context: Context) => Message;
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
