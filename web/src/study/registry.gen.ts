// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */

/** Schema of the studies' traces; a module with another hash is refused. */
export const studySchemaHash = '0cb3b96fb5049dc6';

/** The studies, in the order of their numbers. */
export const studyIds = ['boxes', 'transforms'] as const;
export type StudyId = (typeof studyIds)[number];
