/** The solver's service in the same thread, for tests: the real module, and a boundary that copies as a worker's does. */
import { loadSolver } from 'sweepscope';
import { importMesh } from '../../web/mesh/import';
import { type Connection, createClient, type SolverClient } from '../../web/page/solver/client';
import { memoryKeep, type Keep } from '../../web/page/solver/keep';
import type { WorkerApi } from '../../web/page/solver/protocol';
import { replying } from '../../web/page/solver/replies';
import { LocalService, type ServiceParts } from '../../web/page/solver/service';

type Asked = (...args: unknown[]) => Promise<unknown>;

export interface LocalSolver {
  readonly client: SolverClient;
  /** workers started so far */
  readonly spawned: () => number;
  /** makes the present worker die */
  readonly crash: () => void;
  /** calls by method, in order */
  readonly calls: string[];
  /** called before every answer; a promise holds the answer back */
  delay: (method: string) => Promise<void> | void;
}

export function localSolver(parts: Partial<ServiceParts> = {}, keep: Keep = memoryKeep()): LocalSolver {
  const local = { calls: [] as string[], delay: (() => {}) as LocalSolver['delay'] };
  let count = 0;
  let crash = () => {};
  const spawn = (): Connection => {
    count++;
    const service = new LocalService({ loadSolver, importMesh, keep, now: () => performance.now(), ...parts });
    const died = new Promise<never>((_, reject) => (crash = () => reject(new Error('out of luck'))));
    died.catch(() => undefined);
    return { api: copying(replying(service), local), died, terminate: () => {} };
  };
  const client = createClient(spawn);
  return Object.assign(local, { client, spawned: () => count, crash: () => crash() });
}

function copying(api: WorkerApi, local: Pick<LocalSolver, 'calls' | 'delay'>): WorkerApi {
  const copied: Record<string, Asked> = {};
  for (const [name, method] of Object.entries(api) as [string, Asked][]) {
    copied[name] = async (...args) => {
      local.calls.push(name);
      // Files and callbacks cross in their own ways.
      const sent = args.map((arg) =>
        typeof arg === 'function' || name === 'parse' || name === 'repose' ? arg : structuredClone(arg),
      );
      const reply = structuredClone(await method(...sent));
      await local.delay(name);
      return reply;
    };
  }
  return copied as unknown as WorkerApi;
}
