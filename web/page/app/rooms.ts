/** How each part of the page is loaded that the floors below ask for. */
import type { Rooms } from '../core/rooms';

export const loadRooms: Rooms = {
  studies: () => import('../study'),
  stage: () => import('./stage'),
  auditLeft: () => import('../audit/walkAgain/OfAudit'),
};
