/** What crosses between the page and the solver's worker: plain data, typed arrays that are owned, failures without classes. */
import type { MeshReport, MoveResults, Proof, ProveOptions, SweepOptions, SweepResults } from 'sweepscope';
import type { Tape, TapeCheck } from '../../package/record/types';
import type { ImportStage, ImportWarning, PartTable, Pose, PoseTable, ReasonCode } from '../../mesh/import/types';
import type { Placement } from '../../mesh/placement';
import type { Clause } from '../model/breakpoints/condition';
import type { Experiment, FrameInput, FrameSummary, SceneMesh, Vec3 } from '../model';
import type { PartChoice } from '../../mesh/parts/spans';
import type { Pin } from '../model/pins';
import type { CardLook } from './cardView';
import type { Job } from '../model/jobs';
import type { KeptMesh } from './keep';
import type { Watched } from './watch';

/** An error as plain data. `code` is 'crash' when the module itself broke and the worker must be replaced. */
export interface SolverFailure {
  readonly name: string;
  readonly code: string;
  readonly message: string;
  /** first bad element, where the error knows one */
  readonly element: number | null;
  /** values for the message of the code */
  readonly details: Readonly<Record<string, string | number>>;
}

export type Reply<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: SolverFailure };

/** A failure on the page's side of the boundary: one class, told apart by `failure.name` and `code`. */
export class SolverError extends Error {
  override readonly name = 'SolverError';

  /** @param job what was asked */
  constructor(
    readonly failure: SolverFailure,
    readonly job?: Job,
  ) {
    const { name, code, message } = failure;
    super(message.startsWith(code) ? `${name} ${message}` : `${name} ${code}: ${message}`);
  }

  get code(): string {
    return this.failure.code;
  }
}

/** What the import card needs to know; the mesh itself waits in the worker. */
export interface ParsedFacts {
  readonly name: string;
  readonly bytes: number;
  readonly triangles: number;
  readonly parts: number;
  /** size in the file's own units */
  readonly size: Vec3;
  readonly upAxis: 'y' | 'z';
  readonly upReason: ReasonCode;
  readonly scale: number;
  readonly unitReason: ReasonCode;
  readonly warnings: readonly ImportWarning[];
  readonly table?: PartTable;
  readonly poses?: PoseTable;
}

/** A mesh that is in the solver now. */
export interface PlacedMesh {
  readonly mesh: SceneMesh;
  readonly report: MeshReport;
  /** of positions and indices; names the mesh in links and in the browser's own storage */
  readonly hash: string;
  /** This browser would not keep it; absent: it has it, or was not asked. */
  readonly notKept?: true;
}

/** What a frame began from and was asked; a summary has it. */
export type WatchedFrame = Pick<FrameSummary, 'start' | 'input'>;

export interface TraceReply {
  readonly trace: Float64Array;
  /** state hash of the frame, to be the same as in its summary */
  readonly hash: string;
}

/** How the answers on a tape compare with those of this solver. */
export interface TapeReply extends TapeCheck {
  /** of this solver */
  readonly version: string;
}

/** A stretch of a run to look for conditions in. */
export interface ScanRequest {
  /** those that a trace decides */
  readonly clauses: readonly Clause[];
  /** number of the first frame; the others follow it */
  readonly first: number;
  /** 9 per frame: start, displacement, gravity */
  readonly states: Float64Array;
  /** of each frame; absent: none has any of its own */
  readonly settings?: readonly FrameInput['settings'][];
}

export interface ScanReply {
  /** frames looked at, from the first on; fewer than asked for when time was up */
  readonly frames: number;
  /** by clause: the addresses where it holds, in order */
  readonly places: readonly (readonly string[])[];
}

/** @param bytes of what is unpacked next, once that is known */
export type ParseProgress = (fraction: number, stage: ImportStage, bytes?: number) => void;
export type RunProgress = (fraction: number) => void;

