import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { symbolNames } from '../../../../web/page/base/highlight';
import { candidates } from '../../../../web/package/trace/candidates';
import { chartLayout, timeToX } from '../../../../web/page/workbench/timeline/chartLayout';
import { markAt } from '../../../../web/page/workbench/timeline/marks';
import { marksOf, placedMarks } from '../../../../web/page/workbench/timeline/rowMarks';
import { slideMarks, type SlideFacts } from '../../../../web/page/workbench/timeline/slideMarks';
import { saidSymbol, timeSymbol } from '../../../../web/page/explain/symbols';
import { addTriangle, makeEvent, makeFrame, makeStep } from './support/steps';

function someRow(best: number) {
  const { slide } = makeFrame();
  slide.children.length = 0;
  const triangle = addTriangle(slide, 0, 30, best, { time: 0.5, feature: 'edge', element: 1, verdict: 'edge-hit' });
  const plane = makeEvent('PlaneTest', { t0: -0.2, t1: 0.75, enter: 0, leave: 0.75, verdict: 'crosses-plane' });
  triangle.children.unshift(makeStep('plane', 'plane', plane, { parent: triangle }));
  return candidates(slide)[0]!;
}

describe('marks of strip C', () => {
  it('have the numbers of the trace, times before they were cut', () => {
    expect(marksOf(someRow(0.9))).toEqual([
      { symbols: ['t', 'c'], value: 0.5 },
      { symbols: ['t0'], value: -0.2 },
      { symbols: ['t1'], value: 0.75 },
      { symbols: ['best'], value: 0.9 },
    ]);
    expect(marksOf(someRow(Infinity)).map(({ symbols }) => symbols[0])).not.toContain('best');
  });

  it('are found where they are drawn', () => {
    const layout = chartLayout(1015, { test: 24, triangle: 54 });
    const marks = placedMarks(someRow(0.9), layout);
    const at = (x: number) => markAt(marks, x, 4)?.symbols.join(' ') ?? null;
    expect(at(timeToX(layout, 0.5))).toBe('t c');
    expect(at(timeToX(layout, 0) + 3)).toBe('t0');
    expect(at(timeToX(layout, 0.75) - 3)).toBe('t1');
    expect(at(timeToX(layout, 0.9))).toBe('best');
    expect(at(timeToX(layout, 0.25)), 'the bar between its ends').toBeNull();
    expect(at(layout.triangle + 3)).toBe('tri');
    expect(at(layout.value - 3)).toBe('t');
  });

  it('the nearer of two wins, and of two in one place the first', () => {
    const [a, b] = [
      { symbols: ['t'] as const, value: 1, x1: 10, x2: 10 },
      { symbols: ['t0'] as const, value: 1, x1: 14, x2: 14 },
    ];
    expect(markAt([a, b], 13, 4)).toBe(b);
    expect(markAt([a, b], 12, 4)).toBe(a);
    expect(markAt([a, b], 19, 4)).toBeNull();
  });
});

describe('marks of strip B', () => {
  const facts: SlideFacts = {
    ...{ time: 0.3, feature: 'edge', triangle: 30, verdict: '', length: 1, traveled: 0.3, backedOff: true },
  };
  const slot = { x: 0, width: 60, bar: 50, whole: 160 };

  it('the end of a bar is t, the gap behind it the back-off', () => {
    const at = (x: number) => markAt(slideMarks(facts, 100, slot), x, 4)?.symbols.join(' ') ?? null;
    expect(at(145)).toBe('t c');
    expect(at(153)).toBe('base');
    expect(at(110)).toBeNull();
  });

  it('a slide that hits nothing has none', () => {
    expect(slideMarks({ ...facts, time: null, backedOff: false }, 100, slot)).toEqual([]);
  });
});

describe('numbers of sentences', () => {
  const step = (verdict: 'outside-time' | 'crosses-plane', t0: number) =>
    makeStep('plane', 'plane', makeEvent('PlaneTest', { verdict, t0 }));

  it('a plane’s time is when it is reached or left, any other a touch', () => {
    expect(timeSymbol(step('crosses-plane', 0.3))).toBe('t0');
    expect(timeSymbol(step('outside-time', 1.2))).toBe('t0');
    expect(timeSymbol(step('outside-time', -2))).toBe('t1');
    expect(timeSymbol(makeStep('edge', 'e0', makeEvent('EdgeTest')))).toBe('t');
  });

  it('bounds stand for the best so far, those inside a triangle for its own; a box of the tree has times of its own', () => {
    expect(saidSymbol(makeStep('edge', 'e0', makeEvent('EdgeTest')), 'latest')).toBe('max');
    expect(saidSymbol(makeStep('edge', 'e0', makeEvent('SweptEdgeTest')), 'latest')).toBe('best');
    expect(saidSymbol(makeStep('triangle', 't0', makeEvent('TriangleEnd')), 'best')).toBe('best');
    expect(saidSymbol(makeStep('broad', 'n0', makeEvent('NodeVisit')), 'enter')).toBeUndefined();
  });
});

it('the style sheet lights every symbol there is', () => {
  const css = readFileSync('web/page/workbench/inspector/linked.css', 'utf8');
  for (const name of symbolNames) expect(css).toContain(`[data-lit~='${name}'] [data-sym~='${name}']`);
  expect(css.match(/\[data-lit~=/g)).toHaveLength(symbolNames.length);
});
