// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */
import type { LoadStudy } from '../model/study/modules';

export const studies: LoadStudy = {
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
