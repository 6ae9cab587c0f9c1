/**
 * What the page says of an event, one record a kind. The studies' come with the study (study/types.ts has the exhaustive type); the inspector
 * asks here first.
 */
import type { Message } from '../state/model';
import type { TraceEvent } from '../trace/events.gen';
import type { Step } from '../trace/steps';
import type { Formula } from '../panels/inspector/formulas/types';
import type { Context } from '../panels/inspector/sentences/context';
import type { Source } from '../panels/inspector/wherefrom';
import type { Failed } from '../panels/inspector/whynot';

/** A cell of the row under the sentence. */
export interface CellView {
  /** TeX */
  readonly name: string;
  readonly value: string;
  /** it is what was looked for */
  readonly hit: boolean;
}

export interface AnyEventView {
  readonly sentence: (event: never, context: Context) => Message;
  readonly formula: Formula | ((event: never, step: Step) => Formula);
  readonly whyNot: ((event: never, step: Step) => Failed | null) | null;
  /** by field: `.other` fields of the event it is worked out from, the kinds of steps it comes from, `input`, `mesh`, `frameBefore` */
  readonly origins: Readonly<Record<string, string>>;
  readonly cell: (event: never, step: Step) => CellView;
  readonly sources?: (event: never, step: Step) => Source[];
}

interface FieldFacts {
  readonly unit: string;
  readonly doc: string;
}

interface Known {
  readonly view: AnyEventView;
  readonly fields: Readonly<Record<string, FieldFacts>>;
}

const known = new Map<string, Known>();

export function addEventViews(
  views: Readonly<Record<string, AnyEventView>>,
  fields: Readonly<Record<string, Readonly<Record<string, FieldFacts>>>>,
): void {
  for (const [kind, view] of Object.entries(views)) known.set(kind, { view, fields: fields[kind] ?? {} });
}

type Loose<F> = F extends (event: never, more: infer M) => infer R ? (event: TraceEvent, more: M) => R : F;

/** The record of an event; undefined for those of the solver, which have tables of their own. */
export function eventView({ kind }: TraceEvent):
  | {
      readonly sentence: Loose<AnyEventView['sentence']>;
      readonly formula: Formula | ((event: TraceEvent, step: Step) => Formula);
      readonly whyNot: ((event: TraceEvent, step: Step) => Failed | null) | null;
      readonly origins: Readonly<Record<string, string>>;
      readonly cell: Loose<AnyEventView['cell']>;
      readonly sources?: (event: TraceEvent, step: Step) => Source[];
    }
  | undefined {
  return known.get(kind)?.view as never;
}

export const eventFieldFacts = ({ kind }: TraceEvent, field: string): FieldFacts | undefined =>
  known.get(kind)?.fields[field];
