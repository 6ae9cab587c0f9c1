// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */

/** Schema of the studies' traces; a module with another hash is refused. */
export const studySchemaHash = 'c21aef1f8e37edb1';

/** The studies, in the order of their numbers. */
export const studyIds = ['boxes', 'broad_phase', 'plane_figures'] as const;
export type StudyId = (typeof studyIds)[number];
