/** What follows a tour while it is played: layers that would have told the answer come with it, and the answers are counted. */
import { effect, untracked } from '@preact/signals';
import { actions } from '../../core/actions';
import { cursor, layers, lesson } from '../../core/store';
import { addLayers } from '../../scene/layers/late';
import { guestChapter } from '../course';
import { form } from '../form';
import { check } from '../player';
import { guess, guestLook, here, judged, missed, ready, stop, traces, truth } from '../state';
import { firstRight, lastRight } from './answers';
import { arrowsLayer } from './arrows';
import { answerStep } from './answerStep';
import { laterLayers } from './compile';
import { closePose, lookAt } from './look';
import { guestStop, keepGoing, rightGuess, seen } from './tour';

addLayers({ tourLayer: arrowsLayer });
guestLook.value = lookAt;

effect(() => {
  const { chapter, stop: at } = here.value;
  // Who prints or presents it has not gone through it.
  if (chapter !== guestChapter || !ready.value || form.value) return;
  const result = judged.value;
  const wrongFirst = missed.value !== null;
  untracked(() => {
    const first = (result ?? wrongFirst) && !firstRight.value.has(at);
    const last = result && lastRight.value.get(at) !== result.right;
    if (result?.right) rightGuess.value = new Map([...rightGuess.value, [at, result.guess]]);
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

let welcomed: unknown = null;

// What was answered right is found answered, once; to be tried again is a wish of its own. An answer in the address comes before.
effect(() => {
  const place = here.value;
  if (place.chapter !== guestChapter || !ready.value || form.value || welcomed === place) return;
  welcomed = place;
  untracked(() => {
    const given = rightGuess.peek().get(place.stop);
    if (!given || !lastRight.peek().get(place.stop) || lesson.peek()?.includes('~')) return;
    guess.value = given;
    check(true);
  });
});

let led = false;

// The answer is looked at where it was found: at the check that touches. To be tried again, the stop is shown as it was.
effect(() => {
  const made = guestStop.value;
  if (here.value.chapter !== guestChapter || !made?.ask || made.moment.study || !ready.value) {
    led = false;
    return;
  }
  const told = judged.value !== null;
  untracked(() => {
    const step = told ? answerStep(traces.peek().first, made.ask!) : null;
    if (step && step.address !== cursor.peek()) void actions.goTo(step.address, { history: 'none' });
    else if (!told && led) void actions.goTo(made.moment.address, { history: 'none' });
    led = told && step !== null;
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
  untracked(() => {
    const { view, study } = made.moment;
    const nearer = made.ask && !study && form.peek() === 'print';
    const pose = nearer ? closePose(stop.peek()) : null;
    if (nearer) actions.setCameras(pose && { world: pose, ellipsoid: null });
    if (!pose && (nearer || !view.cameras)) actions.frameEvent();
  });
});
