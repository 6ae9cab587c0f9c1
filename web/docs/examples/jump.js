// Jumping and landing
// Rising and falling are one speed, summed up over the frames: it goes into the gravity displacement. Ground and ceilings end it.
import { loadSolver } from 'sweepscope';

const positions = new Float32Array([
  ...[-5, 0, -5, -5, 0, 5, 5, 0, 5, 5, 0, -5], // floor
  ...[-5, 2.6, -5, 5, 2.6, -5, 5, 2.6, 5, -5, 2.6, 5], // ceiling
]);
const indices = new Uint32Array([0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7]);

const solver = await loadSolver();
const mesh = solver.createMesh(positions, indices);
const seconds = 1 / 60;

for (const speed of [3, 6]) {
  const centre = new Float64Array([0, 0.904, 0]);
  let upward = speed;
  let highest = 0;
  let frames = 0;
  let bumped = false;
  let grounded = false;
  while (!grounded) {
    upward -= 9.81 * seconds;
    const moved = mesh.moveMany(new Float64Array([...centre, 0.01, 0, 0, 0, upward * seconds, 0, 0.4, 0.9, 0.4]));
    centre.set(moved.position);
    highest = Math.max(highest, centre[1] - 0.904);
    frames++;
    if (moved.ceiling[0] === 1) {
      upward = 0;
      bumped = true;
    }
    grounded = moved.grounded[0] === 1;
  }
  console.log(`${speed} m/s: ${highest.toFixed(3)} m high, ${frames} frames${bumped ? ', ended by the ceiling' : ''}`);
}
mesh.dispose();
