// What the README says of things that move and of sweeps that only ask: a lift is a mesh of its own, and who stands on it is carried before anything is asked.
import { loadSolver } from 'sweepscope';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../support/readmeCode.mjs';

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

/** The code of "Things that move" over a level and one piece that moves, which begins at 4 0 2. */
function movingPiece(solver, mesh, corners, centre) {
  const code = codeOf(
    'Things that move',
    ['solver', 'mesh', 'liftCorners', 'liftIndices', 'settings', 'radii', 'centre'],
    'frame, where: () => ({ centre, at: lift.at, on: under === lift }), put: (place) => { lift.at = place; }',
  );
  const indices = new Uint16Array(Array.from({ length: corners.length / 3 }, (_, k) => k));
  return code(solver, mesh, corners, indices, settings, radii, centre);
}

/** A box whose faces look outward, or inward: a room. */
function box(from, to, inward = false) {
  const corner = (bits) => [0, 1, 2].map((axis) => (bits & (1 << axis) ? to[axis] : from[axis]));
  const faces = [...[0, 4, 6, 2, 5, 1, 3, 7, 0, 1, 5, 4], ...[6, 7, 3, 2, 4, 5, 7, 6, 1, 0, 2, 3]];
  const corners = [];
  for (let k = 0; k < faces.length; k += 4) {
    const [a, b, c, d] = faces.slice(k, k + 4).map(corner);
    corners.push(...(inward ? [a, c, b, a, d, c] : [a, b, c, a, c, d]).flat());
  }
  return corners;
}

const sheet = (x0, x1, y, half) => [x0, y, -half, x0, y, half, x1, y, half, x0, y, -half, x1, y, half, x1, y, -half];

