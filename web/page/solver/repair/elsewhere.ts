/** Mends a mesh in a worker of its own, which is ended when nobody waits for it any more. */
import { repairPatience } from '../../model/jobs';
import { askOnce } from '../once';
import {
  type Mended,
  type MendRequest,
  type Recipe,
  RepairError,
  type RepairErrorCode,
  type RepairName,
  type Triangles,
} from '../../../mesh/repair/types';

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
  /** of the mesh */
  readonly name?: string;
}

/** @returns null when the signal came first @throws RepairError, Ended, and Error when the worker could not do it, for lack of memory most likely */
export function repairElsewhere(mesh: Triangles, recipe: Recipe, help: MendHelp): Promise<Mended | null> {
  const { signal, onBegun = () => {}, look = false, name = '' } = help;
  if (signal.aborted) return Promise.resolve(null);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  // Copied, not handed over: the page draws from these arrays.
  const { positions, indices } = mesh;
  const request: MendRequest = { positions, indices, recipe, look };
  const input = { mesh: { name, positions, indices }, more: { recipe } };
  const job = { kind: 'repair', name, patience: repairPatience(indices.length / 3), input } as const;
  const read = (said: MendReply): Mended | undefined => {
    if ('begun' in said) return void onBegun(said.begun);
    if ('mended' in said) return said.mended;
    if ('refused' in said) throw new RepairError(said.refused.code, said.refused.details);
    throw Object.assign(new Error(said.failed), { job });
  };
  return askOnce({ worker, job, request, signal, read });
}
