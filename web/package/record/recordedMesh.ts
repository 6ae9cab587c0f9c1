/** The mesh of a tape. */
import type { MeshReport } from '../types.ts';
import { TapeError } from './errors.ts';
import type { Said } from './format.ts';
import { meshHash } from './meshHash.ts';
import { longestName } from './readTape.ts';
import type { RecordOptions } from './types.ts';

interface Recorded {
  readonly said: Said['mesh'];
  /** null: it is named by its hash only */
  readonly inside: { readonly positions: Float64Array; readonly indices: Uint32Array } | null;
}

const known = ['build', 'positions', 'indices', 'mesh', 'name', 'limit'];

/** @throws TapeError `options`: a typo would only be found when the tape is read */
export function checkOptions(options: unknown): asserts options is RecordOptions {
  const { build, positions, indices, mesh, name, ...rest } = Object(options) as Record<string, unknown>;
  const sound =
    Object.keys(rest).every((key) => known.includes(key)) &&
    typeof (build as RecordOptions['build'] | undefined)?.version === 'string' &&
    ArrayBuffer.isView(positions) &&
    (indices === undefined || ArrayBuffer.isView(indices)) &&
    [undefined, 'inside', 'hash'].includes(mesh as string) &&
    (name === undefined || typeof name === 'string');
  if (!sound) throw new TapeError('options');
}

/** @throws TapeError when the counts or bounds of the arrays are not those of the mesh's report */
export async function recordedMesh(report: MeshReport, options: RecordOptions): Promise<Recorded> {
  const { mesh = 'inside', name = 'level' } = options;
  // Copies: the tape outlives what its caller does with the arrays.
  const positions = Float64Array.from(options.positions);
  const vertices = positions.length / 3;
  const indices = options.indices
    ? Uint32Array.from(options.indices)
    : Uint32Array.from({ length: vertices }, (_, k) => k);
  const triangles = indices.length / 3;
  const same = vertices === report.vertices && triangles === report.triangles && isWithin(positions, report.bounds);
  if (!same) throw new TapeError('mesh-other');
  const hash = await meshHash(positions, indices);
  const said = { name: name.slice(0, longestName) || 'level', hash, vertices, triangles };
  return { said, inside: mesh === 'inside' ? { positions, indices } : null };
}

/** Whether their smallest and largest coordinates are those of the report. */
export function isWithin(positions: Float64Array, { min, max }: MeshReport['bounds']): boolean {
  if (positions.length === 0) return true;
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  positions.forEach((value, at) => {
    low[at % 3] = Math.min(low[at % 3] as number, value);
    high[at % 3] = Math.max(high[at % 3] as number, value);
  });
  return [0, 1, 2].every((axis) => low[axis] === min[axis] && high[axis] === max[axis]);
}