describe('the code of the README', () => {
  it('has a body walk onto a lift over a pit, ride and walk off', async () => {
    const solver = await loadSolver();
    const mesh = solver.createMesh(
      new Float64Array([...sheet(-9, 3, 0, 5), ...sheet(5, 9, 0, 5), ...sheet(3, 5, -4, 5)]),
    );
    const { frame, where } = movingPiece(solver, mesh, new Float64Array(sheet(-1, 1, 0, 5)), [0, 0.904, 0]);
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

  const fallFrom = (state) => [0, (state.upward -= 9.81 * seconds) * seconds, 0];

  /** One frame after the other of the code, with gravity summed up as the README does. @returns what was reported */
  function play(frame, count, walk, moved, state = { upward: 0 }) {
    const told = { crushed: 0, first: -1, inTheAir: 0 };
    for (let k = 0; k < count; k++) {
      const answer = frame(walk, fallFrom(state), typeof moved === 'function' ? moved(k) : moved);
      if (answer.grounded) state.upward = 0;
      else told.inTheAir++;
      if (answer.crushed && told.crushed++ === 0) told.first = k;
    }
    return told;
  }
  const floor = sheet(-30, 30, 0, 30);

  it.each([1, 4, 12, 60])(
    'reports a body that a press has no room for, at %s m/s, and never moves it through the floor',
    async (speed) => {
      const solver = await loadSolver();
      const { frame, where, put } = movingPiece(
        solver,
        solver.createMesh(new Float64Array(floor)),
        new Float64Array(box([-2, 0, -2], [2, 0.3, 2])),
        [0, 0.904, 0],
      );
      put([0, 3, 0]);
      const told = play(frame, Math.ceil((3 * 60) / speed), [0, 0, 0], [0, -speed * seconds, 0]);
      // Its lower side reaches the head, 1.804 m up, in this frame: told then, not later and not before.
      expect(told.first).toBe(Math.floor(((3 - 1.808) * 60) / speed));
      expect(where().centre[1]).toBeGreaterThan(0.9);
    },
  );

  it.each([0.6, 3, 12, 54, 300])(
    'pushes a body with a door at %s m/s, and reports it crushed only at the wall',
    async (speed) => {
      const solver = await loadSolver();
      const level = solver.createMesh(new Float64Array([...floor, ...box([3, 0, -9], [5, 3, 9])]));
      const { frame, where, put } = movingPiece(
        solver,
        level,
        new Float64Array(box([-0.1, -0.5, -2], [0.1, 3, 2])),
        [0, 0.904, 0.3],
      );
      put([-3, 0, 0]);
      const state = { upward: 0 };
      let frames = 0;
      for (; where().at[0] + speed * seconds < 2; frames++) {
        expect(play(frame, 1, [0, 0, 0], [speed * seconds, 0, 0], state).crushed).toBe(0);
        if (where().at[0] > -0.5) expect(where().centre[0] - where().at[0]).toBeCloseTo(0.504, 6);
      }
      expect(where().centre[1]).toBeCloseTo(0.904, 6);
      // There is room for it between 2.1 and 3, less the skins on both sides, until the door is at 2.092.
      play(frame, 1, [0, 0, 0], [2.05 - where().at[0], 0, 0], state);
      const pressed = where().centre;
      expect(pressed[0]).toBeCloseTo(2.554, 6);
      expect(play(frame, 2, [0, 0, 0], [0.2, 0, 0], state).crushed).toBe(2);
      expect(where().centre[0]).toBeCloseTo(pressed[0], 1);
    },
  );

  it('never moves a body out of a closed room, whatever moves in it, and says so where there was no room', async () => {
    const solver = await loadSolver();
    const seed = Number(process.env.SWEEPSCOPE_SEED ?? 20030714);
    let state = seed;
    const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
    let crushed = 0;
    for (let scene = 0; scene < 60; scene++) {
      const size = [3 + 3 * random(), 2.2 + 2 * random(), 3 + 3 * random()];
      const room = solver.createMesh(
        new Float64Array(
          box(
            size.map((v, k) => (k === 1 ? 0 : -v)),
            size,
            true,
          ),
        ),
      );
      const half = [0, 1, 2].map(() => 0.1 + 1.2 * random());
      const { frame, where, put } = movingPiece(
        solver,
        room,
        new Float64Array(
          box(
            half.map((v) => -v),
            half,
          ),
        ),
        [0, 0.904, 0],
      );
      const side = Math.floor(3 * random());
      put(
        [0, 1, 2].map(
          (axis) =>
            (axis === 1 ? 1.5 * random() : 0) + (axis === side ? (random() < 0.5 ? -1 : 1) * (half[axis] + 2) : 0),
        ),
      );
      // To and fro through the place where the body stands.
      const way = where().at.map((v, axis) => [0, 0.9, 0][axis] - v);
      const pace = 0.02 + 0.2 * random();
      const gravity = { upward: 0 };
      /** How deep the body is in the box, in closed form: along the axes a box stays a box in ellipsoid space. */
      const deep = ({ centre, at }) =>
        1 - Math.hypot(...centre.map((v, axis) => Math.max(0, Math.abs(v - at[axis]) - half[axis]) / radii[axis]));
      for (let k = 0; k < 120; k++) {
        const before = where();
        const moved = way.map((v) => v * pace * Math.cos(k * pace));
        const turn = 6.28 * random();
        const told = play(frame, 1, [0.05 * Math.cos(turn), 0, 0.05 * Math.sin(turn)], moved, gravity).crushed;
        const { centre } = where();
        crushed += told;
        expect(deep(where()), `seed ${seed}, scene ${scene}, frame ${k}`).toBeLessThan(2e-6);
        // Told, the piece waits; not told, it has moved.
        const stayed = where().at.every((v, axis) => v === before.at[axis]);
        expect(stayed, `seed ${seed}, scene ${scene}, frame ${k}`).toBe(told === 1);
        const inside = centre.every(
          (v, axis) =>
            v > (axis === 1 ? radii[1] : radii[axis] - size[axis]) - 1e-6 && v < size[axis] - radii[axis] + 1e-6,
        );
        expect(inside, `seed ${seed}, scene ${scene}, frame ${k}: ${centre} in ${size}`).toBe(true);
      }
      room.dispose();
    }
    // The scenes would prove nothing if nobody was ever pressed.
    expect(crushed).toBeGreaterThan(100);
  });

  it('leads over the seam between two meshes as over one', async () => {
    const solver = await loadSolver();
    for (const speed of [0.3, 2, 9]) {
      const { frame, where } = movingPiece(
        solver,
        solver.createMesh(new Float64Array(sheet(-9, 3, 0, 9))),
        new Float64Array(sheet(-1, 9, 0, 9)),
        [2, 0.904, 0.3],
      );
      const count = Math.ceil((4 * 60) / speed);
      const told = play(frame, count, [speed * seconds, 0, 0], [0, 0, 0]);
      expect(told).toEqual({ crushed: 0, first: -1, inTheAir: 0 });
      expect(where().centre[0]).toBeCloseTo(2 + count * speed * seconds, 9);
      expect(where().centre[1]).toBeCloseTo(0.904, 6);
      expect(where().on).toBe(true);
    }
  });
});