/** The worker's methods. Meshes are named by numbers the page gives out. */
export interface SolverService {
  setMesh(id: number, positions: Float64Array, indices: Uint32Array): Promise<MeshReport>;
  dropMesh(id: number): Promise<void>;
  /** Reads files and keeps the result until the next `parse`, `accept` or `cancelParse`. @throws ImportError */
  parse(files: readonly File[], onProgress?: ParseProgress): Promise<ParsedFacts>;
  /** Reads the same files in another pose. A failure, or another reading meanwhile, leaves what was parsed before. @throws ImportError */
  repose(files: readonly File[], pose: Pose, onProgress?: ParseProgress): Promise<ParsedFacts>;
  cancelParse(): Promise<void>;
  /** What was parsed as the import card shows it, see `cardPicture`; null: nothing was. */
  picture(look: CardLook): Promise<Uint8Array | null>;
  /** How the parsed mesh has to be placed to be the one of this hash; its own hash where none of the usual ways leads there. */
  findPlacement(hash: string): Promise<Placement | string>;
  /** Places the parsed mesh and gives it to the solver. A failure leaves the parsed mesh where it was. @throws MeshError */
  accept(id: number, placement: Placement): Promise<PlacedMesh>;
  /** Gives the solver a mesh that stands as it is to, and keeps it. @throws MeshError */
  adopt(id: number, mesh: KeptMesh): Promise<PlacedMesh>;
  /** A mesh accepted in an earlier visit; null when the browser no longer has it. */
  restore(id: number, hash: string): Promise<PlacedMesh | null>;
  /** Keeps with a mesh what was chosen of its parts; one that is not kept is none to keep it with. */
  keepChoice(hash: string, choice: PartChoice): Promise<void>;
  /** Runs all frames, each from the end of the one before; null when a newer run took its place. @throws RequestError */
  run(id: number, request: number, experiment: Experiment, onProgress?: RunProgress): Promise<FrameSummary[] | null>;
  /** Ends a run early, and what runs beside. */
  cancelRun(request: number): Promise<void>;
  /** Runs bodies that are moved as the experiment says, each from a start of its own; see `pathsOf`. Null when a newer one took its place. */
  runBeside(id: number, request: number, experiment: Experiment, starts: Float64Array): Promise<Float64Array | null>;
  cancelBeside(): Promise<void>;
  /** One more frame, for walking. */
  step(id: number, experiment: Experiment, frame: number, start: Vec3, input: FrameInput): Promise<FrameSummary>;
  /** Every decision of one frame; the same bits as in its run. */
  trace(id: number, experiment: Experiment, start: Vec3, input: FrameInput): Promise<TraceReply>;
  /** Traces a few frames to find where conditions hold. Ends after some milliseconds, so that nobody else waits long. */
  scan(id: number, experiment: Experiment, request: ScanRequest): Promise<ScanReply>;
  /** Pinned numbers of some frames, each traced again. */
  watch(id: number, experiment: Experiment, frames: readonly WatchedFrame[], pins: readonly Pin[]): Promise<Watched>;
  /** Asks what is on a tape again, part by part. */
  checkTape(id: number, part: Tape): Promise<TapeReply>;
  sweep(id: number, queries: Float64Array, options: SweepOptions): Promise<SweepResults>;
  /** One frame of many bodies by the experiment's settings. @param requests 12 per body: centre, displacement, gravity, radii */
  move(id: number, requests: Float64Array, experiment: Experiment): Promise<MoveResults>;
  /** Proves or refutes what is claimed of one sweep and one triangle. */
  prove(id: number, query: Float64Array, triangle: number, options: ProveOptions): Promise<Proof>;
  /** Keeps text in the browser under a name, for what does not fit into a link. */
  keepText(name: string, text: string): Promise<void>;
  keptText(name: string): Promise<string | null>;
}

/** The service as comlink shows it: every answer is a Reply. */
export type WorkerApi = {
  [M in keyof SolverService]: SolverService[M] extends (...args: infer A) => Promise<infer R>
    ? (...args: A) => Promise<Reply<R>>
    : never;
};
