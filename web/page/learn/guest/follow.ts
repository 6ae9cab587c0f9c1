/** Follows a tour while it is played: layers that would give away the answer appear with it, and the answers are counted. */
import { effect, untracked } from '@preact/signals';
import { actions } from '../../core/actions';
import { cursor, layers, lesson, room } from '../../core/store';
import { addLayers } from '../../scene/layers/late';
import { guestChapter } from '../course';
import { form } from '../form';
import { check } from '../player';
import { guess, guestLook, here, judged, missed, ready, stop, traces, truth } from '../state';
import { firstRight, lastRight } from './answers';
import { answerStep } from './answerStep';
import { laterLayers } from './compile';
import { closePose, lookAt } from './stopView';
import { guestStop, keepGoing, rightGuess, seen } from './tour';
import { addScaled, normalize } from '../../../mesh/geometry/vec';
import { beyond } from '../../scene/labels/beyond';
import { fromEllipsoid, type Layer } from '../../scene/layers/layer';
import { t } from '../../base/i18n/messages';
import { arrowReach } from '../figure/outlook';
import { arrowName } from './asks';
import * as state from '../state';

/** The directions that a question offers, as arrows from the touch, or from the body; with the answer, the right one is highlighted. */
const arrowsLayer: Layer = {
  name: null,
  draw(pen, figure) {
    const { ask } = state.stop.peek();
    if (room.peek() !== 'learn' || !state.ready.peek() || ask?.kind !== 'choice') return;
    const { nearest, start } = figure.moment;
    const from = nearest ? fromEllipsoid(figure, nearest.point) : figure.space.point(start);
    const right = state.judged.peek() ? (state.truth.peek()?.[0] ?? null) : null;
    const { palette } = pen.styles;
    ask.options.forEach(({ arrow }, at) => {
      if (!arrow) return;
      const faded = right !== null && right !== at;
      const tip = addScaled(from, normalize(figure.space.vector(arrow)), arrowReach * figure.unit);
      pen.symbol(null);
      pen.arrow(from, tip, faded ? pen.styles.naive : pen.styles.normal, {
        size: 10,
        fill: faded ? palette.dotted : palette.ink,
      });
      pen.label({
        id: `tourArrow${at}`,
        at: tip,
        lines: [{ text: t('tour.arrow', { name: arrowName(at) }), tone: faded ? 'dim' : 'ink' }],
        prefer: beyond(pen.projection, from, tip),
        priority: 79,
        gap: 6,
      });
    });
  },
  watch() {
    void [room.value, state.ready.value, state.stop.value, state.judged.value, state.truth.value];
  },
};

addLayers({ tourLayer: arrowsLayer });
guestLook.value = lookAt;

effect(() => {
  const { chapter, stop: at } = here.value;
  // Printing or presenting it is not progress.
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

// A correct answer is restored once; trying again is a separate action. An answer in the address has priority.
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

// The answer is shown at its check that touches. For another try, the stop is shown in its first state.
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

// The triangle in question is highlighted once the answer is shown; then the guess again.
effect(() => {
  const result = judged.value;
  untracked(() => {
    if (here.peek().chapter !== guestChapter || stop.peek().ask?.kind !== 'triangle' || !ready.peek()) return;
    actions.selectTriangle((result ? truth.peek() : guess.peek())?.[0] ?? null);
  });
});

// Each stop is seen from its author's camera; if the author had not turned it, the event is framed.
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
