/** Inequalities of a broad phase that failed. */
import type { MessageKey } from '../../base/i18n/messages';
import type { Failed } from '../../model/explain/eventView';
import type { Step } from '../../../package/trace/steps';
import { axisLetter, largestAxis } from './look';
import type { BroadBoxEvent, BroadPairEvent, BroadSwapEvent, BroadTriangleEvent } from './schema.gen';

function failed(name: string, step: Step, element: number, left: string, value: number, bound = 0): Failed {
  return {
    title: `study.broad_phase.why.${name}` as MessageKey,
    ...{ element, step, left, value, bound },
    ...{ relation: '≤', opposite: '>', symbol: left.startsWith('s') ? 's' : 'g' },
    // From 0 a number itself says by how much.
    ...(bound !== 0 && { margin: value - bound }),
  };
}

const along = (axis: number): string => `g_${axisLetter(axis)}`;

export const whyNot = {
  box: ({ verdict, box, axis, gap, margin }: BroadBoxEvent, step: Step): Failed | null =>
    verdict === 'outside' ? failed('box', step, box, along(axis), gap, margin) : null,

  triangle({ verdict, triangle, axis, gap, distance, margin }: BroadTriangleEvent, step: Step): Failed | null {
    if (verdict === 'outside' || verdict === 'outside-interval')
      return failed('triangle', step, triangle, along(axis), gap);
    return verdict === 'box-only' ? failed('contact', step, triangle, 's', distance, margin) : null;
  },

  swap({ verdict, body, gaps }: BroadSwapEvent, step: Step): Failed | null {
    const axis = largestAxis(gaps);
    return verdict === 'other-axes' ? failed('swap', step, body, along(axis), gaps[axis]!) : null;
  },

  pair: ({ overlap, a, axis, gap }: BroadPairEvent, step: Step): Failed | null =>
    overlap ? null : failed('pair', step, a, along(axis), gap),
};
