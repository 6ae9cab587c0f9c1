/** What comes with an answer: the touch that was asked about, how far off a guess is in what was asked, and why it is so. */
import { describe, expect, it } from 'vitest';
import '../../../../../web/page/learn/messages';
import { touchShown } from '../../../../../web/page/learn/figure/marks';
import { offText } from '../../../../../web/page/learn/figure/marks';
import { askOf } from '../../../../../web/page/learn/guest/asks';
import { laterLayers } from '../../../../../web/page/learn/guest/compile';
import { reasonText } from '../../../../../web/page/learn/guest/reasonText';
import { written } from '../../../../../web/page/learn/present/messageMarkdown';
import type { StepAsk } from '../../../../../web/page/learn/tour/file';
import { slideFacts } from '../../../../../web/page/scene/moment/slide';
import { toggledFor } from '../../../../../web/page/core/address/moment';
import { play, sceneOf, withMethod } from '../../presets/run';
import { momentOf, stopOf } from './tours';

const treeOf = async (method: 'paper' | 'robust') => (await play(withMethod(await sceneOf('stairs'), method))).tree(8);

describe('how far a guess is off', () => {
  it('is a part of the motion where a time was asked, whatever body and way are', () => {
    for (const [length, radius] of [
      [0.043, 0.9],
      [5, 0.1],
    ] as const)
      expect(offText({ where: 'time', as: 'body' }, [0.28], [0.275], length, radius)).toMatch(/\bis 0\.005 off$/);
  });

  it('is a length in radii, and says so, where a place was asked', () => {
    const where = { origin: [0, 0, 0], axes: [[1, 0, 0]], least: 0, most: 1 } as const;
    expect(offText({ where, as: 'body' }, [0], [1], 0.5, 2)).toBe('0.25 radii off');
    expect(offText({ where, as: 'body' }, [0], [1], 2, 2)).toBe('1 radius off');
    expect(offText({ where, as: 'point' }, [0], [1], 2, 2)).toBe('2 off');
  });
});

describe('the touch of an answer', () => {
  it('is that of the triangle or check that was asked about, and none where it has none', async () => {
    const tree = await treeOf('paper');
    const slide = slideFacts(tree.byAddress.get('f8.p0.s0')!)!;
    const nearest = tree.byAddress.get('f8.p0.s0.nearest')!;
    const chosen = touchShown(nearest, slide)!;
    expect(nearest.event).toMatchObject({ triangle: chosen.triangle, time: chosen.time });
    expect([touchShown(null, slide), touchShown(slide.step, slide)]).toEqual([chosen, chosen]);
    const seen = { other: 0, missed: 0, checks: 0 };
    for (const { step, end } of slide.candidates) {
      const own = touchShown(step, slide);
      expect(own?.time ?? null).toBe(end && Number.isFinite(end.time) && end.feature !== 'none' ? end.time : null);
      if (own && own.triangle !== chosen.triangle) seen.other++;
      if (!own) seen.missed++;
      for (const check of step.children) {
        const touch = touchShown(check, slide);
        expect(touch !== null).toBe('verdict' in check.event && /^(face|edge|vertex)-hit$/.test(check.event.verdict));
        if (touch) seen.checks++;
      }
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  });

  it('comes with outcomes and numbers of checks, and only with the answer', () => {
    const verdict: StepAsk = { kind: 'verdict', of: 'f8.p0.s0.t3', options: ['edge-hit', 'miss'] };
    for (const ask of [verdict, { kind: 'number', of: 'f8.p0.s0.t3.plane', field: 't0' } as const]) {
      const made = askOf(ask);
      expect(made.ask.shows?.marks).toEqual(['contact']);
      expect(made.marks).not.toContain('contact');
    }
    // How many were tested is no touch.
    expect(askOf({ kind: 'number', of: 'f8.p0.s0.nearest', field: 'candidates' }).ask.shows).toBeUndefined();
  });

  it('brings what the formula of a check is drawn of only where that formula stands beside it', () => {
    const toggled = toggledFor(['mesh', 'edgeTest', 'slidePlane']);
    const ask: StepAsk = { kind: 'verdict', of: 'f8.p0.s0.t3', options: ['edge-hit', 'miss'] };
    const layers = (parts: ('formula' | 'candidates')[]) =>
      laterLayers(stopOf({ ask, parts, moment: momentOf({ view: { toggled } }) }));
    expect(layers(['candidates'])).toEqual(['slidePlane']);
    expect(layers(['formula'])).toEqual(expect.arrayContaining(['edgeTest', 'slidePlane']));
  });
});

describe('why an answer is right', () => {
  it.each(['paper', 'robust'] as const)('after a sweep of %s is what came of the touch', async (method) => {
    const tree = await treeOf(method);
    const of = 'f8.p0.s0';
    const reason = (ask: StepAsk) => reasonText(askOf(ask).ask.then[0]!, tree)!;
    const arrows = [
      { text: '', arrow: [1, 0, 0] as [number, number, number] },
      { text: '', arrow: [0, 1, 0] as [number, number, number] },
    ];
    const way = reason({ kind: 'direction', of, field: 'remaining', options: arrows });
    expect(way.key).toMatch(method === 'paper' ? /^sentence\.project$/ : /^sentence\.cone\./);
    expect(written(way.key, way.values)).not.toMatch(/candidates/);
    expect(reason({ kind: 'number', of, field: 'traveled' }).key).toBe('sentence.end.again');
    expect(reason({ kind: 'verdict', of, options: ['again', 'free'] }).key).toBe('sentence.end.again');
    expect(reason({ kind: 'feature', of: `${of}.nearest` }).key).toBe('sentence.nearest.found');
  });

  it('has its numbers and quantities as the texts of a tour have them', () => {
    const tree = { byAddress: new Map() };
    expect(reasonText({ title: '', because: ['f0'] }, tree as never)).toBeNull();
    expect(
      written('sentence.hit.beats', { feature: 'face', element: 0, triangle: 200, time: '0.275', bound: '1' }),
    ).toBe('The face of triangle 200 is reached at *t* = 0.275; this beats 1.');
  });

  it('says 0.275 as the answer beside it does, and never makes nothing of a small number', async () => {
    const tree = await treeOf('robust');
    const texts = tree.steps.map(({ address }) => reasonText({ title: '', because: [address] }, tree)!);
    const values = texts.flatMap(({ values }) => Object.values(values)).filter((value) => typeof value === 'string');
    expect(values.filter((value) => /^−?\d+\.\d*0$/.test(value) && /[1-9]/.test(value))).toEqual([]);
    // What is rounded to nothing keeps the digits that say so.
    expect(values).toContain('0.0000');
  });
});
