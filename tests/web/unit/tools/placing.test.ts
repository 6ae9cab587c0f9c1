import { afterEach, describe, expect, it } from 'vitest';
import type { Vec3 } from '../../../../web/page/model';
import * as store from '../../../../web/page/core/store';
import { closePages, expectWhole, openedPage, presetOf } from '../../../support/pageState';

afterEach(closePages);

/** Radii 0.5, 1, 0.5 over the floor and the wall of `floorAndWall`; the wall stands at x = 2. */
const page = (start: Vec3) => openedPage([presetOf('one', { start, method: 'robust' })]);
const start = () => store.run.value!.frames[0]!.start;
const overlap = () => store.run.value!.frames[0]!.startDepth;
/** 1 % of the smallest radius, which the robust method keeps */
const skin = 0.005;

describe('placing the body', () => {
  it('stands it on the spot that was clicked, clear of it by the skin', async () => {
    const { actions } = await page([-2, 1.5, 0]);
    actions.startPlacing();
    await actions.placeAt([-1, 0, 2], [0, 1, 0]);
    expect(start()[0]).toBeCloseTo(-1, 12);
    expect(start()[1]).toBeCloseTo(1 + skin, 12);
    expect(start()[2]).toBeCloseTo(2, 12);
    expect(overlap()).toBeLessThan(1e-12);
    expect(store.placing.value).toBe(true);
    expectWhole();
  });

  it('leans it on a wall on the side it was clicked from', async () => {
    const { actions } = await page([-2, 1.5, 0]);
    await actions.placeAt([2, 1.8, 0], [-1, 0, 0]);
    expect(start()[0]).toBeCloseTo(1.5 - skin, 12);
    expect(start()[1]).toBeCloseTo(1.8, 12);
  });

  it('moves it out of what stands beside the spot', async () => {
    const { actions } = await page([-2, 1.5, 0]);
    await actions.placeAt([1.8, 0, 0], [0, 1, 0]);
    expect(start()[0]).toBeCloseTo(1.5 - skin, 9);
    expect(start()[1]).toBeCloseTo(1 + skin, 9);
    expect(overlap()).toBeLessThan(1e-9);
    expect(store.notice.value).toBeNull();
  });

  it('drops it to the ground straight below', async () => {
    const { actions } = await page([-2, 9, 1]);
    await actions.goTo('f3');
    await actions.dropToGround();
    expect(start()).toEqual([-2, expect.closeTo(1 + skin, 9), 1]);
    expect(overlap()).toBeLessThan(1e-9);
    expect(store.cursor.value).toBe('f0');
    await actions.dropToGround();
    expect(start()[1]).toBeCloseTo(1 + skin, 9);
  });

  it('says when there is no ground, and leaves it where it is', async () => {
    const { actions } = await page([-20, 3, 0]);
    await actions.dropToGround();
    expect(store.notice.value?.key).toBe('place.noGround');
    expect(start()).toEqual([-20, 3, 0]);
  });

  it('frees it from what it is stuck in, and says when it is free', async () => {
    const { actions } = await page([-2, 0.6, 0]);
    expect(overlap()).toBeGreaterThan(0.1);
    await actions.unstick();
    expect(start()[1]).toBeCloseTo(1 + skin, 9);
    expect(overlap()).toBeLessThan(1e-9);
    expect(store.notice.value).toBeNull();
    await actions.unstick();
    expect(store.notice.value?.key).toBe('place.isFree');
  });

  it('ends with a walk, another scene or Esc', async () => {
    const { actions } = await page([-2, 1.5, 0]);
    actions.startPlacing();
    actions.startWalk();
    expect(store.placing.value).toBe(false);
    actions.startPlacing();
    expect(store.placing.value).toBe(false);
    await actions.stopWalk();
    actions.startPlacing();
    await actions.openPreset('one');
    expect(store.placing.value).toBe(false);
    actions.startPlacing();
    actions.stopPlacing();
    expect(store.placing.value).toBe(false);
  });
});
