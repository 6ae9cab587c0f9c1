// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */

/** Schema of the studies' traces; a module with another hash is refused. */
export const studySchemaHash = '19c009bcf71c43c7';

/** The studies, in the order of their numbers. */
export const studyIds = ['boxes', 'height_field', 'projectile'] as const;
export type StudyId = (typeof studyIds)[number];
