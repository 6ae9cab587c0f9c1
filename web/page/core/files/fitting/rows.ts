/** Numbers as the solver takes and gives them: many bodies one after another. */
import type { Vec3 } from '../../../model';

export const vec3 = (values: Float64Array, at: number): Vec3 => [
  values[3 * at]!,
  values[3 * at + 1]!,
  values[3 * at + 2]!,
];

/** Queries of sweeps that differ in where they begin. */
export function rows(starts: readonly Vec3[], way: Vec3, radii: Vec3): Float64Array {
  return Float64Array.from(starts.flatMap((start) => [...start, ...way, ...radii]));
}

/** Requests of one frame. */
export function requests(
  starts: readonly Vec3[],
  wayOf: (at: number) => Vec3,
  gravity: Vec3,
  radii: Vec3,
): Float64Array {
  return Float64Array.from(starts.flatMap((start, at) => [...start, ...wayOf(at), ...gravity, ...radii]));
}
