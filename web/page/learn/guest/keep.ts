/**
 * Tours that were opened or made here are kept in this browser, so that a reload finds them: the text in the local storage (state/keptTours.ts), the meshes
 * where those of dropped files are. Only the latest few.
 */
import { boundsOf } from '../../../mesh/placement';
import { browserKeep } from '../../solver/keep';
import { StateHash } from '../../../mesh/hash';
import { soundMesh } from '../../solver/keptRows';
import { embedded } from '../../core/session/embedded';
import { putTour, tourText } from '../../core/kept/keptTours';
import { type FileTour, readTour, tourJson } from '../tour/file';
import { meshesNeeded, type TourAndMeshes } from '../tour/fileArchive';
import { TourError } from '../tour/fileError';
import type { PlainMesh } from '../tour/meshBytes';

/** Name of a tour by its content, as it stands in the address. */
function nameOf(text: string): string {
  return `@${new StateHash().add(new TextEncoder().encode(text)).hex()}`;
}

/** @returns its name, and whether this browser has all of it now */
export async function keepTour({ tour, meshes }: TourAndMeshes): Promise<{ name: string; kept: boolean }> {
  const text = JSON.stringify(tourJson(tour));
  const name = nameOf(text);
  // Within another page nothing is kept, and nobody expects it.
  if (embedded) return { name, kept: true };
  const hasMeshes = await keepMeshes(tour, meshes);
  return { name, kept: putTour(name, text) && hasMeshes };
}

/** @throws TourError when it is not here any more */
export function keptTour(name: string): FileTour {
  const text = tourText(name);
  if (text === null) throw new TourError('not-here');
  return readTour(JSON.parse(text));
}

/** @returns false when one of them could not be kept */
async function keepMeshes(tour: FileTour, meshes: ReadonlyMap<string, PlainMesh>): Promise<boolean> {
  const keep = browserKeep();
  let all = true;
  for (const [hash, name] of meshesNeeded(tour)) {
    const mesh = meshes.get(hash);
    const parts = tour.stops.find(({ moment }) => moment.mesh?.hash === hash)?.moment.mesh?.parts ?? 1;
    // What is there already has names of parts, and what was chosen of them.
    if (!mesh || (await soundMesh(await keep.load(hash).catch(() => null), hash))) continue;
    await keep.save(hash, { name, parts, ...mesh, bounds: boundsOf(mesh.positions) }).catch(() => (all = false));
  }
  return all;
}

/** The meshes that the stops need, as far as this browser has them. */
export async function keptMeshes(tour: FileTour): Promise<ReadonlyMap<string, PlainMesh>> {
  const keep = browserKeep();
  const found = new Map<string, PlainMesh>();
  for (const [hash] of meshesNeeded(tour)) {
    const mesh = await keep.load(hash).catch(() => null);
    if (mesh && typeof mesh !== 'string') found.set(hash, mesh);
  }
  return found;
}
