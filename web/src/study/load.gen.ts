// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */
import type { StudyId } from './registry.gen';
import type { StudyModule } from './types';

/** Each study is a chunk of its own. */
export const loadStudy: Readonly<Record<StudyId, () => Promise<{ readonly study: StudyModule }>>> = {
  boxes: () => import('../methods/boxes'),
  broad_phase: () => import('../methods/broad_phase'),
  sphere_polygon: () => import('../methods/sphere_polygon'),
  projectile: () => import('../methods/projectile'),
  transforms: () => import('../methods/transforms'),
};

export type StudyMessageKey =
  | keyof typeof import('../methods/boxes/messages.en.json')
  | keyof typeof import('../methods/broad_phase/messages.en.json')
  | keyof typeof import('../methods/sphere_polygon/messages.en.json')
  | keyof typeof import('../methods/projectile/messages.en.json')
  | keyof typeof import('../methods/transforms/messages.en.json');
