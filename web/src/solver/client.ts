/**
 * The page's side of the solver: starts the worker, names its errors, replaces it after a crash.
 *
 * A crash costs the call that met it, nothing else: the next call starts a new worker and gives it the meshes it needs again.
 */
import { proxy } from 'comlink';
import type { Pose } from '../import/types';
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
import type { PartChoice } from '../parts/spans';
import type { TraceReply, WorkerApi } from './protocol';
import type { Pin } from '../state/pins';
import type { KeptMesh } from './keep';
import type { WatchedFrame } from './protocol';
import type { Watched } from './watch';
import { type Connection as WorkerConnection, Line, type Work } from './line';
import { spawnWorker } from './spawn';

export type Connection = WorkerConnection<WorkerApi>;

/** A mesh in the solver, as the page names it. */
export type MeshId = number;

export interface SolverClient {
  addMesh(mesh: SceneMesh): Promise<{ id: MeshId; report: MeshReport }>;
  dropMesh(id: MeshId): void;
  parse(files: readonly File[], onProgress: ParseProgress): Promise<ParsedFacts>;
  repose(files: readonly File[], pose: Pose, onProgress: ParseProgress): Promise<ParsedFacts>;
  cancelParse(): void;
  /** Ends whatever takes long: reading, placing, running. What does not listen within a second is ended with its worker. */
  cancelAll(): void;
  findPlacement(hash: string): Promise<Placement | string>;
  accept(placement: Placement): Promise<PlacedMesh & { id: MeshId }>;
  adopt(mesh: KeptMesh): Promise<PlacedMesh & { id: MeshId }>;
  restore(hash: string): Promise<(PlacedMesh & { id: MeshId }) | null>;
  keepChoice(hash: string, choice: PartChoice): Promise<void>;
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

type Ask<T> = (api: WorkerApi) => Promise<Reply<T>>;

/** Frames times triangles, 50 at least: shorter runs are over before a progress bar could show; the callback costs a port. */
const slowRun = 10_000;
/** Milliseconds that work is given to end by itself, between two frames say. One frame can take minutes. */
const grace = 1000;

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
  /** calls under way: those that bring a mesh, and those that ask something of one */
  private readonly bringing = new Set<Work>();
  private readonly asked = new Set<Work>();

  constructor(spawn: () => Connection) {
    this.line = new Line(spawn, 'SolverCrash', () => (this.held = new Set()));
  }

  async addMesh(mesh: SceneMesh): Promise<{ id: MeshId; report: MeshReport }> {
    const id = this.nextMesh++;
    const report = await this.bring((api) => api.setMesh(id, mesh.positions, mesh.indices));
    this.remember(id, mesh);
    return { id, report };
  }

  dropMesh(id: MeshId): void {
    this.meshes.delete(id);
    if (this.held.delete(id)) this.line.quietly((api) => api.dropMesh(id));
  }

  parse(files: readonly File[], onProgress: ParseProgress): Promise<ParsedFacts> {
    return this.bring((api) => api.parse(files, proxy(onProgress)));
  }

  repose(files: readonly File[], pose: Pose, onProgress: ParseProgress): Promise<ParsedFacts> {
    return this.bring((api) => api.repose(files, pose, proxy(onProgress)));
  }

  cancelParse(): void {
    this.line.quietly((api) => api.cancelParse());
  }

  cancelAll(): void {
    this.cancelParse();
    this.cancelRun();
    this.endLater(this.bringing);
  }

  findPlacement(hash: string): Promise<Placement | string> {
    return this.bring((api) => api.findPlacement(hash));
  }

  accept(placement: Placement): Promise<PlacedMesh & { id: MeshId }> {
    return this.take((api, id) => api.accept(id, placement));
  }

  adopt(mesh: KeptMesh): Promise<PlacedMesh & { id: MeshId }> {
    return this.take((api, id) => api.adopt(id, mesh));
  }

  private async take(
    ask: (api: WorkerApi, id: MeshId) => Promise<Reply<PlacedMesh>>,
  ): Promise<PlacedMesh & { id: MeshId }> {
    const id = this.nextMesh++;
    const placed = await this.bring((api) => ask(api, id));
    this.remember(id, placed.mesh);
    return { ...placed, id };
  }

  async restore(hash: string): Promise<(PlacedMesh & { id: MeshId }) | null> {
    const id = this.nextMesh++;
    const placed = await this.bring((api) => api.restore(id, hash));
    if (!placed) return null;
    this.remember(id, placed.mesh);
    return { ...placed, id };
  }

  async keepChoice(hash: string, choice: PartChoice): Promise<void> {
    await this.line.call((api) => api.keepChoice(hash, choice));
  }

  run(id: MeshId, experiment: Experiment, onProgress?: RunProgress): Promise<FrameSummary[] | null> {
    const request = ++this.latestRun;
    const slow = experiment.inputs.length * Math.max(50, this.trianglesOf(id)) >= slowRun;
    const progress = onProgress && slow ? proxy(onProgress) : undefined;
    return this.callWith(id, (api) => api.run(id, request, experiment, progress));
  }

  cancelRun(): void {
    this.line.quietly((api) => api.cancelRun(this.latestRun));
    this.endLater(this.asked);
  }

  /** Ends the worker if it does not listen. What was asked since, or is no part of it, is asked of another one. */
  private endLater(works: ReadonlySet<Work>): void {
    const ending = [...works];
    setTimeout(() => {
      const left = ending.filter((work) => works.has(work));
      for (const work of left) work.ended = true;
      if (left.length > 0) this.line.end();
    }, grace);
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

  private bring<T>(ask: Ask<T>): Promise<T> {
    return this.ask(this.bringing, ask);
  }

  private trianglesOf(id: MeshId): number {
    return (this.meshes.get(id)?.indices.length ?? 0) / 3;
  }

  private remember(id: MeshId, mesh: SceneMesh): void {
    this.meshes.set(id, mesh);
    this.held.add(id);
  }

  /** A call that needs a mesh: a worker that came after a crash gets it first. */
  private async callWith<T>(id: MeshId, ask: Ask<T>): Promise<T> {
    const ready = () => (this.meshes.has(id) && !this.held.has(id) ? this.give(id, this.meshes.get(id)!) : null);
    const given = ready();
    if (given) await given;
    return this.ask(this.asked, ask, ready);
  }

  private async give(id: MeshId, mesh: SceneMesh): Promise<void> {
    await this.bring((api) => api.setMesh(id, mesh.positions, mesh.indices));
    this.held.add(id);
  }

  /** In the list for as long as it is under way. */
  private async ask<T>(list: Set<Work>, ask: Ask<T>, ready?: () => Promise<void> | null): Promise<T> {
    const work = { ended: false };
    list.add(work);
    try {
      return await this.line.call(ask, work, ready);
    } finally {
      list.delete(work);
    }
  }
}

/** One frame needs the settings only; the inputs of a long run would be copied for nothing. */
function withoutInputs(experiment: Experiment): Experiment {
  return { ...experiment, inputs: [] };
}
