/** Inequalities of the place test that failed. */
import { atLeast, atMost } from '../../explain/relations';
import type { Failed } from '../../model/explain/eventView';
import { failedOf } from '../../study/failed';
import type { Step } from '../../../package/trace/steps';
import { eventOf, kindOf } from './look';
import type {
  RestAngleEvent,
  RestEdgeEvent,
  RestInsideEvent,
  RestNearestEvent,
  RestPlaceEvent,
  RestPlaneEvent,
  RestSideEvent,
  RestVertexEvent,
} from './schema.gen';

const failed = failedOf('sphere_polygon');

const tooFar = (name: string, step: Step, element: number, distance: number, radius: number): Failed | null =>
  distance <= radius || !Number.isFinite(distance)
    ? null
    : failed(name, step, element, {
        ...{ left: 'd', ...atMost, bound: radius, symbol: 'd', value: distance },
        margin: distance - radius,
      });

/** The centre is behind: the plane's own number says so. */
function behind(step: Step): Failed | null {
  const plane = step.parent?.children.find((each) => kindOf(each) === 'RestPlane');
  if (!plane) return null;
  const { printed } = eventOf<RestPlaneEvent>(plane);
  const numbers = { left: 'h = n\\cdot c + D', ...atLeast, bound: 0, symbol: 'h', value: printed };
  return printed < 0 ? failed('behind', plane, 0, numbers) : null;
}

export const whyNot = {
  angle: ({ verdict, cosine, side }: RestAngleEvent, step: Step): Failed | null =>
    verdict === 'cosine-beyond-one'
      ? failed('angle', step, side, {
          ...{ left: '|\\cos\\alpha|', ...atMost, bound: 1, symbol: 'cos α', value: cosine },
          margin: Math.abs(cosine) - 1,
        })
      : null,

  side: ({ value, side }: RestSideEvent, step: Step): Failed | null =>
    value < 0
      ? failed('side', step, side, {
          left: 'e = (n\\times E)\\cdot(f - p_i)',
          ...atLeast,
          bound: 0,
          symbol: 'e',
          value,
        })
      : null,

  inside(event: RestInsideEvent, step: Step): Failed | null {
    const { inside, decides, rayMeets, sum, bound, over, convex, least, winding } = event;
    if (inside) return null;
    if (decides === 'angle-sum')
      return rayMeets
        ? failed('inside', step, 0, { left: '\\Sigma', ...atLeast, bound, symbol: 'Σ', value: sum, margin: -over })
        : null;
    if (convex && Number.isFinite(least))
      return failed('inside', step, 0, { left: '\\min_i e_i', ...atLeast, bound: 0, symbol: 'e', value: least });
    return convex
      ? null
      : failed('inside', step, 0, { left: 'w', relation: '≠', opposite: '=', bound: 0, symbol: 'w', value: winding });
  },

  place: ({ region, distance, radius }: RestPlaceEvent, step: Step): Failed | null =>
    region === 'behind' ? behind(step) : tooFar('face', step, 0, distance, radius),

  edge: ({ side, distance }: RestEdgeEvent, step: Step): Failed | null =>
    tooFar('edge', step, side, distance, radiusOf(step)),

  vertex: ({ corner, distance }: RestVertexEvent, step: Step): Failed | null =>
    tooFar('vertex', step, corner, distance, radiusOf(step)),

  nearest: ({ verdict, distance, radius }: RestNearestEvent, step: Step): Failed | null =>
    verdict === 'skipped-behind' ? behind(step) : tooFar('nearest', step, 0, distance, radius),
};

const radiusOf = (step: Step): number => (step.parent!.opening as unknown as { radius: number }).radius;
