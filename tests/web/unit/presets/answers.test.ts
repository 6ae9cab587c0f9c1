/** The answers to the questions are true: every number in them is the trace's. */
import { describe, expect, it } from 'vitest';
import { presets } from '../../../../web/page/presets';
import { answerOf, answers } from '../../../../web/page/presets/answers';
import { isExit } from '../../../../web/page/explain/context';
import type { Vec3 } from '../../../../web/page/model';
import type { EventKind, EventOf } from '../../../../web/package/trace/events.gen';
import { length, minus, opened, play, sceneOf, withMethod } from './run';

it('every question has one, but for the one that has to be tried out', () => {
  const asked = presets.map(({ id }) => id).filter((id) => id !== 'free-walk');
  expect(Object.keys(answers)).toEqual(asked);
  for (const id of asked) {
    expect(answerOf(id)).toMatch(/^\S.+\.$/);
    expect(answerOf(id)!.length).toBeLessThanOrEqual(170);
  }
  expect(answerOf('free-walk')).toBeNull();
});

/** The event the preset opens at; the answer has to say each of these. */
async function told<K extends EventKind>(
  id: string,
  kind: K,
  says: (event: EventOf<K>) => readonly (string | number)[],
) {
  const { event } = await opened(id, kind);
  const text = answerOf(id)!.replaceAll('−', '-').replaceAll(',', '');
  for (const part of says(event)) expect(text).toContain(String(part));
}

const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const short = (value: number, decimals = 4) => String(Number(value.toFixed(decimals)));

describe('single tests', () => {
  it('say the numbers of the step that is shown', async () => {
    await told('face-hit', 'FaceTest', ({ x, y, z }) => [`z = ${z}`, `x = ${x}`, `y = ${y}`]);
    await told('edge-hit', 'EdgeTest', ({ time, f }) => [`t = ${short(time)}`, `f = ${short(f)}`]);
    await told('vertex-hit', 'EdgeTest', ({ root1, f }) => [`t = ${short(root1)}`, `f = ${short(f)}`, 't = 0.8']);
    await told('parallel-embedded', 'PlaneTest', ({ enter, leave, distance }) => [`[${enter} ${leave}]`, distance]);
    await told('parallel-out', 'PlaneTest', ({ distance }) => [`d = ${short(distance)}`]);
    await told('nearest-of-two', 'FaceTest', ({ time }) => [`t = ${time}`]);
    await told('thin-wall', 'FaceTest', ({ time }) => [`t = ${short(time)}`, `${time * 16} of the 16 m`]);
  });

  it('stairs: the test, the edge, the time, and what comes after it', async () => {
    const { step, event } = await opened('stairs', 'EdgeTest');
    const triangle = step.parent!;
    const tests = triangle.parent!.children.filter(({ kind }) => kind === 'triangle');
    expect(answerOf('stairs')).toContain(`Test ${triangle.name}: edge ${event.edge} of triangle 30`);
    expect(answerOf('stairs')).toContain(`t = ${short(event.time)}`);
    const after = tests.slice(tests.indexOf(triangle) + 1).map(({ event }) => event);
    expect(after).toHaveLength(3);
    for (const end of after) expect(end).toMatchObject({ improved: false });
  });
});

describe('sliding', () => {
  it('wall and floor, corner: what is left', async () => {
    const { event } = await opened('wall-and-floor', 'Project');
    expect(event.remainingWorld.map((part) => Math.abs(Number(part.toFixed(4))))).toEqual([0, 0, 0.5025]);
    await told('three-plane-corner', 'Cone', ({ result }) => [`x = ${length(result)}`]);
  });

  it('acute wedge: six slides, all but the first two on the other side of the one before', async () => {
    const { frames } = await opened('acute-wedge', 'SlideEnd');
    const sides = frames[0]!.contacts.filter(({ pass }) => pass === 0).map(({ triangle }) => triangle >> 1);
    expect(sides).toHaveLength(6);
    for (const [at, side] of sides.entries()) if (at > 0) expect(side).not.toBe(sides[at - 1]);
    expect(Math.abs(frames[0]!.end[2] - frames[0]!.start[2])).toBeLessThan(1e-4);
  });

  it('one slope, three bodies: how steep it is in ellipsoid space', async () => {
    for (const [body, degrees] of [
      ['slim', '6.6°'],
      ['flat', '70.9°'],
    ] as const) {
      const { step } = await opened(`three-radii-${body}`, 'Project');
      const plane = step.parent!.children.find(({ kind }) => kind === 'slideplane')!.event;
      if (plane.kind !== 'SlidePlane') throw new Error(plane.kind);
      expect(`${((Math.acos(plane.normal[1]) * 180) / Math.PI).toFixed(1)}°`).toBe(degrees);
      expect(answerOf(`three-radii-${body}`)).toContain(degrees);
    }
  });

  it('ramp: what gravity is bent to', async () => {
    await told('ramp-creep', 'Project', ({ remainingWorld }) => [short(length(remainingWorld))]);
  });
});

