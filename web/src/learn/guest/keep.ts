/**
 * Tours that were opened from a file are kept in this browser, so that a reload finds them: the text in the local storage, the meshes where
 * those of dropped files are. Only the latest few; a browser that keeps nothing says so when it is asked.
 */
import { boundsOf } from '../../solver/place';
import { browserKeep } from '../../solver/keep';
import { StateHash } from '../../solver/hash';
import { type FileTour, readTour, tourJson } from '../tour/file';
import { meshesNeeded, type TourAndMeshes } from '../tour/fileArchive';
import { TourError } from '../tour/fileError';
import type { PlainMesh } from '../tour/meshBytes';

const prefix = 'sweepscope.tour.';
const latest = 'sweepscope.tours';
const mostTours = 5;

/** Name of a tour by its content, as it stands in the address. */
function nameOf(text: string): string {
  return `@${new StateHash().add(new TextEncoder().encode(text)).hex()}`;
}

export async function keepTour({ tour, meshes }: TourAndMeshes): Promise<string> {
  const text = JSON.stringify(tourJson(tour));
  const name = nameOf(text);
  await keepMeshes(tour, meshes);
  try {
    const before = (JSON.parse(localStorage.getItem(latest) ?? '[]') as unknown[]).filter((each) => each !== name);
    for (const old of before.slice(mostTours - 1)) localStorage.removeItem(prefix + String(old));
    localStorage.setItem(prefix + name, text);
    localStorage.setItem(latest, JSON.stringify([name, ...before.slice(0, mostTours - 1)]));
  } catch {
    // Nothing is kept: it plays all the same, until the page is loaded again.
  }
  return name;
}

/** @throws TourError when it is not here any more */
export function keptTour(name: string): FileTour {
  let text: string | null = null;
  try {
    text = localStorage.getItem(prefix + name);
  } catch {
    // As above.
  }
  if (text === null) throw new TourError('not-here');
  return readTour(JSON.parse(text));
}

async function keepMeshes(tour: FileTour, meshes: ReadonlyMap<string, PlainMesh>): Promise<void> {
  const keep = browserKeep();
  for (const [hash, name] of meshesNeeded(tour)) {
    const mesh = meshes.get(hash);
    const parts = tour.stops.find(({ moment }) => moment.mesh?.hash === hash)?.moment.mesh?.parts ?? 1;
    if (!mesh) continue;
    await keep.save(hash, { name, parts, ...mesh, bounds: boundsOf(mesh.positions) }).catch(() => undefined);
  }
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
