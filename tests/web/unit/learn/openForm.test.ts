/** The forms beside the course begin with an open question, whatever the reader has answered or chosen before. */
import { afterEach, expect, it } from 'vitest';
import { form, leaveForm, openForm } from '../../../../web/page/learn/form';
import * as state from '../../../../web/page/learn/state';

afterEach(() => leaveForm(false));

it.each(['present', 'print'] as const)('%s: no guess, no answer and nothing lit', (wanted) => {
  state.guess.value = [1];
  state.pointedAt.value = 1;
  state.missed.value = { count: 1, guess: [1], said: '', numbers: {} };
  state.judged.value = { answer: { title: 'No.' }, numbers: {}, right: false, guess: [1] };
  openForm(wanted);
  expect(form.value).toBe(wanted);
  expect(state.judged.value).toBeNull();
  expect(state.missed.value).toBeNull();
  expect(state.pointedAt.value).toBeNull();
  expect(state.guess.value).toEqual([]);
});
