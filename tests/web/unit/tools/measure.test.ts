/** Measuring: what a pointer means on the mesh, and what the numbers are. */
import { Line3, Vector3 } from 'three';
import { afterEach, describe, expect, it } from 'vitest';
import type { Vec3 } from '../../../../web/page/model';
import { guests, type Pointed } from '../../../../web/page/scene/guests';
import type { Moment } from '../../../../web/page/scene/moment/moment';
import type { Pane } from '../../../../web/page/scene/pane';
import * as store from '../../../../web/page/core/store';
import { measured, namedPlace, placeOf } from '../../../../web/page/workbench/tools/measure/points';
import { aim, ends, momentNow, places, result, setEnd } from '../../../../web/page/workbench/tools/measure/state';
import { nearestOn, snapped } from '../../../../web/page/workbench/tools/snap';
import { closePages, floorAndWall, openedPage, until } from '../../../support/pageState';

/** Seen from straight above, 100 px to a metre: x to the right, z down. */
const above = ([x, , z]: Vec3) => ({ x: 100 * x, y: 100 * z, depth: 1 });
const rayAt = (x: number, z: number, within = Infinity) =>
  ({ ray: [[x, 9, z], [0, -1, 0], within], at: [100 * x, 100 * z], reach: 10 }) as const;

describe('a pointer on the mesh', () => {
  const mesh = floorAndWall();

  it('means a corner that is near, else an edge that is near, else the face', () => {
    expect(snapped(mesh, rayAt(-3.95, -3.96), above)).toMatchObject({ kind: 'vertex', at: [-4, 0, -4] });
    expect(snapped(mesh, rayAt(-3.95, 1.5), above)).toMatchObject({ kind: 'edge', at: [-4, 0, 1.5] });
    expect(snapped(mesh, rayAt(-2, 1.5), above)).toMatchObject({ kind: 'face', at: [-2, 0, 1.5], element: 0 });
    // Just too far for either.
    expect(snapped(mesh, rayAt(-3.88, -1), above)!.kind).toBe('face');
  });

  it('means nothing beside the mesh, nor beyond what is shown', () => {
    expect(snapped(mesh, rayAt(-5, 0), above)).toBeNull();
    expect(snapped(mesh, rayAt(-2, 1.5, 8), above)).toBeNull();
  });

  it('finds the nearest point of an edge as three.js does', () => {
    const [a, b]: [Vec3, Vec3] = [
      [1, 2, 3],
      [4, 0, -2],
    ];
    for (const p of [
      [0, 0, 0],
      [3, 1, 0],
      [9, -3, -9],
      [1, 2, 3],
    ] as Vec3[]) {
      const wanted = new Line3(new Vector3(...a), new Vector3(...b)).closestPointToPoint(
        new Vector3(...p),
        true,
        new Vector3(),
      );
      nearestOn(a, b, p).forEach((x, k) => expect(x).toBeCloseTo(wanted.getComponent(k), 12));
    }
    expect(nearestOn(a, a, [7, 7, 7])).toEqual(a);
  });
});

describe('the numbers', () => {
  it('are those of the world and of ellipsoid space', () => {
    const found = measured([1, 2, 3], [4, 6, 3], [3, 2, 1]);
    expect(found.parts).toEqual([3, 4, 0]);
    expect(found.distance).toBe(5);
    // 3 / 3 and 4 / 2.
    expect(found.radii).toBeCloseTo(Math.sqrt(5), 12);
    // Along one axis it is the number of radii of that axis; of a ball, the distance over its radius.
    expect(measured([0, 0, 0], [0, 7, 0], [3, 2, 1]).radii).toBeCloseTo(3.5, 12);
    expect(measured([1, 1, 1], [2, 3, 3], [0.5, 0.5, 0.5]).radii).toBeCloseTo(6, 12);
  });

  it('of the figure are where the body is, and the contact lies on its surface', async () => {
    await openedPage();
    const moment = momentNow.value!;
    const nearest = moment.nearest;
    expect(namedPlace('start', moment)).toEqual(moment.start);
    if (nearest) {
      const [hit, contact] = [namedPlace('hit', moment)!, namedPlace('contact', moment)!];
      expect(measured(hit, contact, moment.radii).radii).toBeCloseTo(1, 6);
    }
    const bare = { ...moment, nearest: null } satisfies Moment;
    expect(namedPlace('hit', bare)).toBeNull();
    expect(namedPlace('contact', bare)).toBeNull();
    expect(placeOf({ kind: 'corner', triangle: 0, corner: 1 }, moment, floorAndWall())).toEqual([4, 0, 4]);
    expect(placeOf({ kind: 'corner', triangle: 99, corner: 1 }, moment, floorAndWall())).toBeNull();
  });
});

afterEach(() => {
  store.tool.value?.end();
  closePages();
});

describe('the tool', () => {
  const pane = { projection: { screen: above }, space: { point: (p: Vec3) => p } } as unknown as Pane;
  const at = (x: number, z: number, clicked: boolean): Pointed => ({
    ...rayAt(x, z),
    moment: momentNow.value!,
    clicked,
  });

  it('takes two clicks, begins anew with the third, and follows named points', async () => {
    const { actions } = await openedPage();
    (await actions.tools()).toggleMeasure();
    expect(store.tool.value).not.toBeNull();
    expect(guests.point!(pane, at(-3, 3, false))).toBe(true);
    expect(aim.value).toMatchObject({ kind: 'picked', on: { kind: 'face' } });
    guests.point!(pane, at(-3, 3, true));
    expect(result.value).toBeNull();
    guests.point!(pane, at(-3, 2, true));
    expect(result.value!.distance).toBeCloseTo(1, 12);
    guests.point!(pane, at(-9, 2, true));
    expect(result.value!.distance, 'a click beside the mesh changes nothing').toBeCloseTo(1, 12);
    guests.point!(pane, at(-1, -1, true));
    expect(ends.value[1]).toBeNull();
    guests.point!(pane, null);
    expect(aim.value).toBeNull();
    // Without a pointer.
    setEnd(0, { kind: 'named', name: 'start' });
    setEnd(1, { kind: 'named', name: 'end' });
    const { displacement } = momentNow.value!;
    expect(result.value!.distance).toBeCloseTo(Math.hypot(...displacement), 12);
    await actions.goTo('f2');
    expect(places.value[0]).toEqual(momentNow.value!.start);
  });

  it('ends by its key, with a walk, another scene, and when the body is placed', async () => {
    const { actions } = await openedPage();
    const tools = await actions.tools();
    const isOut = () => store.tool.value !== null;
    tools.toggleMeasure();
    tools.toggleMeasure();
    expect(isOut()).toBe(false);
    expect(guests.point).toBeNull();
    tools.toggleMeasure();
    actions.startPlacing();
    expect(isOut()).toBe(false);
    tools.toggleMeasure();
    expect(store.placing.value).toBe(false);
    await actions.openPreset('two');
    await until(() => !isOut());
    tools.toggleMeasure();
    setEnd(0, { kind: 'named', name: 'start' });
    actions.startWalk();
    await until(() => !isOut());
    expect(ends.value).toEqual([null, null]);
    tools.toggleMeasure();
    expect(isOut(), 'not while walking').toBe(false);
    await actions.stopWalk();
  });
});
