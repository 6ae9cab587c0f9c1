/**
 * The page's side of the solver: starts the worker, names its errors, replaces it after a crash.
 *
 * A crash costs the call that met it, nothing else: the next call starts a new worker and gives it the meshes it needs again.
 */
import type { Pose } from '../../mesh/import/types';
import type { MeshReport, MoveResults, Proof, ProveOptions, SweepOptions, SweepResults } from 'sweepscope';
import type { Tape } from '../../package/record/types';
import type { Experiment, FrameInput, FrameSummary, SceneMesh, Vec3 } from '../model';
import type {
  ParsedFacts,
  ParseProgress,
  PlacedMesh,
  Reply,
  RunProgress,
  ScanReply,
  ScanRequest,
  TapeReply,
  TraceReply,
  WatchedFrame,
  WorkerApi,
} from './protocol';
import type { Placement } from '../../mesh/placement';
import type { PartChoice } from '../../mesh/parts/spans';
import type { Pin } from '../model/pins';
import type { KeptMesh } from './keep';
import { mostKept } from './keepRule';
import type { Watched } from './watch';
import { whileAsked } from './whileAsked';
import {
  building,
  buildingPatience,
  framePatience,
  type Job,
  type JobInput,
  type JobKind,
  readingOf,
  readingPatience,
  usualPatience,
  withoutInputs,
} from '../model/jobs';
import { type Connection as WorkerConnection, Line, type Work } from './line';
import type { Attendant } from './pulse';
import { givenUp, type Read } from './lastRead';
import { spawnWorker } from './spawn';

import type { CardLook } from './cardView';
import type { MeshId, SolverClient } from './clientTypes';

export type { MeshId, SolverClient } from './clientTypes';
export type Connection = WorkerConnection<WorkerApi>;

type Ask<T> = (api: WorkerApi) => Promise<Reply<T>>;

/** Frames times triangles, 50 at least: shorter runs are over before a progress bar could show; the callback costs a port. */
const slowRun = 10_000;
/** Milliseconds that work is given to end by itself, between two frames say. One frame can take minutes. */
const grace = 1000;

/**
 * @param spawn starts a worker; tests give a service in the same thread
 * @param attendant is called when the worker is silent; the page, by default
 */
export function createClient(spawn: () => Connection = spawnWorker, attendant?: Attendant): SolverClient {
  return new WorkerClient(spawn, attendant);
}

class WorkerClient implements SolverClient {
  private readonly line: Line<WorkerApi>;
  /** meshes the present worker holds */
  private held = new Set<MeshId>();
  /** everything that is needed to give a mesh to a new worker; the arrays are the page's own */
  private readonly meshes = new Map<MeshId, SceneMesh>();
  /** those that a worker is being given */
  private readonly giving = new Map<MeshId, Promise<void>>();
  private nextMesh = 1;
  private latestRun = 0;
  /** it and those before are not wanted any more */
  private cancelledRun = 0;
  private latestBeside = 0;
  /** calls under way: those that pass a mesh, and those that ask about one */
  private readonly bringing = new Set<Work>();
  private readonly asked = new Set<Work>();
  private read: Read | null = null;
  /** readings begun so far; an answer after the next has begun, or after its end, is not about the latest file */
  private readings = 0;

  constructor(spawn: () => Connection, attendant?: Attendant) {
    this.line = new Line(spawn, 'SolverCrash', () => this.lose(), attendant);
  }

  async addMesh(mesh: SceneMesh): Promise<{ id: MeshId; report: MeshReport }> {
    const id = this.nextMesh++;
    const report = await this.bring(building(mesh), (api) => api.setMesh(id, mesh.positions, mesh.indices));
    this.remember(id, mesh);
    return { id, report };
  }

  dropMesh(id: MeshId): void {
    this.meshes.delete(id);
    if (this.held.delete(id)) this.line.quietly((api) => api.dropMesh(id));
  }

