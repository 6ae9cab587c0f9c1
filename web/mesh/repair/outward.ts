/** Turns closed parts so that their fronts are outside: outside of the model, so a hollow within it has its fronts inside. */
import { boxesOf, type Box } from './boxes';
import { type Part, type Parts, partsOf, turned } from './parts';
import { cornersOf } from './shared';
import type { Triangles } from './types';

/** Triangles and boxes that are looked at to find what lies within what: about a second. Parts that come after stay as they are. */
const mostLooks = 20_000_000;

export function turnOutward(mesh: Triangles) {
  const found = partsOf(mesh);
  const isClosed = ({ open, twisted }: Part) => !open && !twisted;
  const closed = found.parts.filter(isClosed);
  const inside = new Nesting(mesh, found, closed);
  const flip = new Uint8Array(mesh.indices.length / 3);
  let flipped = 0;
  let unsure = 0;
  closed.forEach((part, at) => {
    const depth = inside.depthOf(at);
    if (depth === null) {
      unsure++;
      return;
    }
    const volume = inside.volumeOf(part) * (depth % 2 === 0 ? 1 : -1);
    if (!(volume < 0)) return;
    for (let i = part.from; i < part.to; i++) flip[found.order[i]!] = 1;
    flipped += part.to - part.from;
  });
  const open = found.parts.filter((part) => part.open && !part.twisted).length;
  return { indices: flipped > 0 ? turned(mesh.indices, flip) : mesh.indices, flip, flipped, open, unsure };
}

class Nesting {
  private readonly boxes: readonly Box[];
  private readonly corners: Uint32Array;
  private readonly p: Float64Array;
  private looks = 0;

  constructor(
    mesh: Triangles,
    private readonly found: Parts,
    private readonly closed: readonly Part[],
  ) {
    this.corners = cornersOf(mesh);
    this.p = mesh.positions;
    this.boxes = boxesOf(this.p, this.corners, found.order, closed);
  }

  /** Six times the volume within a part, less than 0 when its fronts are inside. Reckoned from a corner of its own, so that far from home it is exact too. */
  volumeOf({ from, to }: Part): number {
    const { p, corners, found } = this;
    const o = 3 * corners[3 * found.order[from]!]!;
    let six = 0;
    for (let at = from; at < to; at++) {
      const t = 3 * found.order[at]!;
      const [a, b, c] = [3 * corners[t]!, 3 * corners[t + 1]!, 3 * corners[t + 2]!];
      const [ax, ay, az] = [p[a]! - p[o]!, p[a + 1]! - p[o + 1]!, p[a + 2]! - p[o + 2]!];
      const [bx, by, bz] = [p[b]! - p[o]!, p[b + 1]! - p[o + 1]!, p[b + 2]! - p[o + 2]!];
      const [cx, cy, cz] = [p[c]! - p[o]!, p[c + 1]! - p[o + 1]!, p[c + 2]! - p[o + 2]!];
      six += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
    }
    return six;
  }

  /** How many closed parts a part lies within; null: there are too many to find out. */
  depthOf(which: number): number | null {
    const { closed, boxes, corners, found } = this;
    const box = boxes[which]!;
    const point = corners[3 * found.order[closed[which]!.from]!]!;
    this.looks += closed.length;
    if (this.looks > mostLooks) return null;
    let depth = 0;
    for (let other = 0; other < closed.length; other++) {
      if (other === which || !holds(boxes[other]!, box)) continue;
      const { from, to } = closed[other]!;
      this.looks += to - from;
      if (this.looks > mostLooks) return null;
      if (Math.abs(this.turnsAround(closed[other]!, point)) > 0.5) depth++;
    }
    return depth;
  }

  /** How often a part goes round a corner: 0 outside of it, 1 or -1 within. */
  private turnsAround({ from, to }: Part, point: number): number {
    const { p, corners, found } = this;
    let sum = 0;
    for (let at = from; at < to; at++) {
      const t = 3 * found.order[at]!;
      sum += halfAngle(p, 3 * point, 3 * corners[t]!, 3 * corners[t + 1]!, 3 * corners[t + 2]!);
    }
    return sum / (2 * Math.PI);
  }
}

function holds(outer: Box, inner: Box): boolean {
  for (let axis = 0; axis < 3; axis++) {
    if (inner.min[axis]! < outer.min[axis]! || inner.max[axis]! > outer.max[axis]!) return false;
  }
  return true;
}

/** Half of the angle in space under which a triangle is seen (van Oosterom and Strackee, 1983). */
function halfAngle(p: Float64Array, o: number, a: number, b: number, c: number): number {
  const [ax, ay, az] = [p[a]! - p[o]!, p[a + 1]! - p[o + 1]!, p[a + 2]! - p[o + 2]!];
  const [bx, by, bz] = [p[b]! - p[o]!, p[b + 1]! - p[o + 1]!, p[b + 2]! - p[o + 2]!];
  const [cx, cy, cz] = [p[c]! - p[o]!, p[c + 1]! - p[o + 1]!, p[c + 2]! - p[o + 2]!];
  const [la, lb, lc] = [
    Math.sqrt(ax * ax + ay * ay + az * az),
    Math.sqrt(bx * bx + by * by + bz * bz),
    Math.sqrt(cx * cx + cy * cy + cz * cz),
  ];
  const triple = ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  const ab = ax * bx + ay * by + az * bz;
  const bc = bx * cx + by * cy + bz * cz;
  const ca = cx * ax + cy * ay + cz * az;
  return Math.atan2(triple, la * lb * lc + ab * lc + bc * la + ca * lb);
}
