/** What is shown of a level audit; its words come with it. */
import { lazy } from '../../core/controls/lazy';
import { rooms } from '../../core/rooms';

export const OfAudit = lazy(async () => (await rooms.auditLeft()).OfAudit);
export const OfAuditLine = lazy(async () => (await rooms.auditLeft()).OfAuditLine);
