// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */
import type { StudyId } from './registry.gen';
import type { StudyModule } from './types';

/** Each study is a chunk of its own. */
export const loadStudy: Readonly<Record<StudyId, () => Promise<{ readonly study: StudyModule }>>> = {
  boxes: () => import('../methods/boxes'),
  broad_phase: () => import('../methods/broad_phase'),
};

export type StudyMessageKey =
  | keyof typeof import('../methods/boxes/messages.en.json')
  | keyof typeof import('../methods/broad_phase/messages.en.json');
