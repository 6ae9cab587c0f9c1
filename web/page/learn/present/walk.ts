/** The way of a presentation: a question, its answer, every step of a why, stop by stop. Nothing of it is noted as somebody's progress. */
import { batch, signal } from '@preact/signals';
import { playSweep, showUnnoted } from '../player';
import * as state from '../state';
import { firstGuess, judge, truthOf } from '../tour/judge';

/** The last was shown: a slide that says so. */
export const over = signal(false);

export function onward(): void {
  const { steps = [] } = state.stop.peek();
  if (!state.ready.peek() || over.peek()) return;
  if (state.asking.peek()) reveal();
  else if (state.stepsShown.peek() < steps.length) state.stepsShown.value++;
  else if (state.here.peek().stop + 1 < state.chapter.peek().tour.stops.length) void goTo(state.here.peek().stop + 1);
  else over.value = true;
}

export function back(): void {
  const { ask } = state.stop.peek();
  if (over.peek()) over.value = false;
  else if (state.judged.peek() && ask)
    batch(() => {
      state.judged.value = null;
      state.guess.value = firstGuess({ ask });
    });
  else if (state.stepsShown.peek() > 1) state.stepsShown.value--;
  else void goTo(state.here.peek().stop - 1);
}

/** The figure with what comes into it with the answer, the true one in place of a guess. */
function reveal(): void {
  const ask = state.stop.peek().ask!;
  const numbers = state.numbers.peek();
  const truth = truthOf(ask, numbers);
  const { answer, numbers: more, right } = judge(ask, truth, numbers, state.traces.peek());
  batch(() => {
    state.guess.value = truth;
    state.judged.value = { answer, numbers: more, right, guess: truth };
  });
}

async function goTo(stop: number): Promise<void> {
  const wanted = state.chapter.peek().tour.stops[stop];
  if (wanted && (await showUnnoted(stop)) && wanted.plays) playSweep();
}
