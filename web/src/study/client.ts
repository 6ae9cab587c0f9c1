/** The page's side of the studies' worker: starts it, names its errors, replaces it after a crash. */
import { proxy } from 'comlink';
import { building, framePatience, type Job } from '../solver/jobs';
import { connect, Line, type Work } from '../solver/line';
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
  /** What the run in a place stands on where the scene has no mesh: nine coordinates a triangle. @throws SolverError */
  ground(place: RunPlace): Promise<Float64Array>;
  /** Gives up what is being run; its `open` comes to null. */
  cancel(): void;
  /** One frame of the run in a place. @throws SolverError */
  trace(place: RunPlace, frame: number): Promise<Traced>;
}

const spawn = () => connect<StudyWorkerApi>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));

export class StudyWorkerClient implements StudyClient {
  private readonly line = new Line(spawn, 'StudyCrash', () => (this.held = null));
  /** mesh the present worker holds */
  private held: SceneMesh | null = null;
  /** what was asked last in each place, for whoever asks more of it */
  private readonly jobs: [Job, Job] = [jobOf(0, [], null), jobOf(0, [], null)];

  async open(
    place: RunPlace,
    study: number,
    settings: Float64Array,
    mesh: SceneMesh | null,
    onProgress?: (fraction: number) => void,
  ): Promise<Float64Array | null> {
    if (mesh && this.held !== mesh) {
      // One that is refused leaves none.
      this.held = null;
      await this.line.call((api) => api.setMesh(mesh.positions, mesh.indices), { job: building(mesh), ended: false });
      this.held = mesh;
    }
    this.jobs[place] = jobOf(study, [...settings], mesh);
    return this.line.call(
      (api) => api.open(place, study, settings, mesh !== null, onProgress && proxy(onProgress)),
      this.work(place),
    );
  }

  ground(place: RunPlace): Promise<Float64Array> {
    return this.line.call((api) => api.ground(place), this.work(place));
  }

  cancel(): void {
    // A worker that is not there, or dies, runs nothing.
    this.line.quietly((api) => api.cancel());
  }

  trace(place: RunPlace, frame: number): Promise<Traced> {
    return this.line.call((api) => api.trace(place, frame), this.work(place));
  }

  private work(place: RunPlace): Work {
    // Two calls under way are two jobs.
    return { job: { ...this.jobs[place] }, ended: false };
  }
}

function jobOf(study: number, settings: readonly number[], mesh: SceneMesh | null): Job {
  const patience = framePatience((mesh?.indices.length ?? 0) / 3, null);
  const input = { ...(mesh && { mesh }), more: { study, settings } };
  return { kind: 'study', name: mesh?.name ?? '', patience, needsModule: true, input };
}
