/** Parts of the room that come in chunks of their own: what draws is not waited for. */
import { lazy } from '../../core/controls/lazy';

export const AuditPicture = lazy(async () => (await import('../view/AuditPicture')).AuditPicture);
export const SpotPicture = lazy(async () => (await import('../view/SpotPicture')).SpotPicture);
export const WhyHere = lazy(async () => (await import('../why/WhyHere')).WhyHere);
export const ImportDialog = lazy(async () => (await import('../../workbench/overlays/ImportDialog')).ImportDialog);
export const ReportDialog = lazy(async () => (await import('./ReportDialog')).ReportDialog);
