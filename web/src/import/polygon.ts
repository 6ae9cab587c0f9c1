/** Cuts flat or nearly flat polygons, concave ones too, into triangles that keep every corner. */
import earcut from 'earcut';
import type { GrowableUint32 } from './growable';

/** Corners from which on it is looked whether a polygon goes round and round. */
const MANY = 256;

/**
 * Cuts polygons over one vertex array. Each is seen from the front along the axis it faces most, then cut in that plane,
 * so triangles keep the polygon's side. A simple polygon of n corners gives n - 2 triangles, corners on straight edges kept, so that
 * neighbours leave no gap; corners that follow each other at the same vertex count once.
 */
export class PolygonCutter {
  /** vertex of each corner */
  private readonly ring: number[] = [];
  /** 3 per corner, relative to the first */
  private readonly local: number[] = [];
  /** 2 per corner, seen from the front */
  private readonly flat: number[] = [];

  /** @param positions 3 per vertex, any numbers */
  constructor(private readonly positions: Float64Array) {}

  /**
   * @param corners vertex numbers in range; the polygon is [start, end), at least 3
   * @param triangles receives 3 vertex numbers per triangle
   * @returns false when the polygon crosses itself, has no plane or is otherwise no simple polygon: the triangles are a best effort
   */
  cut(corners: GrowableUint32, start: number, end: number, triangles: GrowableUint32): boolean {
    this.takeRing(corners, start, end);
    const { ring } = this;
    if (ring.length <= 3) {
      // Three corners or fewer at different vertices: one triangle, perhaps without area.
      triangles.push3(ring[0], ring[1] ?? ring[0], ring[2] ?? ring[0]);
      return true;
    }
    if (!this.flatten() || this.goesRound()) {
      this.fan(triangles);
      return false;
    }
    return ring.length === 4 ? this.cutQuad(triangles) : this.cutRing(triangles);
  }

  private takeRing(corners: GrowableUint32, start: number, end: number): void {
    const { ring } = this;
    ring.length = 0;
    for (let corner = start; corner < end; corner++) {
      const vertex = corners.at(corner);
      if (vertex !== ring[ring.length - 1]) ring.push(vertex);
    }
    while (ring.length > 1 && ring[ring.length - 1] === ring[0]) ring.pop();
  }

  /** Fills `flat`: relative to the first corner, at most 1 in size. False when the corners span no plane. */
  private flatten(): boolean {
    const { ring, positions, local, flat } = this;
    const origin = ring[0] * 3;
    local.length = ring.length * 3;
    let size = 0;
    for (let i = 0; i < local.length; i++) {
      const axis = i % 3;
      local[i] = positions[ring[(i - axis) / 3] * 3 + axis] - positions[origin + axis];
      size = Math.max(size, Math.abs(local[i]));
    }
    if (!(size > 0 && size < Infinity)) return false;
    for (let i = 0; i < local.length; i++) local[i] /= size;

    const normal = newellNormal(local);
    const [x, y, z] = [Math.abs(normal[0]), Math.abs(normal[1]), Math.abs(normal[2])];
    const axis = x >= y && x >= z ? 0 : y >= z ? 1 : 2;
    if (normal[axis] === 0) return false;
    // Looking against the normal: the two other axes, in the order that keeps counter-clockwise counter-clockwise.
    const right = (axis + (normal[axis] > 0 ? 1 : 2)) % 3;
    const up = 3 - axis - right;
    flat.length = ring.length * 2;
    for (let corner = 0; corner < ring.length; corner++) {
      flat[corner * 2] = local[corner * 3 + right];
      flat[corner * 2 + 1] = local[corner * 3 + up];
    }
    return true;
  }

  /**
   * It comes to the same few places again and again. Where it is simple each comes once, or a few times where it was joined with its holes; cutting what
   * is not would take time with the cube of its corners.
   */
  private goesRound(): boolean {
    const { ring, flat } = this;
    if (ring.length < MANY) return false;
    const places = new Set<string>();
    for (let corner = 0; corner < ring.length; corner++) places.add(`${flat[corner * 2]} ${flat[corner * 2 + 1]}`);
    return places.size < ring.length / 4;
  }

