/** What follows a tour while it is played: layers that would have told the answer come with it, and the answers are counted. */
import { effect, untracked } from '@preact/signals';
import { actions } from '../../state/actions';
import { layers } from '../../state/store';
import { addLayers } from '../../scene/layers/late';
import { guestChapter } from '../course';
import { form } from '../form';
import { here, judged, missed, ready } from '../state';
import { arrowsLayer } from './arrows';
import { laterLayers } from './compile';
import { firstRight, guestStop, keepGoing, seen } from './tour';

addLayers({ tourLayer: arrowsLayer });

effect(() => {
  const { chapter, stop: at } = here.value;
  // Who prints or presents it has not gone through it.
  if (chapter !== guestChapter || !ready.value || form.value) return;
  const result = judged.value;
  const wrongFirst = missed.value !== null;
  untracked(() => {
    const first = (result ?? wrongFirst) && !firstRight.value.has(at);
    if (!first && seen.value.has(at)) return;
    seen.value = new Set([...seen.value, at]);
    if (first) firstRight.value = new Map([...firstRight.value, [at, !wrongFirst && result!.right]]);
    keepGoing();
  });
});

effect(() => {
  const stop = guestStop.value;
  if (here.value.chapter !== guestChapter || !stop?.ask || !ready.value) return;
  const told = judged.value !== null;
  untracked(() => {
    for (const name of laterLayers(stop)) if (layers.peek()[name] !== told) actions.toggleLayer(name);
  });
});

// Each stop is looked at from where it was made; where nobody had turned the camera, it is the event that is framed.
effect(() => {
  const stop = guestStop.value;
  if (here.value.chapter !== guestChapter || !stop || !ready.value) return;
  if (!stop.moment.view.cameras) untracked(() => actions.frameEvent());
});
