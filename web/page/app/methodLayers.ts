/** Layers of methods that are there from the beginning, a line each. Others come with the first step that has them (`parts.ts`). */
export * from '../methods/paper/layers';
