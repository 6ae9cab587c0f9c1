/** Seeing into the mesh: where it is cut, what a ray sees of the rest, and that the shaders still have the places that are changed. */
import { Box3, Plane, Ray, Vector3 } from 'three';
import { afterEach, describe, expect, it } from 'vitest';
import type { Vec3 } from '../../../../web/page/model';
import { dot } from '../../../../web/mesh/geometry/vec';
import { pick } from '../../../../web/page/scene/pointer/pick';
import { edgeMaterial } from '../../../../web/page/scene/surface/edgeLines';
import { facesFragment, facesVertex } from '../../../../web/page/scene/surface/facesShaders';
import * as store from '../../../../web/page/core/store';
import {
  besideBody,
  type CutAxis,
  cutAxes,
  extentOf,
  normalOf,
  shownHalf,
  shownPart,
  type Stand,
} from '../../../../web/page/workbench/tools/see/cut';
import { cut, cutNow, seeActions, xray, xrayNow } from '../../../../web/page/workbench/tools/see/seeing';
import { seenFacesFragment, seenFacesVertex, seenLinesVertex } from '../../../../web/page/workbench/tools/see/shaders';
import { closePages, floorAndWall, openedPage } from '../../../support/pageState';

const bounds = { min: [-4, 0, -2] as Vec3, max: [6, 3, 4] as Vec3 };
const stand: Stand = { origin: [1, 1.5, 1], factor: [2, 0.5, 2], back: [0.48, 0.6, 0.64] };
const vector = (v: Vec3) => new Vector3(...v);

/** Numbers that are the same in every run. */
function* numbers(): Generator<number, never> {
  for (let seed = 7; ;) yield (seed = (seed * 16807) % 2147483647) / 2147483647;
}

describe('the plane', () => {
  it.each(cutAxes)('across %s goes from one end of the mesh to the other, as three.js measures it', (axis) => {
    const normal = normalOf(axis, stand);
    const [least, most] = extentOf(bounds, normal);
    const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((k) => {
      const p = vector([
        k & 1 ? bounds.max[0] : bounds.min[0],
        k & 2 ? bounds.max[1] : bounds.min[1],
        k & 4 ? bounds.max[2] : bounds.min[2],
      ]);
      return p.dot(vector(normal));
    });
    expect(least).toBeCloseTo(Math.min(...corners), 12);
    expect(most).toBeCloseTo(Math.max(...corners), 12);
    // At one end everything is shown, at the other nothing but that end; flipped it is the other way round.
    const box = new Box3(vector(bounds.min), vector(bounds.max));
    const planeOf = (at: number, flip: boolean) => {
      const half = shownHalf({ axis, at, flip }, bounds, stand);
      return new Plane(vector(half.normal), -half.offset).normalize();
    };
    expect(box.intersectsPlane(planeOf(0.5, false))).toBe(true);
    expect(planeOf(0.5, false).distanceToPoint(box.getCenter(new Vector3()))).toBeCloseTo(0, 12);
    for (const flip of [false, true]) {
      const all = planeOf(flip ? 0 : 1, flip);
      expect(
        Math.max(
          ...corners.map((_, k) => all.distanceToPoint(vector([k & 1 ? 6 : -4, k & 2 ? 3 : 0, k & 4 ? 4 : -2]))),
        ),
      ).toBeLessThan(1e-9);
      const none = planeOf(flip ? 1 : 0, flip);
      expect(
        Math.min(
          ...corners.map((_, k) => none.distanceToPoint(vector([k & 1 ? 6 : -4, k & 2 ? 3 : 0, k & 4 ? 4 : -2]))),
        ),
      ).toBeGreaterThan(-1e-9);
    }
  });

  it('that faces the view is a plane of its space: it lies across the line of sight there', () => {
    const normal = normalOf('view', stand);
    // Two points of the plane, in the space of the view: their difference is across `back`.
    const { normal: n, offset } = shownHalf({ axis: 'view', at: 0.3, flip: false }, bounds, stand);
    expect(n).toEqual(normal);
    const on = ([x, y]: [number, number]): Vec3 => [x, y, (offset - n[0] * x - n[1] * y) / n[2]];
    const [p, q] = [on([1, 2]), on([-3, 0.5])];
    const apart = p.map((value, k) => (value - q[k]!) * stand.factor[k]!) as unknown as Vec3;
    expect(dot(apart, stand.back)).toBeCloseTo(0, 10);
  });

  it.each(cutAxes)('across %s at first leaves the whole body to be seen', (axis: CutAxis) => {
    const body = { centre: [1, 0.8, 0] as Vec3, radii: [0.3, 0.6, 0.3] as Vec3 };
    const at = besideBody(axis, bounds, stand, body);
    const { normal, offset } = shownHalf({ axis, at, flip: false }, bounds, stand);
    const random = numbers();
    for (let k = 0; k < 200; k++) {
      const d = vector([random.next().value - 0.5, random.next().value - 0.5, random.next().value - 0.5]).normalize();
      const p: Vec3 = [body.centre[0] + 0.3 * d.x, body.centre[1] + 0.6 * d.y, body.centre[2] + 0.3 * d.z];
      expect(dot(normal, p)).toBeLessThan(offset);
    }
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(1);
  });
});

