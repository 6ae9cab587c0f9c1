/** Inequalities of the 2003 method that failed. */
import { above, atLeast, atMost, below } from '../../explain/relations';
import type { Failed } from '../../model/explain/eventView';
import type { EventOf } from '../../../package/trace/events.gen';
import type { Step } from '../../../package/trace/steps';
import { failedInside } from './sentences';

const inside = { x: 'x = dc - eb', y: 'y = ea - db', z: 'z = x + y - (ac - b^2)' } as const;

export function planeFails({ verdict, facing, t0, t1, speed }: EventOf<'PlaneTest'>, step: Step): Failed | null {
  const of = { title: 'why.plane', element: 0, step } as const;
  if (verdict === 'culled-backface') {
    return { ...of, left: '\\phi = \\N\\cdot\\hat\\V', ...atMost, bound: 0, symbol: 'ϕ', value: facing };
  }
  if (verdict !== 'outside-time') return null;
  // The two times are swapped so that t0 < t1; which of them belongs to +1 depends on the sign of s.
  const [near, far] = speed > 0 ? [-1, 1] : [1, -1];
  return t0 > 1
    ? { ...of, left: `t_0 = (${near} - d)/s`, ...atMost, bound: 1, symbol: 't₀', value: t0, margin: t0 - 1 }
    : { ...of, left: `t_1 = (${far} - d)/s`, ...atLeast, bound: 0, symbol: 't₁', value: t1 };
}

export function faceFails(event: EventOf<'FaceTest'>, step: Step): Failed | null {
  if (event.verdict !== 'outside-face') return null;
  const { symbol, value } = failedInside(event);
  const relation = symbol === 'z' ? below : atLeast;
  return { title: 'why.face', element: 0, step, left: inside[symbol], ...relation, bound: 0, symbol, value };
}

export function vertexFails(event: EventOf<'VertexTest'>, step: Step): Failed | null {
  return rootFails(event, { title: 'why.vertex', element: event.vertex, step });
}

export function edgeFails(event: EventOf<'EdgeTest'>, step: Step): Failed | null {
  const of: Of = { title: 'why.edge', element: event.edge, step };
  if (event.verdict !== 'edge-param-out') return rootFails(event, of);
  const side = event.f < 0 ? { ...atLeast, bound: 0 } : { ...atMost, bound: 1, margin: event.f - 1 };
  return { ...of, left: 'f', ...side, symbol: 'f', value: event.f };
}

type Of = Pick<Failed, 'title' | 'element' | 'step'>;

function rootFails(event: EventOf<'VertexTest'> | EventOf<'EdgeTest'>, of: Of): Failed | null {
  switch (event.verdict) {
    case 'no-root': {
      if (!(event.discriminant < 0)) return null;
      const left = '\\Delta = a_1^2 - 4a_2a_0';
      return { ...of, left, ...atLeast, bound: 0, symbol: 'Δ', value: event.discriminant };
    }
    case 'root-negative':
      return { ...of, left: 't_+', ...above, bound: 0, symbol: 't', value: event.root2 };
    case 'root-later-than-best': {
      const [left, value] = event.root1 > 0 ? (['t_-', event.root1] as const) : (['t_+', event.root2] as const);
      return { ...of, left, ...below, bound: event.latest, symbol: 't', value, margin: value - event.latest };
    }
    default:
      return null;
  }
}
