/** What the questions of tours have names for: the seven parts of a triangle, and the numbers that a condition may use. */
import type { TourAsk } from './askSchemas';

/** In the order in which they are offered: the face, the corners, the edges; numbered as the workbench numbers them. */
export const featureParts = [
  { id: 'face', feature: 'face', name: '' },
  { id: 'v0', feature: 'vertex', name: '0' },
  { id: 'v1', feature: 'vertex', name: '1' },
  { id: 'v2', feature: 'vertex', name: '2' },
  { id: 'e0', feature: 'edge', name: '0' },
  { id: 'e1', feature: 'edge', name: '1' },
  { id: 'e2', feature: 'edge', name: '2' },
] as const;

/** Each is there whenever the question is answered. */
export function checkedNames(ask: TourAsk): Readonly<Record<string, number>> {
  if (ask.kind !== 'order') return { g: 1, g0: 1, truth: 1, off: 1, right: 1 };
  return { right: 1, g: 1, ...Object.fromEntries(ask.items.map((_, at) => [`g${at}`, 1])) };
}
