import { describe, expect, it } from 'vitest';
import { fieldsOf, formulaOf } from '../../../../web/page/explain/formula';
import { numberParts } from '../../../../web/page/explain/panels/NumberLine';
import { curve, valueWindow, timeWindow } from '../../../../web/page/explain/roots';
import { sweepView } from '../../../../web/page/explain/views';
import { eventFields, type EventKind, type TraceEvent } from '../../../../web/package/trace/events.gen';
import { messages } from '../../../support/catalogues';
import { named, offenders } from '../../../support/offenders.mjs';
import { makeEvent, makeFrame, makeStep } from './support/steps';

const allKinds = Object.keys(eventFields) as EventKind[];
const openings: Partial<Record<EventKind, EventKind>> = {
  MoveEnd: 'MoveBegin',
  PassEnd: 'PassBegin',
  SlideEnd: 'SlideBegin',
  TriangleEnd: 'TriangleBegin',
};

describe('formulas', () => {
  it('name only numbers the schema has', async () => {
    const wrong = await offenders(named(allKinds), (kind) => {
      const { slide } = makeFrame();
      const opening = openings[kind];
      const event = makeEvent(kind);
      const step = makeStep('edge', 'x', event, { parent: slide, ...(opening ? { opening: makeEvent(opening) } : {}) });
      const fields = fieldsOf(step);
      const formula = formulaOf(event);
      // A group cut short shows its opening event, which lacks what only the end knows.
      const cutShort = kind.endsWith('Begin');
      for (const line of formula.groups.flatMap((group) => group.lines)) {
        if (line.words) expect(messages).toHaveProperty([line.words]);
        if (cutShort) continue;
        expect(fields, `${kind}.${line.result}`).toHaveProperty([line.result]);
        for (const [, name] of (line.numbers ?? '').matchAll(/\{([\w.]+)/g)) {
          expect(typeof fields[name!], `${kind}.${name}`).toBe('number');
        }
      }
    });
    expect(wrong).toEqual([]);
  });

  it('writes numbers under symbols, negative factors in parentheses', () => {
    const parts = numberParts('−{ee|e} · {vv|v} + {ev}²', { ee: 4, vv: 19.478055555, ev: -2 / 3 }, 4);
    expect(
      parts
        .map((part) => part.text)
        .join('')
        .replaceAll('\u200a', ' '),
    ).toBe('−4.0000 · 19.4781 + (−0.6667)²');
    expect(parts.filter((part) => part.role).map((part) => part.role)).toEqual(['e', 'v']);
  });
});

const plotOf = (event: TraceEvent) => sweepView(event)?.plot?.(event) ?? null;

describe('roots', () => {
  const event = makeEvent('EdgeTest', {
    ...{ a2: -77.46777777777778, a1: 81.66333333333336, a0: -19.76587777777779, discriminant: 544.0255020246914 },
    ...{
      root1: 0.37653706314233504,
      root2: 0.6776216551778269,
      latest: 0.40645325982580355,
      time: 0.37653706314233504,
    },
  });

  it('shows both roots and what lies between them', () => {
    const quadratic = plotOf(event)!;
    const times = timeWindow(quadratic);
    expect(times).toEqual({ low: 0, high: 1 });
    const values = valueWindow(quadratic, times);
    expect(values.low).toBeLessThan(0);
    expect(values.high).toBeGreaterThan(544.0255 / (4 * 77.4678));
  });

  it('shows the curve of a graze, which touches zero and has no height of its own', () => {
    const graze = { ...plotOf(event)!, a2: 16, a1: -32, a0: 16, root1: 1, root2: 1 };
    const times = timeWindow(graze);
    const path = curve(graze, times, valueWindow(graze, times), (time) => time.toFixed(3));
    const drawn = path.split(/[ML]/).filter(Boolean).map(Number);
    expect(Math.min(...drawn)).toBeLessThan(0.9);
    expect(Math.max(...drawn)).toBeGreaterThan(1);
  });

  it('opens the window for a root just outside', () => {
    const quadratic = plotOf({ ...event, root1: -0.2 })!;
    expect(timeWindow(quadratic).low).toBeCloseTo(-0.28);
  });

  it('has nothing to plot for a plane', () => {
    expect(plotOf(makeEvent('PlaneTest'))).toBeNull();
  });
});
