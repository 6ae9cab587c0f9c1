/** From a spot, or any event, to the step of the workbench that shows it. */
import { actions } from '../../state/actions';
import type { AuditEvent } from '../run/types';
import type { Spot } from '../spots/spots';
import { addressOf } from '../walkAgain/frames';
import { seen } from './state';

/** The step that shows a spot at its worst, as it is called in the run that is opened: `f341.p0.s0`. */
export const worstAddress = (spot: Spot): string => addressOf(spot.worst);

export const openWorst = (spot: Spot): Promise<void> => openEvent(spot.worst);

/** Opens the body's whole walk at an event, with the method that is looked at; a failure is told by the page. Nothing happens while there are no results. */
export async function openEvent(event: AuditEvent): Promise<void> {
  const now = seen.peek();
  if (now) await actions.openWalk({ level: now.level, settings: now.settings, event });
}
