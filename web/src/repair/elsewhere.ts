/** Mends a mesh in a worker of its own, which is ended when nobody waits for it any more. */
import type { MeshFacts } from '../report/types';
import {
  type Recipe,
  RepairError,
  type Repaired,
  type RepairErrorCode,
  type RepairName,
  type Triangles,
} from './types';

/** What comes of a repair: the mesh, and what the report finds in it where that was asked for. */
export interface Mended {
  readonly repaired: Repaired;
  readonly facts: MeshFacts | null;
  /** triangles of exactly no area, which the solver counts */
  readonly zeroArea: number;
}

export interface MendRequest extends Triangles {
  readonly recipe: Recipe;
  readonly look: boolean;
}

/** What the worker says: what it has begun, and one last word. */
export type MendReply =
  | { readonly begun: RepairName | 'report' }
  | { readonly mended: Mended }
  | { readonly refused: { readonly code: RepairErrorCode; readonly details: Readonly<Record<string, number>> } }
  | { readonly failed: string };

export interface MendHelp {
  readonly signal: AbortSignal;
  /** told what is begun */
  readonly onBegun?: (name: RepairName | 'report') => void;
  /** whether the mended mesh is looked over as well */
  readonly look?: boolean;
}

/** @returns null when the signal came first @throws RepairError, and Error when the worker could not do it, for lack of memory most likely */
export function repairElsewhere(mesh: Triangles, recipe: Recipe, help: MendHelp): Promise<Mended | null> {
  const { signal, onBegun = () => {}, look = false } = help;
  if (signal.aborted) return Promise.resolve(null);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<Mended | null>((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
    worker.onmessage = ({ data }: MessageEvent<MendReply>) => {
      if ('begun' in data) onBegun(data.begun);
      else if ('mended' in data) resolve(data.mended);
      else if ('refused' in data) reject(new RepairError(data.refused.code, data.refused.details));
      else reject(new Error(data.failed));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message || 'the mesh could not be mended'));
    };
  });
  // Copied, not handed over: the page draws from these arrays.
  const { positions, indices } = mesh;
  worker.postMessage({ positions, indices, recipe, look } satisfies MendRequest);
  return answer.finally(() => worker.terminate());
}