  async parse(files: readonly File[], onProgress: ParseProgress): Promise<ParsedFacts> {
    this.read = null;
    return this.readNow(files, onProgress);
  }

  async repose(files: readonly File[], pose: Pose, onProgress: ParseProgress): Promise<ParsedFacts> {
    return this.readNow(files, onProgress, pose);
  }

  cancelParse(): void {
    this.readings++;
    this.read = null;
    this.line.quietly((api) => api.cancelParse());
  }

  picture(look: CardLook): Promise<Uint8Array | null> {
    return this.bring({ ...this.placing(), needsModule: false }, (api) => api.picture(look));
  }

  /** A failure leaves what was read before, as in the worker. */
  private async readNow(files: readonly File[], onProgress: ParseProgress, pose?: Pose): Promise<ParsedFacts> {
    const reading = ++this.readings;
    const job = readingOf(files);
    const told: ParseProgress = (fraction, stage, bytes = 0) => {
      // A packed file says of how much it is only once it is looked into.
      job.patience = Math.max(job.patience, readingPatience(bytes));
      onProgress(fraction, stage);
    };
    const facts = await whileAsked(told, (proxied) =>
      this.bring(job, (api) => (pose === undefined ? api.parse(files, proxied) : api.repose(files, pose, proxied))),
    );
    const { name, triangles } = facts;
    if (reading === this.readings)
      this.read = { files, name, triangles, held: true, ...(pose !== undefined && { pose }) };
    return facts;
  }

  /** The latest file, for a newer worker. */
  private readAgain(onProgress: ParseProgress = () => {}): Promise<unknown> | null {
    const { read } = this;
    if (!read || read.held) return null;
    return this.readNow(read.files, onProgress, read.pose).then(() => {
      if (!this.read) throw givenUp();
    });
  }

  cancelAll(): void {
    this.cancelParse();
    this.cancelRun();
    this.endLater(this.bringing);
  }

  findPlacement(hash: string): Promise<Placement | string> {
    return this.bring(
      this.placing(),
      (api) => api.findPlacement(hash),
      () => this.readAgain(),
    );
  }

  async accept(placement: Placement, onProgress?: ParseProgress): Promise<PlacedMesh & { id: MeshId }> {
    const job = { ...this.placing(), needsModule: true };
    let reading = 0;
    const ask = (api: WorkerApi, id: MeshId) => {
      reading = this.readings;
      return api.accept(id, placement);
    };
    const placed = await this.take(job, ask, () => this.readAgain(onProgress));
    // The worker has let go of it.
    if (reading === this.readings) this.read = null;
    return placed;
  }

  adopt(mesh: KeptMesh): Promise<PlacedMesh & { id: MeshId }> {
    return this.take(building(mesh), (api, id) => api.adopt(id, mesh));
  }

  /** The file that was read last is placed. */
  private placing(): Job {
    const { files = [], name = '', triangles = 0 } = this.read ?? {};
    return { kind: 'mesh', name, patience: buildingPatience(triangles), input: { files } };
  }

  private async take(
    job: Job,
    ask: (api: WorkerApi, id: MeshId) => Promise<Reply<PlacedMesh>>,
    ready?: () => Promise<unknown> | null,
  ): Promise<PlacedMesh & { id: MeshId }> {
    const id = this.nextMesh++;
    const placed = await this.bring(job, (api) => ask(api, id), ready);
    this.remember(id, placed.mesh);
    return { ...placed, id };
  }

  async restore(hash: string): Promise<(PlacedMesh & { id: MeshId }) | null> {
    const id = this.nextMesh++;
    // Its size is unknown until it is here.
    const job: Job = { kind: 'mesh', name: '', patience: buildingPatience(mostKept.bytes / 24), needsModule: true };
    const placed = await this.bring(job, (api) => api.restore(id, hash));
    if (!placed) return null;
    this.remember(id, placed.mesh);
    return { ...placed, id };
  }

