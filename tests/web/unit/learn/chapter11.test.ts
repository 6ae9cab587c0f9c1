/** Chapter 11: three sweeps, where they end, and the creep down a ramp. */
import { describe, expect, it } from 'vitest';
import { presetById } from '../../../../web/page/presets';
import type { FrameInput } from '../../../../web/page/model';
import { play } from '../presets/run';
import { answerTo, asked, said, shown, stopsOf } from './tools';

const [sweeps, end, ramp] = await asked(11);

describe('chapter 11', () => {
  it('takes three sweeps: wall, floor, free', () => {
    const { t1, t2, all } = sweeps!.numbers;
    expect(answerTo(sweeps!)).toEqual([3]);
    expect(all).toBe(4);
    expect(t1).toBeCloseTo(0.5, 9);
    expect(t2).toBeCloseTo(0.5007, 4);
    expect(said(sweeps!, 3).right).toBe(true);
    expect(said(sweeps!, 2).answer.title).toContain('Two things');
    expect(said(sweeps!, 4).answer.title).toContain('whole frame');
    expect(said(sweeps!, 1).answer.title).toContain('ends at the wall');
    expect(said(sweeps!, 6).answer.title).toContain('fewer');
  });

  it('ends along wall and floor', () => {
    const { endx, endy, endz } = end!.numbers;
    expect([endx, endy, endz].map((value) => Number(value!.toFixed(4)))).toEqual([1.4979, 1.0005, 1]);
    expect(said(end!, 1.05, 1.05).right).toBe(true);
    const titleAt = (z: number, y: number) => said(end!, z, y).answer.title;
    expect(titleAt(1, 0.9)).toContain('wants to end');
    expect(titleAt(0.5, 1)).toContain('meets the floor');
    expect(titleAt(1.4, 0.7)).toContain('in the floor');
    expect(titleAt(1, 1.3)).toContain('above the floor');
    expect(titleAt(0.75, 1)).toContain('Too short');
    expect(titleAt(1.5, 1)).toContain('Too far');
  });

  it('creeps down the ramp by 0.0079 of 0.06', () => {
    const { gravity, creep, slope } = ramp!.numbers;
    expect(gravity).toBeCloseTo(0.06, 12);
    expect(creep).toBeCloseTo(0.0079, 4);
    expect(slope).toBeCloseTo(26.565, 2);
    expect(said(ramp!, 0, 2).right).toBe(true);
    expect(said(ramp!, 0, 1).answer.say).toContain('no limit of steepness');
    expect(said(ramp!, 1, 0).answer.title).toContain('creeps');
  });

  it('makes 0.0079 of 0.06 in ellipsoid space, as its why says', async () => {
    const { numbers } = await shown(stopsOf(11).filter(({ beat }) => beat === 'why')[1]!);
    const { ge, flat, len, creep, gravity } = numbers as Record<string, number>;
    expect([ge, flat].map((value) => Number(value!.toFixed(1)))).toEqual([0.1, 14]);
    expect(ge! * Math.sin((flat! * Math.PI) / 180)).toBeCloseTo(len!, 4);
    expect(len!).toBeCloseTo(0.0242, 4);
    // In the world it would be more than three times as much.
    expect(gravity! * Math.sin(Math.atan(0.5))).toBeGreaterThan(3 * creep!);
  });

  it('loses the movement along a gutter when gravity is in the same motion, and knows whether the body stands when it is not', async () => {
    const wedge = await presetById('acute-wedge')!.load();
    const [{ displacement }] = wedge.experiment.inputs as [FrameInput];
    const [x, y, z] = displacement;
    const endOf = async (input: FrameInput) =>
      (await play({ ...wedge, experiment: { ...wedge.experiment, inputs: [input] } })).frames[0]!;
    const mixed = await endOf({ displacement: [x, y, z], gravity: [0, 0, 0] });
    const apart = await endOf({ displacement: [x, 0, z], gravity: [0, y, 0] });
    expect(mixed.end[2] - mixed.start[2]).toBeCloseTo(0, 9);
    expect(apart.end[2] - apart.start[2]).toBeCloseTo(z, 9);
    expect([mixed.grounded, apart.grounded]).toEqual([false, true]);
  });
});
