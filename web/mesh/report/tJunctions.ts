/**
 * T-junctions: a corner in the middle of somebody else's edge. Both sides have an edge of their own there, so both are open, and only
 * open edges and their corners need to be looked at.
 */
import { extentOf } from './extent';
import { mix, tableSize } from './corners';

/** A corner this near to an edge, as a part of the edge's length, is meant to be on it: about what single precision leaves. */
export const onEdge = 1e-6;

/** Finest grid: cells along the longest side. */
const mostCells = 512;

interface Grid {
  readonly cell: number;
  readonly size: number;
  /** first corner of a slot, then the next one of the same slot; -1: none */
  readonly head: Int32Array;
  readonly next: Int32Array;
}

/**
 * @param openEdges pairs of corners
 * @param meet called for every corner that lies inside an open edge, with the edge's place in `openEdges` / 2
 */
export function findTJunctions(
  positions: Float64Array,
  openEdges: Uint32Array,
  meet: (corner: number, edge: number) => void,
): void {
  const corners = Uint32Array.from(new Set(openEdges));
  const grid = gridOf(positions, openEdges, corners);
  for (let edge = 0; 2 * edge < openEdges.length; edge++) {
    alongEdge(positions, openEdges[2 * edge]!, openEdges[2 * edge + 1]!, grid, corners, (corner) => meet(corner, edge));
  }
}

function gridOf(positions: Float64Array, openEdges: Uint32Array, corners: Uint32Array): Grid {
  let total = 0;
  for (let at = 0; at < openEdges.length; at += 2) total += distance(positions, openEdges[at]!, openEdges[at + 1]!);
  const cell = Math.max((2 * total) / Math.max(1, openEdges.length), extent(positions, corners) / mostCells);
  const size = tableSize(corners.length);
  const head = new Int32Array(size).fill(-1);
  const next = new Int32Array(corners.length).fill(-1);
  corners.forEach((corner, at) => {
    const [x, y, z] = [0, 1, 2].map((axis) => Math.floor(positions[3 * corner + axis]! / cell));
    const slot = slotOf(x!, y!, z!, size);
    next[at] = head[slot]!;
    head[slot] = at;
  });
  return { cell, size, head, next };
}

/** Goes along the edge in pieces no longer than a cell, and looks into the cells of each piece. */
function alongEdge(
  p: Float64Array,
  a: number,
  b: number,
  { cell, size, head, next }: Grid,
  corners: Uint32Array,
  meet: (corner: number) => void,
): void {
  const length = distance(p, a, b);
  const pieces = Math.max(1, Math.ceil(length / cell));
  const slack = onEdge * length;
  const point = (axis: number, part: number) => p[3 * a + axis]! + part * (p[3 * b + axis]! - p[3 * a + axis]!);
  const range = (axis: number, from: number, to: number, side: 1 | -1) => {
    const ends = [point(axis, from), point(axis, to)] as const;
    return Math.floor((side > 0 ? Math.max(...ends) + slack : Math.min(...ends) - slack) / cell);
  };
  for (let piece = 0; piece < pieces; piece++) {
    const from = piece / pieces;
    const to = (piece + 1) / pieces;
    const seen = new Set<number>();
    for (let x = range(0, from, to, -1); x <= range(0, from, to, 1); x++)
      for (let y = range(1, from, to, -1); y <= range(1, from, to, 1); y++)
        for (let z = range(2, from, to, -1); z <= range(2, from, to, 1); z++) {
          const slot = slotOf(x, y, z, size);
          // Two cells may share a slot.
          if (seen.has(slot)) continue;
          seen.add(slot);
          for (let at = head[slot]!; at >= 0; at = next[at]!) {
            const part = placeOn(p, a, b, corners[at]!, length);
            if (part !== null && part >= from && (part < to || piece === pieces - 1)) meet(corners[at]!);
          }
        }
  }
}

/** Where on the edge a corner lies, 0..1; null when it is beside it or at an end. */
export function placeOn(p: Float64Array, a: number, b: number, c: number, length = distance(p, a, b)): number | null {
  if (c === a || c === b) return null;
  let along = 0;
  for (let axis = 0; axis < 3; axis++) {
    along += ((p[3 * b + axis]! - p[3 * a + axis]!) / length) * ((p[3 * c + axis]! - p[3 * a + axis]!) / length);
  }
  if (!(along > onEdge && along < 1 - onEdge)) return null;
  let off = 0;
  for (let axis = 0; axis < 3; axis++) {
    const ab = (p[3 * b + axis]! - p[3 * a + axis]!) / length;
    const ac = (p[3 * c + axis]! - p[3 * a + axis]!) / length;
    off += (ac - along * ab) * (ac - along * ab);
  }
  return off <= onEdge * onEdge ? along : null;
}

function slotOf(x: number, y: number, z: number, size: number): number {
  return mix(mix(x, y), z) & (size - 1);
}

function distance(p: Float64Array, a: number, b: number): number {
  return length3(p[3 * b]! - p[3 * a]!, p[3 * b + 1]! - p[3 * a + 1]!, p[3 * b + 2]! - p[3 * a + 2]!);
}

/** The same bits in every browser, unlike Math.hypot: a repair that was made by what is found here is made again elsewhere. */
function length3(x: number, y: number, z: number): number {
  const largest = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  if (largest === 0) return 0;
  const [u, v, w] = [x / largest, y / largest, z / largest];
  return largest * Math.sqrt(u * u + v * v + w * w);
}

const extent = (p: Float64Array, corners: Uint32Array): number => Math.max(extentOf(p, corners), Number.MIN_VALUE);
