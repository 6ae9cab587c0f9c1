/** What is said on a slide and in the window with the notes: the letters of what there is to choose from stay with it, and the formula is worked out. */
import { beforeEach, describe, expect, it } from 'vitest';
import '../../../../../web/page/learn/messages';
import { guestChapter, showGuest } from '../../../../../web/page/learn/course';
import { stopOf as playable } from '../../../../../web/page/learn/guest/compile';
import { usualQuestion } from '../../../../../web/page/learn/guest/question';
import { nothingSaid, saidNow } from '../../../../../web/page/learn/present/stopTexts';
import { workedOut } from '../../../../../web/page/learn/present/StepFormula';
import { here, judged, ready, stop } from '../../../../../web/page/learn/state';
import type { TourAsk } from '../../../../../web/page/learn/tour/file';
import { judge, truthOf } from '../../../../../web/page/learn/tour/judge';
import { numbersOf } from '../../../../../web/page/learn/tour/values';
import { play, sceneOf, withMethod } from '../../presets/run';
import { stopOf } from './tours';

const choice: TourAsk = {
  kind: 'choice',
  options: [{ text: 'Up' }, { text: 'Down' }, { text: 'Aside' }],
  answer: 1,
  question: 'Where to?',
  right: 'It falls.',
};

const show = (ask: TourAsk): void => {
  showGuest({ title: '', short: '', stops: [playable(stopOf({ ask, notes: 'Wait for hands.' }))] });
  here.value = { chapter: guestChapter, stop: 0 };
  judged.value = null;
  ready.value = true;
};

const reveal = (): void => {
  const { ask, values } = stop.peek();
  const numbers = numbersOf(values, { first: null });
  const truth = truthOf(ask!, numbers);
  judged.value = { ...judge(ask!, truth, numbers, { first: null }), guess: truth };
};

beforeEach(() => {
  ready.value = false;
  judged.value = null;
});

describe('a slide', () => {
  it('keeps the list with its letters when the answer is told, and names the right one by its letter', () => {
    show(choice);
    expect(saidNow()).toMatchObject({ options: ['Up', 'Down', 'Aside'], lettered: true, right: null });
    expect(saidNow().answer).toEqual(['**B** Down', 'It falls.']);
    reveal();
    expect(saidNow()).toMatchObject({ options: ['Up', 'Down', 'Aside'], right: 1, main: ['**B** Down', 'It falls.'] });
  });

  it('gives arrows, which have letters in the figure, no others', () => {
    const arrow = (x: number, y: number) => ({ text: '', arrow: [x, y, 0] as [number, number, number] });
    show({ kind: 'direction', of: 'f8.p0.s0', field: 'remaining', options: [arrow(1, 0), arrow(0, 1)] });
    expect(saidNow()).toMatchObject({ options: ['arrow A', 'arrow B'], lettered: false });
  });

  it('keeps the notes of whoever made it apart from the text of the stop', () => {
    show(choice);
    expect([saidNow().own, saidNow().notes]).toEqual([['Wait for hands.'], ['Here the **sphere** touches at [t0].']]);
    reveal();
    expect(saidNow().own).toEqual(['Wait for hands.']);
    expect(saidNow().notes.join()).not.toContain('hands');
  });

  it('after the last stop has nothing of it left', () => {
    expect(nothingSaid('The end.')).toMatchObject({ main: ['The end.'], own: [], notes: [], answer: [], options: [] });
  });
});

it('the formula on a slide is worked out as anybody would, line by line', async () => {
  const tree = (await play(withMethod(await sceneOf('face-hit'), 'robust'))).tree(0);
  const step = tree.steps.find(({ event }) => event.kind === 'SweptFaceTest' && event.verdict === 'face-hit')!;
  const { event } = step;
  if (event.kind !== 'SweptFaceTest') throw new Error('no face');
  const [line] = workedOut(step);
  expect(workedOut(step).map(({ name }) => name)).toEqual([String.raw`\T`]);
  expect(line!.result).toBe(String(Number(event.time.toFixed(4))));
  const [d, s] = [event.distance, event.approach].map((value) => value.toFixed(4).replace('-', '−'));
  expect(line!.numbers).toBe(`(1 − ${d}) / (${s})`);
});

it('a distance that is asked for is one from something, with its measure', () => {
  const asked = (of: string) => usualQuestion({ kind: 'number', of, field: 'distance' });
  expect(asked('f0.p0.s0.t2.plane')).toMatch(/^What is the distance of the centre from the plane .* radius is 1\?$/);
  expect(asked('f0.p0.s0.t2.touch')).toMatch(/from the triangle/);
});