  async keepChoice(hash: string, choice: PartChoice): Promise<void> {
    await this.line.call((api) => api.keepChoice(hash, choice), keeping());
  }

  run(id: MeshId, experiment: Experiment, onProgress?: RunProgress): Promise<FrameSummary[] | null> {
    const request = ++this.latestRun;
    const slow = experiment.inputs.length * Math.max(50, this.trianglesOf(id)) >= slowRun;
    const job = this.job('run', id, experiment, { experiment });
    const run = (progress?: Parameters<WorkerApi['run']>[3]) =>
      this.callWith(id, job, (api) =>
        request > this.cancelledRun ? api.run(id, request, experiment, progress) : nothing,
      );
    return onProgress && slow ? whileAsked(onProgress, run) : run();
  }

  cancelRun(): void {
    // One that waits for its mesh is not sent at all.
    this.cancelledRun = this.latestRun;
    this.line.quietly((api) => api.cancelRun(this.latestRun));
    this.endLater(this.asked);
  }

  runBeside(id: MeshId, experiment: Experiment, starts: Float64Array): Promise<Float64Array | null> {
    const request = ++this.latestBeside;
    const job = this.job('run', id, experiment, { experiment });
    // A frame of all of them is one call into the module.
    const patience = (job.patience * starts.length) / 3;
    return this.callWith(id, { ...job, patience }, (api) => api.runBeside(id, request, experiment, starts));
  }

  cancelBeside(): void {
    this.line.quietly((api) => api.cancelBeside());
  }

  /** Ends the worker if it does not listen. Later requests, and those that are not part of it, go to another one. */
  private endLater(works: ReadonlySet<Work>): void {
    const ending = [...works];
    setTimeout(() => {
      const left = ending.filter((work) => works.has(work));
      for (const work of left) work.ended = true;
      // A call that waits for its mesh ends by itself when that is there.
      if (left.some(({ sent }) => sent)) this.line.end();
    }, grace);
  }

  step(id: MeshId, experiment: Experiment, frame: number, start: Vec3, input: FrameInput): Promise<FrameSummary> {
    const job = this.job('frame', id, experiment, { experiment, frame: { start, input } });
    return this.callWith(id, job, (api) => api.step(id, withoutInputs(experiment), frame, start, input));
  }

  trace(id: MeshId, experiment: Experiment, start: Vec3, input: FrameInput): Promise<TraceReply> {
    const job = this.job('frame', id, experiment, { experiment, frame: { start, input } });
    return this.callWith(id, job, (api) => api.trace(id, withoutInputs(experiment), start, input));
  }

  scan(id: MeshId, experiment: Experiment, request: ScanRequest): Promise<ScanReply> {
    const job = this.job('search', id, experiment, { experiment });
    return this.callWith(id, job, (api) => api.scan(id, withoutInputs(experiment), request));
  }

  watch(id: MeshId, experiment: Experiment, frames: readonly WatchedFrame[], pins: readonly Pin[]): Promise<Watched> {
    // Only what a trace begins from; the summaries' contacts would be copied for nothing.
    const bare = frames.map(({ start, input }) => ({ start, input }));
    // As many as take about 40 ms by what those before took, without a breath between them; one of them may take long for all that.
    const job = this.job('search', id, experiment, { experiment });
    return this.callWith(id, { ...job, patience: 4 * job.patience }, (api) =>
      api.watch(id, withoutInputs(experiment), bare, pins),
    );
  }

  checkTape(id: MeshId, part: Tape): Promise<TapeReply> {
    const job = this.job('search', id, null, { more: { frames: part.frames, options: part.options } });
    const patience = job.patience * Math.max(1, part.frames / 64);
    return this.callWith(id, { ...job, patience }, (api) => api.checkTape(id, part));
  }

