/** The questions about a shot have the answers that are told. */
import { describe, expect, it } from 'vitest';
import { study } from '../../../web/page/methods/projectile';
import { axesInView, placement, subject } from '../../../web/page/methods/projectile/space';
import type {
  ShotBoxEndEvent,
  ShotFaceEvent,
  ShotPlaceEvent,
  ShotRayEvent,
  ShotSlabYEvent,
} from '../../../web/page/methods/projectile/schema.gen';
import { sentence } from '../../../web/page/explain/sentence';
import { t } from '../../../web/page/base/i18n/messages';
import { runBeside, runPreset, runStudy, type PresetRun } from '../support';

const preset = (id: string) => study.presets.find((each) => each.id === id)!;
const eventAt = <E>(run: PresetRun, address: string): E => run.moment(address).step.event as unknown as E;
const said = (run: PresetRun, address: string): string => {
  const { key, values } = sentence(run.moment(address).step);
  return t(key, values);
};

describe('presets of a shot', () => {
  it('two spaces: t is 0.3181 in both, through side y, to rounding; the parabola comes in at 0.3214', async () => {
    const run = await runPreset(study, 'projectile.two-spaces');
    const slab = eventAt<ShotSlabYEvent>(run, 'f0.box0.y');
    expect(slab.t1).toBeCloseTo(0.3181, 4);
    expect(slab.worldT1).toBeCloseTo(0.3181, 4);
    expect(slab.difference).toBeCloseTo(1.67e-16, 18);
    expect(said(run, 'f0.box0.y')).toContain('1.67e−16');
    const end = eventAt<ShotBoxEndEvent>(run, 'f0.box0');
    expect([end.verdict, end.face]).toEqual(['hit', 3]);
    expect(end.arcTime).toBeCloseTo(0.3214, 4);
  });

  it('thin plate: the end of the way is outside, the ray meets the plate at 0.6659', async () => {
    const run = await runPreset(study, 'projectile.thin-plate');
    const beside = await runBeside(study, preset('projectile.thin-plate'));
    expect(eventAt<ShotPlaceEvent>(run, 'f2.box1.place').inside).toBe(false);
    expect(said(run, 'f2.box1.place')).toContain('0.6659');
    expect(run.result(2)).toMatchObject({ hit: false, verdict: 'tunnelled' });
    for (let frame = 2; frame < run.frames; frame++) expect(run.result(frame)['hit'], `frame ${frame}`).toBe(false);
    expect(beside.result(2)).toMatchObject({ hit: true, box: 1 });
    expect(beside.result(2)['time']).toBeCloseTo(0.6659, 4);
  });

  it('over the top: the chord hits at 0.4, the parabola passes 0.3066 above its middle', async () => {
    const run = await runPreset(study, 'projectile.over-the-top');
    const beside = await runBeside(study, preset('projectile.over-the-top'));
    expect(run.result(0)).toMatchObject({ hit: true, arcTime: Infinity, arcDiffers: true });
    expect(run.result(0)['time']).toBeCloseTo(0.4, 12);
    expect(eventAt<ShotRayEvent>(run, 'f0.ray0').sag).toBeCloseTo(0.3066, 4);
    const face = eventAt<ShotFaceEvent>(run, 'f0.box0.face3');
    expect(face.verdict).toBe('beside-face');
    expect(face.root).toBeCloseTo(0.9104, 4);
    expect(beside.result(0)['hit']).toBe(false);
  });

  it('nothing by nothing: no number, parallel and on the face; slab x says 0.3333', async () => {
    const run = await runPreset(study, 'projectile.nothing-by-nothing');
    const slab = eventAt<ShotSlabYEvent>(run, 'f0.box0.y');
    expect(slab.toHigh).toBeNaN();
    expect(slab).toMatchObject({ verdict: 'parallel-inside', t1: -Infinity, t2: Infinity });
    expect(said(run, 'f0.box0.y')).toContain('0 / 0');
    expect(run.result(0)['time']).toBeCloseTo(1 / 3, 12);
  });
});

describe('as slide 8 prints it', () => {
  it('the speed along x doubles in each frame: 1024 after ten; as meant it stays 1', async () => {
    const run = await runPreset(study, 'projectile.as-printed');
    const beside = await runBeside(
      study,
      study.presets.find(({ id }) => id === 'projectile.as-printed')!,
    );
    for (let k = 0; k < 10; k++) {
      const ahead = ({ velocity }: { velocity: number[] }) => velocity[0];
      expect(ahead(run.moment(`f${k}.move`).step.event as never)).toBe(2 ** (k + 1));
      expect(ahead(beside.moment(`f${k}.move`).step.event as never)).toBe(1);
    }
    expect(said(run, 'f9.move')).toContain('added to itself');
    expect(said(beside, 'f9.move')).not.toContain('added to itself');
  });

  it('stays a number in a long run', async () => {
    const run = await runStudy(study, { boxes: 0, mesh: false, motion: 'printed', frames: 3000 });
    expect(Number.isFinite(run.result(2999)['speed'] as number)).toBe(true);
    expect((run.result(2999)['centre'] as readonly number[]).every(Number.isFinite)).toBe(true);
  });
});

describe('the box’s own space', () => {
  it('puts the asked box straight and turns with it', async () => {
    const run = await runPreset(study, 'projectile.two-spaces');
    const { origin, right, up, back } = placement(run.moment('f0.box0.y'));
    expect(origin).toEqual([0, 0, 0]);
    [Math.cos(Math.PI / 6), 0.5, 0].forEach((part, k) => expect(right[k]).toBeCloseTo(part, 12));
    [-0.5, Math.cos(Math.PI / 6), 0].forEach((part, k) => expect(up[k]).toBeCloseTo(part, 12));
    [0, 0, 1].forEach((part, k) => expect(back[k]).toBeCloseTo(part, 12));
  });

  it('shows the axis that is asked, and the one the shot moves along', () => {
    expect(axesInView(null, [4, -3, 0])).toEqual([0, 1]);
    expect(axesInView(2, [4, -3, 0])).toEqual([0, 2]);
    expect(axesInView(2, [1, -3, 0])).toEqual([2, 1]);
    expect(axesInView(1, [0, 0, 5])).toEqual([2, 1]);
    expect(axesInView(null, [0, 0, 0])).toEqual([0, 1]);
  });

  it('has something in sight where there is nothing to hit', async () => {
    const run = await runStudy(study, { boxes: 0, velocity: [0, 0, 0], gravity: 0, frames: 1 });
    const points = subject(run.moment('f0'));
    const [low, high] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
    expect(high).toBeGreaterThan(low);
  });
});
