/** Every limit of the import, each with its reason. A file past a limit is refused with the numbers, never cut short. */
import { ImportError } from './types';

/** Triangles of one mesh. 10 million take 120 MB of indices; the tree over them about a gigabyte, the most a browser tab gives. */
export const MAX_TRIANGLES = 10_000_000;

/** Vertices of one mesh: three per triangle at most, 720 MB. */
export const MAX_VERTICES = 30_000_000;

/**
 * Bytes of positions and indices together. Reading, placing, keeping, solving and drawing a mesh take about nine times as much at once: 281 kB
 * of ten million instanced triangles, none of which share a corner, were 840 MB of these and took 7.6 GB. This is 10 million triangles
 * whose corners are shared, or 4.7 million that share none.
 */
export const MAX_MESH_BYTES = 400_000_000;

/** Corners times corners of all polygons that earcut cuts, which is quadratic at worst: about three seconds. Those beyond are cut another way. */
export const MAX_CUT_WORK = 1_000_000_000;

/** Parts of one mesh that have a name of their own: a list that a person can look through. What is beyond is one part more, and that is said. */
export const MAX_PARTS = 4096;

/** Changes from one part to the next; a file may change with every triangle. */
export const MAX_PART_RUNS = 65_536;

/** Animations that are named: a list that a person can look through. */
export const MAX_ANIMATIONS = 1000;

/** Numbers of morphs, bones and weights that are read for a pose, where a file names the same ones again and again. About ten seconds. */
export const MAX_POSE_WORK = 2_000_000_000;

/** Bytes that come out of one archive. Past this a worker may run out of memory. */
export const MAX_UNZIPPED_BYTES = 1024 * 1024 * 1024;

/** Deflate cannot pack better than 1032 to 1, so an archive that claims more is lying. */
export const MAX_ZIP_RATIO = 1032;

/** Bytes that come out of the packed parts of one glTF. */
export const MAX_DECODED_BYTES = 1024 * 1024 * 1024;

/** Files and folders looked at in a dropped folder. A mesh has a handful; more is a whole disk let go by mistake. */
export const MAX_FOLDER_FILES = 2000;

/** Folders within folders. */
export const MAX_FOLDER_DEPTH = 16;

/** Bytes of all files in a dropped folder, pictures aside: all are read, as any may be what a .gltf refers to. */
export const MAX_FOLDER_BYTES = 1024 * 1024 * 1024;

/** Bytes searched for the end of a PLY header; real ones have a few hundred. */
export const MAX_PLY_HEADER_BYTES = 1024 * 1024;

/** @throws ImportError when a mesh of this many triangles is too much. Called before anything that long is allocated. */
export function checkTriangleCount(count: number): void {
  if (count > MAX_TRIANGLES) throw new ImportError('too-many-triangles', { count, limit: MAX_TRIANGLES });
}

/** @throws ImportError when a mesh of this many vertices is too much. Called before anything that long is allocated. */
export function checkVertexCount(count: number): void {
  if (count > MAX_VERTICES) throw new ImportError('too-many-vertices', { count, limit: MAX_VERTICES });
}

/** @throws ImportError when a mesh takes more memory than there is for one. Called before anything that long is allocated. */
export function checkMeshBytes(vertices: number, triangles: number): void {
  const bytes = 3 * (8 * vertices + 4 * triangles);
  if (bytes <= MAX_MESH_BYTES) return;
  throw new ImportError('too-much-memory', { vertices, triangles, size: bytes / 1e6, limit: MAX_MESH_BYTES / 1e6 });
}
