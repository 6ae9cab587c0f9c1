/** Which pin a number of the inspector would be. */
import { actions } from '../../core/actions';
import type { Pin } from '../../model/pins';
import type { Step } from '../../../package/trace/steps';

/** A number of the slide shown with a check is pinned as the slide's; the root of an edge is its time. */
export function pinOf(step: Step, field: string): Pin {
  const owner = ownerOf(step, field);
  const place = owner.address.split('.').slice(1).join('.');
  const own = field.startsWith('slide.') ? `begin.${field.slice(6)}` : field === 'root' ? 'time' : field;
  return { place, field: own };
}

function ownerOf(step: Step, field: string): Step {
  const ofSlide = field.startsWith('slide.') || (step.kind === 'end' && field.startsWith('begin.'));
  for (let at: Step | null = step; at && ofSlide; at = at.parent) if (at.kind === 'slide') return at;
  return step;
}

export function pinField(step: Step, field: string): void {
  actions.togglePin(pinOf(step, field));
}
