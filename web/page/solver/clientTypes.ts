/** What the page asks of the solver, whoever answers. */
import type { MeshReport, MoveResults, Proof, ProveOptions, SweepOptions, SweepResults } from 'sweepscope';
import type { Tape } from '../../package/record/types';
import type { Pose } from '../../mesh/import/types';
import type { Experiment, FrameInput, FrameSummary, SceneMesh, Vec3 } from '../model';
import type { PartChoice } from '../../mesh/parts/spans';
import type { Pin } from '../model/pins';
import type { CardLook } from './cardView';
import type { KeptMesh } from './keep';
import type {
  ParsedFacts,
  ParseProgress,
  PlacedMesh,
  RunProgress,
  ScanReply,
  ScanRequest,
  TapeReply,
  TraceReply,
  WatchedFrame,
} from './protocol';
import type { Placement } from '../../mesh/placement';
import type { Watched } from './watch';

/** A mesh in the solver, as the page names it. */
export type MeshId = number;

export interface SolverClient {
  addMesh(mesh: SceneMesh): Promise<{ id: MeshId; report: MeshReport }>;
  dropMesh(id: MeshId): void;
  parse(files: readonly File[], onProgress: ParseProgress): Promise<ParsedFacts>;
  repose(files: readonly File[], pose: Pose, onProgress: ParseProgress): Promise<ParsedFacts>;
  cancelParse(): void;
  /** What was read last, as the import card shows it; null: nothing has been read. */
  picture(look: CardLook): Promise<Uint8Array | null>;
  /** Ends whatever takes long: reading, placing, running. What does not listen within a second is ended with its worker. */
  cancelAll(): void;
  findPlacement(hash: string): Promise<Placement | string>;
  /** @param onProgress where the file has to be read again, because the worker that had read it is gone */
  accept(placement: Placement, onProgress?: ParseProgress): Promise<PlacedMesh & { id: MeshId }>;
  adopt(mesh: KeptMesh): Promise<PlacedMesh & { id: MeshId }>;
  restore(hash: string): Promise<(PlacedMesh & { id: MeshId }) | null>;
  keepChoice(hash: string, choice: PartChoice): Promise<void>;
  /** Null when a newer run took its place. */
  run(id: MeshId, experiment: Experiment, onProgress?: RunProgress): Promise<FrameSummary[] | null>;
  /** Ends the run that is under way, if any. */
  cancelRun(): void;
  /** Bodies moved alike, each from a start of its own: where they go. Null when a newer one took its place. @param starts 3 per body */
  runBeside(id: MeshId, experiment: Experiment, starts: Float64Array): Promise<Float64Array | null>;
  cancelBeside(): void;
  step(id: MeshId, experiment: Experiment, frame: number, start: Vec3, input: FrameInput): Promise<FrameSummary>;
  trace(id: MeshId, experiment: Experiment, start: Vec3, input: FrameInput): Promise<TraceReply>;
  scan(id: MeshId, experiment: Experiment, request: ScanRequest): Promise<ScanReply>;
  watch(id: MeshId, experiment: Experiment, frames: readonly WatchedFrame[], pins: readonly Pin[]): Promise<Watched>;
  /** Asks a part of a tape again. */
  checkTape(id: MeshId, part: Tape): Promise<TapeReply>;
  sweep(id: MeshId, queries: Float64Array, options: SweepOptions): Promise<SweepResults>;
  /** One frame of many bodies. @param requests 12 per body: centre, displacement, gravity, radii */
  move(id: MeshId, requests: Float64Array, experiment: Experiment): Promise<MoveResults>;
  prove(id: MeshId, query: Float64Array, triangle: number, options: ProveOptions): Promise<Proof>;
  keepText(name: string, text: string): Promise<void>;
  keptText(name: string): Promise<string | null>;
}
