// One sweep
// Where does an ellipsoid first touch the level, and which triangle? A sweep moves nothing: it only asks.
import { loadSolver } from 'sweepscope';

// A floor of 10 × 10 m at height 0 and a step 30 cm high on it: y is up, three numbers a vertex, three indices a triangle.
const positions = new Float32Array([
  ...[-5, 0, -5, -5, 0, 5, 5, 0, 5, 5, 0, -5], // floor
  ...[1, 0.3, -5, 1, 0.3, 5, 5, 0.3, 5, 5, 0.3, -5], // top of the step
  ...[1, 0, -5, 1, 0, 5, 1, 0.3, 5, 1, 0.3, -5], // its front
]);
const indices = new Uint32Array([0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7, 8, 9, 10, 8, 10, 11]);

const solver = await loadSolver();
const mesh = solver.createMesh(positions, indices);

// Centre, displacement, radii: towards the step, near the floor.
const hit = mesh.sweepMany(new Float64Array([-1, 1, 0, 4, 0, 0, 0.4, 0.9, 0.4]));

console.log('fraction of the way', hit.time[0].toFixed(6));
console.log('touched at', Array.from(hit.point, (value) => value.toFixed(4)).join(', '));
console.log('normal', Array.from(hit.normal, (value) => value.toFixed(4)).join(', '));
console.log('triangle', hit.triangle[0], ['none', 'face', 'edge', 'vertex'][hit.feature[0]]);
mesh.dispose();
