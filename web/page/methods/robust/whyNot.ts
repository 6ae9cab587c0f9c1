/** Inequalities of the robust method's tests that failed. */
import { above, atLeast, atMost, below } from '../../explain/relations';
import type { Failed } from '../../model/explain/eventView';
import type { EventOf } from '../../../package/trace/events.gen';
import type { Step } from '../../../package/trace/steps';
import { failedSide } from './failedSide';

export function touchFails({ verdict, distance }: EventOf<'TouchTest'>, step: Step): Failed | null {
  if (verdict !== 'clear') return null;
  const of = { title: 'why.touch', element: 0, step } as const;
  return {
    ...of,
    left: 'D = |\\sy{b}{q - B}|',
    ...atMost,
    bound: 1,
    symbol: 'D',
    value: distance,
    margin: distance - 1,
  };
}

export function sweptFaceFails(event: EventOf<'SweptFaceTest'>, step: Step): Failed | null {
  const of = { title: 'why.face', element: 0, step } as const;
  const { approach, distance, time, latest } = event;
  if (event.verdict === 'outside-face') {
    const { edge, side } = failedSide(event);
    return { ...of, left: `i_${edge}`, ...atLeast, bound: 0, symbol: `i${'₀₁₂'[edge] ?? ''}`, value: side };
  }
  if (event.verdict === 'face-hit') return null;
  if (!(approach < 0)) {
    return { ...of, left: 's = \\sy{N}{n}\\cdot\\V', ...below, bound: 0, symbol: 's', value: approach };
  }
  if (!(distance > 1))
    return { ...of, left: 'd', ...above, bound: 1, symbol: 'd', value: distance, margin: 1 - distance };
  return time < latest
    ? null
    : { ...of, left: 't', ...below, bound: latest, symbol: 't', value: time, margin: time - latest };
}

export function sweptVertexFails(event: EventOf<'SweptVertexTest'>, step: Step): Failed | null {
  return sweptFails(event, { title: 'why.vertex', element: event.vertex, step });
}

export function sweptEdgeFails(event: EventOf<'SweptEdgeTest'>, step: Step): Failed | null {
  const of: Of = { title: 'why.edge', element: event.edge, step };
  if (event.verdict !== 'edge-param-out') return sweptFails(event, of);
  const side =
    event.foot < 0 ? { ...atLeast, bound: 0 } : { ...atMost, bound: event.length, margin: event.foot - event.length };
  return { ...of, left: 's', ...side, symbol: 's', value: event.foot };
}

type Of = Pick<Failed, 'title' | 'element' | 'step'>;

function sweptFails(event: EventOf<'SweptVertexTest'> | EventOf<'SweptEdgeTest'>, of: Of): Failed | null {
  if (event.verdict === 'edge-hit' || event.verdict === 'vertex-hit') return null;
  if (!(event.b < 0)) return { ...of, left: 'B', ...below, bound: 0, symbol: 'B', value: event.b };
  if (event.h > 1) return { ...of, left: 'h', ...atMost, bound: 1, symbol: 'h', value: event.h, margin: event.h - 1 };
  if (event.time <= event.latest || !Number.isFinite(event.time)) return null;
  return {
    ...of,
    left: 't',
    ...below,
    bound: event.latest,
    symbol: 't',
    value: event.time,
    margin: event.time - event.latest,
  };
}
