/** Looks a mesh over. Pure; runs in a worker of its own, since a million triangles take a second or two. */
import { sameCorners } from './corners';
import { findDuplicates } from './duplicates';
import { type Edges, edgesOf } from './edges';
import { findSlivers } from './slivers';
import { findTJunctions } from './tJunctions';
import { type Finding, type MeshFacts, mostListed } from './types';

export type { Finding, FindingName, MeshFacts } from './types';
export { findingNames, mostListed } from './types';

/** @param positions 3 per vertex @param indices 3 per triangle */
export function lookOver(positions: Float64Array, indices: Uint32Array): MeshFacts {
  const first = sameCorners(positions);
  const corners = indices.map((vertex) => first[vertex]!);
  const edges = edgesOf(corners);
  return {
    findings: {
      tJunctions: tJunctions(positions, edges),
      openEdges: byEdge(edges, (edge) => uses(edges, edge) === 1),
      slivers: slivers(positions, indices),
      duplicates: duplicates(corners),
      crowdedEdges: byEdge(edges, (edge) => uses(edges, edge) > 2),
      winding: byEdge(edges, (edge) => uses(edges, edge) === 2 && edges.up[edge] !== 1),
    },
    shortestEdge: shortestEdge(positions, edges),
    ...farthest(positions),
  };
}

function uses({ up, down }: Edges, edge: number): number {
  return up[edge]! + down[edge]!;
}

function byEdge(edges: Edges, isMeant: (edge: number) => boolean): Finding {
  let count = 0;
  const meant = new Uint8Array(edges.count);
  for (let edge = 0; edge < edges.count; edge++) {
    if (!isMeant(edge)) continue;
    meant[edge] = 1;
    count++;
  }
  return { count, triangles: withSides(edges, meant) };
}

/** Triangles with a side on one of the edges marked. */
function withSides({ ofSide }: Edges, meant: Uint8Array): Uint32Array {
  const triangles: number[] = [];
  for (let side = 0; side < ofSide.length && triangles.length < mostListed; side++) {
    const edge = ofSide[side]!;
    const triangle = Math.floor(side / 3);
    if (edge >= 0 && meant[edge] === 1 && triangles.at(-1) !== triangle) triangles.push(triangle);
  }
  return Uint32Array.from(triangles);
}

function tJunctions(positions: Float64Array, edges: Edges): Finding {
  const open: number[] = [];
  const edgeAt: number[] = [];
  for (let edge = 0; edge < edges.count; edge++) {
    if (uses(edges, edge) !== 1) continue;
    open.push(edges.low[edge]!, edges.high[edge]!);
    edgeAt.push(edge);
  }
  const corners = new Set<number>();
  const meant = new Uint8Array(edges.count);
  findTJunctions(positions, Uint32Array.from(open), (corner, at) => {
    corners.add(corner);
    meant[edgeAt[at]!] = 1;
  });
  return { count: corners.size, triangles: withSides(edges, meant) };
}

function duplicates(corners: Uint32Array): Finding {
  let count = 0;
  const triangles = new Set<number>();
  findDuplicates(corners, (triangle, first) => {
    count++;
    triangles.add(first).add(triangle);
  });
  return { count, triangles: Uint32Array.from(triangles).sort().slice(0, mostListed) };
}

function slivers(positions: Float64Array, indices: Uint32Array): Finding {
  let count = 0;
  const triangles: number[] = [];
  findSlivers(positions, indices, (triangle) => {
    if (count++ < mostListed) triangles.push(triangle);
  });
  return { count, triangles: Uint32Array.from(triangles) };
}

function shortestEdge(p: Float64Array, { count, low, high, ofSide }: Edges): MeshFacts['shortestEdge'] {
  let length = Infinity;
  let shortest = -1;
  for (let edge = 0; edge < count; edge++) {
    const [a, b] = [3 * low[edge]!, 3 * high[edge]!];
    const now = Math.hypot(p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!);
    if (now < length) [length, shortest] = [now, edge];
  }
  return shortest < 0 ? null : { length, triangle: Math.floor(ofSide.indexOf(shortest) / 3) };
}

function farthest(positions: Float64Array): Pick<MeshFacts, 'largestCoordinate' | 'spacing'> {
  let largestCoordinate = 0;
  for (const value of positions) largestCoordinate = Math.max(largestCoordinate, Math.abs(value));
  return { largestCoordinate, spacing: spacingAt(largestCoordinate) };
}

/** How far the next double is. */
function spacingAt(value: number): number {
  const bits = new BigUint64Array(1);
  const double = new Float64Array(bits.buffer);
  double[0] = value;
  bits[0] = bits[0]! + 1n;
  return double[0] - value;
}
