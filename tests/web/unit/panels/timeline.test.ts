import { describe, expect, it } from 'vitest';
import { chartLayout, timeToX, xToTime } from '../../../../web/page/workbench/timeline/chartLayout';
import { achievedPart, frameCells, labelStep } from '../../../../web/page/workbench/timeline/frames';
import { rejectedRoot, rowState } from '../../../../web/page/workbench/timeline/candidateRows';
import type { FrameSummary } from '../../../../web/page/model';
import type { Candidate } from '../../../../web/package/trace/candidates';
import { addTriangle, makeEvent, makeFrame, makeStep } from './support/steps';

const frame: FrameSummary = {
  ...{ frame: 0, start: [0, 0, 0], end: [0.5, 0, 0], grounded: false, truncated: false, startDepth: 0, hash: '0' },
  ...{ state: 'air', support: null, ceiling: false, stepped: false, snapped: false },
  input: { displacement: [1, 0, 0], gravity: [0, 0, 0] },
  sweeps: [2, 1],
  contacts: [
    { pass: 0, slide: 1, time: 0.5, triangle: 3, feature: 'edge', element: 0, point: [0, 0, 0], normal: [0, 1, 0] },
  ],
};

describe('strip A', () => {
  it('stacks the sweeps of both passes with their contacts', () => {
    expect(
      frameCells(frame).map(({ pass, slide, contact }) => `p${pass}.s${slide} ${contact?.feature ?? '-'}`),
    ).toEqual(['p0.s0 -', 'p0.s1 edge', 'p1.s0 -']);
  });

  it('measures achieved against requested', () => {
    expect(achievedPart(frame)).toBe(0.5);
    expect(achievedPart({ ...frame, end: [0, 0, 0], input: { displacement: [0, 0, 0], gravity: [0, 0, 0] } })).toBe(1);
  });

  it('keeps labels apart', () => {
    expect(labelStep(14.3)).toBe(4);
    expect(labelStep(44)).toBe(1);
    expect(labelStep(0.1)).toBe(500);
  });
});

describe('strip C', () => {
  it('maps time to the axis and back', () => {
    const layout = chartLayout(1015, { test: 24, triangle: 54 });
    for (const time of [0, 0.3765, 1]) expect(xToTime(layout, timeToX(layout, time))).toBeCloseTo(time, 12);
    expect(xToTime(layout, -50)).toBe(0);
    expect(xToTime(layout, 5000)).toBe(1);
  });

  it('makes room for long triangle numbers', () => {
    const short = chartLayout(1015, { test: 24, triangle: 54 });
    const long = chartLayout(1015, { test: 10_000, triangle: 1_000_000 });
    expect(long.feature).toBeGreaterThan(short.feature + 40);
  });

  it('shows the larger root of the check that touches', () => {
    const { slide } = makeFrame();
    slide.children.length = 0;
    const triangle = addTriangle(slide, 0, 30, Infinity, {
      time: 0.3,
      feature: 'edge',
      element: 1,
      verdict: 'edge-hit',
    });
    const e1 = makeStep(
      'edge',
      'e1',
      makeEvent('EdgeTest', { time: 0.3, root1: 0.3, root2: 0.7, verdict: 'edge-hit' }),
      { parent: triangle },
    );
    const next = addTriangle(slide, 1, 31, 0.3, { time: Infinity });
    const first = { time: 0.3, step: triangle } as unknown as Candidate;
    const second = { time: null, step: next } as unknown as Candidate;
    expect(rejectedRoot(first)).toBe(0.7);
    expect(rejectedRoot(second)).toBeNull();
    const states = [rowState(first, e1), rowState(second, e1), rowState(first, next), rowState(second, slide)];
    expect(states).toEqual(['now', 'todo', 'done', 'done']);
  });
});