  private fan(triangles: GrowableUint32): void {
    const { ring } = this;
    for (let corner = 2; corner < ring.length; corner++) triangles.push3(ring[0], ring[corner - 1], ring[corner]);
  }

  /** Twice the signed area of three corners, positive when counter-clockwise. */
  private area(a: number, b: number, c: number): number {
    const { flat } = this;
    return (
      (flat[b * 2] - flat[a * 2]) * (flat[c * 2 + 1] - flat[a * 2 + 1]) -
      (flat[c * 2] - flat[a * 2]) * (flat[b * 2 + 1] - flat[a * 2 + 1])
    );
  }

  /** Along the first diagonal, as other programs do, unless the quad is concave there. */
  private cutQuad(triangles: GrowableUint32): boolean {
    const [a, b, c, d] = this.ring;
    const first = Math.min(this.area(0, 1, 2), this.area(0, 2, 3));
    const second = Math.min(this.area(1, 2, 3), this.area(1, 3, 0));
    if (first >= 0 || first >= second) {
      triangles.push3(a, b, c);
      triangles.push3(a, c, d);
    } else {
      triangles.push3(b, c, d);
      triangles.push3(b, d, a);
    }
    return Math.max(first, second) >= 0;
  }

  private cutRing(triangles: GrowableUint32): boolean {
    const { ring } = this;
    const cut = earcut(this.flat);
    const complete = restoreSkipped(cut, ring.length);
    if (cut.length === 0) this.fan(triangles);
    for (let i = 0; i < cut.length; i += 3) triangles.push3(ring[cut[i]], ring[cut[i + 1]], ring[cut[i + 2]]);
    return complete;
  }
}

/**
 * Area-weighted normal of a closed ring, for rings that are not quite flat too (Newell).
 *
 * @param ring 3 per corner
 */
function newellNormal(ring: readonly number[]): [number, number, number] {
  let [x, y, z] = [0, 0, 0];
  for (let i = 0, previous = ring.length - 3; i < ring.length; previous = i, i += 3) {
    x += (ring[previous + 1] - ring[i + 1]) * (ring[previous + 2] + ring[i + 2]);
    y += (ring[previous + 2] - ring[i + 2]) * (ring[previous] + ring[i]);
    z += (ring[previous] - ring[i]) * (ring[previous + 1] + ring[i + 1]);
  }
  return [x, y, z];
}

/**
 * earcut skips some corners that lie on the line between their neighbours, seen from the front (in a bent polygon they may lie off it
 * in depth). That would leave a gap towards the neighbouring face, so they are put back: the triangle at that line becomes a fan.
 *
 * @param cut 3 corner numbers per triangle; changed in place
 * @param corners corners of the ring
 * @returns true if there are n - 2 triangles now; false when the ring is no simple polygon
 */
function restoreSkipped(cut: number[], corners: number): boolean {
  if (cut.length === (corners - 2) * 3) return true;
  const used = new Uint8Array(corners);
  for (const corner of cut) used[corner] = 1;
  for (let corner = 0; corner < corners; corner++) {
    const from = (corner + corners - 1) % corners;
    if (used[corner] || !used[from]) continue;
    let to = (corner + 1) % corners;
    while (!used[to]) to = (to + 1) % corners;
    if (!fanAtEdge(cut, from, to, corners)) return false;
  }
  return cut.length === (corners - 2) * 3;
}

/** Replaces the triangle at the edge from → to by a fan over the corners skipped between them. False when there is none. */
function fanAtEdge(cut: number[], from: number, to: number, corners: number): boolean {
  const next = (corner: number) => (corner + 1) % corners;
  for (let i = 0; i < cut.length; i++) {
    const triangle = i - (i % 3);
    if (cut[i] !== from || cut[triangle + ((i + 1) % 3)] !== to) continue;
    const apex = cut[triangle + ((i + 2) % 3)];
    cut.splice(triangle, 3, from, next(from), apex);
    for (let corner = next(from); corner !== to; corner = next(corner)) cut.push(corner, next(corner), apex);
    return true;
  }
  return false;
}
