/** The body in motion: from the guess to the truth, and once along its way. */
import { reducedMotion } from '../core/player/clock';
import { actions } from '../core/actions';
import { shownTime, study } from '../core/store';
import { moment } from './figure/moment';
import * as state from './state';

/** milliseconds */
const glideTime = 320;
const sweepTime = 2000;

let request = 0;

export function cancelMotion(): void {
  cancelAnimationFrame(request);
  state.gliding.value = null;
}

export function glide(from: number, to: number): void {
  if (reducedMotion()) return;
  animate(glideTime, (part) => (state.gliding.value = part < 1 ? from + (to - from) * part : null));
}

/** The body goes along its sweep once; with reduced motion it stands where it gets to. */
export function playSweep(): void {
  if (study.peek()) return;
  const to = state.stop.peek().plays === 'touch' ? (moment.peek()?.nearest?.time ?? 1) : 1;
  if (reducedMotion()) return actions.scrub(to);
  animate(sweepTime, (part) => (shownTime.value = to * part));
}

function animate(time: number, draw: (part: number) => void): void {
  cancelAnimationFrame(request);
  const begun = performance.now();
  const tick = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - begun) / time));
    draw(part * part * (3 - 2 * part));
    if (part < 1) request = requestAnimationFrame(tick);
  };
  request = requestAnimationFrame(tick);
}
