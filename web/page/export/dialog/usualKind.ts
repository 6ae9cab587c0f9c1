/** The default export for the present place. */
import type { Panel } from '../../model';
import type { ExportKind } from '..';

/** A tour needs the view; the default next to the steps is a test of the present one. */
export const usualKind = (panel: Panel | null): ExportKind => (panel === 'tour' ? 'picture' : 'cpp');
