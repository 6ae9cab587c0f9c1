/** Where a study's views put the world: a uniform scale about a point, turned on the way to the second view. */
import { add, cross, dot, length, mix, normalize, scale, sub, type Vec3 } from '../../../mesh/geometry/vec';
import type { Placement } from '../../model/study/types';

/** A view: figure = turned (world − origin) · size. */
export class ViewPlace {
  constructor(
    readonly placement: Placement,
    readonly size: number,
  ) {}

  point(world: Vec3): Vec3 {
    return this.vector(sub(world, this.placement.origin));
  }

  vector(way: Vec3): Vec3 {
    const { right, up, back } = this.placement;
    return [dot(way, right) * this.size, dot(way, up) * this.size, dot(way, back) * this.size];
  }

  toWorld(figure: Vec3): Vec3 {
    return add(this.placement.origin, this.vectorToWorld(figure));
  }

  vectorToWorld([x, y, z]: Vec3): Vec3 {
    const { right, up, back } = this.placement;
    const way = add(add(scale(right, x), scale(up, y)), scale(back, z));
    return scale(way, 1 / this.size);
  }
}

export const upright = (origin: Vec3): Placement => ({ origin, right: [1, 0, 0], up: [0, 1, 0], back: [0, 0, 1] });

/** Between two placements: the axes go the straight way and are made perpendicular again. */
export function between(from: Placement, to: Placement, blend: number): Placement {
  if (blend <= 0) return from;
  if (blend >= 1) return to;
  const right = normalize(mix(from.right, to.right, blend));
  const leaning = mix(from.up, to.up, blend);
  let up = sub(leaning, scale(right, dot(leaning, right)));
  // Opposite axes meet in the middle; any way round will do.
  if (length(up) < 1e-6) up = Math.abs(right[1]) < 0.9 ? cross(right, [0, 1, 0]) : cross(right, [1, 0, 0]);
  up = normalize(up);
  return { origin: mix(from.origin, to.origin, blend), right, up, back: cross(right, up) };
}

/** Half the size of what is to be seen, and its middle. */
export function extentOf(points: readonly Vec3[]): { readonly middle: Vec3; readonly radius: number } {
  const finite = points.filter((point) => point.every(Number.isFinite));
  if (finite.length === 0) return { middle: [0, 0, 0], radius: 1 };
  const low = [0, 1, 2].map((k) => Math.min(...finite.map((p) => p[k])));
  const high = [0, 1, 2].map((k) => Math.max(...finite.map((p) => p[k])));
  const middle = scale([low[0] + high[0], low[1] + high[1], low[2] + high[2]], 0.5);
  return { middle, radius: Math.max(1e-9, ...finite.map((p) => length(sub(p, middle)))) };
}
