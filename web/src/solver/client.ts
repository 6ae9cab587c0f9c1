/**
 * The page's side of the solver: starts the worker, names its errors, replaces it after a crash.
 *
 * A crash costs the call that met it, nothing else: the next call starts a new worker and gives it the meshes it needs again.
 */
import { proxy } from 'comlink';
import type { MeshReport, Proof, ProveOptions, SweepOptions, SweepResults } from 'sweepscope';
import type { Experiment, FrameInput, FrameSummary, SceneMesh, Vec3 } from '../model';
import {
  type ParsedFacts,
  type ParseProgress,
  type PlacedMesh,
  type Placement,
  type Reply,
  type RunProgress,
  type ScanReply,
  type ScanRequest,
} from './protocol';
import type { TraceReply, WorkerApi } from './protocol';
import type { Pin } from '../state/pins';
import type { WatchedFrame } from './protocol';
import type { Watched } from './watch';
import { type Connection as WorkerConnection, Line } from './line';
import { spawnWorker } from './spawn';

export type Connection = WorkerConnection<WorkerApi>;

/** A mesh in the solver, as the page names it. */
export type MeshId = number;

export interface SolverClient {
  addMesh(mesh: SceneMesh): Promise<{ id: MeshId; report: MeshReport }>;
  dropMesh(id: MeshId): void;
  parse(files: readonly File[], onProgress: ParseProgress): Promise<ParsedFacts>;
  cancelParse(): void;
  findPlacement(hash: string): Promise<Placement | string>;
  accept(placement: Placement): Promise<PlacedMesh & { id: MeshId }>;
  restore(hash: string): Promise<(PlacedMesh & { id: MeshId }) | null>;
  /** Null when a newer run took its place. */
  run(id: MeshId, experiment: Experiment, onProgress?: RunProgress): Promise<FrameSummary[] | null>;
  /** Ends the run that is under way, if any. */
  cancelRun(): void;
  step(id: MeshId, experiment: Experiment, frame: number, start: Vec3, input: FrameInput): Promise<FrameSummary>;
  trace(id: MeshId, experiment: Experiment, start: Vec3, input: FrameInput): Promise<TraceReply>;
  scan(id: MeshId, experiment: Experiment, request: ScanRequest): Promise<ScanReply>;
  watch(id: MeshId, experiment: Experiment, frames: readonly WatchedFrame[], pins: readonly Pin[]): Promise<Watched>;
  sweep(id: MeshId, queries: Float64Array, options: SweepOptions): Promise<SweepResults>;
  prove(id: MeshId, query: Float64Array, triangle: number, options: ProveOptions): Promise<Proof>;
  keepText(name: string, text: string): Promise<void>;
  keptText(name: string): Promise<string | null>;
}

/** Shorter runs are over before a progress bar could show; the callback costs a port. */
const framesWithProgress = 200;

/** @param spawn starts a worker; tests give a service in the same thread */
export function createClient(spawn: () => Connection = spawnWorker): SolverClient {
  return new WorkerClient(spawn);
}

class WorkerClient implements SolverClient {
  private readonly line: Line<WorkerApi>;
  /** meshes the present worker holds */
  private held = new Set<MeshId>();
  /** everything that is needed to give a mesh to a new worker; the arrays are the page's own */
  private readonly meshes = new Map<MeshId, SceneMesh>();
  private nextMesh = 1;
  private latestRun = 0;

  constructor(spawn: () => Connection) {
    this.line = new Line(spawn, 'SolverCrash', () => (this.held = new Set()));
  }

  async addMesh(mesh: SceneMesh): Promise<{ id: MeshId; report: MeshReport }> {
    const id = this.nextMesh++;
    const report = await this.line.call((api) => api.setMesh(id, mesh.positions, mesh.indices));
    this.remember(id, mesh);
    return { id, report };
  }

  dropMesh(id: MeshId): void {
    this.meshes.delete(id);
    if (this.held.delete(id)) this.line.quietly((api) => api.dropMesh(id));
  }

