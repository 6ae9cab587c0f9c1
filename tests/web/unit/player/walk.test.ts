import { afterEach, describe, expect, it } from 'vitest';
import { setYawSource, startWalking, walkingStep } from '../../../../web/page/workbench/player/walk';
import type { Vec3 } from '../../../../web/page/model';
import * as store from '../../../../web/page/core/store';
import { HandClock } from '../../../support/handClock';
import { resetStore } from '../../../support/pageState';

let stop = () => {};
afterEach(() => {
  stop();
  setYawSource(() => 0);
});

function setUp() {
  resetStore();
  const steps: Vec3[] = [];
  const clock = new HandClock();
  const target = new EventTarget();
  stop = startWalking({ walkFrame: async (step) => void steps.push(step) }, clock, target);
  const key = (type: string, code: string) =>
    target.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { code }));
  return { steps, clock, target, key };
}

describe('a step of walking', () => {
  it('goes where the camera looks, as fast in every direction', () => {
    const pace = 3.2 / 60;
    const near = (step: Vec3, wanted: Vec3) => step.forEach((value, axis) => expect(value).toBeCloseTo(wanted[axis]!));
    near(walkingStep(0, 1, 0, 0.9), [0, 0, -pace]);
    near(walkingStep(1, 0, 0, 0.9), [pace, 0, 0]);
    near(walkingStep(0, 1, Math.PI / 2, 0.9), [-pace, 0, 0]);
    near(walkingStep(1, 0, Math.PI / 2, 0.9), [0, 0, -pace]);
    expect(Math.hypot(...walkingStep(1, 1, 0.3, 0.9))).toBeCloseTo(pace);
    expect(Math.hypot(...walkingStep(0, 1, 0, 9))).toBeCloseTo(10 * pace);
    expect(Math.hypot(...walkingStep(0, 0, 0, 0.9))).toBe(0);
  });
});

describe('walking', () => {
  it('makes sixty steps a second while it lasts, with the keys that are held', async () => {
    const { steps, clock, key } = setUp();
    await clock.run(100);
    expect(steps).toHaveLength(0);
    store.walking.value = true;
    await clock.run(1000, 10);
    expect(steps.length).toBeGreaterThanOrEqual(58);
    expect(steps.length).toBeLessThanOrEqual(61);
    expect(steps.every((step) => Math.hypot(...step) === 0)).toBe(true);
    steps.length = 0;
    key('keydown', 'KeyW');
    await clock.run(100, 10);
    expect(steps.length).toBeGreaterThan(3);
    expect(steps.every(([, , z]) => z < 0)).toBe(true);
    steps.length = 0;
    key('keyup', 'KeyW');
    await clock.run(100, 10);
    expect(steps.every((step) => Math.hypot(...step) === 0)).toBe(true);
    store.walking.value = false;
    steps.length = 0;
    await clock.run(100);
    expect(steps).toHaveLength(0);
    expect(clock.idle).toBe(true);
  });

  it('makes up for a hitch, but not for a nap', async () => {
    const { steps, clock } = setUp();
    store.walking.value = true;
    await clock.picture(51);
    expect(steps).toHaveLength(3);
    await clock.picture(5000);
    expect(steps).toHaveLength(7);
  });

  it('forgets held keys when the window is left', async () => {
    const { steps, clock, key, target } = setUp();
    store.walking.value = true;
    key('keydown', 'KeyA');
    target.dispatchEvent(new Event('blur'));
    await clock.run(50);
    expect(steps.every((step) => Math.hypot(...step) === 0)).toBe(true);
  });
});
