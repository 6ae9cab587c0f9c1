// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */

/** Schema of the studies' traces; a module with another hash is refused. */
export const studySchemaHash = '1928949394e93379';

/** The studies, in the order of their numbers. */
export const studyIds = ['boxes', 'height_field'] as const;
export type StudyId = (typeof studyIds)[number];
