// What the README says of things that move and of sweeps that only ask: a lift is a mesh of its own, and who stands on it is carried before anything is asked.
import { readFileSync } from 'node:fs';
import { loadSolver } from 'sweepscope';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../../../web/scripts/paths.mjs';

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

/** The code below a heading of the README, as a function of what it uses. */
function codeOf(heading, uses, gives) {
  const readme = readFileSync(fromRoot('build/installed/node_modules/sweepscope/README.md'), 'utf8');
  const [, code] = new RegExp(`### ${heading}\\n[^]*?\`\`\`js\\n([^]*?)\`\`\``).exec(readme);
  return Function(...uses, `${code}\nreturn { ${gives} };`);
}
const sheet = (x0, x1, y, half) => [x0, y, -half, x0, y, half, x1, y, half, x0, y, -half, x1, y, half, x1, y, -half];

describe('the code of the README', () => {
  it('has a body walk onto a lift over a pit, ride and walk off', async () => {
    const solver = await loadSolver();
    const mesh = solver.createMesh(
      new Float64Array([...sheet(-9, 3, 0, 5), ...sheet(5, 9, 0, 5), ...sheet(3, 5, -4, 5)]),
    );
    const code = codeOf(
      'Things that move',
      ['solver', 'mesh', 'liftCorners', 'liftIndices', 'settings', 'radii', 'centre'],
      'frame, where: () => ({ centre, at: lift.at, on: under === lift })',
    );
    const corners = new Float64Array([-1, 0, -5, -1, 0, 5, 1, 0, 5, 1, 0, -5]);
    const { frame, where } = code(
      solver,
      mesh,
      corners,
      new Uint16Array([0, 1, 2, 0, 2, 3]),
      settings,
      radii,
      [0, 0.904, 0],
    );
    // It begins at 4 0 2: flush with the floor, and the pit is under it.
    expect(where().at).toEqual([4, 0, 2]);
    const fall = [0, -9.81 * seconds * seconds, 0];
    const play = (count, walk, lift) => {
      for (let k = 0; k < count; k++) frame([walk * seconds, 0, 0], fall, [0, lift * seconds, 0]);
      return where();
    };
    const onto = play(120, 2, 0);
    expect(onto.on).toBe(true);
    expect(onto.centre[0]).toBeCloseTo(4, 6);
    expect(onto.centre[1]).toBeCloseTo(0.904, 3);
    const below = play(60, 0, -2);
    expect(below.on).toBe(true);
    expect(below.centre[1]).toBeCloseTo(0.904 - 2, 3);
    // Between the walls of the pit that are not there it is stopped by nothing, and goes up again.
    const back = play(60, 0, 2);
    expect(back.centre[1]).toBeCloseTo(0.904, 3);
    const off = play(90, 2, 0);
    expect(off.on).toBe(false);
    expect(off.centre[0]).toBeCloseTo(7, 6);
    expect(off.centre[1]).toBeCloseTo(0.904, 3);
  });

  it('has rays that end where a ray ends, but for the radius of a hair', async () => {
    const solver = await loadSolver();
    const mesh = solver.createMesh(new Float64Array(sheet(-50, 50, 0, 50)));
    const { free } = codeOf('Rays, cameras, projectiles and room', ['solver', 'mesh'], 'free')(solver, mesh);
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
});
