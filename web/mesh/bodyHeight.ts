/** How tall a body is for a mesh. */
import { sub, type Vec3 } from './geometry/vec';

interface Bounds {
  readonly min: Vec3;
  readonly max: Vec3;
}

/** metres; what a character in a level is tall */
export const personHeight = 1.8;
/** metres: a level may be so wide. Wider, or with a person larger than this part of it, its unit is another one; then the body is a tenth of the mesh. */
export const widestLevel = 4000;
const largestShare = 0.3;
const otherShare = 0.12;
/** Of a finer mesh the body is a smaller part: what it meets in a frame are as many triangles, of which each is a step to look at. */
const manyTriangles = 200_000;

/** Height of the body for a mesh, world units. */
export function bodyHeight({
  bounds,
  indices,
}: {
  readonly bounds: Bounds;
  readonly indices: ArrayLike<number>;
}): number {
  const size = sizeOf(bounds);
  if (!(size > 0)) return personHeight;
  const fineness = Math.min(1, (3 * manyTriangles) / indices.length);
  const person = size <= widestLevel && personHeight <= largestShare * size;
  return person ? personHeight : size * otherShare * Math.sqrt(fineness);
}

export const sizeOf = ({ min, max }: Bounds): number => Math.max(...sub(max, min));
