/** The presets of sliding and of the robust method, and the models it walks on. */
import { describe, expect, it } from 'vitest';
import { length, minus, opened, play, sceneOf, withMethod } from './run';

describe('wall and floor', () => {
  it('three sweeps: wall at 0.5, floor, then along both; what is left points along z', async () => {
    const { event, frames } = await opened('wall-and-floor', 'Project');
    const [frame] = frames;
    expect(frame!.sweeps[0]).toBe(3);
    expect(frame!.contacts.map(({ triangle, feature }) => [triangle > 1, feature])).toEqual([
      [true, 'face'],
      [false, 'face'],
    ]);
    expect(frame!.contacts[0]!.time).toBe(0.5);
    expect(event.remainingWorld[2]).toBeGreaterThan(0.5);
    expect(Math.hypot(event.remainingWorld[0], event.remainingWorld[1])).toBeLessThan(1e-12);
  });
});

describe('corner of three planes', () => {
  it('stops dead at radii + skin from all three', async () => {
    const { event, frames } = await opened('three-plane-corner', 'Cone');
    expect(event).toMatchObject({ verdict: 'corner', planes: 3, result: [0, 0, 0] });
    const [frame] = frames;
    expect(frame!.sweeps[0]).toBe(3);
    expect(frame!.contacts.map(({ normal }) => normal)).toEqual([
      [1, 0, 0],
      [0, 0, 1],
      [0, 1, 0],
    ]);
    [0.404, 0.754, 0.504].forEach((value, axis) => expect(frame!.end[axis]).toBeCloseTo(value, 12));
  });
});

describe('starting inside', () => {
  it('is pushed out of the wall by 0.205 first, then out of the floor by 0.205, and moves on', async () => {
    const { event, step, frames } = await opened('start-overlapping', 'Depenetrate');
    expect(event.normal[0]).toBe(-1);
    expect(event.push[0]).toBeCloseTo(-0.205, 12);
    const pushes = step.parent!.children.filter((child) => child.kind === 'push');
    expect(pushes).toHaveLength(2);
    expect(pushes[1]!.event).toMatchObject({ kind: 'Depenetrate', normal: [0, 1, 0] });
    expect(frames[0]!.startDepth).toBeCloseTo(0.4, 12);
    frames.forEach((frame, f) => {
      [1.495, 1.005, f].forEach((value, axis) => expect(frame.end[axis]).toBeCloseTo(value, 12));
    });
  });
});

describe('floor of many triangles', () => {
  it('keeps its height across every seam and makes all of its way', async () => {
    const { event, frames } = await opened('tessellated-floor', 'Nearest');
    expect(event).toMatchObject({ found: true, feature: 'face' });
    const met = new Set(frames.flatMap((frame) => frame.contacts.map(({ triangle }) => triangle)));
    expect(met.size).toBeGreaterThan(15);
    for (const frame of frames) {
      expect(frame.end[1]).toBeCloseTo(0.603, 12);
      for (const { normal } of frame.contacts) expect(normal[1]).toBeCloseTo(1, 12);
    }
    const moved = minus(frames.at(-1)!.end, frames[0]!.end);
    expect(moved[0]).toBeCloseTo(29 * 0.16, 9);
    expect(moved[2]).toBeCloseTo(29 * 0.06, 9);
  });
});

describe('slivers and zero area', () => {
  it('is carried by a point, a line, a doubled corner, a sliver and a duplicate, always at radius + skin', async () => {
    const { event, frames } = await opened('slivers', 'Nearest');
    expect(event).toMatchObject({ found: true, triangle: 1, feature: 'edge' });
    const landings = frames.map((frame) => frame.contacts.at(-1)!);
    expect(landings.map(({ triangle }) => triangle)).toEqual([0, 1, 2, 3, 4]);
    expect(landings.slice(0, 3).map(({ feature }) => feature)).toEqual(['vertex', 'edge', 'edge']);
    frames.forEach((frame, f) => {
      expect(frame.grounded).toBe(true);
      [2 * f, 0.505, 0.25].forEach((value, axis) => expect(frame.end[axis]).toBeCloseTo(value, 9));
    });
  });
});

describe('free walk', () => {
  it('climbs the stairs to the landing and goes down the ramp, always on the ground', async () => {
    const { event, frames } = await opened('free-walk', 'StepUp');
    expect(event.verdict).toBe('taken');
    expect(event.landed[1]).toBeGreaterThan(event.raised[1] - 0.25 + 0.1);
    expect(Math.max(...frames.map((frame) => frame.end[1]))).toBeCloseTo(0.9 + 0.903, 9);
    for (const frame of frames) {
      expect(frame.grounded).toBe(true);
      expect(frame.truncated).toBe(false);
    }
    expect(frames.at(-1)!.end[1]).toBeLessThan(1.5);
  });
});

describe('bunny', () => {
  it('is stopped by a corner, in a frame of edge, corner and edge', async () => {
    const { event, frames } = await opened('bunny', 'Nearest');
    expect(event).toMatchObject({ found: true, feature: 'vertex' });
    const features = frames[28]!.contacts.filter(({ pass }) => pass === 0).map(({ feature }) => feature);
    expect(features).toEqual(['edge', 'vertex', 'edge']);
    for (const frame of frames) expect(frame.startDepth).toBe(0);
  });
});

describe('terrain', { timeout: 60_000 }, () => {
  const opening = async (id: string) => {
    const { scene, frames, step } = await opened(id, 'QueryBox');
    const tests = step.parent!.children.filter((child) => child.kind === 'triangle').length;
    return { mesh: scene.mesh, frames, tests };
  };

  it.each(['terrain-100k', 'terrain-1m'])(
    '%s: less than a thousandth is tested, and the body stays on top',
    async (id) => {
      const { frames, tests } = await opening(id);
      const { mesh } = await sceneOf(id);
      expect(mesh.indices.length / 3).toBe(id === 'terrain-1m' ? 999_698 : 100_352);
      expect(tests).toBeGreaterThan(0);
      expect(tests).toBeLessThan(mesh.indices.length / 3 / 1000);
      for (const frame of frames.slice(1)) {
        expect(frame.grounded).toBe(true);
        expect(frame.startDepth).toBe(0);
        expect(length(minus(frame.end, frame.start))).toBeLessThan(0.8);
      }
    },
  );
});

describe('the paper method on the presets of the robust one', () => {
  it('goes wrong where the robust one is shown: it never gets out of the overlap', async () => {
    const played = await play(withMethod(await sceneOf('start-overlapping'), 'paper'));
    expect(played.frames.at(-1)!.startDepth).toBeGreaterThan(0.1);
    played.dispose();
  });
});
