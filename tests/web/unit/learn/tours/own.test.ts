/** Questions of one's own: played by what their maker said is right, with the trace asked for nothing; and what is said of answers one expects. */
import { describe, expect, it } from 'vitest';
import { guestChapter, showGuest } from '../../../../../web/page/learn/course';
import { askOf } from '../../../../../web/page/learn/guest/asks';
import { layersOf, stopOf as playable } from '../../../../../web/page/learn/guest/compile';
import {
  caseOf,
  choicesOf,
  faultOf,
  hasNear,
  whenOf,
  withoutChoice,
} from '../../../../../web/page/learn/making/answerCases';
import { formatShort } from '../../../../../web/page/learn/numbers';
import { asking, here, hiding } from '../../../../../web/page/learn/state';
import type { TourAsk, TourAskOf } from '../../../../../web/page/learn/tour/file';
import { judge, truthOf } from '../../../../../web/page/learn/tour/judge';
import { filled } from '../../../../../web/page/learn/tour/markdown';
import { numbersOf } from '../../../../../web/page/learn/tour/values';
import { answerLines, saidOf } from '../../../../../web/page/learn/present/answerText';
import { toggledFor } from '../../../../../web/page/core/address/moment';
import { momentOf, stopOf } from './tours';

const choice: TourAskOf<'choice'> = {
  kind: 'choice',
  options: [{ text: 'Up', say: 'Gravity points down.' }, { text: 'Down', say: 'It falls.' }, { text: 'Aside' }],
  answer: 1,
  question: 'Where to?',
  wrong: 'Look again.',
};
const value: TourAskOf<'value'> = { kind: 'value', answer: -3, tolerance: 0.5, unit: 'm' };
const noTrace = { first: null };

function answered(ask: TourAsk, guess: number) {
  const made = askOf(ask);
  const numbers = numbersOf(made.values, noTrace);
  const { answer, right, numbers: all } = judge(made.ask, [guess], numbers, noTrace);
  const text = [answer.title, answer.say].map((part) => part && filled(part, all, String));
  return { right, text, again: answer.again, because: answer.because, sound: numbers['sound'] };
}

describe('a question of one’s own', () => {
  it('is right by what its maker marked, and says what he wrote of each choice', () => {
    expect(answered(choice, 1)).toMatchObject({ right: true, text: ['Right.', 'It falls.'], sound: 1 });
    expect(answered(choice, 0)).toMatchObject({
      right: false,
      text: ['The answer is: Down.', 'Gravity points down.'],
      again: 'Gravity points down.',
    });
    expect(answered(choice, 2)).toMatchObject({ right: false, text: ['The answer is: Down.', 'Look again.'] });
    expect(answered({ ...choice, right: 'Well seen.' }, 1).text).toEqual(['Right.', 'Well seen.\n\nIt falls.']);
  });

  it('for a number is right within what its maker allows', () => {
    expect(answered(value, -3.4)).toMatchObject({ right: true, sound: 1 });
    expect(answered(value, -2)).toMatchObject({ right: false });
    expect(answered(value, 3).text[0]).toMatch(/sign/);
    const { ask, values } = askOf(value);
    expect(answerLines(ask, truthOf(ask, numbersOf(values, noTrace)))).toEqual(['**−3** m']);
  });

  it('for a small number tells it and how far off one is, in its unit, and never as nothing', () => {
    const told = (answer: number, guess: number) => {
      const { ask, values } = askOf({ kind: 'value', answer, unit: 'm', tolerance: 0 });
      const numbers = numbersOf(values, noTrace);
      const right = judge(ask, [answer], numbers, noTrace).answer;
      const { answer: wrong, numbers: all } = judge(ask, [guess], numbers, noTrace);
      expect(saidOf(right, ask)).toEqual([]);
      const texts = [right.title, wrong.title, wrong.say ?? ''].map((text) => filled(text, all, formatShort));
      return [...texts, ...answerLines(ask, truthOf(ask, numbers))];
    };
    expect(told(0.00002, 0)).toEqual([
      'Right: 0.00002 m.',
      'Too small by 0.00002 m.',
      'It is 0.00002 m.',
      '**0.00002** m',
    ]);
    expect(told(2.5e-12, 0)[0]).toBe('Right: 2.5e−12 m.');
    expect(told(3.14159, 3)).toEqual([
      'Right: 3.14159 m.',
      'Too small by 0.14159 m.',
      'It is 3.14159 m.',
      '**3.14159** m',
    ]);
  });

  it('claims nothing of the trace, and hides nothing of what its maker shows', () => {
    for (const ask of [choice, value])
      for (const guess of [-3, 0, 1, 2]) expect(answered(ask, guess).because).toBeUndefined();
    const toggled = toggledFor(['mesh', 'contact', 'planes']);
    const stop = playable(
      stopOf({ ask: choice, notes: 'Wait.', parts: ['formula'], moment: momentOf({ view: { toggled } }) }),
    );
    expect(layersOf(stop.moment.linked!.view.toggled ?? [])).toEqual(expect.arrayContaining(['contact', 'planes']));
    expect([stop.show.time, stop.show.marks, stop.show.parts, stop.ask!.shows!.parts]).toEqual([
      undefined,
      [],
      [],
      ['formula'],
    ]);
    expect(stop.notes).toBe('Wait.');
  });
});

