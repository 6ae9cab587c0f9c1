/** Inequalities that failed, with the numbers that failed them. */
import type { EventOf } from '../../trace/events.gen';
import type { Step } from '../../trace/steps';
import type { MessageKey } from '../../i18n/messages';
import { decidingCheck } from './sentences/groups';
import { failedInside } from './sentences/paper';
import { failedSide } from './sentences/failedSide';
import { eventView } from '../../method/eventViews';
import { isRobust, robustParts } from './robustParts';

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

const inside = { x: 'x = dc - eb', y: 'y = ea - db', z: 'z = x + y - (ac - b^2)' } as const;

/** Why this step found nothing; for a hit on an edge or corner, why not the face. */
export function whyNot(step: Step): Failed | null {
  const view = eventView(step.event);
  if (view) return view.whyNot?.(step.event, step) ?? null;
  if (step.kind === 'triangle') {
    const deciding = decidingCheck(step);
    return deciding ? failed(deciding) : null;
  }
  const own = failed(step);
  if (own) return own;
  if (step.kind !== 'edge' && step.kind !== 'vertex') return null;
  const face = step.parent?.children.find((child) => child.kind === 'face');
  return face ? failed(face) : null;
}

type Numbers = Omit<Failed, 'title' | 'element' | 'step'>;

const below = { relation: '<', opposite: '≥' } as const;
const atLeast = { relation: '≥', opposite: '<' } as const;
const atMost = { relation: '≤', opposite: '>' } as const;
const above = { relation: '>', opposite: '≤' } as const;

type Of = (title: MessageKey, numbers: Numbers, element?: number) => Failed;

function failedPlane({ verdict, facing, t0, t1, speed }: EventOf<'PlaneTest'>, of: Of): Failed | null {
  if (verdict === 'culled-backface') {
    return of('why.plane', { left: '\\phi = \\N\\cdot\\hat\\V', ...atMost, bound: 0, symbol: 'ϕ', value: facing });
  }
  if (verdict !== 'outside-time') return null;
  // The two times are swapped so that t0 < t1; which of them belongs to +1 depends on the sign of s.
  const [near, far] = speed > 0 ? [-1, 1] : [1, -1];
  return t0 > 1
    ? of('why.plane', { left: `t_0 = (${near} - d)/s`, ...atMost, bound: 1, symbol: 't₀', value: t0 })
    : of('why.plane', { left: `t_1 = (${far} - d)/s`, ...atLeast, bound: 0, symbol: 't₁', value: t1 });
}

function failed(step: Step): Failed | null {
  const { event } = step;
  const of: Of = (title, numbers, element = 0) => ({ title, element, step, ...numbers });
  switch (event.kind) {
    case 'PlaneTest':
      return failedPlane(event, of);
    case 'FaceTest': {
      if (event.verdict !== 'outside-face') return null;
      const { symbol, value } = failedInside(event);
      return of('why.face', { left: inside[symbol], ...(symbol === 'z' ? below : atLeast), bound: 0, symbol, value });
    }
    case 'VertexTest':
    case 'EdgeTest':
      return failedRoot(step);
    case 'TouchTest':
      if (event.verdict !== 'clear') return null;
      return of('why.touch', { left: 'D = |\\sy{b}{q - B}|', ...atMost, bound: 1, symbol: 'D', value: event.distance });
    case 'SweptFaceTest': {
      if (event.verdict === 'outside-face') {
        const { edge, side } = failedSide(event);
        return of('why.face', {
          left: `i_${edge}`,
          ...atLeast,
          bound: 0,
          symbol: `i${'₀₁₂'[edge] ?? ''}`,
          value: side,
        });
      }
      if (event.verdict === 'face-hit') return null;
      if (!(event.approach < 0)) {
        return of('why.face', {
          left: 's = \\sy{N}{n}\\cdot\\V',
          ...below,
          bound: 0,
          symbol: 's',
          value: event.approach,
        });
      }
      if (!(event.distance > 1)) {
        return of('why.face', { left: 'd', ...above, bound: 1, symbol: 'd', value: event.distance });
      }
      if (!(event.time < event.latest)) {
        return of('why.face', { left: 't', ...below, bound: event.latest, symbol: 't', value: event.time });
      }
      return null;
    }
    case 'SweptEdgeTest':
    case 'SweptVertexTest':
      return failedSwept(step);
    default:
      return isRobust(event) ? robustParts().whyNot(step) : null;
  }
}

function failedRoot(step: Step): Failed | null {
  const { event } = step;
  if (event.kind !== 'VertexTest' && event.kind !== 'EdgeTest') return null;
  const edge = event.kind === 'EdgeTest';
  const [title, element] = edge ? (['why.edge', event.edge] as const) : (['why.vertex', event.vertex] as const);
  switch (event.verdict) {
    case 'no-root': {
      if (!(event.discriminant < 0)) return null;
      const left = '\\Delta = a_1^2 - 4a_2a_0';
      return { title, element, step, left, ...atLeast, bound: 0, symbol: 'Δ', value: event.discriminant };
    }
    case 'root-negative':
      return { title, element, step, left: 'x_2', ...above, bound: 0, symbol: 'x₂', value: event.root2 };
    case 'root-later-than-best': {
      const [symbol, left, value] =
        event.root1 > 0 ? (['x₁', 'x_1', event.root1] as const) : (['x₂', 'x_2', event.root2] as const);
      return { title, element, step, left, ...below, bound: event.latest, symbol, value };
    }
    case 'edge-param-out': {
      if (!edge) return null;
      const side = event.f < 0 ? { ...atLeast, bound: 0 } : { ...atMost, bound: 1 };
      return { title, element, step, left: 'f', ...side, symbol: 'f', value: event.f };
    }
    default:
      return null;
  }
}

function failedSwept(step: Step): Failed | null {
  const { event } = step;
  if (event.kind !== 'SweptEdgeTest' && event.kind !== 'SweptVertexTest') return null;
  const edge = event.kind === 'SweptEdgeTest';
  const [title, element] = edge ? (['why.edge', event.edge] as const) : (['why.vertex', event.vertex] as const);
  if (event.verdict === 'edge-hit' || event.verdict === 'vertex-hit') return null;
  if (edge && event.verdict === 'edge-param-out') {
    const side = event.foot < 0 ? { ...atLeast, bound: 0 } : { ...atMost, bound: event.length };
    return { title, element, step, left: 's', ...side, symbol: 's', value: event.foot };
  }
  if (!(event.b < 0)) return { title, element, step, left: 'B', ...below, bound: 0, symbol: 'B', value: event.b };
  if (event.h > 1) return { title, element, step, left: 'h', ...atMost, bound: 1, symbol: 'h', value: event.h };
  if (!(event.time <= event.latest) && Number.isFinite(event.time)) {
    return { title, element, step, left: 't', ...below, bound: event.latest, symbol: 't', value: event.time };
  }
  return null;
}
