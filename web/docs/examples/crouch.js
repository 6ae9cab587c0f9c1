// Crouching
// A body may have other radii in each frame. Before it stands up, check whether there is room.
import { loadSolver } from 'sweepscope';

const positions = new Float32Array([
  ...[-9, 0, -5, -9, 0, 5, 9, 0, 5, 9, 0, -5], // floor
  ...[1, 1.4, -5, 4, 1.4, -5, 4, 1.4, 5, 1, 1.4, 5], // the low ceiling of a duct
]);
const solver = await loadSolver();
const mesh = solver.createMesh(positions, new Uint32Array([0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7]));
const standing = [0.4, 0.9, 0.4];
const crouching = [0.4, 0.5, 0.4];
const lower = standing[1] - crouching[1];

let centre = [0, 0.904 - lower, 0];
let low = true;

/** Whether the crouching body can stand up where it is. */
const canStand = () =>
  mesh.sweepMany(new Float64Array([centre[0], centre[1] + lower, centre[2], 0, 0, 0, ...standing])).depth[0] === 0;

for (let frame = 1; frame <= 180; frame++) {
  const radii = low ? crouching : standing;
  const moved = mesh.moveMany(new Float64Array([...centre, 2 / 60, 0, 0, 0, -0.01, 0, ...radii]));
  centre = [...moved.position];
  if (frame % 30 === 0)
    console.log(
      `x ${centre[0].toFixed(2)}: ${low ? 'crouching' : 'standing'}, feet at ${(centre[1] - radii[1]).toFixed(3)}`,
    );
  // It wants to stand up all the time, once it has been in the duct.
  if (low && frame >= 60 && canStand()) {
    centre[1] += lower;
    low = false;
    console.log(`stands up at x ${centre[0].toFixed(2)}`);
  }
}
mesh.dispose();
