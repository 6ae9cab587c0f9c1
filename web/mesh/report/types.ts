/** What is wrong with a mesh, for the people who made it: counts, and the triangles to look at. */

export const findingNames = ['tJunctions', 'openEdges', 'slivers', 'duplicates', 'crowdedEdges', 'winding'] as const;
export type FindingName = (typeof findingNames)[number];

export interface Finding {
  /** how many; of T-junctions corners, of edges edges, of duplicates the triangles that are there again */
  readonly count: number;
  /** triangles it is about, ascending, each once; the first `mostListed` of them */
  readonly triangles: Uint32Array;
}

/** No finding lists more triangles than this; the count is still that of all. */
export const mostListed = 10_000;

export interface MeshFacts {
  readonly findings: Readonly<Record<FindingName, Finding>>;
  /** length in the mesh's own unit, and a triangle it belongs to; null: no edge has a length */
  readonly shortestEdge: { readonly length: number; readonly triangle: number } | null;
  /** the coordinate farthest from 0 and how far apart doubles are there */
  readonly largestCoordinate: number;
  readonly spacing: number;
}
