/** What comes out of the browser's storage was put there by some version of the page, or by somebody's console: it is looked at before it is used. */
import { isMeshOf } from '../../mesh/hash';
import type { KeptMesh } from './keep';
import type { KeptFacts } from './keepRule';
import { boundsOf } from '../../mesh/placement';

/** @returns null for what is not the mesh of that name: its file has to be opened again */
export async function soundMesh(row: unknown, hash: string): Promise<KeptMesh | null> {
  if (typeof row !== 'object' || row === null) return null;
  const { name, positions, indices, parts, ...more } = row as Partial<Record<keyof KeptMesh, unknown>>;
  if (!(positions instanceof Float64Array) || !(indices instanceof Uint32Array)) return null;
  if (!(await isMeshOf(hash, positions, indices))) return null;
  const named =
    more.table !== undefined && (await import('../../mesh/parts/sound')).soundParts(more, indices.length / 3);
  return {
    name: typeof name === 'string' && name !== '' ? name : '?',
    parts: typeof parts === 'number' && Number.isInteger(parts) && parts > 0 ? parts : 1,
    ...{ positions, indices, bounds: boundsOf(positions) },
    ...(typeof more.pose === 'string' && { pose: more.pose }),
    ...named,
  };
}

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Whether it can be listed: what cannot is no row of this page. */
export function areFacts(row: unknown): row is KeptFacts {
  const { name, kind, label, triangles, bytes, used } = (row ?? {}) as Partial<Record<keyof KeptFacts, unknown>>;
  const named = typeof name === 'string' && typeof label === 'string' && (kind === 'mesh' || kind === 'text');
  return named && [triangles, bytes, used].every(isCount);
}
