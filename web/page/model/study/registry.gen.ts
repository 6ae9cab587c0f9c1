// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */

/** Schema of the studies' traces; a module with another hash is refused. */
export const studySchemaHash = 'fed56bb37e297275';

/** The studies, in the order of their numbers. */
export const studyIds = ['boxes', 'volumes', 'height_field', 'broad_phase', 'sphere_polygon', 'convex', 'projectile', 'transforms', 'plane_figures'] as const;
export type StudyId = (typeof studyIds)[number];
