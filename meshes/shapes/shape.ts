/**
 * What every generator here returns, and the few ways to put shapes together.
 *
 * Y is up, front faces are counter-clockwise seen from outside, lengths are metres unless a preset says otherwise.
 * A generator is a pure function: the same numbers in give the same bits out, on every machine (only + − × ÷ and √ decide).
 */

export type Point = readonly [x: number, y: number, z: number];
export type Triangle = readonly [a: Point, b: Point, c: Point];

export interface Shape {
  /** 3 per vertex */
  readonly positions: Float64Array;
  /** 3 per triangle */
  readonly indices: Uint32Array;
}

/** Shape of the given triangles, in the given order; corners at exactly the same place become one vertex. */
export function fromTriangles(triangles: readonly Triangle[]): Shape {
  const vertexOf = new Map<string, number>();
  const positions: number[] = [];
  const indices = new Uint32Array(triangles.length * 3);
  triangles.flat().forEach((corner, at) => {
    const key = corner.map((value) => (value === 0 ? 0 : value)).join();
    let vertex = vertexOf.get(key);
    if (vertex === undefined) {
      vertex = vertexOf.size;
      vertexOf.set(key, vertex);
      positions.push(...corner);
    }
    indices[at] = vertex;
  });
  return { positions: new Float64Array(positions), indices };
}

/** The two triangles of a flat four-sided face, corners counter-clockwise, cut along a–c. */
export function quad(a: Point, b: Point, c: Point, d: Point): [Triangle, Triangle] {
  return [
    [a, b, c],
    [a, c, d],
  ];
}

/** The triangles of a shape as corners, in order. */
export function trianglesOf(shape: Shape): Triangle[] {
  const corner = (index: number): Point => {
    const at = shape.indices[index]! * 3;
    return [shape.positions[at]!, shape.positions[at + 1]!, shape.positions[at + 2]!];
  };
  return Array.from({ length: shape.indices.length / 3 }, (_, i) => [
    corner(3 * i),
    corner(3 * i + 1),
    corner(3 * i + 2),
  ]);
}

/** All shapes as one, triangles in the order given. */
export function join(...shapes: readonly Shape[]): Shape {
  return fromTriangles(shapes.flatMap(trianglesOf));
}

export function moved(shape: Shape, by: Point): Shape {
  return { positions: shape.positions.map((value, i) => value + by[i % 3]!), indices: shape.indices };
}

/** @param factor one factor above 0 for all axes, so that the winding stays */
export function scaled(shape: Shape, factor: number): Shape {
  return { positions: shape.positions.map((value) => value * factor), indices: shape.indices };
}

/** The same faces seen from the other side. */
export function flipped(shape: Shape): Shape {
  const indices = shape.indices.slice();
  for (let i = 0; i < indices.length; i += 3) [indices[i + 1], indices[i + 2]] = [indices[i + 2]!, indices[i + 1]!];
  return { positions: shape.positions, indices };
}
