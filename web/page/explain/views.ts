/** The records of events by their kind. The app adds those of the first screen; the others come when a step of theirs is first shown. */
import type { EventKind, TraceEvent } from '../../package/trace/events.gen';
import type {
  AnyEventView,
  EventView,
  StudyEventView,
  SweepEventView,
  SweepEventViews,
} from '../model/explain/eventView';

interface FieldFacts {
  readonly unit: string;
  readonly doc: string;
}

interface Known {
  readonly view: AnyEventView;
  readonly fields: Readonly<Record<string, FieldFacts>>;
}

const ofSweeps = new Map<string, unknown>();
const ofStudies = new Map<string, Known>();

export function addSweepViews<K extends EventKind>(views: SweepEventViews<K>): void {
  for (const [kind, view] of Object.entries(views)) ofSweeps.set(kind, view);
}

export function addStudyViews(
  views: Readonly<Record<string, AnyEventView>>,
  fields: Readonly<Record<string, Readonly<Record<string, FieldFacts>>>>,
): void {
  for (const [kind, view] of Object.entries(views)) ofStudies.set(kind, { view, fields: fields[kind] ?? {} });
}

/** Undefined for events of a sweep. */
export function studyView({ kind }: TraceEvent): StudyEventView<TraceEvent> | undefined {
  return ofStudies.get(kind)?.view as StudyEventView<TraceEvent> | undefined;
}

/** Undefined for events of studies, and while the words of their method are not there. */
export function sweepView({ kind }: TraceEvent): SweepEventView<TraceEvent> | undefined {
  return ofSweeps.get(kind) as SweepEventView<TraceEvent> | undefined;
}

/** @throws when the words of its method are not there */
export function eventView(event: TraceEvent): EventView<TraceEvent> {
  const view = studyView(event) ?? sweepView(event);
  if (!view) throw new Error(`${event.kind} is shown before its words are there`);
  return view;
}

export const eventFieldFacts = ({ kind }: TraceEvent, field: string): FieldFacts | undefined =>
  ofStudies.get(kind)?.fields[field];
