/** What is shown of a level audit; its words come with it. */
import { lazy } from '../../core/controls/lazy';

const part = () => import('../../audit/walkAgain/OfAudit');

export const OfAudit = lazy(async () => (await part()).OfAudit);
export const OfAuditLine = lazy(async () => (await part()).OfAuditLine);
