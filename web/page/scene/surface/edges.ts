import type { SceneMesh } from '../../model';
import { mix, sameCorners, tableSize } from '../../../mesh/report/corners';
import type { Vec3 } from '../../../mesh/geometry/vec';
import { isSmooth } from './normals';

/** Sharper than this is drawn from every side: 30° on flat faces, 50° on smooth ones, whose small folds are noise. */
const creases = { flat: Math.cos(Math.PI / 6), smooth: Math.cos((50 * Math.PI) / 180) };
/** Flatter than this an edge is never a silhouette that would be seen. */
const plane = Math.cos(Math.PI / 360);

/** A larger mesh is form enough, and finding its edges would hold the page up. */
export const mostTriangles = 250_000;
const mostVertices = 150_000;

export const hasEdges = ({ indices, positions }: Pick<SceneMesh, 'indices' | 'positions'>): boolean =>
  indices.length / 3 <= mostTriangles && positions.length / 3 <= mostVertices;

/** Edges as the shader takes them. */
export interface EdgeList {
  readonly count: number;
  /** both ends, about the origin */
  readonly ends: Float32Array;
  /** the normals of both faces (× 127), and whether it is drawn from every side */
  readonly sides: Int8Array;
}

/** The edges of a mesh that may be drawn, found in portions. Vertices at one place count as one, since many files repeat them. */
export class EdgeFinder {
  private readonly corners: Uint32Array;
  private readonly slots: Int32Array;
  /** two vertices, first face, second face: −1 none, −2 more than two */
  private readonly edges: Int32Array;
  private found = 0;
  private taken = 0;

  constructor(private readonly mesh: SceneMesh) {
    this.corners = sameCorners(mesh.positions);
    this.slots = new Int32Array(tableSize(mesh.indices.length)).fill(-1);
    this.edges = new Int32Array(4 * mesh.indices.length);
  }

  get complete(): boolean {
    return this.taken >= this.mesh.indices.length / 3;
  }

  take(count: number): void {
    const { indices } = this.mesh;
    const end = Math.min(this.taken + count, indices.length / 3);
    for (let triangle = this.taken; triangle < end; triangle++) {
      for (let k = 0; k < 3; k++) {
        const a = this.corners[indices[3 * triangle + k]!]!;
        const b = this.corners[indices[3 * triangle + ((k + 1) % 3)]!]!;
        if (a !== b) this.meet(Math.min(a, b), Math.max(a, b), triangle);
      }
    }
    this.taken = end;
  }

  /** @param origin subtracted in double precision before the numbers become single */
  list(origin: Vec3): EdgeList {
    const { mesh, edges } = this;
    const smooth = isSmooth(mesh);
    const ends = new Float32Array(6 * this.found);
    const sides = new Int8Array(8 * this.found);
    let count = 0;
    for (let at = 0; at < this.found; at++) {
      const [a, b, one, two] = edges.subarray(4 * at, 4 * at + 4) as unknown as [number, number, number, number];
      const first = normalOf(mesh, one);
      const second = two >= 0 ? normalOf(mesh, two) : first;
      const along = first[0] * second[0] + first[1] * second[1] + first[2] * second[2];
      const crease = two < 0 || along < (smooth ? creases.smooth : creases.flat);
      // The silhouettes of a smooth surface are found where it is shaded.
      if (!crease && (smooth || along > plane)) continue;
      for (let axis = 0; axis < 3; axis++) {
        ends[6 * count + axis] = mesh.positions[3 * a + axis]! - origin[axis]!;
        ends[6 * count + 3 + axis] = mesh.positions[3 * b + axis]! - origin[axis]!;
        sides[8 * count + axis] = Math.round(127 * first[axis]!);
        sides[8 * count + 4 + axis] = Math.round(127 * second[axis]!);
      }
      sides[8 * count + 3] = crease ? 1 : 0;
      count += 1;
    }
    return { count, ends: ends.subarray(0, 6 * count), sides: sides.subarray(0, 8 * count) };
  }

  private meet(a: number, b: number, triangle: number): void {
    const { slots, edges } = this;
    let slot = mix(a, b) & (slots.length - 1);
    for (let at = slots[slot]!; at >= 0; at = slots[(slot = (slot + 1) & (slots.length - 1))]!) {
      if (edges[4 * at] !== a || edges[4 * at + 1] !== b) continue;
      edges[4 * at + 3] = edges[4 * at + 3] === -1 ? triangle : -2;
      return;
    }
    slots[slot] = this.found;
    edges.set([a, b, triangle, -1], 4 * this.found);
    this.found += 1;
  }
}

function normalOf({ positions: p, indices }: SceneMesh, triangle: number): Vec3 {
  const [a, b, c] = [3 * indices[3 * triangle]!, 3 * indices[3 * triangle + 1]!, 3 * indices[3 * triangle + 2]!];
  const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
  const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const size = Math.sqrt(x * x + y * y + z * z) || 1;
  return [x / size, y / size, z / size];
}
