// A lift
// What moves is a mesh of its own, made once and asked in its own place. Who stands on it is carried before anything is asked.
import { loadSolver } from 'sweepscope';

/** A level sheet around the origin. @type {(half: number, height: number) => number[]} */
const sheet = (half, height) => [
  ...[-half, height, -half, -half, height, half, half, height, half],
  ...[-half, height, -half, half, height, half, half, height, -half],
];
const solver = await loadSolver();
const level = { name: 'level', mesh: solver.createMesh(new Float64Array(sheet(9, 0))), at: [0, 0, 0] };
const lift = { name: 'lift', mesh: solver.createMesh(new Float64Array(sheet(1, 0))), at: [2, 0.02, 0] };

const radii = [0.4, 0.9, 0.4];
const settings = { stepHeight: 0.3, snapDistance: 0.3 };
const seconds = 1 / 60;
const moved = solver.createMoveResults(1);
const request = new Float64Array(12);
let centre = [0, 0.904, 0];
let under = level;
let upward = 0;

/**
 * Moves in one of the two, whose place is taken off before and added after. It gives the way that was made.
 * @param {typeof lift} where
 * @param {number[]} way
 * @param {number} rise
 */
function moveIn({ mesh, at }, way, rise) {
  request.set([...centre.map((value, axis) => value - at[axis]), ...way, 0, rise, 0, ...radii]);
  mesh.moveMany(request, settings, moved);
  return centre.map((value, axis) => moved.position[axis] + at[axis] - value);
}

/** @type {(walk: number, liftSpeed: number) => void} */
const frame = (walk, liftSpeed) => {
  lift.at[1] += liftSpeed * seconds;
  if (under === lift) centre[1] += liftSpeed * seconds;
  upward -= 9.81 * seconds;
  const beside = under === lift ? level : lift;
  let way = moveIn(under, [walk * seconds, 0, 0], upward * seconds);
  let grounded = moved.grounded[0] === 1;
  // The rest of the way in the other one, where nothing falls any more. It may be what stops the fall.
  way = moveIn(beside, way, 0);
  if (!grounded && moved.grounded[0] === 1) {
    under = beside;
    grounded = true;
  }
  if (grounded) upward = 0;
  centre = centre.map((value, axis) => value + way[axis]);
};

/** @type {(count: number, walk: number, liftSpeed: number, what: string) => void} */
const play = (count, walk, liftSpeed, what) => {
  for (let k = 0; k < count; k++) frame(walk, liftSpeed);
  const [x, y] = centre.map((value) => value.toFixed(2));
  console.log(`${what}: x ${x}, feet at ${(Number(y) - 0.9).toFixed(2)}, on the ${under.name}`);
};
play(60, 2, 0, 'walked onto the lift');
play(120, 0, 1.5, 'rode up');
play(60, 0, -1.5, 'rode half way down');
play(90, 2, 0, 'walked off');
level.mesh.dispose();
lift.mesh.dispose();
