import { add, div, mul, normalize, scale, sub, type Vec3 } from '../../mesh/geometry/vec';

/**
 * Where things stand in a figure: figure = (world − origin) · factor, per axis.
 *
 * A world view divides by one length, the ellipsoid-space view by the radii, the morph by something between. The origin is
 * subtracted in double precision, so what reaches the GPU stays small however far from zero the mesh lies.
 */
export class Space {
  constructor(
    readonly origin: Vec3,
    readonly factor: Vec3,
  ) {}

  point(world: Vec3): Vec3 {
    return mul(sub(world, this.origin), this.factor);
  }

  vector(world: Vec3): Vec3 {
    return mul(world, this.factor);
  }

  /** Normals are covectors: they divide where vectors multiply. */
  normal(world: Vec3): Vec3 {
    return normalize(div(world, this.factor));
  }

  toWorld(figure: Vec3): Vec3 {
    return add(div(figure, this.factor), this.origin);
  }

  vectorToWorld(figure: Vec3): Vec3 {
    return div(figure, this.factor);
  }

  equals(other: Space): boolean {
    return [0, 1, 2].every((i) => this.origin[i] === other.origin[i] && this.factor[i] === other.factor[i]);
  }
}

/**
 * @param unit world length that is 1 in the figure at morph 0
 * @param morph 0 world … 1 ellipsoid space. Scales mix geometrically, so the change feels even and no axis turns over.
 */
export function morphedSpace(origin: Vec3, unit: number, radii: Vec3, morph: number): Space {
  const axis = (r: number): number => Math.pow(unit, morph - 1) * Math.pow(r, -morph);
  return new Space(origin, [axis(radii[0]), axis(radii[1]), axis(radii[2])]);
}

/** Size of an ellipsoid as one number: the radius of the ball of equal volume. */
export const meanRadius = (radii: Vec3): number => Math.cbrt(radii[0] * radii[1] * radii[2]);

/** Ellipsoid space to world: its unit is the swept radii, its origin the world's. */
export const ellipsoidToWorld = (point: Vec3, radii: Vec3): Vec3 => mul(point, radii);
export const normalToWorld = (normal: Vec3, radii: Vec3): Vec3 => normalize(div(normal, radii));
export const centreOf = (low: Vec3, high: Vec3): Vec3 => scale(add(low, high), 0.5);
