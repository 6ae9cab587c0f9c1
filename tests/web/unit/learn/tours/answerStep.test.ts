/** Where an answer is shown: at the check that found the touch that was asked about, not where the maker happened to stand. */
import { expect, it } from 'vitest';
import { answerStep } from '../../../../../web/page/learn/guest/answerStep';
import type { FrameTree } from '../../../../../web/package/trace/steps';

const edge = { address: 'f0.p0.s0.t3.e1', event: { kind: 'SweptEdgeTest', verdict: 'edge-hit', time: 0.2, edge: 1 } };
const corner = { address: 'f0.p0.s0.t3.v0', event: { kind: 'SweptVertexTest', verdict: 'vertex-hit', time: 0.19 } };
const end = { kind: 'TriangleEnd', triangle: 778, feature: 'vertex', element: 0, time: 0.19 };
const triangle = { address: 'f0.p0.s0.t3', kind: 'triangle', event: end, children: [edge, corner] };
const slide = { children: [triangle] };
const nearest = { kind: 'nearest', event: { kind: 'Nearest', found: true, triangle: 778 }, parent: slide };
const tree = {
  byAddress: new Map<string, unknown>([
    ['f0.p0.s0.t3', triangle],
    ['f0.p0.s0.nearest', nearest],
  ]),
} as unknown as FrameTree;

it('is the check that touches when the triangle says it is touched', () => {
  expect(answerStep(tree, { kind: 'feature', of: 'f0.p0.s0.t3' })?.address).toBe(corner.address);
  expect(answerStep(tree, { kind: 'time', of: 'f0.p0.s0.nearest' })?.address).toBe(corner.address);
});

it('is none for other questions, and for a step that this trace does not have', () => {
  expect(answerStep(tree, { kind: 'number', of: 'f0.p0.s0.t3', field: 'time' })).toBeNull();
  expect(answerStep(tree, { kind: 'feature', of: 'f0.p0.s0.t9' })).toBeNull();
});
