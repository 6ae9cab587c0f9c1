/** A wrong answer to a question of a tour: another try with a hint, then the truth, and never the truth by chance. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../../../../web/page/app/actions';
import { actions } from '../../../../../web/page/core/actions';
import { selection, tree as shownTree } from '../../../../../web/page/core/store';
import { guestChapter, showGuest } from '../../../../../web/page/learn/course';
import { tourOf as playable } from '../../../../../web/page/learn/guest/compile';
import { form, leaveForm, openForm } from '../../../../../web/page/learn/form';
import { draftName, forgetWay, guest, standingOf } from '../../../../../web/page/learn/guest/tour';
import { setGuestName } from '../../../../../web/page/learn/place';
import { canCheck, check, giveUp, setGuess, showUnnoted, tryAgain } from '../../../../../web/page/learn/player';
import * as state from '../../../../../web/page/learn/state';
import type { TourAsk } from '../../../../../web/page/learn/tour/file';
import { play, sceneOf } from '../../presets/run';
import { momentOf, stopOf, tourOf } from './tours';

const of = 'f8.p0.s0.nearest';

async function asked(ask: TourAsk): Promise<number> {
  vi.spyOn(actions, 'learn').mockImplementation(() => {});
  setGuestName('aTour');
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => {});
  showGuest(playable(tourOf(stopOf({ moment: momentOf({ address: of }), ask }))));
  const played = await play(await sceneOf('stairs'));
  shownTree.value = played.tree(8);
  state.here.value = { chapter: guestChapter, stop: 0 };
  state.judged.value = state.missed.value = null;
  state.guess.value = [];
  state.ready.value = true;
  return state.truth.value![0]!;
}

afterEach(() => {
  state.ready.value = false;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('paper and a class', () => {
  it('leave no answer of somebody who went through it', async () => {
    await import('../../../../../web/page/learn/guest/follow');
    const truth = await asked({ kind: 'feature', of });
    guest.value = { name: draftName, tour: tourOf(stopOf({ moment: momentOf({ address: of }) })) };
    forgetWay();
    state.ready.value = false;
    openForm('print');
    state.ready.value = true;
    setGuess(truth);
    check(true);
    expect(state.judged.value?.right).toBe(true);
    leaveForm();
    expect([form.value, standingOf(0)]).toEqual([null, 'new']);
    // The same answer, given here.
    state.ready.value = true;
    setGuess(truth);
    check(true);
    expect(standingOf(0)).toBe('right');
    guest.value = null;
  });
});

describe('a question of a tour', () => {
  it('that its trace cannot answer is not asked', async () => {
    await asked({ kind: 'verdict', of, options: ['hit', 'nothing'] });
    expect(state.asking.value).toBe(state.numbers.value['sound'] === 1);
    await asked({ kind: 'verdict', of: 'f8.p9', options: ['hit', 'nothing'] }).catch(() => null);
    expect([state.answerable.value, state.asking.value, canCheck()]).toEqual([false, false, false]);
  });

  it('is tried twice: the hint first, then the answer', async () => {
    const truth = await asked({ kind: 'feature', of, hint: 'Look at the corner.' });
    const [wrong, other] = [0, 1, 2].filter((each) => each !== truth);
    const { ask } = state.stop.value;
    expect([ask!.hint, ask!.afterMiss]).toEqual([undefined, 'Look at the corner.']);
    setGuess(wrong!);
    check();
    expect([state.judged.value, state.missed.value?.count]).toEqual([null, 1]);
    // The same again is no second try.
    expect(canCheck()).toBe(false);
    setGuess(other!);
    check();
    expect(state.judged.value).toMatchObject({ right: false, guess: [other] });
    tryAgain();
    expect([state.judged.value, state.missed.value]).toEqual([null, null]);
  });

  it('is right at the second try, or told to whoever asks', async () => {
    const truth = await asked({ kind: 'time', of });
    setGuess(0.9);
    check();
    expect(state.missed.value!.said).not.toMatch(/\d/);
    setGuess(truth);
    check();
    expect(state.judged.value!.right).toBe(true);
    await asked({ kind: 'time', of });
    setGuess(0.9);
    check();
    giveUp();
    expect(state.judged.value).toMatchObject({ right: false, guess: [0.9] });
  });

  it('is told at once, or after the third, where its maker wants that', async () => {
    await asked({ kind: 'time', of, tries: 1, hint: 'Early.' });
    expect(state.stop.value.ask!.hint).toBe('Early.');
    setGuess(0.9);
    check();
    expect(state.judged.value?.right).toBe(false);
    await asked({ kind: 'time', of, tries: 3 });
    for (const guess of [0.9, 0.8]) {
      setGuess(guess);
      check();
      expect(state.judged.value).toBeNull();
    }
    setGuess(0.7);
    check();
    expect(state.judged.value?.right).toBe(false);
  });

  it('tells the truth and why after the last try, whatever its maker says of the guess', async () => {
    const ofTruth = (ask: TourAsk) =>
      asked(ask).then(() => {
        setGuess(0.9);
        check(true);
        return state.judged.value!.answer;
      });
    expect(await ofTruth({ kind: 'feature', of })).toMatchObject({ because: [of] });
    expect(await ofTruth({ kind: 'time', of })).toMatchObject({ because: [of] });
    const own = await ofTruth({ kind: 'time', of, wrong: 'Look at the corner.' });
    expect(own.say).toMatch(/^Look at the corner\.\n\n.*\{truth/);
    expect(own.because).toBeUndefined();
    const expected = await ofTruth({ kind: 'time', of, then: [{ when: 'g > 0.8', say: 'That is the end.' }] });
    expect([expected.title, expected.say]).toEqual(['That is the end.', expect.stringContaining('{truth')]);
  });

  it('leaves no triangle chosen in the stops after it', async () => {
    await asked({ kind: 'time', of });
    vi.spyOn(actions, 'showLesson').mockResolvedValue(true);
    selection.value = { triangle: 83, hover: null };
    await showUnnoted(0);
    expect(selection.value.triangle).toBeNull();
  });
});
