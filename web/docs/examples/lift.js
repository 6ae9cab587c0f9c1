// A lift and a press
// Moving pieces are separate meshes. All pieces are asked until they agree, and a body without room is reported, never pushed through the floor.
import { loadSolver } from 'sweepscope';

/** A box whose faces look outward. @type {(from: number[], to: number[]) => Float64Array} */
const box = ([x, y, z], [X, Y, Z]) =>
  new Float64Array(
    [
      ...[x, y, z, x, y, Z, x, Y, Z, x, Y, z, X, y, Z, X, y, z, X, Y, z, X, Y, Z],
      ...[x, y, z, X, y, z, X, y, Z, x, y, Z, x, Y, Z, X, Y, Z, X, Y, z, x, Y, z],
      ...[X, y, z, x, y, z, x, Y, z, X, Y, z, x, y, Z, X, y, Z, X, Y, Z, x, Y, Z],
    ].flatMap((_, k, all) =>
      k % 12 === 0 ? [0, 1, 2, 0, 2, 3].flatMap((c) => all.slice(k + 3 * c, k + 3 * c + 3)) : [],
    ),
  );

const solver = await loadSolver();
const still = [0, 0, 0];
const piece = (/** @type {string} */ name, /** @type {Float64Array} */ corners, /** @type {number[]} */ at) => {
  return { name, mesh: solver.createMesh(corners), at, moved: still };
};
const level = piece('level', box([-9, -1, -9], [9, 0, 9]), still);
const lift = piece('lift', box([-1, -0.2, -1], [1, 0, 1]), [2, 0.02, 0]);
const press = piece('press', box([-1, 0, -1], [1, 1, 1]), [5, 4, 0]);
const pieces = [level, lift, press];

const radii = [0.4, 0.9, 0.4];
const settings = { stepHeight: 0.3, snapDistance: 0.3 };
const seconds = 1 / 60;
let centre = [0, 0.904, 0];
let under = level; // the piece under the body
let upward = 0;

/**
 * Moves the body within one piece: where the piece was, by the motion relative to it.
 * @type {(where: typeof level, way: number[], fall: number, options?: import('sweepscope').MoveOptions) => { way: number[], grounded: boolean }}
 */
function moveIn({ mesh, at, moved }, way, fall, options) {
  const own = centre.map((value, axis) => value - at[axis]);
  const relative = way.map((value, axis) => value - moved[axis]);
  const answer = mesh.moveMany(new Float64Array([...own, ...relative, 0, fall, 0, ...radii]), options);
  return {
    way: own.map((value, axis) => answer.position[axis] - value + moved[axis]),
    grounded: answer.grounded[0] === 1,
  };
}

/** How deep a body at `place` is in one piece, as a part of its radius. @type {(where: typeof level, place: number[]) => number} */
const depthIn = ({ mesh, at }, place) =>
  mesh.sweepMany(new Float64Array([...place.map((value, axis) => value - at[axis]), ...still, ...radii])).depth[0];

/** One frame, once the pieces have their `moved`. @returns whether the body had no room @type {(walk: number, fall?: number) => boolean} */
function frame(walk, fall = (upward -= 9.81 * seconds) * seconds) {
  const before = pieces.map((each) => depthIn(each, centre));
  // The piece under the body carries it, and handles its gravity, steps and snap.
  const carried = under.moved.map((value, axis) => value + (axis === 0 ? walk * seconds : 0));
  let { way, grounded } = moveIn(under, carried, fall, settings);
  // The others shorten or turn that way, until all agree.
  let ground = under;
  let next = pieces.indexOf(under);
  for (let agreed = 1, asked = 0; agreed < pieces.length && asked < 4 * pieces.length; asked++) {
    next = (next + 1) % pieces.length;
    const down = Math.min(0, way[1] - pieces[next].moved[1]);
    const answer = moveIn(pieces[next], [way[0], way[1] - down, way[2]], down);
    const same = answer.way.every((value, axis) => Math.abs(value - way[axis]) < 1e-9);
    agreed = same ? agreed + 1 : 1;
    way = answer.way;
    if (answer.grounded && !grounded) {
      ground = pieces[next];
      grounded = true;
    }
  }
  const end = centre.map((value, axis) => value + way[axis]);
  const places = pieces.map(({ at, moved }) => at.map((value, axis) => value + moved[axis]));
  if (pieces.some((each, k) => depthIn({ ...each, at: places[k] }, end) > before[k] + 1e-6)) {
    // No room: the pieces wait, and the body has its frame without them.
    if (pieces.every(({ moved }) => moved === still)) return true;
    for (const each of pieces) each.moved = still;
    frame(walk, fall);
    return true;
  }
  pieces.forEach((each, k) => (each.at = places[k]));
  centre = end;
  under = ground;
  if (grounded) upward = 0;
  return false;
}

/** @type {(count: number, walk: number, liftSpeed: number, what: string) => void} */
const play = (count, walk, liftSpeed, what) => {
  lift.moved = [0, liftSpeed * seconds, 0];
  for (let k = 0; k < count; k++) frame(walk);
  lift.moved = still;
  const [x, y] = centre.map((value) => value.toFixed(2));
  console.log(`${what}: x ${x}, feet at ${(Number(y) - 0.9).toFixed(2)}, on the ${under.name}`);
};
play(60, 2, 0, 'walked onto the lift');
play(120, 0, 1.5, 'rode up');
play(120, 0, -1.5, 'rode down');
play(90, 2, 0, 'walked off');

// The press moves down until there is no room for the body: there it waits.
let frames = 0;
do {
  press.moved = [0, -1 * seconds, 0];
  frames++;
} while (!frame(0));
console.log(
  `no room after ${frames} frames: press at ${press.at[1].toFixed(2)}, feet at ${(centre[1] - 0.9).toFixed(2)}`,
);
for (const { mesh } of pieces) mesh.dispose();