it('only a question about the trace draws the curtain', () => {
  const hides = (ask: TourAsk) => {
    showGuest({ title: '', short: '', stops: [playable(stopOf({ ask }))] });
    here.value = { chapter: guestChapter, stop: 0 };
    return [asking.value, hiding.value];
  };
  expect(hides(choice)).toEqual([true, false]);
  expect(hides(value)).toEqual([true, false]);
  expect(hides({ kind: 'time', of: 'f0.p0.s0.nearest' })).toEqual([true, true]);
});

describe('an answer that one expects', () => {
  it('is a choice, too small, too large, within so much, or any condition; written and read again', () => {
    for (const [when, given] of [
      ['g == 2', { kind: 'chosen', at: 2 }],
      ['g < truth', { kind: 'low' }],
      ['g > truth', { kind: 'high' }],
      ['off <= 0.1', { kind: 'within', off: 0.1 }],
      ['off <= 1e-7', { kind: 'within', off: 1e-7 }],
    ] as const) {
      expect(caseOf(when)).toEqual(given);
      expect(whenOf(given, 'choice')).toBe(when);
    }
    expect(whenOf({ kind: 'chosen', at: 1 }, 'order')).toBe('g0 == 1');
    for (const when of ['', 'g == -1', 'abs(g) > 2', 'off <= truth', 'g < truth and g > 0'])
      expect(caseOf(when)).toEqual({ kind: 'free' });
  });

  it('is chosen from what there is to choose from, without the right one', () => {
    expect(choicesOf(choice, null, null)).toEqual([
      { at: 0, text: 'Up' },
      { at: 2, text: 'Aside' },
    ]);
    expect(choicesOf(value, null, null)).toBeNull();
  });

  it('stays with its choice when another is removed, and goes with its own', () => {
    const say = (when: string) => ({ when, say: when });
    const then = [say('g == 0'), say('g == 1'), say('g == 2'), say('g < truth')];
    const left = withoutChoice({ ...choice, answer: 2, then }, 1);
    expect(left.options.map(({ text }) => text)).toEqual(['Up', 'Aside']);
    expect(left.answer).toBe(1);
    expect(left.then).toEqual([say('g == 0'), { when: 'g == 1', say: 'g == 2' }, say('g < truth')]);
    expect(withoutChoice({ ...choice, then: [say('g == 1')] }, 1)).toMatchObject({
      answer: undefined,
      then: undefined,
    });
  });

  it('may be a near one where something is allowed, whatever conditions it has', () => {
    expect(hasNear(value, null)).toBe(true);
    expect(hasNear({ ...value, tolerance: undefined }, null)).toBe(true);
    expect(hasNear({ ...value, tolerance: 0 }, null)).toBe(false);
    expect(hasNear({ kind: 'time', of: 'f8.p0.s0.nearest' }, null)).toBe(true);
    expect(hasNear({ ...choice, then: [{ when: 'off <= 1', say: 'x' }] }, null)).toBe(false);
  });

  it('is faulted while it is typed: what cannot be read, is never said, or says nothing', () => {
    const say = 'x';
    expect(faultOf(value, { when: 'g >', say })).toBe('unread');
    expect(faultOf(value, { when: '', say })).toBe('unread');
    expect(faultOf(value, { when: 'guess > 1', say })).toBe('unread');
    expect(faultOf(value, { when: 'off <= 0.5', say })).toBe('never');
    expect(faultOf(choice, { when: 'g == 1', say })).toBe('never');
    expect(faultOf(choice, { when: 'g == 0', say: ' ' })).toBe('unsaid');
    expect(faultOf(choice, { when: 'g == 0', say })).toBeNull();
    expect(faultOf(value, { when: 'off <= 1.5', say })).toBeNull();
  });
});
