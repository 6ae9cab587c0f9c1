/** What the package gives out as `sweepscope/trace`: traces read one event at a time. */
export { decodeTrace, Trace, TraceError } from './decode.ts';
export type { TraceErrorCode, TraceHeader } from './decode.ts';
export { eventFields, schemaHash } from './events.gen.ts';
export type * from './events.gen.ts';
