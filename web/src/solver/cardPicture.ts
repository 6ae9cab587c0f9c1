/** The mesh on the import card: drawn in the worker that has read it, in plain memory. */
import { drawLevel } from '../audit/report/picture/raster';
import type { Vec3 } from '../model';
import { cardCamera, type CardLook } from './cardView';
import { boundsOf, placePositions } from './place';

/** From behind a face is drawn only where nothing else is, and darker: a room stays open, and a mesh inside out is still seen. */
const behind = 0.7;

/** @returns a byte a pixel, row by row: 0 nothing, else how light the face is there */
export function cardPicture(
  { positions, indices }: { readonly positions: Float64Array; readonly indices: Uint32Array },
  look: CardLook,
): Uint8Array {
  const placed = placePositions(positions, { ...look, scale: 1 });
  const { min, max } = boundsOf(placed);
  for (let at = 0; at < placed.length; at++) placed[at]! -= min[at % 3]!;
  const size = max.map((value, axis) => value - min[axis]!) as unknown as Vec3;
  const camera = cardCamera(size, look);
  const front = drawLevel({ positions: placed, indices }, camera);
  const back = drawLevel({ positions: placed, indices: turned(indices) }, camera);
  return Uint8Array.from(front.depth, (depth, at) => {
    if (depth < Infinity) return front.pixels[3 * at]!;
    return back.depth[at]! < Infinity ? back.pixels[3 * at]! * behind : 0;
  });
}

function turned(indices: Uint32Array): Uint32Array {
  const other = indices.slice();
  for (let at = 0; at + 2 < other.length; at += 3) [other[at + 1], other[at + 2]] = [other[at + 2]!, other[at + 1]!];
  return other;
}
