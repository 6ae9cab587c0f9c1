/** Facts about a mesh, worked out plainly and independently of the solver's own report. */
import { trianglesOf, type Point, type Shape } from '../../../../meshes/shapes/shape';

/** What is wrong with the numbers; nothing for a sound mesh. */
export function soundness({ positions, indices }: Shape): string[] {
  const wrong: string[] = [];
  if (positions.length % 3 !== 0 || indices.length % 3 !== 0 || indices.length === 0) wrong.push('lengths');
  if (!positions.every(Number.isFinite)) wrong.push('not finite');
  const vertices = positions.length / 3;
  if (!indices.every((index) => index < vertices)) wrong.push('index out of range');
  const used = new Set(indices);
  if (used.size !== vertices) wrong.push('unused vertices');
  return wrong;
}

/** Per triangle, of length 1 or of twice the area. */
export function normals(shape: Shape, unit = true): Point[] {
  return trianglesOf(shape).map(([a, b, c]) => {
    const [e, f] = [b, c].map((p) => p.map((value, i) => value - a[i]!));
    const [[ex, ey, ez], [fx, fy, fz]] = [e as unknown as Point, f as unknown as Point];
    const n: Point = [ey * fz - ez * fy, ez * fx - ex * fz, ex * fy - ey * fx];
    const size = unit ? Math.hypot(...n) : 1;
    return n.map((value) => value / size + 0) as unknown as Point;
  });
}

/** Triangles of exactly zero area. */
export function degenerates(shape: Shape): number {
  return normals(shape, false).filter((n) => n.every((value) => value === 0)).length;
}

function directedEdges(shape: Shape): Map<string, number> {
  const edges = new Map<string, number>();
  for (const corners of trianglesOf(shape)) {
    corners.forEach((corner, i) => {
      const key = `${corner.join()} ${corners[(i + 1) % 3]!.join()}`;
      edges.set(key, (edges.get(key) ?? 0) + 1);
    });
  }
  return edges;
}

/** Edges run through twice in the same direction: neighbours wound against each other, or more than two at one edge. */
export function doubledEdges(shape: Shape): number {
  return [...directedEdges(shape).values()].filter((count) => count > 1).length;
}

/** Edges with a triangle on one side only. */
export function openEdges(shape: Shape): number {
  const edges = directedEdges(shape);
  return [...edges.keys()].filter((key) => !edges.has(key.split(' ').reverse().join(' '))).length;
}

/** Signed; above 0 for a closed mesh that faces outward. */
export function volume(shape: Shape): number {
  return trianglesOf(shape).reduce((sum, [a, b, c]) => {
    const cross = [b[1] * c[2] - b[2] * c[1], b[2] * c[0] - b[0] * c[2], b[0] * c[1] - b[1] * c[0]] as const;
    return sum + (a[0] * cross[0] + a[1] * cross[1] + a[2] * cross[2]) / 6;
  }, 0);
}

/** Groups of triangles that hang together by corners at the same place. */
export function partCount(shape: Shape): number {
  const parent = new Map<string, string>();
  const root = (key: string): string => {
    let at = key;
    while (parent.get(at) !== at) at = parent.get(at)!;
    parent.set(key, at);
    return at;
  };
  for (const corners of trianglesOf(shape)) {
    const keys = corners.map((corner) => corner.join());
    for (const key of keys) if (!parent.has(key)) parent.set(key, key);
    for (const key of keys) parent.set(root(key), root(keys[0]!));
  }
  return [...parent.keys()].filter((key) => root(key) === key).length;
}
