/** Walking with W A S D: sixty steps a second, whatever the screen does, in the direction the camera looks. */
import { effect } from '@preact/signals';
import type { Actions } from '../../core/actions.types';
import type { Vec3 } from '../../model';
import { experiment, walking } from '../../core/store';
import type { Clock } from '../../core/player/clock';

/** milliseconds */
const stepTime = 1000 / 60;
/** Steps made up for after a hitch; more would fling the walker across the level. */
const mostAtOnce = 4;
/** m/s for a body 1.8 m tall; others in proportion */
const pace = 3.2;
const personRadius = 0.9;

/** Right and forward, -1, 0 or 1, by the place of the key. */
const directions: Readonly<Record<string, readonly [right: number, forward: number]>> = {
  KeyW: [0, 1],
  KeyS: [0, -1],
  KeyA: [-1, 0],
  KeyD: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * Radians the camera is turned about the vertical: 0 looks along -z, positive turns left. The scene says how it stands with
 * `setYawSource`.
 */
let yaw: () => number = () => 0;

export function setYawSource(source: () => number): void {
  yaw = source;
}

/** Displacement of one step. World space, level. */
export function walkingStep(right: number, forward: number, angle: number, verticalRadius: number): Vec3 {
  const length = Math.max(1, Math.hypot(right, forward));
  const step = (pace * (verticalRadius / personRadius) * (stepTime / 1000)) / length;
  const sine = Math.sin(angle);
  const cosine = Math.cos(angle);
  return [step * (right * cosine - forward * sine), 0, step * (-right * sine - forward * cosine)];
}

/** @returns a function that stops it */
export function startWalking(
  actions: Pick<Actions, 'walkFrame'>,
  clock: Clock,
  target: EventTarget = window,
): () => void {
  const held = new Set<string>();
  let request: number | null = null;
  let due = 0;
  let stepping = false;

  const down = (event: Event) => {
    const { code, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
    if (!walking.peek() || ctrlKey || metaKey || altKey || !directions[code]) return;
    held.add(code);
    event.preventDefault();
  };
  const up = (event: Event) => void held.delete((event as KeyboardEvent).code);
  // A key let go while another window is in front is never told.
  const blur = () => held.clear();

  const makeSteps = async (count: number) => {
    for (let step = 0; step < count && walking.peek(); step++) {
      const ways = [...held].map((code) => directions[code]!);
      const right = Math.sign(ways.reduce((sum, [x]) => sum + x, 0));
      const forward = Math.sign(ways.reduce((sum, [, y]) => sum + y, 0));
      await actions.walkFrame(walkingStep(right, forward, yaw(), experiment.peek()?.radii[1] ?? personRadius));
    }
  };

  const tick = () => {
    request = clock.request(tick);
    const steps = Math.floor((clock.now() - due) / stepTime);
    if (steps < 1 || stepping) return;
    due = steps > mostAtOnce ? clock.now() : due + steps * stepTime;
    stepping = true;
    void makeSteps(Math.min(steps, mostAtOnce)).finally(() => (stepping = false));
  };

  const stopFollowing = effect(() => {
    if (walking.value && request === null) {
      due = clock.now();
      request = clock.request(tick);
    } else if (!walking.value && request !== null) {
      clock.cancel(request);
      request = null;
      held.clear();
    }
  });
  const listeners = [
    ['keydown', down],
    ['keyup', up],
    ['blur', blur],
  ] as const;
  for (const [name, listener] of listeners) target.addEventListener(name, listener);
  return () => {
    stopFollowing();
    if (request !== null) clock.cancel(request);
    for (const [name, listener] of listeners) target.removeEventListener(name, listener);
  };
}
