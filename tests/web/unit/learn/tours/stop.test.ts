/** A stop while it is made and when it is played: what its text names in vain is said, parts have one name, arrows are in the picture. */
import { describe, expect, it } from 'vitest';
import { askOf } from '../../../../../web/page/learn/guest/asks';
import { stopOf as playable } from '../../../../../web/page/learn/guest/compile';
import { arrowReach, arrowTips } from '../../../../../web/page/learn/figure/outlook';
import { ofVerdict } from '../../../../../web/page/learn/making/verdicts';
import { unlitOf } from '../../../../../web/page/learn/making/unlit';
import type { FileStop, TourAsk } from '../../../../../web/page/learn/tour/file';
import { judge, truthOf } from '../../../../../web/page/learn/tour/judge';
import { numbersOf } from '../../../../../web/page/learn/tour/values';
import { play, sceneOf, withMethod } from '../../presets/run';
import { momentOf, stopOf } from './tours';

describe('a text', () => {
  it('is warned of a symbol and a number that its step does not have', async () => {
    const tree = (await play(await sceneOf('stairs'))).tree(8);
    const at = (address: string, say: string) =>
      unlitOf(stopOf({ say, moment: momentOf({ address }) }), { tree, step: tree.byAddress.get(address)! }, 40);
    expect(at('f8.p0.s0.t14.plane', 'Here [t0] is {t0}.')).toEqual({ symbols: [], numbers: [], steps: [] });
    // Another check of the same triangle is shown with it.
    expect(at('f8.p0.s0.t14.e1', '[t0], and [v]')).toEqual({ symbols: [], numbers: [], steps: [] });
    expect(at('f8.p0.s0.response.project', '[t0] and [nothing] of {t0}, [words](f8.p0.s0)')).toEqual({
      symbols: ['t0', 'nothing'],
      numbers: ['t0'],
      steps: [],
    });
    // Of another frame only its number is known.
    const led = at(
      'f8.p0.s0',
      '[a](f8.p0.s0.nearest) **[b](f8.p9)** [c](f99.p0.s0) [d](f9.p0) [e](term:plane) [f](nowhere)',
    );
    expect(led.steps).toEqual(['f8.p9', 'f99.p0.s0', 'nowhere']);
  });
});

describe('a number of the question', () => {
  const of = 'f8.p0.s0.nearest';
  const right = 'It is {truth}, you said {g}, off by {off}; on the way {time}.';

  it('is there in what is said of an answer, and in other texts where it is computed', async () => {
    const tree = (await play(await sceneOf('stairs'))).tree(8);
    const step = tree.byAddress.get(of)!;
    const warned = (change: Partial<FileStop>) => unlitOf(stopOf(change), { tree, step }, 40).numbers;
    expect(warned({ ask: { kind: 'feature', of, right } })).toEqual([]);
    expect(warned({ ask: { kind: 'feature', of, right, question: 'By {off}?' } })).toEqual(['off']);
    expect(warned({ say: '{g} and {truth}' })).toEqual(['g', 'truth']);
  });

  it('is computed after those it is computed from', async () => {
    const tree = (await play(await sceneOf('stairs'))).tree(8);
    const ask: TourAsk = { kind: 'feature', of, right, question: 'Not {truth}?' };
    const { values, ask: asked } = playable(stopOf({ ask }));
    const numbers = numbersOf(values, { first: tree });
    expect(numbers['sound']).toBe(1);
    const judged = judge(asked!, truthOf(asked!, numbers), numbers, { first: tree });
    expect(judged.numbers).toMatchObject({ off: 0, g: numbers['truth'], time: expect.any(Number) as number });
  });
});

describe('parts of a triangle', () => {
  it('are numbered as the workbench numbers them', () => {
    const { ask } = askOf({ kind: 'feature', of: 'f8.p0.s0.nearest' });
    const texts = ask.kind === 'choice' ? ask.options.map(({ id, text }) => `${id} ${text}`) : [];
    expect(texts.slice(1)).toEqual([
      'v0 vertex 0',
      'v1 vertex 1',
      'v2 vertex 2',
      'e0 edge 0',
      'e1 edge 1',
      'e2 edge 2',
    ]);
  });
});

describe('an end of a step', () => {
  it('is a sentence wherever it is offered', async () => {
    const texts = new Map<string, string>();
    for (const method of ['paper', 'robust'] as const) {
      const tree = (await play(withMethod(await sceneOf('stairs'), method))).tree(8);
      for (const step of tree.steps) {
        const [ask] = ofVerdict(step, tree);
        const made = ask && askOf(ask).ask;
        if (made?.kind === 'choice')
          made.options.forEach(({ id, text }) => texts.set(`${ask!.of.replace(/.*\.|\d/g, '')} ${id}`, text));
      }
    }
    expect(texts.size).toBeGreaterThan(15);
    expect([...texts].filter(([, text]) => !/^[A-Z].* .*\.$/.test(text))).toEqual([]);
    expect([texts.get('plane crosses-plane'), texts.get('face crosses-plane')]).not.toContain(undefined);
    expect(texts.get('plane crosses-plane')).not.toBe(texts.get('face crosses-plane'));
  });
});

describe('a direction', () => {
  it('is looked at from the side its maker chose, with all arrows in the picture', () => {
    const pose = { target: [0, 0, 0], distance: 1, azimuth: Math.PI / 6, polar: Math.PI / 3 } as const;
    const view = { cameras: { world: pose, ellipsoid: null } };
    const of = 'f8.p0.s0.response.slideplane';
    const options = [
      { text: '', arrow: [0, 2, 0] as [number, number, number] },
      { text: '', arrow: [1, 0, 0] as [number, number, number] },
    ];
    const stop = playable(
      stopOf({
        moment: momentOf({ address: of, view }),
        ask: { kind: 'direction', of, field: 'normalWorld', options },
      }),
    );
    expect(stop.show.camera).toEqual([30, 60]);
    expect(stop.moment.linked!.view.cameras).toBeNull();
    const tips = arrowTips(stop.ask as never, { nearest: null, start: [1, 1, 1], radii: [2, 2, 2] });
    expect(tips).toEqual([
      [1, 1 + 2 * arrowReach, 1],
      [1 + 2 * arrowReach, 1, 1],
    ]);
    // Other stops keep their camera as it is.
    expect(playable(stopOf({ moment: momentOf({ view }) })).moment.linked!.view.cameras).toEqual(view.cameras);
  });
});