describe('a ray', () => {
  it('meets only what is shown, whichever way it goes', () => {
    const random = numbers();
    const next = (): Vec3 => [random.next().value * 4 - 2, random.next().value * 4 - 2, random.next().value * 4 - 2];
    for (let k = 0; k < 500; k++) {
      const half = { normal: next(), offset: random.next().value * 2 - 1 };
      const [eye, ahead] = [next(), next()];
      const [from, within] = shownPart(half, eye, ahead);
      const isShown = (t: number) =>
        dot(half.normal, [eye[0] + t * ahead[0], eye[1] + t * ahead[1], eye[2] + t * ahead[2]]) <= half.offset;
      // three.js's parameter of the same point: how far `from` lies along the ray.
      const begin = vector(from).sub(vector(eye)).dot(vector(ahead)) / vector(ahead).lengthSq();
      for (let step = 0; step < 12; step++) {
        const t = random.next().value * 5;
        const counted = t > begin + 1e-9 && t < begin + within - 1e-9;
        const left = t < begin - 1e-9 || t > begin + within + 1e-9;
        if (counted) expect(isShown(t)).toBe(true);
        if (left) expect(isShown(t)).toBe(false);
      }
      const ray = new Ray(vector(eye), vector(ahead).normalize());
      const plane = new Plane(vector(half.normal), -half.offset).normalize();
      const hit = ray.intersectPlane(plane, new Vector3());
      if (hit && isShown(0)) expect(within * vector(ahead).length()).toBeCloseTo(hit.distanceTo(vector(eye)), 6);
    }
  });

  it('along the plane sees all or nothing', () => {
    const half = { normal: [0, 1, 0] as Vec3, offset: 1 };
    expect(shownPart(half, [0, 0.5, 0], [1, 0, 0])).toEqual([[0, 0.5, 0], Infinity]);
    expect(shownPart(half, [0, 1.5, 0], [1, 0, 0])).toEqual([[0, 1.5, 0], 0]);
  });

  it('picks nothing beyond where it ends', () => {
    const mesh = floorAndWall();
    expect(pick(mesh, [-1, 2, 1], [0, -1, 0])?.at).toBeCloseTo(2, 12);
    expect(pick(mesh, [-1, 2, 1], [0, -1, 0], undefined, 1.9)).toBeNull();
    expect(pick(mesh, [-1, 2, 1], [0, -1, 0], undefined, 2.1)?.at).toBeCloseTo(2, 12);
  });
});

it('the shaders have every place that is changed', () => {
  expect(seenFacesVertex(facesVertex)).toContain('beyond = dot(cut.xyz, position)');
  expect(seenFacesFragment(facesFragment)).toContain('vec4(mix(mix(paint, stroke, line), crease, section), cover)');
  const lines = seenLinesVertex(edgeMaterial({ value: 1 }).vertexShader);
  expect(lines).toContain('vec4(head, 1.0)');
  expect(lines).toContain('vec4(tail, 1.0)');
  expect(() => seenFacesVertex('void paint() {}')).toThrow('in the shader');
});

describe('the settings', () => {
  afterEach(() => {
    closePages();
    cut.value = null;
    xray.value = false;
    store.room.value = 'workbench';
  });

  it('hold in the workbench and not in the course; nothing is computed anew', async () => {
    const { actions } = await openedPage();
    const tools = await actions.tools();
    const run = store.run.value;
    tools.toggleCut();
    tools.toggleXray();
    expect(cutNow.value).toMatchObject({ axis: 'y', flip: false });
    tools.setCut({ at: 0.25 });
    tools.setCut({ flip: true });
    expect(cutNow.value).toEqual({ axis: 'y', at: 0.25, flip: true });
    expect(xrayNow.value).toBe(true);
    store.room.value = 'learn';
    expect([cutNow.value, xrayNow.value]).toEqual([null, false]);
    store.room.value = 'workbench';
    tools.setCut({ axis: 'x' });
    expect(cutNow.value!.at, 'of the other axis').not.toBe(0.25);
    tools.toggleCut();
    expect(cutNow.value).toBeNull();
    tools.toggleCut();
    expect(cutNow.value!.axis, 'the axis of before').toBe('x');
    tools.setCut({ at: 7 });
    expect(cutNow.value!.at).toBe(1);
    expect(store.run.value).toBe(run);
  });
});

it('a cut is measured on what is drawn, also where parts of it are left out of the collision', async () => {
  await openedPage();
  const open = store.meshState.value!;
  const { mesh } = open;
  const wide = { min: [-40, 0, -4] as Vec3, max: [4, 3, 40] as Vec3 };
  const { positions, indices } = mesh;
  const placeIn = (changed: Partial<typeof mesh>) => {
    cut.value = null;
    store.meshState.value = { ...open, mesh: { ...mesh, ...changed } };
    seeActions.setCut({ axis: 'x' });
    return cut.value!.at;
  };
  const drawn = placeIn({ whole: { positions, indices, bounds: wide, leftOut: [] } });
  expect(drawn).toBe(placeIn({ bounds: wide }));
  expect(drawn).not.toBe(placeIn({}));
  cut.value = null;
  closePages();
});
