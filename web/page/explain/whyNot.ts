/** Inequalities that failed, with the numbers that failed them. */
import type { Failed } from '../model/explain/eventView';
import type { Step } from '../../package/trace/steps';
import { decidingCheck } from './deciding';
import { eventView, studyView } from './views';

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
