/** A polygon in triangles, for filling; concave ones too. */
import earcut from 'earcut';

/** @returns corners of each triangle, as numbers of the polygon's corners. */
export function cutsOf(flat: readonly (readonly [number, number, ...unknown[]])[]): readonly (readonly number[])[] {
  const corners = earcut(flat.flatMap(([x, y]) => [x, y]));
  return Array.from({ length: corners.length / 3 }, (_, k) => corners.slice(3 * k, 3 * k + 3));
}
