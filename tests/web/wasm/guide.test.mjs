// What the README says of rays, slopes and crouching, by its own code.
import { loadSolver } from 'sweepscope';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../support/readmeCode.mjs';

const sheet = (half) => [
  -half,
  0,
  -half,
  -half,
  0,
  half,
  half,
  0,
  half,
  -half,
  0,
  -half,
  half,
  0,
  half,
  half,
  0,
  -half,
];

describe('the code of the README', () => {
  it('has rays that end where a ray ends, but for the radius of a hair', async () => {
    const solver = await loadSolver();
    const mesh = solver.createMesh(new Float64Array(sheet(50)));
    const { free } = codeOf('Rays, cameras, projectiles and overlap tests', ['solver', 'mesh'], 'free')(solver, mesh);
    for (let k = 0; k < 200; k++) {
      const [height, down, along] = [1 + (k % 7), 8 + (k % 5), 30 * Math.sin(k)];
      const length = Math.hypot(along, down);
      // As far from the truth as the radius is long in its direction, which is most at a slant.
      expect(Math.abs(free([0, height, 0], [along, -down, 0]) - height / down) * length).toBeLessThan(
        1.1e-6 * (length / down),
      );
    }
    expect(free([0, 1, 0], [30, 1, 0])).toBe(1);
    expect(free([0, 1, 0], [0, -2, 0], 0.25)).toBeCloseTo(0.375, 12);
  });

  it('turns a walk along the ground at its full length, with its heading', () => {
    const { alongGround } = codeOf('Speed on slopes', [], 'alongGround')();
    for (let k = 0; k < 500; k++) {
      const [slope, way, heading] = [(k % 50) * 0.03, k * 0.7, k * 1.3];
      const normal = [Math.sin(slope) * Math.cos(way), Math.cos(slope), Math.sin(slope) * Math.sin(way)];
      const [x, y, z] = alongGround([2 * Math.cos(heading), 2 * Math.sin(heading)], normal);
      expect(Math.hypot(x, y, z)).toBeCloseTo(2, 12);
      expect(x * normal[0] + y * normal[1] + z * normal[2]).toBeCloseTo(0, 12);
      expect(
        Math.abs(
          Math.atan2(z * Math.cos(heading) - x * Math.sin(heading), x * Math.cos(heading) + z * Math.sin(heading)),
        ),
      ).toBeLessThan(1e-9);
    }
    expect(alongGround([0, 0], [0.6, 0.8, 0]).map(Math.abs)).toEqual([0, 0, 0]);
  });

  it('stands up where there is room, and only there', async () => {
    const solver = await loadSolver();
    // A ceiling that comes down from 2.5 to 1.05 m over 10 m: room for 1.808 m, skins included, up to the place where it is that high.
    const mesh = solver.createMesh(
      new Float64Array([
        ...sheet(30),
        ...[-5, 2.5, -9, 5, 1.05, -9, 5, 1.05, 9],
        ...[-5, 2.5, -9, 5, 1.05, 9, -5, 2.5, 9],
      ]),
    );
    const { canStand } = codeOf('Crouching', ['mesh'], 'canStand')(mesh);
    // The nearest point of the ceiling to a standing ellipsoid: its support across the ceiling's normal.
    const [nx, ny] = [1.45, 10].map((v) => v / Math.hypot(1.45, 10));
    const support = Math.hypot(0.4 * nx, 0.9 * ny);
    const limit = -5 + (2.5 - 0.904 - support / ny) / 0.145;
    for (const off of [-2, -0.1, -0.001, 0.001, 0.1, 2])
      expect(canStand([limit + off, 0.504, 0]), `${off}`).toBe(off < 0);
  });
});
