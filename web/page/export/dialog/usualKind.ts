/** What is taken along from where one is, before anybody has chosen. */
import type { Panel } from '../../model';
import type { ExportKind } from '..';

/** A tour is made of what is seen; where the steps are read it is a test of the one that is shown. */
export const usualKind = (panel: Panel | null): ExportKind => (panel === 'tour' ? 'picture' : 'cpp');
