/** Every limit of the import, each with its reason. A file past a limit is refused with the numbers, never cut short. */
import { ImportError } from './types';

/** Triangles of one mesh. 10 million take 120 MB of indices; the tree over them about a gigabyte, the most a browser tab gives. */
export const MAX_TRIANGLES = 10_000_000;

/** Vertices of one mesh: three per triangle at most, 720 MB. */
export const MAX_VERTICES = 30_000_000;

/** Corners of one polygon. earcut is quadratic at worst: 10,000 crossing corners take about half a second, 100,000 a minute. */
export const MAX_POLYGON_CORNERS = 10_000;

/** Bytes that come out of one archive. Past this a worker may run out of memory. */
export const MAX_UNZIPPED_BYTES = 1024 * 1024 * 1024;

/** Deflate cannot pack better than 1032 to 1, so an archive that claims more is lying. */
export const MAX_ZIP_RATIO = 1032;

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
