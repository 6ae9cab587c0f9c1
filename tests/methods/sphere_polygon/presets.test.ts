/** The questions about a sphere at rest and a polygon have the answers that are told. */
import { describe, expect, it } from 'vitest';
import { study } from '../../../web/page/methods/sphere_polygon';
import type {
  RestFrameEvent,
  RestInsideEvent,
  RestNearestEvent,
  RestPlaceEvent,
  RestPlaneEvent,
  RestSweptEvent,
} from '../../../web/page/methods/sphere_polygon/schema.gen';
import { type PresetRun, runBeside, runPreset } from '../support';

const preset = (id: string) => study.presets.find((each) => each.id === id)!;
const at = <E>(run: PresetRun, address: string): E => run.moment(address).step.event as unknown as E;
const framesOf = (run: PresetRun): number[] => Array.from({ length: run.frames }, (_, k) => k);

describe('presets of a sphere at rest and a polygon', () => {
  it('regions: side 2 decides at 0.5065, 0.779 radii; the sweep touched at 0.1604', async () => {
    const run = await runPreset(study, 'sphere_polygon.regions');
    const nearest = at<RestNearestEvent>(run, 'f0.t0.nearest');
    expect(nearest).toMatchObject({ feature: 'side', element: 2, verdict: 'touches', right: true });
    expect(nearest.distance).toBeCloseTo(0.5065, 4);
    expect(nearest.ratio).toBeCloseTo(0.779, 3);
    expect(at<RestPlaceEvent>(run, 'f0.t0.region').region).toBe('beside');
    const swept = at<RestSweptEvent>(run, 'f0.swept');
    expect(swept.time).toBeCloseTo(0.1604, 4);
    expect(swept.late).toBeCloseTo(0.151, 3);
  });

  it('behind: the test stops 0.06 behind the face, 0.59 deep; from both sides it is seen', async () => {
    const run = await runPreset(study, 'sphere_polygon.behind');
    const beside = await runBeside(study, preset('sphere_polygon.behind'));
    expect(at<RestPlaceEvent>(run, 'f4.t0.region').region).toBe('behind');
    expect(at<RestPlaneEvent>(run, 'f4.t0.plane').printed).toBeCloseTo(-0.06, 10);
    const { overlap, trueOverlap, trueDistance, depth } = run.result(4);
    expect([overlap, trueOverlap]).toEqual([false, true]);
    expect(trueDistance).toBeCloseTo(0.06, 10);
    expect(depth).toBeCloseTo(0.59, 10);
    expect(beside.result(4)['overlap']).toBe(true);
  });

  it('bay: 646.26° make a touch at 0.1 of nothing; the winding is 0, the true distance 0.5099', async () => {
    const run = await runPreset(study, 'sphere_polygon.bay');
    const beside = await runBeside(study, preset('sphere_polygon.bay'));
    const inside = at<RestInsideEvent>(run, 'f0.t0.inside');
    expect((inside.sum * 180) / Math.PI).toBeCloseTo(646.26, 2);
    expect(inside).toMatchObject({ inside: true, bySides: false, winding: 0, agree: false });
    expect(run.result(0)).toMatchObject({ overlap: true, trueOverlap: false });
    expect(run.result(0)['distance']).toBeCloseTo(0.1, 10);
    expect(run.result(0)['trueDistance']).toBeCloseTo(0.5099, 4);
    expect(at<RestNearestEvent>(beside, 'f0.t0.nearest').ratio).toBeCloseTo(1.7, 2);
    expect(beside.result(0)['overlap']).toBe(false);
  });

  it('large floor: 5.17e-9 below the bound, behind from frame 7 on; with signed edges it rests at 0.3', async () => {
    const run = await runPreset(study, 'sphere_polygon.large-floor');
    const beside = await runBeside(study, preset('sphere_polygon.large-floor'));
    const inside = at<RestInsideEvent>(run, 'f0.t0.inside');
    expect(-inside.over).toBeCloseTo(5.17e-9, 11);
    expect(inside).toMatchObject({ inside: false, bySides: true, agree: false });
    expect(framesOf(run).find((k) => run.result(k)['region'] === 'behind')).toBe(7);
    expect(framesOf(run).some((k) => run.result(k)['overlap'])).toBe(false);
    const height = (of: PresetRun) => (of.result(of.frames - 1)['centre'] as RestFrameEvent['centre'])[1];
    expect(height(beside)).toBeCloseTo(0.3, 9);
    expect(height(run)).toBeLessThan(-10);
  });

  it('too fast: both places are 1 away, the sweep touched in frame 1 at 0.375', async () => {
    const run = await runPreset(study, 'sphere_polygon.too-fast');
    const swept = at<RestSweptEvent>(run, 'f1.swept');
    expect(swept.time).toBeCloseTo(0.375, 10);
    expect([0, 1].map((k) => run.result(k)['trueDistance'])).toEqual([1, 1]);
    expect(framesOf(run).filter((k) => run.result(k)['missed'])).toEqual([1]);
    expect(framesOf(run).some((k) => run.result(k)['overlap'])).toBe(false);
  });
});
