import type { SceneMesh } from '../../model';
import type { Vec3 } from '../../../mesh/geometry/vec';

/** Triangles that share a box. Neighbours in a file are nearly always neighbours in space, so boxes of runs are small. */
export const blockSize = 64;

const rounding = 1e-12;

/**
 * Boxes around runs of triangles, so that a ray through a million of them looks at a few hundred. Only for pointing at things; the
 * solver has a real tree, in its worker, and asking it would take a message there and back.
 */
export class Blocks {
  /** low xyz, high xyz of each block */
  private readonly boxes: Float64Array;
  private done = 0;
  private readonly triangles: number;

  constructor(private readonly mesh: SceneMesh) {
    this.triangles = mesh.indices.length / 3;
    this.boxes = new Float64Array(6 * Math.ceil(this.triangles / blockSize));
  }

  /** Gets the boxes of the first triangles ready; a large mesh is taken in portions, so that the page never stands still. */
  prepare(triangles: number): void {
    const last = Math.ceil(Math.min(triangles, this.triangles) / blockSize);
    for (; this.done < last; this.done++) this.measure(this.done);
  }

  /**
   * Calls back with every run of triangles whose box the ray may meet.
   * @param within how far along the ray to look: asked before every block, since it shrinks as triangles are found
   */
  along(o: Vec3, d: Vec3, within: () => number, visit: (from: number, to: number) => void): void {
    this.prepare(this.triangles);
    for (let block = 0; block < this.done; block++) {
      if (!this.meets(block, o, d, within())) continue;
      visit(block * blockSize, Math.min((block + 1) * blockSize, this.triangles));
    }
  }

  private measure(block: number): void {
    const { boxes, mesh } = this;
    const at = block * 6;
    boxes.fill(Infinity, at, at + 3);
    boxes.fill(-Infinity, at + 3, at + 6);
    const end = Math.min((block + 1) * blockSize, this.triangles) * 3;
    for (let k = block * blockSize * 3; k < end; k++) {
      const v = mesh.indices[k] * 3;
      for (let axis = 0; axis < 3; axis++) {
        const x = mesh.positions[v + axis];
        if (x < boxes[at + axis]) boxes[at + axis] = x;
        if (x > boxes[at + 3 + axis]) boxes[at + 3 + axis] = x;
      }
    }
  }

  private meets(block: number, o: Vec3, d: Vec3, within: number): boolean {
    const at = block * 6;
    let from = 0;
    let to = within;
    for (let axis = 0; axis < 3; axis++) {
      const [least, most] = [this.boxes[at + axis], this.boxes[at + 3 + axis]];
      // A ray along the border of a box belongs to it, however its numbers are rounded.
      const slack = rounding * (Math.abs(least) + Math.abs(most) + Math.abs(o[axis]));
      const low = least - slack - o[axis];
      const high = most + slack - o[axis];
      if (d[axis] === 0) {
        if (low > 0 || high < 0) return false;
        continue;
      }
      const a = low / d[axis];
      const b = high / d[axis];
      from = Math.max(from, Math.min(a, b));
      to = Math.min(to, Math.max(a, b));
    }
    return from <= to;
  }
}

const known = new WeakMap<SceneMesh, Blocks>();

export function blocksOf(mesh: SceneMesh): Blocks {
  let blocks = known.get(mesh);
  if (!blocks) known.set(mesh, (blocks = new Blocks(mesh)));
  return blocks;
}
