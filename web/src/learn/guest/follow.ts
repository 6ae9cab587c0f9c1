/** What follows a tour while it is played: layers that would have told the answer come with it, and the answers are counted. */
import { effect, untracked } from '@preact/signals';
import { actions } from '../../state/actions';
import { layers } from '../../state/store';
import { addLayers } from '../../scene/layers/late';
import { guestChapter } from '../course';
import { form } from '../form';
import { guess, here, judged, missed, ready, stop, truth } from '../state';
import { arrowsLayer } from './arrows';
import { laterLayers } from './compile';
import { firstRight, guestStop, keepGoing, lastRight, seen } from './tour';

addLayers({ tourLayer: arrowsLayer });

effect(() => {
  const { chapter, stop: at } = here.value;
  // Who prints or presents it has not gone through it.
  if (chapter !== guestChapter || !ready.value || form.value) return;
  const result = judged.value;
  const wrongFirst = missed.value !== null;
  untracked(() => {
    const first = (result ?? wrongFirst) && !firstRight.value.has(at);
    const last = result && lastRight.value.get(at) !== result.right;
    if (!first && !last && seen.value.has(at)) return;
    seen.value = new Set([...seen.value, at]);
    if (first) firstRight.value = new Map([...firstRight.value, [at, !wrongFirst && result!.right]]);
    if (last) lastRight.value = new Map([...lastRight.value, [at, result.right]]);
    keepGoing();
  });
});

effect(() => {
  const made = guestStop.value;
  if (here.value.chapter !== guestChapter || !made?.ask || !ready.value) return;
  const told = judged.value !== null;
  untracked(() => {
    for (const name of laterLayers(made)) if (layers.peek()[name] !== told) actions.toggleLayer(name);
  });
});

// The triangle that was asked for stands out once it is told; then the guess again.
effect(() => {
  const result = judged.value;
  untracked(() => {
    if (here.peek().chapter !== guestChapter || stop.peek().ask?.kind !== 'triangle' || !ready.peek()) return;
    actions.selectTriangle((result ? truth.peek() : guess.peek())?.[0] ?? null);
  });
});

// Each stop is looked at from where it was made; where nobody had turned the camera, it is the event that is framed.
effect(() => {
  const made = guestStop.value;
  if (here.value.chapter !== guestChapter || !made || !ready.value) return;
  if (!made.moment.view.cameras) untracked(() => actions.frameEvent());
});
