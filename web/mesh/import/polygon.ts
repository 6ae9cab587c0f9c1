/** Cuts flat or nearly flat polygons, concave ones too, into triangles that keep every corner. */
import earcut from 'earcut';
import { splitAtCorners } from './edgeCorners';
import type { GrowableUint32 } from './growable';
import { MAX_CUT_WORK } from './limits';
import { cutMonotone } from './monotone';

/** Corners from which on it is looked whether a polygon goes round and round. */
const MANY = 256;

/**
 * Cuts polygons over one vertex array. Each is seen from the front along the axis it faces most, then cut in that plane,
 * so triangles keep the polygon's side. A simple polygon of n corners gives n - 2 triangles and two more for each hole, corners on straight
 * edges kept, so that neighbours leave no gap; corners that follow each other at the same vertex count once.
 */
export class PolygonCutter {
  /** vertex of each corner */
  private readonly ring: number[] = [];
  /** 3 per corner, relative to the first */
  private readonly local: number[] = [];
  /** 2 per corner, seen from the front */
  private readonly flat: number[] = [];
  /** the corners of the ring that holes begin with */
  private readonly holes: number[] = [];
  /** what was left to earcut so far, of MAX_CUT_WORK */
  private work = 0;

  /** @param positions 3 per vertex, any numbers */
  constructor(private readonly positions: Float64Array) {}

  /**
   * @param corners vertex numbers in range; the polygon is [start, end), at least 3
   * @param triangles receives 3 vertex numbers per triangle
   * @param holes the corners that holes begin with, rising; each ends with the next one or with the polygon
   * @returns false when the polygon crosses itself, has no plane or is otherwise no simple polygon: the triangles are a best effort
   */
  cut(
    corners: GrowableUint32,
    start: number,
    end: number,
    triangles: GrowableUint32,
    holes: readonly number[] = [],
  ): boolean {
    this.takeRings(corners, [start, ...holes, end]);
    const { ring } = this;
    if (ring.length <= 3) {
      // Three corners or fewer at different vertices: one triangle, perhaps without area.
      triangles.push3(ring[0], ring[1] ?? ring[0], ring[2] ?? ring[0]);
      return true;
    }
    if (!this.flatten()) return this.fan(triangles);
    if (ring.length === 4) return this.cutQuad(triangles);
    this.work += ring.length * ring.length;
    if (this.work > MAX_CUT_WORK) return this.cutLarge(triangles);
    return this.goesRound() ? this.fan(triangles) : this.cutRing(triangles);
  }

  /** The outline, then its holes. A hole of fewer than three different corners is none. */
  private takeRings(corners: GrowableUint32, bounds: readonly number[]): void {
    const { ring, holes } = this;
    ring.length = 0;
    holes.length = 0;
    for (let i = 0; i + 1 < bounds.length; i++) {
      const first = ring.length;
      this.takeRing(corners, bounds[i], bounds[i + 1]);
      if (i === 0) continue;
      if (holes.length === 0 && first < 3) return void (ring.length = first);
      if (ring.length < first + 3) ring.length = first;
      else holes.push(first);
    }
  }

  private takeRing(corners: GrowableUint32, start: number, end: number): void {
    const { ring } = this;
    const first = ring.length;
    for (let corner = start; corner < end; corner++) {
      const vertex = corners.at(corner);
      if (ring.length === first || vertex !== ring[ring.length - 1]) ring.push(vertex);
    }
    while (ring.length > first + 1 && ring[ring.length - 1] === ring[first]) ring.pop();
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

    const outline = (this.holes[0] ?? ring.length) * 3;
    const normal = newellNormal(outline === local.length ? local : local.slice(0, outline));
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
    this.holes.forEach((first, i) => this.turnHole(first, this.holes[i + 1] ?? ring.length));
    return true;
  }

  /** A hole goes round clockwise, so that what is left of it all along is the polygon, as it is of the outline. */
  private turnHole(first: number, end: number): void {
    const { ring, flat } = this;
    let twice = 0;
    for (let a = end - 1, b = first; b < end; a = b++)
      twice += flat[a * 2] * flat[b * 2 + 1] - flat[b * 2] * flat[a * 2 + 1];
    if (twice <= 0) return;
    for (let a = first, b = end - 1; a < b; a++, b--) {
      [ring[a], ring[b]] = [ring[b], ring[a]];
      [flat[a * 2], flat[b * 2]] = [flat[b * 2], flat[a * 2]];
      [flat[a * 2 + 1], flat[b * 2 + 1]] = [flat[b * 2 + 1], flat[a * 2 + 1]];
    }
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

  /** The last resort, which covers the outline of a convex polygon only. @returns false */
  private fan(triangles: GrowableUint32): boolean {
    const { ring, holes } = this;
    for (let corner = 2; corner < (holes[0] ?? ring.length); corner++)
      triangles.push3(ring[0], ring[corner - 1], ring[corner]);
    return false;
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

  /** The corner that follows in its ring. */
  private next(corner: number): number {
    const { ring, holes } = this;
    const following = holes.findIndex((first) => first > corner);
    const end = holes[following] ?? ring.length;
    if (corner + 1 < end) return corner + 1;
    return following < 0 ? (holes.at(-1) ?? 0) : (holes[following - 1] ?? 0);
  }

  private cutRing(triangles: GrowableUint32): boolean {
    const { ring, holes } = this;
    const cut = earcut(this.flat, holes);
    const whole = (ring.length - 2 + 2 * holes.length) * 3;
    restoreSkipped(cut, ring.length, whole, holes);
    if (holes.length > 0 && cut.length > 0 && cut.length < whole)
      splitAtCorners(cut, this.flat, (corner) => this.next(corner));
    const complete = cut.length === whole;
    if (cut.length === 0) this.fan(triangles);
    this.add(cut, triangles);
    return complete;
  }

  /** In order n log n, where the polygon does not cross itself. */
  private cutLarge(triangles: GrowableUint32): boolean {
    const cut = cutMonotone(this.flat, this.holes);
    if (!cut) return this.fan(triangles);
    this.add(cut, triangles);
    return true;
  }

  private add(cut: readonly number[], triangles: GrowableUint32): void {
    const { ring } = this;
    for (let i = 0; i < cut.length; i += 3) triangles.push3(ring[cut[i]], ring[cut[i + 1]], ring[cut[i + 2]]);
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
 * @param corners corners of all rings
 * @param whole how long the cut of a simple polygon is
 * @param holes the corners that holes begin with
 */
function restoreSkipped(cut: number[], corners: number, whole: number, holes: readonly number[]): void {
  if (cut.length === whole) return;
  const used = new Uint8Array(corners);
  for (const corner of cut) used[corner] = 1;
  const starts = [0, ...holes, corners];
  for (let i = 0; i + 1 < starts.length; i++) restoreRing(cut, used, starts[i], starts[i + 1]);
}

/** The corners [start, end) of one ring. */
function restoreRing(cut: number[], used: Uint8Array, start: number, end: number): void {
  const next = (corner: number) => (corner + 1 < end ? corner + 1 : start);
  for (let corner = start; corner < end; corner++) {
    const from = corner > start ? corner - 1 : end - 1;
    if (used[corner] || !used[from]) continue;
    let to = next(corner);
    while (!used[to]) to = next(to);
    if (!fanAtEdge(cut, from, to, next)) return;
  }
}

/** Replaces the triangle at the edge from → to by a fan over the corners skipped between them. False when there is none. */
function fanAtEdge(cut: number[], from: number, to: number, next: (corner: number) => number): boolean {
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
