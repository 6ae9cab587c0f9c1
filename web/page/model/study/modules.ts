/** How each study is loaded: a chunk of its own each. The app fills it (app/studies.gen.ts). */
import type { StudyId } from './registry.gen';
import type { StudyModule } from './types';

export type LoadStudy = Readonly<Record<StudyId, () => Promise<{ readonly study: StudyModule }>>>;

export const loadStudy = {} as LoadStudy;
