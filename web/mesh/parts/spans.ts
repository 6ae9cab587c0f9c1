/**
 * Some of a file's triangles, as lengths in turn: so many are not of them, so many are, so many are not, and so on. What follows the last length is not.
 * Triangles have the numbers of the file, so that a choice means the same wherever its mesh comes from, with names of parts or without.
 */
import type { PartTable } from '../import/types';

export type Spans = readonly number[];

/** What somebody chose of a mesh. */
export interface PartChoice {
  /** no part of the mesh that bodies meet; drawn faintly */
  readonly leftOut: Spans;
  /** not drawn; bodies meet it all the same */
  readonly hidden: Spans;
  /** each part in a colour of its own */
  readonly coloured: boolean;
}

export const usualChoice: PartChoice = { leftOut: [], hidden: [], coloured: false };

/** As long as a table of parts gets, and no longer. */
const mostSpans = 2 * 65_538;

export const isUsual = ({ leftOut, hidden, coloured }: PartChoice): boolean =>
  leftOut.length === 0 && hidden.length === 0 && !coloured;

export const sameSpans = (a: Spans, b: Spans): boolean =>
  a.length === b.length && a.every((each, at) => each === b[at]);

export const countOf = (spans: Spans): number => spans.reduce((sum, length, at) => sum + (at % 2) * length, 0);

/** Whether it says something sound of so many triangles. */
export function areSpans(value: unknown, triangles: number): value is Spans {
  if (!Array.isArray(value) || value.length % 2 !== 0 || value.length > mostSpans) return false;
  const lengths = value as readonly unknown[];
  let sum = 0;
  return lengths.every((length, at) => {
    if (typeof length !== 'number' || !Number.isInteger(length) || length < (at === 0 ? 0 : 1)) return false;
    sum += length;
    return sum <= triangles;
  });
}

/** 1 for each triangle that is one of them. */
export function marksOf(spans: Spans, triangles: number): Uint8Array<ArrayBuffer> {
  const marks = new Uint8Array(triangles);
  let at = 0;
  spans.forEach((length, turn) => {
    if (turn % 2 === 1) marks.fill(1, at, at + length);
    at += length;
  });
  return marks;
}

/** Where each run of a table ends. */
const endOf = ({ starts }: PartTable, run: number, triangles: number): number => starts[run + 1] ?? triangles;

/** @param chosen by the number of the part */
export function spansOf(table: PartTable, triangles: number, chosen: readonly boolean[]): Spans {
  const spans: number[] = [];
  let end = 0;
  table.owners.forEach((owner, run) => {
    if (!chosen[owner]) return;
    const start = table.starts[run]!;
    const length = endOf(table, run, triangles) - start;
    if (start === end && spans.length > 0) spans[spans.length - 1]! += length;
    else spans.push(start - end, length);
    end = start + length;
  });
  return spans;
}

/** By the number of the part: whether all its triangles are among them. */
export function partsIn(table: PartTable, triangles: number, spans: Spans): boolean[] {
  const inside = table.parts.map(() => spans.length > 0);
  /** where the present span begins and ends, and which it is */
  let [start, end, turn] = [0, spans[0] ?? Infinity, 0];
  table.owners.forEach((owner, run) => {
    const [first, last] = [table.starts[run]!, endOf(table, run, triangles)];
    while (end <= first) {
      turn += 1;
      start = end;
      end += spans[turn] ?? Infinity;
    }
    inside[owner] &&= turn % 2 === 1 && turn < spans.length && start <= first && last <= end;
  });
  return inside;
}

/** Triangles of each part. */
export function sizesOf(table: PartTable, triangles: number): number[] {
  const sizes = table.parts.map(() => 0);
  table.owners.forEach((owner, run) => (sizes[owner]! += endOf(table, run, triangles) - table.starts[run]!));
  return sizes;
}

/** Number of the part that a triangle of the file belongs to. */
export function partAt({ starts, owners }: PartTable, triangle: number): number {
  let low = 0;
  for (let high = starts.length; high - low > 1;) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= triangle) low = middle;
    else high = middle;
  }
  return owners[low]!;
}

/** The number a triangle of what is left has in the file. */
export function fileNumber(leftOut: Spans, triangle: number): number {
  let number = triangle;
  let end = 0;
  for (let at = 0; at < leftOut.length; at += 2) {
    end += leftOut[at]!;
    if (number < end) break;
    number += leftOut[at + 1]!;
    end += leftOut[at + 1]!;
  }
  return number;
}
