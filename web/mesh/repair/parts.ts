/** The parts of a mesh: triangles that hang together by edges which belong to two of them. */
import { cornersOf, edgesIn, sideEnd } from './shared';
import type { Triangles } from './types';

export interface Part {
  /** its triangles are `order` from `from` to `to` */
  readonly from: number;
  readonly to: number;
  /** Has edges of one triangle, or of more than two. */
  readonly open: boolean;
  /** Going round some way one comes back turned over, as on a Möbius strip: no winding is consistent. */
  readonly twisted: boolean;
}

export interface Parts {
  readonly parts: readonly Part[];
  readonly order: Uint32Array;
  /** by triangle, 1: wound against the first one of its part */
  readonly against: Uint8Array;
}

/** Goes from triangle to triangle over their common edges. */
export function partsOf(mesh: Triangles): Parts {
  const corners = cornersOf(mesh);
  const edges = edgesIn(mesh);
  const { ofSide } = edges;
  const across = acrossOf(edges);
  const count = corners.length / 3;
  const order = new Uint32Array(count);
  const against = new Uint8Array(count);
  const reached = new Uint8Array(count);
  const goesUp = (side: number) => corners[side]! < corners[sideEnd(side)]!;
  const parts: Part[] = [];
  let end = 0;
  for (let first = 0; first < count; first++) {
    if (reached[first] === 1) continue;
    const from = end;
    let open = false;
    let twisted = false;
    reached[first] = 1;
    order[end++] = first;
    for (let at = from; at < end; at++) {
      const t = order[at]!;
      for (let side = 3 * t; side < 3 * t + 3; side++) {
        // A side without length leads nowhere; its triangle has no area to be seen from either side.
        if (ofSide[side]! < 0) continue;
        const other = across[side]!;
        if (other < 0) {
          open = true;
          continue;
        }
        const next = Math.floor(other / 3);
        const turned = against[t]! ^ (goesUp(side) === goesUp(other) ? 1 : 0);
        if (reached[next] === 1) twisted ||= against[next] !== turned;
        else {
          reached[next] = 1;
          against[next] = turned;
          order[end++] = next;
        }
      }
    }
    parts.push({ from, to: end, open, twisted });
  }
  return { parts, order, against };
}

/** By side: the other side on the same edge; -1: there is none, or there are several. */
export function acrossOf({ count, up, down, ofSide }: ReturnType<typeof edgesIn>): Int32Array {
  const firstOf = new Int32Array(count).fill(-1);
  const across = new Int32Array(ofSide.length).fill(-1);
  for (let side = 0; side < ofSide.length; side++) {
    const edge = ofSide[side]!;
    if (edge < 0 || up[edge]! + down[edge]! !== 2) continue;
    const first = firstOf[edge]!;
    if (first < 0) firstOf[edge] = side;
    else {
      across[first] = side;
      across[side] = first;
    }
  }
  return across;
}

/** The other way round, the first corner staying the first. */
export function turned(indices: Uint32Array, flip: Uint8Array): Uint32Array {
  const made = indices.slice();
  for (let t = 0; t < flip.length; t++) {
    if (flip[t] === 0) continue;
    made[3 * t + 1] = indices[3 * t + 2]!;
    made[3 * t + 2] = indices[3 * t + 1]!;
  }
  return made;
}
