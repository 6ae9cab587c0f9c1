// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */
import type { StudyId } from './registry.gen';
import type { StudyModule } from './types';

/** Each study is a chunk of its own. */
export const loadStudy: Readonly<Record<StudyId, () => Promise<{ readonly study: StudyModule }>>> = {
  boxes: () => import('../methods/boxes'),
  height_field: () => import('../methods/height_field'),
};

export type StudyMessageKey =
  | keyof typeof import('../methods/boxes/messages.en.json')
  | keyof typeof import('../methods/height_field/messages.en.json');
