/** Flaws of the mesh about a body: those of the mesh report, looked for where the body was. */
import { sameCorners } from '../../mesh/report/corners';
import { findDuplicates } from '../../mesh/report/duplicates';
import { type Edges, edgesOf } from '../../mesh/report/edges';
import { findSlivers } from '../../mesh/report/slivers';
import { findTJunctions } from '../../mesh/report/tJunctions';
import type { Vec3 } from '../../mesh/geometry/vec';
import type { Around, Body } from './around';
import type { Cause } from './cause';

type Flaw = Omit<Cause, 'size'>;

/**
 * Edges are counted only where all triangles about them are there: within reach of the body. So those on the border of what was looked at are no open edges.
 */
export function flawsAround(around: Around, body: Body, reach: number): Flaw[] {
  const { positions, triangles } = around;
  const corners = sameCorners(positions);
  const edges = edgesOf(corners);
  const at = (corner: number): Vec3 => [positions[3 * corner]!, positions[3 * corner + 1]!, positions[3 * corner + 2]!];
  const far = Array.from({ length: edges.count }, (_, edge) =>
    body.distance([at(edges.low[edge]!), at(edges.high[edge]!)]),
  );
  const near = (edge: number) => far[edge]! <= reach;
  const triangleFar = (local: number) => body.distance([0, 1, 2].map((k) => at(3 * local + k)));
  const numbers = (locals: Iterable<number>) =>
    [...new Set(locals)].sort((a, b) => a - b).map((local) => triangles[local]!);
  const uses = (edge: number) => edges.up[edge]! + edges.down[edge]!;

  const byEdge = (name: Flaw['name'], isMeant: (edge: number) => boolean): Flaw => {
    const meant = new Set(far.flatMap((_, edge) => (near(edge) && isMeant(edge) ? [edge] : [])));
    const distance = Math.min(...[...meant].map((edge) => far[edge]!));
    return { name, count: meant.size, distance, triangles: numbers(withSides(edges, meant)) };
  };
  const byTriangle = (name: Flaw['name'], locals: readonly number[], count: (near: number) => number): Flaw => {
    const meant = locals.filter((local) => triangleFar(local) <= reach);
    return {
      name,
      count: count(meant.length),
      distance: Math.min(...meant.map(triangleFar)),
      triangles: numbers(meant),
    };
  };

  const junctions = tJunctions(positions, edges, (edge) => near(edge) && uses(edge) === 1);
  const nearJunctions = junctions.filter(({ corner }) => body.distance([at(corner), at(corner)]) <= reach);
  const seam = new Set(nearJunctions.map(({ edge }) => edge));
  const slivers: number[] = [];
  findSlivers(positions, Uint32Array.from(corners.keys()), (local) => slivers.push(local));
  const twice = new Set<number>();
  const again: number[] = [];
  findDuplicates(corners, (local, first) => {
    if (triangleFar(local) <= reach) again.push(local);
    twice.add(local).add(first);
  });
  const doubled = edgesWith(edges, twice);
  return [
    byEdge('openEdges', (edge) => uses(edge) === 1 && !seam.has(edge)),
    {
      name: 'tJunctions',
      count: new Set(nearJunctions.map(({ corner }) => corner)).size,
      distance: Math.min(...nearJunctions.map(({ corner }) => body.distance([at(corner), at(corner)]))),
      triangles: numbers(withSides(edges, seam)),
    },
    byTriangle('slivers', slivers, (count) => count),
    byTriangle('duplicates', [...twice], () => again.length),
    // A face that is there twice makes all its edges crowded.
    byEdge('crowdedEdges', (edge) => uses(edge) > 2 && !doubled.has(edge)),
    byEdge('winding', (edge) => uses(edge) === 2 && edges.up[edge] !== 1 && !doubled.has(edge)),
  ];
}

function tJunctions(positions: Float64Array, edges: Edges, isMeant: (edge: number) => boolean) {
  const ends: number[] = [];
  const edgeAt: number[] = [];
  for (let edge = 0; edge < edges.count; edge++) {
    if (!isMeant(edge)) continue;
    ends.push(edges.low[edge]!, edges.high[edge]!);
    edgeAt.push(edge);
  }
  const found: { readonly corner: number; readonly edge: number }[] = [];
  findTJunctions(positions, Uint32Array.from(ends), (corner, at) => found.push({ corner, edge: edgeAt[at]! }));
  return found;
}

/** Triangles with a side on one of the edges. */
function withSides({ ofSide }: Edges, meant: ReadonlySet<number>): number[] {
  return [...ofSide].flatMap((edge, side) => (meant.has(edge) ? [Math.floor(side / 3)] : []));
}

/** Edges of triangles. */
const edgesWith = ({ ofSide }: Edges, locals: ReadonlySet<number>): ReadonlySet<number> =>
  new Set([...locals].flatMap((local) => [0, 1, 2].map((k) => ofSide[3 * local + k]!)));
