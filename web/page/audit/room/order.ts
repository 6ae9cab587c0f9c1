/** The order of the spots in the list. */
import type { Spot } from '../../../audit/spots/spots';

export const orders = ['worst', 'bodies', 'found', 'newest'] as const;
export type Order = (typeof orders)[number];

/** @param spots worst first */
export function ordered(spots: readonly Spot[], order: Order): readonly Spot[] {
  switch (order) {
    case 'worst':
      return spots;
    case 'bodies':
      return [...spots].sort((a, b) => b.bodies - a.bodies || b.events - a.events || a.number - b.number);
    case 'found':
      return [...spots].sort((a, b) => a.number - b.number);
    case 'newest':
      return [...spots].sort((a, b) => b.number - a.number);
  }
}

/** While somebody points at the list its rows stay where they are; what is new comes at the end. @param before numbers, as they stood */
export function steady(before: readonly number[], spots: readonly Spot[]): readonly Spot[] {
  const left = new Map(spots.map((spot) => [spot.number, spot]));
  const kept: Spot[] = [];
  for (const number of before) {
    const spot = left.get(number);
    if (!spot) continue;
    kept.push(spot);
    left.delete(number);
  }
  return [...kept, ...left.values()];
}

/** Rows of a page of the list. */
export const pageRows = 100;

/** How many rows are shown, so that the one at `chosen` is among them. @param asked rows; @param at index of the chosen one, −1: none */
export const rowsShown = (asked: number, at: number, all: number): number =>
  Math.min(all, Math.max(asked, Math.ceil((at + 1) / pageRows) * pageRows));