describe('flaws', () => {
  it('padding hop: the contact is nearer than the distance to keep', async () => {
    const { step } = await opened('padding-hop', 'SlidePlane');
    const backOff = step.parent!.children.find(({ kind }) => kind === 'backoff')!.event;
    expect(backOff).toMatchObject({ moved: false, veryClose: 0.005 });
  });

  it('graze, exit root, leaving a ridge', async () => {
    expect(answerOf('grazing-back-off')).toContain((0.005 * Math.sin(Math.PI / 180)).toFixed(6));
    const exit = await opened('exit-root', 'EdgeTest');
    expect(isExit(exit.event)).toBe(true);
    expect(answerOf('exit-root')).toContain(`y = −${short(-exit.frames[0]!.end[1])}`);
    const { event, step } = await opened('leaving-contact', 'Nearest');
    expect(answerOf('leaving-contact')).toContain(`Edge ${event.element} of triangle ${event.triangle},`);
    expect(answerOf('leaving-contact')).toContain(`t = ${short(event.time)}`);
    const check = step.parent!.children.find(({ name }) => name === `t${event.test}`)!.children.at(-1)!;
    const edge = check.parent!.children.find(({ name }) => name === `e${event.element}`)!.event;
    expect(isExit(edge)).toBe(true);
  });

  it('one-sided wall: the sign, and when the robust method stops', async () => {
    await told('one-sided-wall', 'PlaneTest', ({ facing }) => [`N·v/|v| = ${facing}`]);
    const robust = await play(withMethod(await sceneOf('one-sided-wall'), 'robust'));
    expect(answerOf('one-sided-wall')).toContain(`t = ${short(robust.frames[0]!.contacts[0]!.time)}`);
    robust.dispose();
  });

  it('long edge: what was lost', async () => {
    await told('long-edge', 'EdgeTest', ({ a0 }) => [a0]);
    const scene = await sceneOf('long-edge');
    const doubles = await play({ ...scene, experiment: { ...scene.experiment, precision: 'double' } });
    const { event } = doubles.tree(0).byAddress.get(scene.address)!;
    if (event.kind !== 'EdgeTest') throw new Error(event.kind);
    expect(Math.round(event.a0)).toBe(-512_000_000);
    for (const large of [event.ee * (event.bb - 1), event.eb ** 2]) expect((large / 1e15).toFixed(1)).toBe('2.3');
    expect(answerOf('long-edge')).toContain('−512,000,000');
    doubles.dispose();
  });

  it('a box for every sweep, far from home: places', async () => {
    const { step } = await opened('new-box', 'QueryBox');
    const first = step.parent!.parent!.children.find(({ name }) => name === 's0')!.children[0]!.event;
    if (first.kind !== 'QueryBox') throw new Error(first.kind);
    expect(answerOf('new-box')).toContain(`height of ${short(first.high[1])}`);
    await told('far-from-home', 'BackOff', ({ base, contact }) => [length(minus(base, contact)).toFixed(3)]);
  });
});

