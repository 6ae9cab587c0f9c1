/** Traces as the page reads them: flat slots in, a step tree out. */
import { decodeTrace } from './decode';
import type { FrameTree } from './steps';
import { buildTree } from './tree';

export { decodeTrace, Trace, TraceError } from './decode';
export type { TraceErrorCode, TraceHeader } from './decode';
export { buildTree } from './tree';
export * from './address';
export { candidates, nearestOf, stair } from './candidates';
export type { Candidate, Stair } from './candidates';
export * as walk from './walk';
export type { FrameTree, Step, StepKind, StepLevel } from './steps';

/** The step tree of one frame from its trace. @throws TraceError */
export function readTrace(slots: Float64Array, frame: number): FrameTree {
  return buildTree(decodeTrace(slots), frame);
}