  parse(files: readonly File[], onProgress: ParseProgress): Promise<ParsedFacts> {
    return this.line.call((api) => api.parse(files, proxy(onProgress)));
  }

  cancelParse(): void {
    this.line.quietly((api) => api.cancelParse());
  }

  findPlacement(hash: string): Promise<Placement | string> {
    return this.line.call((api) => api.findPlacement(hash));
  }

  async accept(placement: Placement): Promise<PlacedMesh & { id: MeshId }> {
    const id = this.nextMesh++;
    const placed = await this.line.call((api) => api.accept(id, placement));
    this.remember(id, placed.mesh);
    return { ...placed, id };
  }

  async restore(hash: string): Promise<(PlacedMesh & { id: MeshId }) | null> {
    const id = this.nextMesh++;
    const placed = await this.line.call((api) => api.restore(id, hash));
    if (!placed) return null;
    this.remember(id, placed.mesh);
    return { ...placed, id };
  }

  run(id: MeshId, experiment: Experiment, onProgress?: RunProgress): Promise<FrameSummary[] | null> {
    const request = ++this.latestRun;
    const progress = onProgress && experiment.inputs.length >= framesWithProgress ? proxy(onProgress) : undefined;
    return this.callWith(id, (api) => api.run(id, request, experiment, progress));
  }

  cancelRun(): void {
    this.line.quietly((api) => api.cancelRun(this.latestRun));
  }

  step(id: MeshId, experiment: Experiment, frame: number, start: Vec3, input: FrameInput): Promise<FrameSummary> {
    return this.callWith(id, (api) => api.step(id, withoutInputs(experiment), frame, start, input));
  }

  trace(id: MeshId, experiment: Experiment, start: Vec3, input: FrameInput): Promise<TraceReply> {
    return this.callWith(id, (api) => api.trace(id, withoutInputs(experiment), start, input));
  }

  scan(id: MeshId, experiment: Experiment, request: ScanRequest): Promise<ScanReply> {
    return this.callWith(id, (api) => api.scan(id, withoutInputs(experiment), request));
  }

  watch(id: MeshId, experiment: Experiment, frames: readonly WatchedFrame[], pins: readonly Pin[]): Promise<Watched> {
    // Only what a trace begins from; the summaries' contacts would be copied for nothing.
    const bare = frames.map(({ start, input }) => ({ start, input }));
    return this.callWith(id, (api) => api.watch(id, withoutInputs(experiment), bare, pins));
  }

  sweep(id: MeshId, queries: Float64Array, options: SweepOptions): Promise<SweepResults> {
    return this.callWith(id, (api) => api.sweep(id, queries, options));
  }

  prove(id: MeshId, query: Float64Array, triangle: number, options: ProveOptions): Promise<Proof> {
    return this.callWith(id, (api) => api.prove(id, query, triangle, options));
  }

  async keepText(name: string, text: string): Promise<void> {
    await this.line.call((api) => api.keepText(name, text));
  }

  keptText(name: string): Promise<string | null> {
    return this.line.call((api) => api.keptText(name));
  }

  private remember(id: MeshId, mesh: SceneMesh): void {
    this.meshes.set(id, mesh);
    this.held.add(id);
  }

  /** A call that needs a mesh: a worker that came after a crash gets it first. */
  private async callWith<T>(id: MeshId, ask: (api: WorkerApi) => Promise<Reply<T>>): Promise<T> {
    const mesh = this.meshes.get(id);
    if (mesh && !this.held.has(id)) {
      await this.line.call((api) => api.setMesh(id, mesh.positions, mesh.indices));
      this.held.add(id);
    }
    return this.line.call(ask);
  }
}

/** One frame needs the settings only; the inputs of a long run would be copied for nothing. */
function withoutInputs(experiment: Experiment): Experiment {
  return { ...experiment, inputs: [] };
}
