/** From a spot, or any event, to the step of the workbench that shows it. */
import { actions } from '../../core/actions';
import type { AuditEvent } from '../../../audit/run/types';
import type { Spot } from '../../../audit/spots/spots';
import { seen } from './state';

export const openWorst = (spot: Spot): Promise<void> => openEvent(spot.worst);

/** Opens the body's whole walk at an event, with the method that is looked at; a failure is told by the page. Nothing happens while there are no results. */
export async function openEvent(event: AuditEvent): Promise<void> {
  const now = seen.peek();
  if (now) await actions.openWalk({ level: now.level, settings: now.settings, event });
}
