/** The questions about two convex bodies have the answers that are told. */
import { describe, expect, it } from 'vitest';
import { study } from '../../../web/page/methods/convex';
import type {
  ConvexAdvanceEndEvent,
  ConvexEpaEndEvent,
  ConvexEpaStepEvent,
  ConvexGjkStepEvent,
  ConvexSweepEvent,
} from '../../../web/page/methods/convex/schema.gen';
import { stops } from '../../../web/package/trace/walk';
import { type PresetRun, runBeside, runPreset } from '../support';

const preset = (id: string) => study.presets.find((each) => each.id === id)!;
const at = <E>(run: PresetRun, address: string): E => run.moment(address).step.event as unknown as E;
const framesOf = (run: PresetRun): number[] => Array.from({ length: run.frames }, (_, k) => k);

describe('presets of two convex bodies', () => {
  it('nearest: between 0.9722 and 1.2632 after three support points, 1.2587 after six', async () => {
    const run = await runPreset(study, 'convex.nearest');
    const step = at<ConvexGjkStepEvent>(run, 'f0.gjk.i2');
    expect(step.bound).toBeCloseTo(0.9722, 4);
    expect(step.lengthAfter).toBeCloseTo(1.2632, 4);
    expect(run.result(0)).toMatchObject({ verdict: 'separated', gjk: 6 });
    expect(run.result(0)['distance']).toBeCloseTo(1.2587, 4);
    expect(run.moment('f0.outline2').step.opening).toMatchObject({ vertices: 32 });
  });

  it('depth: the first nearest face is no end, face 11 is: 0.3273', async () => {
    const run = await runPreset(study, 'convex.depth');
    const { opening } = run.moment('f13.epa.i0').step;
    const first = opening as unknown as ConvexEpaStepEvent;
    expect(first).toMatchObject({ face: 0 });
    expect(first.distance).toBeCloseTo(0.2245, 4);
    expect(first.reach).toBeCloseTo(2.649, 4);
    const last = run.moment('f13.epa.i3').step.opening as unknown as ConvexEpaStepEvent;
    expect(last.face).toBe(11);
    const end = at<ConvexEpaEndEvent>(run, 'f13.epa');
    expect(end).toMatchObject({ verdict: 'on-boundary', iterations: 4 });
    expect(end.depth).toBeCloseTo(0.327253105, 9);
    [0.855, 0.512, -0.075].forEach((each, k) => expect(end.normal[k]).toBeCloseTo(each, 3));
    expect(framesOf(run).find((k) => (run.result(k)['trueDistance'] as number) < 0)).toBe(11);
  });

  it('core: 248 faces after 123 iterations for whole balls, none for their cores, 0.6 deep', async () => {
    const run = await runPreset(study, 'convex.core');
    const beside = await runBeside(study, preset('convex.core'));
    expect(run.result(0)['epa']).toBe(123);
    expect(at<ConvexEpaEndEvent>(run, 'f0.epa')).toMatchObject({ faces: 248, iterations: 123 });
    expect(run.result(0)['distance']).toBeCloseTo(-0.6, 8);
    expect(beside.result(0)).toMatchObject({ epa: 0, gjk: 2, distance: -0.6 });
  });

  it('tiny: from frame 8 on the constant says meeting, from frame 18 on it is so', async () => {
    const run = await runPreset(study, 'convex.tiny');
    const beside = await runBeside(study, preset('convex.tiny'));
    expect(framesOf(run).find((k) => run.result(k)['verdict'] === 'meeting')).toBe(8);
    expect(framesOf(run).find((k) => beside.result(k)['verdict'] === 'meeting')).toBe(18);
    expect(run.result(13)).toMatchObject({ verdict: 'meeting', distance: 0 });
    expect(at<ConvexGjkStepEvent>(run, 'f8.gjk.i0').lengthAfter).toBe(0.001);
    expect(run.result(13)['trueDistance']).toBeCloseTo(0.0005, 12);
    expect(beside.result(13)['verdict']).toBe('separated');
    expect(at<ConvexGjkStepEvent>(run, 'f13.gjk.i0').verdict).toBe('on-origin');
  });

  it('johnson: inside by signs, 5.680077 apart in truth', async () => {
    const run = await runPreset(study, 'convex.johnson');
    const beside = await runBeside(study, preset('convex.johnson'));
    const step = at<ConvexGjkStepEvent>(run, 'f0.gjk.i29');
    expect(step.verdict).toBe('holds-origin');
    expect(Math.min(step.weight0, step.weight1, step.weight2, step.weight3)).toBeGreaterThan(0);
    expect(at<ConvexGjkStepEvent>(run, 'f0.gjk.i17').lengthAfter).toBeCloseTo(5.6803, 4);
    for (let k = 18; k < 29; k++)
      expect(at<ConvexGjkStepEvent>(run, `f0.gjk.i${k}`).lengthAfter).toBeCloseTo(5.6801, 4);
    expect(run.result(0)).toMatchObject({ verdict: 'meeting', distance: 0 });
    expect(run.result(0)['trueDistance']).toBeCloseTo(5.680077, 6);
    expect(beside.result(0)['verdict']).toBe('separated');
    expect(beside.result(0)['distance']).toBeCloseTo(5.6801, 4);
  });

  it('time: six safe steps to the time of the sweep; the constant says it at 0.7099', async () => {
    const run = await runPreset(study, 'convex.time');
    const beside = await runBeside(study, preset('convex.time'));
    const end = at<ConvexAdvanceEndEvent>(run, 'f0.advance');
    expect(end).toMatchObject({ verdict: 'contact', steps: 6 });
    expect(end.time).toBeCloseTo(0.7297433436, 10);
    const sweep = at<ConvexSweepEvent>(run, 'f0.sweep');
    expect(sweep.verdict).toBe('hit');
    expect(Math.abs(sweep.difference)).toBeLessThan(1e-13);
    expect(beside.result(0)['time']).toBeCloseTo(0.7099, 4);
    const last = at<{ readonly low: number }>(beside, 'f0.advance.i2');
    expect(last.low).toBeCloseTo(0.0021, 4);
  });
});

describe('steps of two convex bodies', () => {
  it('no arrow stops at the outlines, which are there to be drawn from', async () => {
    const tree = (await runPreset(study, 'convex.depth')).tree(13);
    expect(tree.steps.some(({ name }) => name === 'outline2')).toBe(true);
    for (const { level } of study.levels)
      for (const step of stops(tree, level)) expect(step.address).not.toContain('outline');
    expect(stops(tree, 'slide').map(({ name }) => name)).toEqual(['gjk', 'epa', 'truth']);
    expect(stops(tree, 'triangle').filter(({ parent }) => parent?.name === 'gjk')).toHaveLength(4);
  });
});
