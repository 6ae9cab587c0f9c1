/** Inequalities of a shot that failed. */
import { atLeast, atMost } from '../../explain/relations';
import type { Failed } from '../../model/explain/eventView';
import { failedOf, type FailedNumbers } from '../../study/failed';
import type { Step } from '../../../package/trace/steps';
import type { SlabEvent } from './look';
import type { ShotBoxEndEvent, ShotFaceEvent, ShotPlaceEvent, ShotTriangleEvent } from './schema.gen';

const failedHere = failedOf('projectile');

function failed(name: string, step: Step, element: number, numbers: FailedNumbers): Failed | null {
  const { value, bound } = numbers;
  return Number.isFinite(value) && Number.isFinite(bound) ? failedHere(name, step, element, numbers) : null;
}

const inTime = (name: string, step: Step, element: number, time: number): Failed | null =>
  failed(
    name,
    step,
    element,
    time > 1
      ? { left: 't', ...atMost, bound: 1, symbol: 't', value: time, margin: time - 1 }
      : { left: 't', ...atLeast, bound: 0, symbol: 't', value: time },
  );

const apart = (name: string, step: Step, element: number, enter: number, leave: number): Failed | null =>
  enter > leave
    ? failed(name, step, element, {
        ...{ left: 't = \\max t_1', ...atMost, bound: leave, symbol: 't', value: enter },
        margin: enter - leave,
      })
    : null;

/** Latest coming in and earliest going out, in the space that decides. */
const spanOf = (event: ShotBoxEndEvent, step: Step): readonly [number, number] =>
  (step.opening as unknown as { readonly space?: string }).space === 'world'
    ? [event.worldEnter, event.worldLeave]
    : [event.objectEnter, event.objectLeave];

export const whyNot = {
  slab({ verdict, origin, high, enter, leave, box }: SlabEvent, step: Step): Failed | null {
    if (verdict === 'apart') return apart('slab', step, box, enter, leave);
    if (verdict !== 'parallel-outside') return null;
    const value = Math.abs(origin);
    return failed('slab', step, box, {
      ...{ left: '|o|', ...atMost, bound: high, symbol: '|o|', value },
      margin: value - high,
    });
  },

  box(event: ShotBoxEndEvent, step: Step): Failed | null {
    const { verdict, box } = event;
    const [enter, leave] = spanOf(event, step);
    if (verdict === 'apart') return apart('box', step, box, enter, leave);
    if (verdict === 'behind')
      return failed('box', step, box, { left: 't_{out}', ...atLeast, bound: 0, symbol: 'tₒᵤₜ', value: leave });
    return verdict === 'hit' ? null : inTime('box', step, box, enter);
  },

  face({ verdict, discriminant, root, outside, face }: ShotFaceEvent, step: Step): Failed | null {
    if (verdict === 'outside-time') return inTime('face', step, face, root);
    if (verdict === 'beside-face')
      return failed('face', step, face, { left: 'u', ...atMost, bound: 0, symbol: 'u', value: outside });
    return verdict === 'no-root' && discriminant <= 0
      ? failed('face', step, face, {
          ...{ left: 'D = b^2 - 4\\,a\\,c', relation: '>', opposite: '≤' },
          ...{ bound: 0, symbol: 'D', value: discriminant },
        })
      : null;
  },

  place: ({ inside, outside, box }: ShotPlaceEvent, step: Step): Failed | null =>
    inside
      ? null
      : failed('place', step, box, {
          ...{ left: 'u = \\max_k\\,(|p_k| - h_k)', ...atMost, bound: 0, symbol: 'u', value: outside },
        }),

  triangle({ verdict, u, v, time, triangle }: ShotTriangleEvent, step: Step): Failed | null {
    if (verdict === 'outside-time') return inTime('triangle', step, triangle, time);
    if (verdict !== 'beside') return null;
    const numbers =
      u < 0
        ? { left: 'u', ...atLeast, bound: 0, symbol: 'u', value: u }
        : v < 0
          ? { left: 'w', ...atLeast, bound: 0, symbol: 'w', value: v }
          : { left: 'u + w', ...atMost, bound: 1, symbol: 'u + w', value: u + v, margin: u + v - 1 };
    return failed('triangle', step, triangle, numbers);
  },
};
