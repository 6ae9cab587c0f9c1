/** The questions about planes under a transform have the answers that are told. */
import { describe, expect, it } from 'vitest';
import { study } from '../../../web/page/methods/transforms';
import type {
  ChangeCrossEvent,
  ChangeEquationEvent,
  ChangeHitEvent,
  ChangeNormalsEvent,
  ChangeRayCompareEvent,
  ChangeWindingEvent,
} from '../../../web/page/methods/transforms/schema.gen';
import type { StudyMoment } from '../../../web/page/model/study/types';
import { type PresetRun, runBeside, runPreset, runStudy } from '../support';

const preset = (id: string) => study.presets.find((each) => each.id === id)!;

const eventAt = <E>(run: PresetRun, address: string): E => run.moment(address).step.event as unknown as E;

function expectVector(value: readonly number[], wanted: readonly number[], digits = 4): void {
  wanted.forEach((part, k) => expect(value[k]).toBeCloseTo(part, digits));
}

describe('presets of planes under a transform', () => {
  it('leans: 48.39 degrees, over 10 from frame 8 on, while the one in use is never off', async () => {
    const run = await runPreset(study, 'transforms.leans');
    const event = eventAt<ChangeNormalsEvent>(run, 'f39.normal.compare');
    expectVector(event.rightUnit, [0.27, 0.96, 0], 2);
    expectVector(event.naiveUnit, [0.9, 0.44, 0], 2);
    expect(event.angle).toBeCloseTo(48.39, 2);
    const along = [event.a, event.b].map((side) =>
      Math.abs(side.reduce((sum, part, k) => sum + part * event.naiveUnit[k]!, 0)),
    );
    expect(along).toEqual([expect.closeTo(0.5591, 4), expect.closeTo(0.7477, 4)]);
    expect(event.naiveAlong).toBeCloseTo(Math.max(...along), 12);
    const angles = Array.from({ length: run.frames }, (_, k) => run.result(k)['angle'] as number);
    expect(angles[0]).toBe(0);
    expect(angles.findIndex((angle) => angle > 10)).toBe(8);
    const beside = await runBeside(study, preset('transforms.leans'));
    expect(run.result(39)['off']).toBe(0);
    expect(beside.result(39)['off']).toBeCloseTo(48.39, 2);
  });

  it('four numbers: M itself misses the points by 0.6708 when they are moved, by 0.75 when they are scaled evenly', async () => {
    const run = await runPreset(study, 'transforms.four-numbers');
    const moved = eventAt<ChangeEquationEvent>(run, 'f0.plane.abcd');
    expect(moved.naiveHolds).toBe(false);
    expect(moved.naiveOff).toBeCloseTo(0.6708, 4);
    expect([moved.offset, moved.naiveOffset]).toEqual([expect.closeTo(-0.5, 12), expect.closeTo(-0.5, 12)]);
    expect(moved.rightDistance).toBeCloseTo(-1.5, 12);
    expect(moved.rightOff).toBeLessThan(1e-14);
    expect(study.readouts(run.moment('f0.plane.abcd'))[1]).toMatchObject({ value: '26.57°' });
    expect(study.readouts(run.moment('f0'))[1]).toMatchObject({ value: '0.00°' });
    const scaled = await runBeside(study, preset('transforms.four-numbers'));
    expect(eventAt<ChangeEquationEvent>(scaled, 'f0.plane.abcd').naiveOff).toBeCloseTo(0.75, 12);
  });

  it('four numbers: turns and mirrors alone may use M itself', async () => {
    const changes = { scale: [-1, 1, 1], turn: [20, 30, 40], translation: [0, 0, 0], frames: 1 } as const;
    const run = await runStudy(study, { ...changes });
    expect(eventAt<ChangeEquationEvent>(run, 'f0.plane.abcd').naiveHolds).toBe(true);
  });

  it('ray: t is 1.8562 before and after, -0.4892 with the naive normal, and the reflection changes by 11.89 degrees', async () => {
    const run = await runPreset(study, 'transforms.ray');
    const [before, after, naive] = [0, 1, 2].map((k) => eventAt<ChangeHitEvent>(run, `f39.ray.hit${k}`));
    expect(before!.time).toBeCloseTo(1.8562, 4);
    expect(after!.time).toBeCloseTo(before!.time, 12);
    expect(after!.printed).toBeCloseTo(-1.8562, 4);
    expect(naive!.time).toBeCloseTo(-0.4892, 4);
    expect(naive!.verdict).toBe('behind');
    const same = eventAt<ChangeRayCompareEvent>(run, 'f39.ray.same');
    expect(same.rightOff).toBeLessThan(1e-14);
    expect(same.naiveOff).toBeCloseTo(2.3507, 4);
    expect(same.rightAngle).toBeCloseTo(11.89, 2);
  });

  it('mirror: both normals are upright, to different sides', async () => {
    const run = await runPreset(study, 'transforms.mirror');
    const event = eventAt<ChangeWindingEvent>(run, 'f0.normal.winding');
    expectVector(event.byInverse, [-0.6, 0.8, 0], 12);
    expectVector(event.byPoints, [0.6, -0.8, 0], 12);
    expect(event).toMatchObject({ sign: -1, flips: true });
    expect(run.result(0)).toMatchObject({ windingFlips: true, type: 'rigid', off: 0 });
    expect(run.result(0)['distance']).toBeCloseTo(run.result(0)['distanceBefore'] as number, 12);
  });

  it('flat: no normal by inverse transpose, one by M itself that lies along the plane, one by the moved points', async () => {
    const run = await runPreset(study, 'transforms.flat');
    const event = eventAt<ChangeNormalsEvent>(run, 'f39.normal.compare');
    expect(event).toMatchObject({ verdict: 'no-inverse', rightUnit: [0, 0, 0], naiveUnit: [1, 0, 0] });
    expect(event.naiveAlong).toBe(1);
    expect(run.result(39)['determinant']).toBe(0);
    expect(eventAt<ChangeCrossEvent>(run, 'f39.plane.cross1').n).toEqual([0, 1, 0]);
  });

  it('what is dragged comes back to where it was set', async () => {
    for (const id of ['transforms.leans', 'transforms.four-numbers', 'transforms.mirror']) {
      const run = await runPreset(study, id);
      const moment: StudyMoment = run.moment(preset(id).address);
      const handles = study.handles(moment);
      expect(handles).toHaveLength(6);
      for (const handle of handles.filter((each) => each.id !== 'direction'))
        for (const [name, value] of Object.entries(handle.set(handle.at)))
          expectVector(value as readonly number[], moment.settings[name] as readonly number[]);
    }
    const flat = await runPreset(study, 'transforms.flat');
    expect(study.handles(flat.moment('f39'))).toEqual([]);
  });
});
