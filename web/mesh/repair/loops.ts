/** The borders of a mesh: closed ways along edges of one triangle, gone so that what closes them agrees with its neighbours. */
import { acrossOf } from './parts';
import { cornersOf, distanceSquared, edgesIn, sideEnd } from './shared';
import type { Triangles } from './types';

export interface Loop {
  /** its corners, each once */
  readonly corners: readonly number[];
  /** the side of a triangle that each step goes against: from corners[at] to corners[at + 1] */
  readonly sides: readonly number[];
}

export interface Loops {
  readonly loops: readonly Loop[];
  /** ways that end somewhere, because the triangles along them are wound both ways */
  readonly tangled: number;
}

export function loopsOf(mesh: Triangles): Loops {
  const leaving = sidesLeaving(mesh);
  const corners = cornersOf(mesh);
  const turns = new Turns(mesh, leaving);
  const loops: Loop[] = [];
  let tangled = 0;
  for (const start of [...leaving.keys()].sort((a, b) => a - b)) {
    while (leaving.get(start)!.length > 0) {
      if (!walk(start, turns, corners, loops)) tangled++;
    }
  }
  return { loops, tangled };
}

/** Where a border goes on. Where several meet in a corner, through the narrowest gap: what closes a hole is as small as it can be. */
class Turns {
  private across: Int32Array | null = null;

  constructor(
    private readonly mesh: Triangles,
    private readonly leaving: Map<number, number[]>,
  ) {}

  /** Takes a side away that leaves a corner. @param arrived the side that was gone along to get there; -1: none */
  take(corner: number, arrived: number): number | undefined {
    const list = this.leaving.get(corner);
    if (!list || list.length < 2 || arrived < 0) return list?.pop();
    const own = this.ownOf(arrived);
    const others = list.filter((side) => side !== own);
    const corners = cornersOf(this.mesh);
    const from = corners[sideEnd(arrived)]!;
    let best = others[0]!;
    let narrowest = -Infinity;
    for (const side of others) {
      const cosine = this.cosine(corner, from, corners[side]!);
      if (cosine < narrowest || (cosine === narrowest && side > best)) continue;
      best = side;
      narrowest = cosine;
    }
    list.splice(list.indexOf(best), 1);
    return best;
  }

  /** The open side at the other end of the triangles around a corner that the side begins: between the two lies surface, and no gap. */
  private ownOf(side: number): number {
    const across = (this.across ??= acrossOf(edgesIn(this.mesh)));
    const corners = cornersOf(this.mesh);
    for (let at = side; ;) {
      const before = at % 3 === 0 ? at + 2 : at - 1;
      const next = across[before]!;
      if (next < 0) return before;
      // Wound the other way, or all the way round.
      if (corners[next] !== corners[side] || next === side) return -1;
      at = next;
    }
  }

  private cosine(corner: number, a: number, b: number): number {
    const { positions: p } = this.mesh;
    let dot = 0;
    for (let axis = 0; axis < 3; axis++) {
      const at = p[3 * corner + axis]!;
      dot += (p[3 * a + axis]! - at) * (p[3 * b + axis]! - at);
    }
    return dot / Math.sqrt(distanceSquared(p, corner, a) * distanceSquared(p, corner, b));
  }
}

/** By corner: the open sides that end there, which a border leaves by. The last one is the first to be taken. */
function sidesLeaving(mesh: Triangles): Map<number, number[]> {
  const { ofSide, up, down } = edgesIn(mesh);
  const corners = cornersOf(mesh);
  const leaving = new Map<number, number[]>();
  for (let side = ofSide.length - 1; side >= 0; side--) {
    const edge = ofSide[side]!;
    if (edge < 0 || up[edge]! + down[edge]! !== 1) continue;
    const from = corners[sideEnd(side)]!;
    const list = leaving.get(from);
    if (list) list.push(side);
    else leaving.set(from, [side]);
  }
  return leaving;
}

/** Goes on until it can no more, cutting off a loop whenever it comes to a corner again. @returns false: it ended elsewhere than it began */
function walk(start: number, turns: Turns, corners: Uint32Array, loops: Loop[]): boolean {
  const way: number[] = [start];
  const sides: number[] = [];
  const placeOf = new Map([[start, 0]]);
  let arrived = -1;
  for (;;) {
    const side = turns.take(way.at(-1)!, arrived);
    if (side === undefined) return way.length === 1;
    const to = corners[side]!;
    arrived = side;
    sides.push(side);
    const place = placeOf.get(to);
    if (place === undefined) {
      placeOf.set(to, way.length);
      way.push(to);
      continue;
    }
    const round = way.splice(place);
    for (const corner of round) placeOf.delete(corner);
    loops.push({ corners: round, sides: sides.splice(place) });
    // The way goes on from where the loop was cut off, as it had come there.
    arrived = sides.at(-1) ?? -1;
    placeOf.set(to, way.length);
    way.push(to);
  }
}
