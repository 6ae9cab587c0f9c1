// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */

/** Schema of the studies' traces; a module with another hash is refused. */
export const studySchemaHash = '3f9f10cc9223b4c6';

/** The studies, in the order of their numbers. */
export const studyIds = ['boxes', 'convex'] as const;
export type StudyId = (typeof studyIds)[number];
