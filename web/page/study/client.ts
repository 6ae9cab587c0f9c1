/** The page's side of the studies' worker: starts it, names its errors, replaces it after a crash. */
import { framePatience, type Job } from '../model/jobs';
import { type Connection, connect, Line, type Work } from '../solver/line';
import { SolverError } from '../solver/protocol';
import type { Attendant } from '../solver/pulse';
import { whileAsked } from '../solver/whileAsked';
import type { SceneMesh } from '../model';
import type { RunPlace, Traced } from './engine';
import type { StudyWorkerApi } from './worker';

export interface StudyClient {
  /** @returns one row of numbers a frame; null when a newer run took over. @throws SolverError */
  open(
    place: RunPlace,
    study: number,
    settings: Float64Array,
    mesh: SceneMesh | null,
    onProgress?: (fraction: number) => void,
  ): Promise<Float64Array | null>;
  /** The ground of a run in a scene without a mesh: nine coordinates a triangle. @throws SolverError */
  ground(place: RunPlace): Promise<Float64Array>;
  /** Cancels the present run; its `open` returns null. */
  cancel(): void;
  /** One frame of the run in a place. @throws SolverError */
  trace(place: RunPlace, frame: number): Promise<Traced>;
}

/** The latest run in a place. */
interface PlacedRun {
  readonly study: number;
  readonly settings: Float64Array;
  readonly mesh: SceneMesh | null;
  /** for later questions about it */
  readonly job: Job;
  /** the present worker has it, or is at it */
  held: boolean;
  /** on its way to another worker */
  coming: Promise<void> | null;
}

const spawnWorker = () =>
  connect<StudyWorkerApi>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));

export class StudyWorkerClient implements StudyClient {
  private readonly line: Line<StudyWorkerApi>;
  /** mesh the present worker was given last */
  private held: SceneMesh | null = null;
  private readonly runs: [PlacedRun | null, PlacedRun | null] = [null, null];

  /**
   * @param spawn starts a worker; tests give one in the same thread
   * @param attendant is called when it is silent; the page, by default
   */
  constructor(spawn: () => Connection<StudyWorkerApi> = spawnWorker, attendant?: Attendant) {
    this.line = new Line(spawn, 'StudyCrash', () => this.lose(), attendant);
  }

  async open(
    place: RunPlace,
    study: number,
    settings: Float64Array,
    mesh: SceneMesh | null,
    onProgress?: (fraction: number) => void,
  ): Promise<Float64Array | null> {
    const job = jobOf(study, [...settings], mesh);
    const run: PlacedRun = { study, settings, mesh, job, held: true, coming: null };
    this.runs[place] = run;
    return this.openRun(place, run, onProgress);
  }

  ground(place: RunPlace): Promise<Float64Array> {
    return this.ask(place, (api) => api.ground(place));
  }

  cancel(): void {
    // A worker that is not there, or dies, runs nothing.
    this.line.quietly((api) => api.cancel());
  }

  trace(place: RunPlace, frame: number): Promise<Traced> {
    return this.ask(place, (api) => api.trace(place, frame));
  }

  private openRun(
    place: RunPlace,
    run: PlacedRun,
    onProgress?: (fraction: number) => void,
  ): Promise<Float64Array | null> {
    const { study, settings, mesh } = run;
    const open = (progress?: Parameters<StudyWorkerApi['open']>[4]) =>
      this.line.call((api) => {
        run.held = true;
        // A mesh is sent with the run that needs it, and the worker holds the latest one sent: nothing can come between.
        const given = mesh && this.held !== mesh ? { positions: mesh.positions, indices: mesh.indices } : mesh !== null;
        if (mesh) this.held = mesh;
        return api.open(place, study, settings, given, progress);
      }, workOf(run));
    const asked = onProgress ? whileAsked(onProgress, open) : open();
    return asked.catch((error: unknown) => {
      // One that is refused leaves none.
      if (this.held === mesh) this.held = null;
      throw error;
    });
  }

  /** A question about the run in a place: a newer worker runs it first. */
  private ask<T>(place: RunPlace, ask: Parameters<typeof this.line.call<T>>[0]): Promise<T> {
    const run = this.runs[place];
    return this.line.call(
      ask,
      workOf(run),
      () => run && (run.coming ?? (run.held ? null : this.openAgain(place, run))),
    );
  }

  /** Once, for all that wait for it. */
  private openAgain(place: RunPlace, run: PlacedRun): Promise<void> {
    run.coming ??= this.openRun(place, run)
      .then((rows) => {
        if (!rows) throw new SolverError(givenUp, run.job);
      })
      .catch((error: unknown) => {
        run.held = false;
        throw error;
      })
      .finally(() => (run.coming = null));
    return run.coming;
  }

  private lose(): void {
    this.held = null;
    for (const run of this.runs) if (run) run.held = false;
  }
}

const givenUp = { name: 'StudyError', code: 'cancelled', message: 'the run was given up', element: null, details: {} };

/** Two calls under way are two jobs. */
const workOf = (run: PlacedRun | null): Work => ({ job: { ...(run?.job ?? jobOf(0, [], null)) }, ended: false });

function jobOf(study: number, settings: readonly number[], mesh: SceneMesh | null): Job {
  const patience = framePatience((mesh?.indices.length ?? 0) / 3, null);
  const input = { ...(mesh && { mesh }), more: { study, settings } };
  return { kind: 'study', name: mesh?.name ?? '', patience, needsModule: true, input };
}
