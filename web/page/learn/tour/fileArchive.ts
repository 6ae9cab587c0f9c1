/** `.sweeptour`: a zip of `tour.json` and the meshes it needs, each named by its content. */
import { strFromU8, strToU8 } from 'fflate';
import { listZip, type ZipEntry } from '../../../mesh/import/unzip';
import { isMeshOf } from '../../../mesh/hash';
import { type FileTour, readTour, tourJson } from './file';
import { TourError } from './fileError';
import { mostMeshBytes, mostMeshes, mostTourFileBytes } from './fileLimits';
import { inflateStream } from './inflate';
import { meshFromBytes, meshToBytes, type PlainMesh } from './meshBytes';
import { zipOf } from './zip';

export const tourEnding = '.sweeptour';
const tourName = 'tour.json';
const meshName = (hash: string) => `${hash}.mesh`;

export interface TourAndMeshes {
  readonly tour: FileTour;
  /** by their hash */
  readonly meshes: ReadonlyMap<string, PlainMesh>;
}

/** Meshes that a tour does not carry in its own text: name by hash. */
export function meshesNeeded({ stops }: FileTour): ReadonlyMap<string, string> {
  return new Map(
    stops.flatMap(({ moment: { mesh } }) => (mesh && !mesh.inline ? [[mesh.hash, mesh.name] as const] : [])),
  );
}

/** @throws TourError when a mesh is missing, or too large */
export function packTour({ tour, meshes }: TourAndMeshes): Uint8Array {
  const needed = [...meshesNeeded(tour)];
  if (needed.length > mostMeshes)
    throw new TourError('too-large', { at: 'meshes', count: needed.length, most: mostMeshes });
  const files: Record<string, Uint8Array> = { [tourName]: strToU8(JSON.stringify(tourJson(tour), null, 1)) };
  for (const [hash, name] of needed) {
    const mesh = meshes.get(hash);
    if (!mesh) throw new TourError('mesh-gone', { name });
    const bytes = meshToBytes(mesh);
    if (bytes.length > mostMeshBytes)
      throw new TourError('too-large', { at: name, count: bytes.length, most: mostMeshBytes });
    files[meshName(hash)] = bytes;
  }
  return zipOf(files);
}

/** @throws TourError, or ImportError for an archive that is none */
export async function unpackTour(bytes: Uint8Array): Promise<TourAndMeshes> {
  const entries = listZip(bytes);
  const text = entries.find(({ name }) => name === tourName);
  if (!text) throw new TourError('not-a-tour');
  const tour = readTour(parsed(strFromU8(await read(text, mostTourFileBytes))));
  const needed = [...meshesNeeded(tour)];
  if (needed.length > mostMeshes)
    throw new TourError('too-large', { at: 'meshes', count: needed.length, most: mostMeshes });
  const meshes = new Map<string, PlainMesh>();
  for (const [hash, name] of needed) {
    const entry = entries.find((each) => each.name === meshName(hash));
    if (!entry) throw new TourError('mesh-missing', { name });
    const mesh = meshFromBytes(await read(entry, mostMeshBytes), name);
    if (!(await isMeshOf(hash, mesh.positions, mesh.indices))) throw new TourError('mesh-differs', { name });
    meshes.set(hash, mesh);
  }
  return { tour, meshes };
}

/** What it claims to be is looked at before it is unpacked, and what comes out of it is checked against that. */
async function read({ name, method, packed, size }: ZipEntry, most: number): Promise<Uint8Array> {
  if (size > most) throw new TourError('too-large', { at: name, count: size, most });
  if (method !== 0) return inflateStream(packed, size, name);
  if (packed.length !== size) throw new TourError('mesh-damaged', { name });
  return packed;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TourError('not-a-tour');
  }
}
