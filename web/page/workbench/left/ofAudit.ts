/** The view of a level audit; its texts load with it. */
import { lazy } from '../../core/controls/lazy';
import { rooms } from '../../core/rooms';

export const OfAudit = lazy(async () => (await rooms.auditLeft()).OfAudit);
export const OfAuditLine = lazy(async () => (await rooms.auditLeft()).OfAuditLine);
