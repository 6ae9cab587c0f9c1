import { describe, expect, it } from 'vitest';
import { terrain } from '../../../../meshes/shapes/terrain';
import { thumbPath } from '../../../../web/page/workbench/left/Thumb';
import { likeness } from '../../../../web/page/workbench/left/likeness';
import type { SceneMesh, Vec3 } from '../../../../web/page/model';

const square = {
  positions: Float64Array.of(0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1),
  indices: Uint32Array.of(0, 1, 2, 0, 2, 3),
  bounds: { min: [0, 0, 0], max: [1, 0, 1] },
} as const;

describe('likeness', () => {
  it('is every edge of a small mesh, once', () => {
    expect(likeness(square)).toHaveLength(5);
  });

  it.each([100, 700])('of a terrain of %i cells a side is a coarse net over all of it', (cells) => {
    const { positions, indices } = terrain({ cells, extent: 60, relief: 4, seed: 7 });
    const [min, max] = ([Math.min, Math.max] as const).map((pick) =>
      [0, 1, 2].map((axis) => positions.reduce((end, x, k) => (k % 3 === axis ? pick(end, x) : end), positions[axis]!)),
    ) as unknown as [Vec3, Vec3];
    const lines = likeness({ positions, indices, bounds: { min, max } });
    expect(lines.length).toBeGreaterThan(300);
    expect(lines.length).toBeLessThan(5000);
    const side = max[0] - min[0];
    const ends = lines.flatMap((line) => line.map(([x]) => x));
    expect(Math.max(...ends) - Math.min(...ends)).toBeGreaterThan(0.9 * side);
    // Lines, not dust.
    const lengths = lines.map(([a, b]) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).sort((a, b) => a - b);
    expect(lengths[lengths.length >> 1]).toBeGreaterThan(side / 60);
  });

  it('makes a path of numbers', () => {
    expect(thumbPath(square as unknown as SceneMesh)).toMatch(/^(M[\d.]+ [\d.]+L[\d.]+ [\d.]+)+$/);
  });
});
