/** Why the body stopped, read from real runs: the same touch as the trace, its part by the name that is shown, q in the plane. */
import { describe, expect, it } from 'vitest';
import { presets } from '../../../../web/page/presets';
import { slideFacts } from '../../../../web/page/scene/moment/slide';
import { answerOf } from '../../../../web/page/why/answer';
import { cross, dot, length, normalize, sub } from '../../../../web/mesh/geometry/vec';
import { play, sceneOf } from '../presets/run';

const slidesOf = async (preset: string, frame: number) => {
  const tree = (await play(await sceneOf(preset))).tree(frame);
  return tree.steps.flatMap((step) => (step.opening.kind === 'SlideBegin' ? [slideFacts(step)!] : []));
};

describe('the answer', () => {
  it('is the edge of triangle 30 on the stairs', async () => {
    const [first] = await slidesOf('stairs', 8);
    const found = answerOf(first!)!;
    expect([found.triangle, found.feature, found.part]).toEqual([30, 'edge', 'e₂']);
    expect(found.time).toBeCloseTo(0.3765, 4);
    expect(found.earliest[0]!.triangle).toBe(30);
    expect(found.reached).toBeLessThanOrEqual(found.tested);
  });

  it('is among the earliest triangles that are listed, first of those that meet in one corner', async () => {
    let corners = 0;
    for (const frame of [0, 10, 20, 28])
      for (const slide of await slidesOf('bunny', frame)) {
        const found = answerOf(slide);
        if (!found) continue;
        const [first, second] = found.earliest;
        expect(first!.triangle, `frame ${frame}`).toBe(found.triangle);
        corners += second && second.time === first!.time ? 1 : 0;
      }
    expect(corners).toBeGreaterThan(0);
  });

  it('is nothing for a sweep that meets nothing', async () => {
    const free = (await slidesOf('stairs', 8)).filter((slide) => !answerOf(slide));
    expect(free.length).toBeGreaterThan(0);
  });

  it('has the time at which the triangle is a radius away, but for a flaw that is called one, and q in its plane', async () => {
    let seen = 0;
    const flawed: string[] = [];
    for (const { id } of presets) {
      if (/million|100k/.test(id)) continue;
      for (const slide of await slidesOf(id, 0)) {
        const found = answerOf(slide);
        if (!found || found.time <= 0) continue;
        seen++;
        const { corners, q, met, time } = found;
        // A body that begins in the mesh, or grazes it, has no first time below the radius.
        if (met !== null && Math.abs(met - time) > 1e-3) flawed.push(id);
        if (!q) continue;
        const normal = normalize(cross(sub(corners[1], corners[0]), sub(corners[2], corners[0])));
        expect(Math.abs(dot(sub(q, corners[0]), normal)), id).toBeLessThan(1e-6 * (1 + length(q)));
      }
    }
    // A root taken for a touch, and single precision far from the origin.
    expect([...new Set(flawed)]).toEqual(['long-edge', 'far-from-home']);
    expect(seen).toBeGreaterThan(5);
  }, 120_000);
});
