/** Meshes that travel in the link, or in a saved frame, themselves. What they are called is looked at, not believed. */
import type { SceneMesh } from '../../model';
import { isMeshOf, meshHash } from '../../../mesh/hash';
import { boundsOf } from '../../../mesh/placement';
import type { PlacedFile } from './awaiting';
import type { LinkedMesh, Moment } from './permalink';
import type { Session } from '../session/session';

type Inline = NonNullable<LinkedMesh['inline']>;

const arraysOf = ({ positions, indices }: Inline) => ({
  positions: Float64Array.from(positions),
  indices: Uint32Array.from(indices),
});

/** The moment with the hash that its mesh has: under another's name it would show that one, with the person's notes on it. */
export async function withTrueHash(moment: Moment, mesh: LinkedMesh, inline: Inline): Promise<Moment> {
  const { positions, indices } = arraysOf(inline);
  if (await isMeshOf(mesh.hash, positions, indices)) return moment;
  return { ...moment, mesh: { ...mesh, hash: await meshHash(positions, indices) } };
}

export async function openInline(session: Session, mesh: LinkedMesh, inline: Inline): Promise<PlacedFile> {
  const { name, parts, hash } = mesh;
  const arrays = arraysOf(inline);
  const scene: SceneMesh = { name, parts, ...arrays, bounds: boundsOf(arrays.positions), source: 'file' };
  return { ...(await session.client.addMesh(scene)), mesh: scene, hash };
}
