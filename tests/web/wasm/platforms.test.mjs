// What the README says of things that move: a lift is a mesh made anew in each frame, and who stands on it is carried before anything is asked.
import { loadSolver } from 'sweepscope';
import { describe, expect, it } from 'vitest';

const seconds = 1 / 60;
const radii = [0.4, 0.9, 0.4];
const settings = { stepHeight: 0.3, snapDistance: 0.3 };

/** Rides for two seconds. @returns frames in the air, and how far above the lift the body was at most and at least */
async function ride(speed, carried) {
  const solver = await loadSolver();
  let height = 0;
  let centre = [0, 0.904, 0];
  let falling = 0;
  const told = { inTheAir: 0, most: -Infinity, least: Infinity };
  for (let frame = 0; frame < 120; frame++) {
    const moved = speed * seconds;
    height += moved;
    const corners = new Float64Array([-2, height, -2, -2, height, 2, 2, height, 2, 2, height, -2]);
    const lift = solver.createMesh(corners, new Uint16Array([0, 1, 2, 0, 2, 3]));
    if (carried) centre[1] += moved;
    falling -= 9.81 * seconds;
    const { position, grounded } = lift.moveMany(
      new Float64Array([...centre, 0, 0, 0, 0, falling * seconds, 0, ...radii]),
      settings,
    );
    lift.dispose();
    centre = [...position];
    if (grounded[0] === 1) falling = 0;
    else told.inTheAir++;
    told.most = Math.max(told.most, centre[1] - height);
    told.least = Math.min(told.least, centre[1] - height);
  }
  return told;
}

describe('a lift', () => {
  it.each([-3, -0.5, 0.5, 3])('carries who stands on it at %s m/s', async (speed) => {
    const { inTheAir, most, least } = await ride(speed, true);
    expect(inTheAir).toBe(0);
    expect(most).toBeLessThan(0.9 + 0.01);
    expect(least).toBeGreaterThan(0.9);
  });

  it('goes down from under who is not carried', async () => {
    expect((await ride(-3, false)).inTheAir).toBeGreaterThan(0);
  });
});
