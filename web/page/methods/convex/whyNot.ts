/** Inequalities that failed: why a search goes on. */
import type { MessageKey } from '../../base/i18n/messages';
import type { Failed } from '../../model/explain/eventView';
import type { Step } from '../../../package/trace/steps';
import { openingOf } from './look';
import type {
  ConvexAdvanceEvent,
  ConvexAdvanceStepEvent,
  ConvexEpaStepEndEvent,
  ConvexEpaStepEvent,
  ConvexGjkStepEvent,
} from './schema.gen';

const atMost = { relation: '≤', opposite: '>' } as const;

const failed = (
  name: string,
  step: Step,
  element: number,
  numbers: Pick<Failed, 'left' | 'bound' | 'symbol' | 'value'>,
): Failed => ({ title: `study.convex.why.${name}` as MessageKey, element, step, ...atMost, ...numbers });

export const whyNot = {
  gjk: ({ verdict, iteration, progress, allowed }: ConvexGjkStepEvent, step: Step): Failed | null =>
    verdict === 'goes-on' && iteration > 0 && progress > allowed
      ? failed('gjk', step, iteration, {
          ...{ left: 'p = v\\cdot v - v\\cdot w', bound: allowed, symbol: 'p', value: progress },
        })
      : null,

  epa({ verdict }: ConvexEpaStepEndEvent, step: Step): Failed | null {
    const { growth, allowed, face } = openingOf<ConvexEpaStepEvent>(step);
    return verdict === 'goes-on' && growth > allowed
      ? failed('epa', step, face, { left: 'g = n\\cdot w - d', bound: allowed, symbol: 'g', value: growth })
      : null;
  },

  advance({ verdict, distance, iteration }: ConvexAdvanceStepEvent, step: Step): Failed | null {
    const { contact } = openingOf<ConvexAdvanceEvent>(step.parent!);
    return verdict === 'goes-on' && distance > contact
      ? failed('advance', step, iteration, { left: 'd', bound: contact, symbol: 'd', value: distance })
      : null;
  },
};
