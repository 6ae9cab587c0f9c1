/** A number can only be worked out by those who know what it is made of: what a stop says of the step when it asks for one. */
import '../guest/messages';
import { t } from '../../base/i18n/messages';
import type { TraceEvent } from '../../../package/trace/events.gen';
import type { TourAsk } from '../tour/file';

/** Said with the places of the numbers, which come from the trace of whoever reads it. */
const place = (field: string): string => `{${field}:4}`;
const plane = (d: string, s: string) => () => t('tour.given.plane', { d: place(d), s: place(s) });
const quadratic = () => t('tour.given.quadratic', { a2: place('a2'), a1: place('a1'), a0: place('a0') });

const given: Partial<Readonly<Record<TraceEvent['kind'], Readonly<Record<string, () => string>>>>> = {
  PlaneTest: { t0: plane('distance', 'speed'), t1: plane('distance', 'speed') },
  SweptFaceTest: { time: plane('distance', 'approach') },
  EdgeTest: { discriminant: quadratic, root1: quadratic, root2: quadratic },
  VertexTest: { discriminant: quadratic, root1: quadratic, root2: quadratic },
};

/** Null where nothing is known to say; the question can then only be guessed at. */
export function givenFor(ask: TourAsk, kind: TraceEvent['kind']): string | null {
  return ask.kind === 'number' ? (given[kind]?.[ask.field]?.() ?? null) : null;
}
