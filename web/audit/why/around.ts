/** What of a mesh is about a body, and how far from it. */
import { addScaled, cross, dot, sub, type Vec3 } from '../../mesh/geometry/vec';

export interface Triangles {
  readonly positions: Float64Array | Float32Array;
  readonly indices: Uint32Array;
}

/** Triangles about a place, with corners of their own. */
export interface Around {
  /** their numbers in the mesh, ascending */
  readonly triangles: Uint32Array;
  /** 9 each */
  readonly positions: Float64Array;
}

/** Triangles whose box comes as near to a place along every axis as this. */
export function trianglesAround({ positions, indices }: Triangles, place: Vec3, within: Vec3): Around {
  const found: number[] = [];
  for (let triangle = 0; triangle < indices.length / 3; triangle++) {
    const [a, b, c] = [3 * indices[3 * triangle]!, 3 * indices[3 * triangle + 1]!, 3 * indices[3 * triangle + 2]!];
    let meets = true;
    for (let axis = 0; axis < 3 && meets; axis++) {
      const [x, y, z] = [positions[a + axis]!, positions[b + axis]!, positions[c + axis]!];
      const [low, high] = [place[axis]! - within[axis]!, place[axis]! + within[axis]!];
      meets = !((x < low && y < low && z < low) || (x > high && y > high && z > high));
    }
    if (meets) found.push(triangle);
  }
  const corners = new Float64Array(9 * found.length);
  found.forEach((triangle, at) => {
    for (let k = 0; k < 9; k++)
      corners[9 * at + k] = positions[3 * indices[3 * triangle + Math.floor(k / 3)]! + (k % 3)]!;
  });
  return { triangles: Uint32Array.from(found), positions: corners };
}

/** A body where something happened, and distances from its surface. */
export class Body {
  constructor(
    readonly place: Vec3,
    readonly radii: Vec3,
  ) {}

  /** World length from the surface of the body to a triangle or an edge of these corners; 0: it touches, or lies within. */
  distance(corners: readonly Vec3[]): number {
    const scaled = corners.map((corner) => this.#scaled(corner));
    return this.#away(
      scaled.length === 3 ? nearestOnTriangle(scaled as [Vec3, Vec3, Vec3]) : nearestOnEdge(scaled as [Vec3, Vec3]),
    );
  }

  /** The place of a triangle that is nearest to the body. */
  nearest(corners: readonly [Vec3, Vec3, Vec3]): Vec3 {
    const at = nearestOnTriangle(corners.map((corner) => this.#scaled(corner)) as [Vec3, Vec3, Vec3]);
    return at.map((value, axis) => value * this.radii[axis]! + this.place[axis]!) as unknown as Vec3;
  }

  /** How wide it is along a unit vector. */
  width(along: Vec3): number {
    return 2 * Math.hypot(...along.map((value, axis) => value * this.radii[axis]!));
  }

  /** In ellipsoid space about its centre, where it is a ball of radius 1. */
  #scaled = (point: Vec3): Vec3 =>
    point.map((value, axis) => (value - this.place[axis]!) / this.radii[axis]!) as unknown as Vec3;

  #away(scaled: Vec3): number {
    const out = Math.hypot(...scaled);
    if (out <= 1) return 0;
    return Math.hypot(...scaled.map((value, axis) => value * this.radii[axis]!)) * (1 - 1 / out);
  }
}

/** Nearest to the origin. */
function nearestOnEdge([a, b]: readonly [Vec3, Vec3]): Vec3 {
  const way = sub(b, a);
  const square = dot(way, way);
  return addScaled(a, way, square > 0 ? Math.min(Math.max(-dot(a, way) / square, 0), 1) : 0);
}

/** Nearest to the origin: within the triangle where its plane is met there, else on an edge. */
function nearestOnTriangle([a, b, c]: readonly [Vec3, Vec3, Vec3]): Vec3 {
  const normal = cross(sub(b, a), sub(c, a));
  const square = dot(normal, normal);
  if (square > 0) {
    const foot = addScaled([0, 0, 0], normal, dot(a, normal) / square);
    const inside = [
      [a, b],
      [b, c],
      [c, a],
    ].every(([from, to]) => dot(cross(sub(to!, from!), sub(foot, from!)), normal) >= 0);
    if (inside) return foot;
  }
  const edges = [nearestOnEdge([a, b]), nearestOnEdge([b, c]), nearestOnEdge([c, a])];
  return edges.reduce((best, edge) => (dot(edge, edge) < dot(best, best) ? edge : best));
}
