/** The presets of single tests: times and features in closed form. */
import { describe, expect, it } from 'vitest';
import { candidates, type Step } from '../../../../web/package/trace';
import type { EdgeTestEvent, EventOf } from '../../../../web/package/trace/events.gen';
import { opened, play, sceneOf } from './run';
import run from './stairsRun.json';

describe('face hit', () => {
  it('touches the face at t = 0.5, at the point in the question', async () => {
    const { event, frames } = await opened('face-hit', 'FaceTest');
    expect(event.verdict).toBe('face-hit');
    expect(event.time).toBe(0.5);
    expect([event.z < 0, event.x >= 0, event.y >= 0]).toEqual([true, true, true]);
    const [contact] = frames[0]!.contacts;
    expect(contact).toMatchObject({
      time: 0.5,
      triangle: 0,
      feature: 'face',
      normal: [0, 1, 0],
      point: [-0.5, 0, 0.25],
    });
  });
});

describe('edge hit', () => {
  it('reaches the plane at 0.75 beside the triangle and edge 0 at 0.8', async () => {
    const { event, step, frames } = await opened('edge-hit', 'EdgeTest');
    expect(eventOf(step.parent!, 'PlaneTest').t0).toBe(0.75);
    expect(eventOf(step.parent!, 'FaceTest').verdict).toBe('outside-face');
    expect(event.verdict).toBe('edge-hit');
    expect(event.time).toBeCloseTo(0.8, 14);
    expect(event.f).toBeCloseTo((0.25 + 1.5) / 3, 14);
    expect(frames[0]!.contacts[0]).toMatchObject({ feature: 'edge', element: 0 });
  });
});

describe('vertex hit', () => {
  it('touches corner 0 at 0.8; the line of edge 0 comes earlier, outside the edge', async () => {
    const { event, frames } = await opened('vertex-hit', 'EdgeTest');
    expect(event.verdict).toBe('edge-param-out');
    expect(event.root1).toBeLessThan(0.8);
    expect(event.f).toBeLessThan(0);
    const [contact] = frames[0]!.contacts;
    expect(contact).toMatchObject({ feature: 'vertex', element: 0, point: [0, 0, 0] });
    expect(contact!.time).toBeCloseTo(0.8, 14);
  });
});

describe('parallel', () => {
  it('embedded: the whole interval, and the edge at t = 0.55 with normal (−0.8, 0.6, 0)', async () => {
    const { event, frames } = await opened('parallel-embedded', 'PlaneTest');
    expect(event).toMatchObject({ verdict: 'parallel-embedded', speed: 0, distance: 0.6, enter: 0, leave: 1 });
    const [contact] = frames[0]!.contacts;
    expect(contact!.feature).toBe('edge');
    expect(contact!.time).toBeCloseTo(0.55, 14);
    expect(contact!.normal[0]).toBeCloseTo(-0.8, 14);
    expect(contact!.normal[1]).toBeCloseTo(0.6, 14);
  });

  it('out of reach: in the box, 1.8/√2 away, one check and no more', async () => {
    const { event, step, frames } = await opened('parallel-out', 'PlaneTest');
    expect(event).toMatchObject({ verdict: 'parallel-out', speed: 0 });
    expect(event.distance).toBeCloseTo(1.8 / Math.SQRT2, 14);
    expect(step.parent!.children).toHaveLength(1);
    expect(frames[0]).toMatchObject({ contacts: [], end: [0.9, 0.9, 3] });
  });
});

describe('nearest of two', () => {
  it('finds the far wall first at 0.875, then the near one at 0.625', async () => {
    const { event, step, frames } = await opened('nearest-of-two', 'FaceTest');
    expect(event).toMatchObject({ verdict: 'face-hit', time: 0.625 });
    const rows = candidates(step.parent!.parent!);
    expect(rows.filter((row) => row.improved).map((row) => row.time)).toEqual([0.875, 0.625]);
    expect(rows.find((row) => row.chosen)!.step).toBe(step.parent);
    expect(frames[0]!.contacts[0]).toMatchObject({ time: 0.625, triangle: 2 });
  });
});

