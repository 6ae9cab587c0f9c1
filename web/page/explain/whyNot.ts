/** Inequalities that failed, with the numbers that failed them. */
import type { MessageKey } from '../base/i18n/messages';
import type { Step } from '../../package/trace/steps';
import { decidingCheck } from './deciding';
import { eventView, studyView } from './views';

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

/** Why this step found nothing; for a hit on an edge or corner, why not the face. */
export function whyNot(step: Step): Failed | null {
  if (studyView(step.event)) return failed(step);
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

function failed(step: Step): Failed | null {
  return eventView(step.event).whyNot?.(step.event, step) ?? null;
}
