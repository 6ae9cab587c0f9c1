/** The player: plays, glides, walks and listens to keys. Started once by the page. */
import { effect } from '@preact/signals';
import type { Actions } from '../../core/actions.types';
import { playing, run, shownTime, study, wholeStep } from '../../core/store';
import { browserClock, type Clock, reducedMotion } from '../../core/player/clock';
import { listenToKeys } from './keys';
import { pauseWhereNotFinite } from './pause';
import { Play } from '../../core/player/play';
import { Glide, timeOf } from '../../core/player/shownTime';
import { startWalking } from './walk';

export { keyBindings, keyGroups, type KeyBinding, type KeyGroup } from './keys';
export { setYawSource } from './walk';

export interface PlayerParts {
  readonly clock?: Clock;
  /** where keys are listened to; the window */
  readonly target?: EventTarget;
  /** true: no glides */
  readonly still?: () => boolean;
}

/** Starts everything that happens by itself. @returns a function that stops it */
export function startPlayer(
  actions: Actions,
  { clock = browserClock(), target = window, still = reducedMotion }: PlayerParts = {},
): () => void {
  const stops = [
    followCursor(clock, still),
    playWhenAsked(actions, clock),
    pauseWhereNotFinite(actions),
    startWalking(actions, clock, target),
    listenToKeys(actions, target),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The shown time goes where the cursor goes, except while a play along the sweeps moves both. */
function followCursor(clock: Clock, still: () => boolean): () => void {
  const glide = new Glide(clock, still);
  const stop = effect(() => {
    // Where one is; that more of it comes to be known moves nothing.
    const step = wholeStep.value;
    if (!step) return;
    if (playing.peek() && !study.peek()) glide.stop();
    else glide.follow();
  });
  return () => {
    stop();
    glide.stop();
  };
}

function playWhenAsked(actions: Actions, clock: Clock): () => void {
  const play = new Play(actions);
  let request: number | null = null;
  let last = 0;
  const tick = () => {
    request = clock.request(tick);
    const now = clock.now();
    play.tick(now - last);
    last = now;
  };
  const pause = () => {
    if (request !== null) clock.cancel(request);
    request = null;
  };
  let shown: unknown = null;
  const stop = effect(() => {
    const scene = run.value ?? study.value;
    const another = scene !== shown;
    shown = scene;
    if (!playing.value) return pause();
    if (request !== null && !another) return;
    play.begin();
    if (request !== null) {
      // It came while another one played, and is played from where it opens.
      const step = wholeStep.peek();
      if (step) shownTime.value = timeOf(step);
      return;
    }
    last = clock.now();
    request = clock.request(tick);
  });
  return () => {
    stop();
    pause();
  };
}