describe('thin wall at speed', () => {
  it('is clear at start and at the place asked for, touches at 5.5/16 and stops in front', async () => {
    const { event, scene, frames } = await opened('thin-wall', 'FaceTest');
    expect(event).toMatchObject({ verdict: 'face-hit', time: 5.5 / 16 });
    const { radii, start, inputs } = scene.experiment;
    expect(start[0] + radii[0]).toBeLessThan(0);
    expect(start[0] + inputs[0]!.displacement[0] - radii[0]).toBeGreaterThan(0.02);
    expect(frames[0]!.end[0]).toBeCloseTo(-0.5 * 1.005, 12);
  });
});

describe('stairs, nearest edge', () => {
  it('is the run of the visual reference, frame by frame', async () => {
    const played = await play(await sceneOf('stairs'));
    expect(played.frames).toHaveLength(run.frames.length);
    run.frames.forEach((expected, f) => {
      const frame = played.frames[f]!;
      closeTo(frame.start, expected.start);
      closeTo(frame.end, expected.end);
      const hits = [expected.movement, expected.gravity].flatMap((pass, p) =>
        pass.flatMap((hit, slide) => (hit ? [{ pass: p, slide, hit: hit as [number, number, string] }] : [])),
      );
      expect(frame.contacts.map(({ pass, slide }) => [pass, slide])).toEqual(
        hits.map(({ pass, slide }) => [pass, slide]),
      );
      frame.contacts.forEach((contact, k) => expect(contact.time).toBeCloseTo(hits[k]!.hit[0], 12));
    });
    played.dispose();
  });

  it('opens where edge 1 of triangle 30 takes the lead at 0.3765 from 0.4065', async () => {
    const { event, step } = await opened('stairs', 'EdgeTest');
    const expected = run.candidates.find(([triangle]) => triangle === 30)!;
    expect(event).toMatchObject({ edge: 1, verdict: 'edge-hit' });
    expect(event.time).toBeCloseTo(expected[3] as number, 14);
    expect(event.latest).toBeCloseTo(0.40645325982580355, 13);
    const row = candidates(step.parent!.parent!).find((candidate) => candidate.step === step.parent)!;
    expect(row).toMatchObject({ triangle: 30, improved: true, chosen: true });
  });

  it('has nine triangles within reach, each with the outcome and time of the reference', async () => {
    const { step } = await opened('stairs', 'EdgeTest');
    const rows = candidates(step.parent!.parent!);
    const within = run.candidates.filter(([, , , time]) => time !== null);
    expect(rows.filter((row) => row.time !== null)).toHaveLength(9);
    for (const [triangle, outcome, feature, time] of within) {
      const row = rows.find((candidate) => candidate.triangle === triangle)!;
      expect(row.outcome).toBe(outcome);
      expect(row.feature[0]! + (row.feature === 'face' ? 'ace' : row.element)).toBe(feature);
      expect(row.time).toBeCloseTo(time as number, 13);
    }
    const culled = rows.filter((row) => row.outcome === 'culled-backface');
    expect(culled).toHaveLength(run.counts['culled-backface']);
  });
});

describe('model in millimetres', () => {
  it('is the same step in ellipsoid space, and a thousand times the path in the world', async () => {
    const metres = await opened('stairs', 'EdgeTest');
    const millimetres = await opened('millimetres', 'EdgeTest');
    const numbers = (event: EdgeTestEvent) => [event.a2, event.a1, event.a0, event.time, event.f, ...event.point];
    closeTo(numbers(millimetres.event), numbers(metres.event));
    millimetres.frames.forEach((frame, f) =>
      closeTo(
        frame.end.map((value) => value / 1000),
        metres.frames[f]!.end,
      ),
    );
  });
});

function closeTo(actual: readonly number[], expected: readonly number[]): void {
  expect(actual).toHaveLength(expected.length);
  actual.forEach((value, i) => expect(value).toBeCloseTo(expected[i]!, 11));
}

function eventOf<K extends 'PlaneTest' | 'FaceTest'>(triangle: Step, kind: K): EventOf<K> {
  return triangle.children.find((child) => child.event.kind === kind)!.event as EventOf<K>;
}
