import type { SceneMesh } from '../../model';

/** Below this many triangles each face is as flat as the solver takes it; above, that would be noise. */
const flatBelow = 20_000;

export const isSmooth = (mesh: Pick<SceneMesh, 'indices'>): boolean => mesh.indices.length / 3 >= flatBelow;

/** Of the angle beyond which a corner keeps the normal of its face: 53°. */
const sharp = 0.6;

/**
 * What the faces around each vertex look like together, larger ones more. A mesh is taken in portions, so that the page never stands still; until all are
 * taken, corners have the normal of their face.
 */
export class VertexNormals {
  private readonly sums: Float32Array;
  private taken = 0;

  constructor(private readonly mesh: SceneMesh) {
    this.sums = new Float32Array(mesh.positions.length);
  }

  get complete(): boolean {
    return this.taken >= this.mesh.indices.length / 3;
  }

  /** Takes the next faces. */
  take(count: number): void {
    const { positions: p, indices } = this.mesh;
    const end = Math.min(this.taken + count, indices.length / 3);
    for (let triangle = this.taken; triangle < end; triangle++) {
      const [a, b, c] = [3 * indices[3 * triangle]!, 3 * indices[3 * triangle + 1]!, 3 * indices[3 * triangle + 2]!];
      const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
      const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
      this.add(a, b, c, uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
    }
    this.taken = end;
  }

  /** Writes the normal of a corner over that of its face where the surface is smooth there. @param to three numbers, −127 to 127 */
  soften(vertex: number, facing: Int8Array, to: number): void {
    const { sums } = this;
    const [x, y, z] = [sums[3 * vertex]!, sums[3 * vertex + 1]!, sums[3 * vertex + 2]!];
    const size = Math.sqrt(x * x + y * y + z * z);
    const along = (x * facing[to]! + y * facing[to + 1]! + z * facing[to + 2]!) / 127;
    if (!(along > sharp * size)) return;
    facing[to] = Math.round((x / size) * 127);
    facing[to + 1] = Math.round((y / size) * 127);
    facing[to + 2] = Math.round((z / size) * 127);
  }

  private add(a: number, b: number, c: number, x: number, y: number, z: number): void {
    const { sums } = this;
    for (const at of [a, b, c]) {
      sums[at] = sums[at]! + x;
      sums[at + 1] = sums[at + 1]! + y;
      sums[at + 2] = sums[at + 2]! + z;
    }
  }
}

const known = new WeakMap<SceneMesh, VertexNormals>();

/** Those of a mesh, however many views show it; null where faces are flat. */
export function normalsOf(mesh: SceneMesh): VertexNormals | null {
  if (!isSmooth(mesh)) return null;
  let found = known.get(mesh);
  if (!found) known.set(mesh, (found = new VertexNormals(mesh)));
  return found;
}
