/** `sweepscope/record`: every move of a game on a tape, to be opened in the page or checked again. */
export { checkTape } from './checkTape.ts';
export { TapeError } from './errors.ts';
export type { TapeErrorCode } from './errors.ts';
export { isTape, readTape } from './readTape.ts';
export { record } from './recorder.ts';
export type { Recorder, RecordOptions, Tape, TapeCheck, TapeMesh } from './types.ts';