describe('where the robust method failed at first', () => {
  it('floor that falls to a wall: the hair off both planes, and the way along', async () => {
    const { event, step, scene, frames } = await opened('sloping-floor', 'Cone');
    const planes = step.parent!.parent!.parent!.children.flatMap(({ children }) =>
      children.flatMap(({ children }) => children.map(({ event }) => event)),
    );
    const normals = planes.flatMap((event) => (event.kind === 'ActivePlane' ? [event.normal] : []));
    expect(normals).toHaveLength(2);
    for (const normal of normals) expect(dot(normal, event.result).toExponential(1)).toBe('4.7e-16');
    expect(answerOf('sloping-floor')).toContain('4.7 · 10⁻¹⁶');
    expect((64 * 2 ** -53 * length(event.desired)).toExponential(1)).toBe('4.7e-16');
    const [along] = scene.experiment.inputs.map(({ displacement }) => displacement[2]);
    expect(short(along!)).toBe('0.04');
    for (const frame of frames) expect(frame.end[2] - frame.start[2]).toBeCloseTo(along!, 12);
  });

  it('down the stairs: the edge, too steep for the foot, and how far below it lies', async () => {
    const { event, step, scene, frames } = await opened('stairs-down', 'Snap');
    expect(event).toMatchObject({ verdict: 'taken', state: 'ground' });
    expect(event.normal[1]).toBe(1);
    const fallen = step.parent!.event;
    if (fallen.kind !== 'PassEnd') throw new Error(fallen.kind);
    expect(short(fallen.position[1] - event.position[1], 3)).toBe('0.065');
    // Of the body with its skin: the slope of its surface where it touches.
    const radii = scene.experiment.radii.map((radius) => radius + 0.004);
    const foot = minus(event.position, event.point).map((part, axis) => part / radii[axis]! ** 2) as unknown as Vec3;
    expect((Math.acos(foot[1] / length(foot)) * 180) / Math.PI).toBeGreaterThan(50);
    for (const frame of frames) expect(frame.grounded).toBe(true);
  });

  it('jump beside a wall: what is asked for, and how high it gets', async () => {
    const { event, scene, frames } = await opened('jump-at-wall', 'StepUp');
    expect(event.verdict).toBe('rising');
    const { displacement, gravity } = scene.experiment.inputs[6]!;
    expect(answerOf('jump-at-wall')).toContain(`${short(displacement[1] + gravity[1])} m up`);
    const heights = frames.map(({ end }) => end[1] - frames[5]!.end[1]);
    expect(Math.max(...heights)).toBeGreaterThan(1.2);
    expect(heights.at(-1)).toBeCloseTo(1.15, 3);
    expect(frames.at(-1)).toMatchObject({ grounded: true });
  });

  it('a face one degree too steep: the wall it acts as, and what is left along it', async () => {
    const { event, step, frames } = await opened('steep-face', 'SteepContact');
    expect(event).toMatchObject({ verdict: 'as-wall', state: 'ground' });
    expect(event.normal.map((part) => Number(part.toFixed(2)))).toEqual([-0.78, 0.63, 0]);
    expect(((Math.acos(event.normal[1]) * 180) / Math.PI).toFixed(6)).toBe('51.000000');
    expect(event.wall.map((part) => Number(part.toFixed(12)))).toEqual([-1, 0, 0]);
    const cone = step.parent!.children.find(({ kind }) => kind === 'cone')!.event;
    if (cone.kind !== 'Cone') throw new Error(cone.kind);
    expect(short(length(cone.result))).toBe('0.04');
    expect(cone.result[1]).toBeLessThan(1e-15);
    for (const frame of frames) expect(frame.grounded).toBe(true);
  });

  it('held by two faces: how steep their crease is, and that it walks on', async () => {
    const { event, frames } = await opened('held-by-faces', 'Wedge');
    expect(event.verdict).toBe('holds');
    expect(`${((Math.asin(event.sine) * 180) / Math.PI).toFixed(1)}°`).toBe('2.9°');
    expect(answerOf('held-by-faces')).toContain('2.9° down');
    expect(event.limit).toBeCloseTo(Math.sin((50 * Math.PI) / 180), 12);
    for (const frame of frames.slice(16)) expect(frame.grounded).toBe(true);
    expect(frames.at(-1)!.end[2] - frames[17]!.end[2]).toBeCloseTo((40 * 4) / 60, 2);
  });
});

describe('the robust method', () => {
  it('starting inside: the deepest first', async () => {
    await told('start-overlapping', 'Depenetrate', ({ push }) => [`${-Number(push[0].toFixed(6))} m along -x`]);
    const { event, step } = await opened('start-overlapping', 'Depenetrate');
    const next = step.parent!.children.find(({ name }) => name === 'push1')!.event;
    expect(next).toMatchObject({ kind: 'Depenetrate' });
    expect((next as typeof event).push[1]).toBeGreaterThan(0);
    expect((next as typeof event).depth).toBeLessThan(event.depth);
  });

  it('floor of many triangles: the height', async () => {
    const { frames } = await opened('tessellated-floor', 'Nearest');
    for (const frame of frames.slice(2)) expect(frame.end[1]).toBeCloseTo(0.603, 9);
  });

  it('slivers, bunny: what is hit, and when', async () => {
    await told('slivers', 'Nearest', ({ element, time }) => [`Edge ${element} at t = ${short(time)}`]);
    await told('bunny', 'Nearest', ({ triangle, feature, element, time }) => {
      expect(feature).toBe('vertex');
      return [`Triangle ${triangle} with its corner ${element} at t = ${short(time)}`];
    });
  });

  it('terrain: how the work grows', { timeout: 60_000 }, async () => {
    const seen = async (id: string) => {
      const { step, scene } = await opened(id, 'QueryBox');
      const tests = step.parent!.children.filter(({ kind }) => kind === 'triangle').length;
      return { tests, boxes: step.visits!.length, triangles: scene.mesh.indices.length / 3 };
    };
    const [coarse, fine] = [await seen('terrain-100k'), await seen('terrain-1m')];
    expect(coarse.tests / coarse.triangles / 1e-4).toBeGreaterThan(0.5);
    expect(coarse.tests / coarse.triangles / 1e-4).toBeLessThan(1.5);
    expect(Math.abs(fine.boxes / coarse.boxes - 2)).toBeLessThan(0.25);
    expect(Math.abs(fine.tests / coarse.tests - 3)).toBeLessThan(0.5);
  });
});
