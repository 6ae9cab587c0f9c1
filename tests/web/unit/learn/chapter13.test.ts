/** Chapter 13: how few triangles are tested, and what ten times as many cost. */
import { describe, expect, it } from 'vitest';
import { numbersOf } from '../../../../web/page/learn/tour/values';
import type { Vec3 } from '../../../../web/page/model';
import { presetById } from '../../../../web/page/presets';
import { play } from '../presets/run';
import { asked, said, stopsOf } from './tools';

const [coarse, fine] = await asked(13);

describe('chapter 13', () => {
  it('tests 12 of 100,352 triangles after 36 boxes', () => {
    const { all, tests, looked } = coarse!.numbers;
    expect([all, tests, looked]).toEqual([100352, 12, 36]);
    expect(said(coarse!, 10).right).toBe(true);
    expect(said(coarse!, 36).right).toBe(true);
    expect(said(coarse!, 100).answer.title).toContain('Fewer');
    expect(said(coarse!, 1).answer.title).toContain('More');
    expect(said(coarse!, 100352).answer.title).toContain('Nearly all');
    expect(said(coarse!, 0).right).toBe(false);
  });

  it('tests 34 of 999,698 after 77 boxes', () => {
    const { all, tests, looked, before } = fine!.numbers;
    expect([all, tests, looked]).toEqual([999698, 34, 77]);
    // The text of the second question tells the boxes of the first.
    expect(before).toBe(coarse!.numbers.looked);
    expect(said(fine!, 100).right).toBe(true);
    expect(said(fine!, 200).right).toBe(false);
    expect(said(fine!, 360).answer.title).toContain('Not ten times');
    expect(said(fine!, 5000).answer.title).toContain('Fewer');
    expect(said(fine!, 10).answer.title).toContain('More');
  });

  it('says what happens when one makes the motion longer: boxes and tests grow, and far less than the mesh', async () => {
    const { moment, values } = stopsOf(13).find(({ tryout }) => tryout)!;
    const frame = Number(/^f(\d+)/.exec(moment.address)![1]);
    const scene = await presetById('terrain-100k')!.load();
    const { inputs } = scene.experiment;
    const numbers = [];
    for (const metres of [0.2, 2, 16]) {
      const { displacement } = inputs[frame]!;
      const by = metres / Math.hypot(...displacement);
      const longer = inputs.map((input, at) =>
        at === frame ? { ...input, displacement: displacement.map((v) => v * by) as unknown as Vec3 } : input,
      );
      const made = await play({ ...scene, experiment: { ...scene.experiment, inputs: longer } });
      numbers.push(numbersOf(values, { first: made.tree(frame), second: null }));
      made.dispose();
    }
    for (const name of ['looked', 'tests']) {
      const [short, middle, long] = numbers.map((each) => each[name]!);
      expect(short, name).toBeLessThan(middle!);
      expect(middle, name).toBeLessThan(long!);
      expect(long, name).toBeLessThan(100);
    }
  });
});
