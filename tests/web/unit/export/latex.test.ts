import katex from 'katex';
import { describe, expect, it } from 'vitest';
import { latexOf } from '../../../../web/page/export/latex';
import { eventFields, type EventKind } from '../../../../web/package/trace/events.gen';
import { opened } from '../presets/run';
import { makeEvent, makeFrame, makeStep } from '../panels/support/steps';

const kinds = Object.keys(eventFields) as EventKind[];
const openings: Partial<Record<EventKind, EventKind>> = {
  MoveEnd: 'MoveBegin',
  PassEnd: 'PassBegin',
  SlideEnd: 'SlideBegin',
  TriangleEnd: 'TriangleBegin',
};
const awkward = { tiny: 1.25e-7, huge: -3.5e12, none: NaN, never: Infinity };

/** Throws when KaTeX cannot read it, or would rather not. */
function parse(tex: string): string {
  return katex.renderToString(tex, { displayMode: true, throwOnError: true, strict: 'error', output: 'mathml' });
}

function stepOf(kind: EventKind, number?: number) {
  const opening = openings[kind];
  const event = makeEvent(kind);
  const numbers = Object.entries(eventFields[kind].fields).filter(([, { type }]) => type === 'Real');
  const changed = number === undefined ? {} : Object.fromEntries(numbers.map(([name]) => [name, number]));
  const parts = { parent: makeFrame().slide, ...(opening ? { opening: makeEvent(opening) } : {}) };
  return makeStep('edge', 'x', { ...event, ...changed } as typeof event, parts);
}

describe('the formula as LaTeX', () => {
  it.each(kinds)('%s can be read, whatever its numbers are', (kind) => {
    for (const digits of [4, 7, 17, 'hex'] as const) {
      expect(() => parse(latexOf(stepOf(kind), digits))).not.toThrow();
      for (const number of Object.values(awkward)) {
        expect(() => parse(latexOf(stepOf(kind, number), digits)), String(number)).not.toThrow();
      }
    }
  });

  it('notices what cannot be read', () => {
    expect(() => parse('\\begin{align*} a &= \\cdotv \\end{align*}')).toThrow();
  });

  it('says what the card says: symbols, numbers, result', async () => {
    const { step } = await opened('stairs', 'EdgeTest');
    expect(latexOf(step, 4)).toBe(`% Sweepscope, f8.p0.s0.t14.e1: Edge quadratic
% \\usepackage{amsmath}
\\begin{align*}
  & a_2t^2 + a_1t + a_0 = 0 \\\\
  & \\text{ellipsoid space:} \\\\
  a_2 &= -|e|^2|v|^2 + (e\\cdot v)^2 \\\\
  &= -4.0000 \\cdot 19.4781 + (-0.6667)^2 \\\\
  &= -77.4678 \\\\
  a_1 &= 2|e|^2(v\\cdot b) - 2(e\\cdot v)(e\\cdot b) \\\\
  &= 2 \\cdot 4.0000 \\cdot 10.4413 - 2 \\cdot (-0.6667) \\cdot (-1.4000) \\\\
  &= 81.6633 \\\\
  a_0 &= |e|^2(1 - |b|^2) + (e\\cdot b)^2 \\\\
  &= 4.0000 \\cdot (1 - 6.4315) + (-1.4000)^2 \\\\
  &= -19.7659 \\\\
  f &= ((e\\cdot v)\\,t - e\\cdot b)\\,/\\,|e|^2 \\\\
  &= (-0.6667 \\cdot 0.3765 - (-1.4000)) / 4.0000 \\\\
  &= 0.2872
\\end{align*}
`);
    expect(latexOf(step, 17)).toContain(String((step.event as { a2: number }).a2));
  });
});
