// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */
import type { StudyId } from './registry.gen';
import type { StudyModule } from './types';

/** Each study is a chunk of its own. */
export const loadStudy: Readonly<Record<StudyId, () => Promise<{ readonly study: StudyModule }>>> = {
  boxes: () => import('../methods/boxes'),
  volumes: () => import('../methods/volumes'),
  height_field: () => import('../methods/height_field'),
  broad_phase: () => import('../methods/broad_phase'),
  sphere_polygon: () => import('../methods/sphere_polygon'),
  convex: () => import('../methods/convex'),
  projectile: () => import('../methods/projectile'),
  transforms: () => import('../methods/transforms'),
  plane_figures: () => import('../methods/plane_figures'),
};

export type StudyMessageKey =
  | keyof typeof import('../methods/boxes/messages.en.json')
  | keyof typeof import('../methods/volumes/messages.en.json')
  | keyof typeof import('../methods/height_field/messages.en.json')
  | keyof typeof import('../methods/broad_phase/messages.en.json')
  | keyof typeof import('../methods/sphere_polygon/messages.en.json')
  | keyof typeof import('../methods/convex/messages.en.json')
  | keyof typeof import('../methods/projectile/messages.en.json')
  | keyof typeof import('../methods/transforms/messages.en.json')
  | keyof typeof import('../methods/plane_figures/messages.en.json');
