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

/** As in the README: a body on a floor, and a block that comes towards it. @returns where both are at the end, and the longest way of a frame */
async function meeting(walk, pushed) {
  const solver = await loadSolver();
  const level = solver.createMesh(
    new Float64Array([-20, 0, -20, -20, 0, 20, 20, 0, 20, 20, 0, -20]),
    new Uint16Array([0, 1, 2, 0, 2, 3]),
  );
  let centre = [0, 0.904, 0];
  let face = 2;
  let falling = 0;
  let longest = 0;
  for (let frame = 0; frame < 60; frame++) {
    face -= pushed * seconds;
    const block = solver.createMesh(
      new Float64Array([face, -1, -2, face, -1, 2, face, 3, 2, face, 3, -2]),
      new Uint16Array([0, 1, 2, 0, 2, 3]),
    );
    falling -= 9.81 * seconds;
    const first = level.moveMany(
      new Float64Array([...centre, walk * seconds, 0, 0, 0, falling * seconds, 0, ...radii]),
      settings,
    );
    if (first.grounded[0] === 1) falling = 0;
    const way = centre.map((value, axis) => first.position[axis] - value);
    const then = block.moveMany(new Float64Array([...centre, ...way, 0, 0, 0, ...radii]));
    block.dispose();
    longest = Math.max(longest, Math.abs(then.position[0] - centre[0]));
    centre = [...then.position];
  }
  level.dispose();
  return { centre, face, longest };
}

describe('two meshes', () => {
  it('move a body once, and either stops it', async () => {
    const { centre, face, longest } = await meeting(3, 0);
    expect(longest).toBeLessThan(3 * seconds + 1e-9);
    expect(centre[0]).toBeLessThan(face - 0.4);
    expect(centre[0]).toBeGreaterThan(face - 0.41);
    expect(centre[1]).toBeCloseTo(0.904, 3);
    const free = await meeting(1, 0);
    expect(free.centre[0]).toBeCloseTo(1, 9);
  });

  it('push a body that stands in the way of one of them', async () => {
    const { centre, face } = await meeting(0, 2.5);
    expect(face).toBeLessThan(0);
    expect(centre[0]).toBeLessThan(face - 0.39);
    expect(centre[0]).toBeGreaterThan(face - 0.41);
    expect(centre[1]).toBeCloseTo(0.904, 3);
  });
});

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