  sweep(id: MeshId, queries: Float64Array, options: SweepOptions): Promise<SweepResults> {
    const patience = framePatience(this.trianglesOf(id), queries.length / 9);
    const job = {
      ...this.job('search', id, null, { more: { queries: [...queries.slice(0, 900)], options } }),
      patience,
    };
    return this.callWith(id, job, (api) => api.sweep(id, queries, options));
  }

  move(id: MeshId, requests: Float64Array, experiment: Experiment): Promise<MoveResults> {
    const { patience, ...job } = this.job('search', id, experiment, { experiment });
    const ask: Ask<MoveResults> = (api) => api.move(id, requests, experiment);
    return this.callWith(id, { ...job, patience: (patience * requests.length) / 12 }, ask);
  }

  prove(id: MeshId, query: Float64Array, triangle: number, options: ProveOptions): Promise<Proof> {
    const job = this.job('prove', id, null, { more: { query: [...query], triangle, options } });
    return this.callWith(id, job, (api) => api.prove(id, query, triangle, options));
  }

  async keepText(name: string, text: string): Promise<void> {
    await this.line.call((api) => api.keepText(name, text), keeping());
  }

  keptText(name: string): Promise<string | null> {
    return this.line.call((api) => api.keptText(name), keeping());
  }

  /** Something asked of a mesh that is there. */
  private job(kind: JobKind, id: MeshId, experiment: Experiment | null, given: JobInput): Job {
    const mesh = this.meshes.get(id);
    const patience = framePatience(this.trianglesOf(id), experiment?.maxSweeps ?? null);
    return { kind, name: mesh?.name ?? '', patience, needsModule: true, input: { ...(mesh && { mesh }), ...given } };
  }

  private bring<T>(job: Job, ask: Ask<T>, ready?: () => Promise<unknown> | null): Promise<T> {
    return this.ask(this.bringing, job, ask, ready);
  }

  /** The worker is gone, and with it all that it held. */
  private lose(): void {
    this.held = new Set();
    if (this.read) this.read.held = false;
  }

  private trianglesOf(id: MeshId): number {
    return (this.meshes.get(id)?.indices.length ?? 0) / 3;
  }

  private remember(id: MeshId, mesh: SceneMesh): void {
    this.meshes.set(id, mesh);
    this.held.add(id);
  }

  /** A call that needs a mesh: a newer worker after a crash gets it first. */
  private callWith<T>(id: MeshId, job: Job, ask: Ask<T>): Promise<T> {
    const ready = () => (this.meshes.has(id) && !this.held.has(id) ? this.give(id) : null);
    return this.ask(this.asked, job, ask, ready);
  }

  /** Once, for all that wait for it. */
  private give(id: MeshId): Promise<void> {
    let given = this.giving.get(id);
    if (!given) {
      given = this.giveNow(id, this.meshes.get(id)!).finally(() => this.giving.delete(id));
      this.giving.set(id, given);
    }
    return given;
  }

  private async giveNow(id: MeshId, mesh: SceneMesh): Promise<void> {
    await this.bring(building(mesh), (api) => api.setMesh(id, mesh.positions, mesh.indices));
    if (this.meshes.has(id)) this.held.add(id);
    // Dropped meanwhile, when the worker could not be reached.
    else this.line.quietly((api) => api.dropMesh(id));
  }

  /** In the list for as long as it is under way. */
  private async ask<T>(list: Set<Work>, job: Job, ask: Ask<T>, ready?: () => Promise<unknown> | null): Promise<T> {
    const work: Work = { job, ended: false };
    list.add(work);
    try {
      return await this.line.call(ask, work, ready);
    } finally {
      list.delete(work);
    }
  }
}

/** The answer to a run that was given up. */
const nothing = Promise.resolve({ ok: true, value: null } as const);

/** In the browser's own storage. */
const keeping = (): Work => ({ job: { kind: 'keep', name: '', patience: usualPatience }, ended: false, lasting: true });
