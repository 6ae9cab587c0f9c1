/** Parts of the room in separate chunks: drawing does not delay them. */
import { lazy } from '../../core/controls/lazy';

export const AuditPicture = lazy(async () => (await import('../view/AuditPicture')).AuditPicture);
export const SpotPicture = lazy(async () => (await import('../view/SpotPicture')).SpotPicture);
export const WhyHere = lazy(async () => (await import('../why/WhyHere')).WhyHere);
export const ReportDialog = lazy(async () => (await import('./ReportDialog')).ReportDialog);
