// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */

/** Schema of the studies' traces; a module with another hash is refused. */
export const studySchemaHash = '8cefaf7c5f8409e5';

/** The studies, in the order of their numbers. */
export const studyIds = ['boxes', 'height_field'] as const;
export type StudyId = (typeof studyIds)[number];
