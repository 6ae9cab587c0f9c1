/** The page's side of the studies' worker: starts it, names its errors, replaces it after a crash. */
import { proxy, wrap } from 'comlink';
import { type Reply, SolverError } from '../solver/protocol';
import type { SceneMesh } from '../state/model';
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
  /** Gives up what is being run; its `open` comes to null. */
  cancel(): void;
  /** One frame of the run in a place. @throws SolverError */
  trace(place: RunPlace, frame: number): Promise<Traced>;
}

interface Connection {
  readonly api: StudyWorkerApi;
  readonly died: Promise<never>;
  terminate(): void;
}

function spawn(): Connection {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const died = new Promise<never>((_, reject) => {
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message || 'the worker could not be started'));
    };
    worker.onmessageerror = () => reject(new Error('an answer of the worker could not be read'));
  });
  died.catch(() => undefined);
  return { api: wrap<StudyWorkerApi>(worker) as unknown as StudyWorkerApi, died, terminate: () => worker.terminate() };
}

export class StudyWorkerClient implements StudyClient {
  private connection: Connection | null = null;
  /** mesh the present worker holds */
  private held: SceneMesh | null = null;

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
      await this.call((api) => api.setMesh(mesh.positions, mesh.indices));
      this.held = mesh;
    }
    return this.call((api) => api.open(place, study, settings, mesh !== null, onProgress && proxy(onProgress)));
  }

  cancel(): void {
    // A worker that is not there, or dies, runs nothing.
    this.connection?.api.cancel().catch(() => undefined);
  }

  trace(place: RunPlace, frame: number): Promise<Traced> {
    return this.call((api) => api.trace(place, frame));
  }

  private async call<T>(ask: (api: StudyWorkerApi) => Promise<Reply<T>>): Promise<T> {
    const connection = (this.connection ??= spawn());
    let reply: Reply<T>;
    try {
      reply = await Promise.race([ask(connection.api), connection.died]);
    } catch (error) {
      this.abandon(connection);
      const message = error instanceof Error ? error.message : String(error);
      throw new SolverError({ name: 'StudyCrash', code: 'crash', message, element: null, details: {} });
    }
    if (reply.ok) return reply.value;
    if (reply.failure.code === 'crash') this.abandon(connection);
    throw new SolverError(reply.failure);
  }

  private abandon(connection: Connection): void {
    connection.terminate();
    if (this.connection !== connection) return;
    this.connection = null;
    this.held = null;
  }
}
