/** The questions about bounding volumes have the answers that are told, and the chair that is drawn is the one that is measured. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { study } from '../../../web/page/methods/volumes';
import { chairCorners } from '../../../web/page/methods/volumes/chair';
import { groupsOf } from '../../../web/page/methods/volumes/look';
import { modelOf, spanAlong } from '../../../web/page/methods/volumes/model';
import type {
  Result,
  VolumeAabbEvent,
  VolumeAxisEvent,
  VolumeObbEvent,
  VolumeSideEvent,
  VolumeSlabEvent,
  VolumeTestEvent,
} from '../../../web/page/methods/volumes/schema.gen';
import { type PresetRun, runBeside, runPreset, runStudy } from '../support';

const preset = (id: string) => study.presets.find((each) => each.id === id)!;
const at = <E>(run: PresetRun, address: string): E => run.moment(address).step.event as unknown as E;
const first = (run: PresetRun): Result => run.result(0) as unknown as Result;

describe('presets of bounding volumes', () => {
  it('stale: the box ends at ±0.7, the chair sticks out by 0.4790, the probe is missed; eight corners find it', async () => {
    const run = await runPreset(study, 'volumes.stale');
    const axis = at<VolumeAxisEvent>(run, 'f0.aabb.x0');
    expect([axis.low, axis.high]).toEqual([-0.7, 0.7]);
    expect(Math.max(axis.low - axis.vertexLow, axis.vertexHigh - axis.high)).toBeCloseTo(0.479, 4);
    expect(first(run)).toMatchObject({ hullInside: true, aabbInside: false, missed: 1 });
    expect(first(run).outside).toBeCloseTo(0.479, 4);
    const beside = first(await runBeside(study, preset('volumes.stale')));
    expect(beside).toMatchObject({ aabbInside: true, missed: 0, outside: 0 });
  });

  it('two corners: ±0.1066, 1.0725 out; eight corners 35.9 % full, the vertices 54.1 %', async () => {
    const run = await runPreset(study, 'volumes.two-corners');
    const axis = at<VolumeAxisEvent>(run, 'f0.aabb.x0');
    expect([axis.low, axis.high]).toEqual([expect.closeTo(-0.1066, 4), expect.closeTo(0.1066, 4)]);
    expect(first(run).outside).toBeCloseTo(1.0725, 4);
    expect(first(await runBeside(study, preset('volumes.two-corners'))).aabbFull).toBeCloseTo(0.541, 3);
    const eight = await runStudy(study, { ...preset('volumes.two-corners').settings, refit: 'eight-corners' });
    expect(first(eight).aabbFull).toBeCloseTo(0.359, 3);
  });

  it('crowd: 23.0 % full with it, 54.9 % without; by the surface 55.1 %, the smallest 74.2 %', async () => {
    const { settings } = preset('volumes.crowd');
    expect(first(await runPreset(study, 'volumes.crowd')).obbFull).toBeCloseTo(0.23, 3);
    expect(first(await runStudy(study, { ...settings, crowd: 0 })).obbFull).toBeCloseTo(0.549, 3);
    expect(first(await runStudy(study, { ...settings, obb: 'surface-covariance' })).obbFull).toBeCloseTo(0.551, 3);
    expect(first(await runBeside(study, preset('volumes.crowd'))).obbFull).toBeCloseTo(0.742, 3);
  });

  it('left-handed edges: the normals point inward and the probe is missed; in the right order it is found', async () => {
    const run = await runPreset(study, 'volumes.left-handed');
    const sides = [0, 1, 2, 3, 4, 5].map((side) => at<VolumeSideEvent>(run, `f0.obb.s${side}`));
    expect(sides.every(({ inward }) => inward)).toBe(true);
    expect(sides[0]!.verdict).toBe('in-front');
    const opening = run.moment('f0.obb').step.opening as unknown as VolumeObbEvent;
    expect(opening.determinant).toBeCloseTo(-2.8, 10);
    expect(first(run)).toMatchObject({ hullInside: true, obbInside: false, missed: 1 });
    expect(first(await runBeside(study, preset('volumes.left-handed')))).toMatchObject({ obbInside: true, missed: 0 });
  });

  it('slabs: 14 sides 61.3 % full with two false alarms, 18 sides 69.5 % and none', async () => {
    const run = await runPreset(study, 'volumes.slabs');
    expect(at<VolumeSlabEvent>(run, 'f0.kdop.d3').along).toEqual([1, 1, 1]);
    expect(first(run).kdopFull).toBeCloseTo(0.613, 3);
    expect(first(run).falseAlarms).toBe(2);
    const beside = first(await runBeside(study, preset('volumes.slabs')));
    expect(beside.kdopFull).toBeCloseTo(0.695, 3);
    expect(beside.falseAlarms).toBe(0);
  });
});

describe('the chair that is drawn', () => {
  it('is the one of the C++', () => {
    const source = readFileSync(new URL('../../../wasm/methods/volumes/chair.h', import.meta.url), 'utf8');
    const numbers = (text: string): number[] => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    const outline = /outline\{\{([^;]*)\}\}\};/.exec(source)![1]!;
    const cap = /cap\[9\]\[3\] = \{([^;]*)\};/.exec(source)![1]!;
    const flat = numbers(outline);
    const corner = (k: number, z: number) => [flat[2 * k], flat[2 * k + 1], z];
    const triangles = numbers(cap);
    const wanted = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((row) => {
      const [a, b, c] = triangles.slice(3 * row, 3 * row + 3) as [number, number, number];
      return [corner(a, 0.5), corner(b, 0.5), corner(c, 0.5), corner(c, -0.5), corner(b, -0.5), corner(a, -0.5)];
    });
    expect(flat).toHaveLength(22);
    expect(chairCorners().slice(0, wanted.length)).toEqual(wanted);
  });

  it('reaches as far as the events say, turned in every frame', async () => {
    const run = await runStudy(study, { turn: [20, 30, 40], spin: [7, 5, 3], shown: 'aabb', refit: 'vertices' });
    for (const frame of [0, 11, 35]) {
      const moment = run.moment(`f${frame}`);
      const { vertexLow, vertexHigh } = groupsOf(moment).aabb as VolumeAabbEvent;
      const corners = modelOf(moment).tiles.flatMap((tile) => tile.corners);
      [0, 1, 2].forEach((axis) => {
        const unit = [0, 1, 2].map((k) => (k === axis ? 1 : 0)) as unknown as [number, number, number];
        const [low, high] = spanAlong(corners, unit);
        expect(low).toBeCloseTo(vertexLow[axis]!, 12);
        expect(high).toBeCloseTo(vertexHigh[axis]!, 12);
      });
    }
  });

  it('answers both tests of every volume that is shown', async () => {
    const run = await runStudy(study, {});
    for (const which of ['aabb', 'sphere', 'obb', 'kdop', 'hull'])
      expect(at<VolumeTestEvent>(run, `f0.${which}.test0`).volumeKind).toBe(which);
  });
});
