// Walking up a step
// A character, frame by frame, as a game asks: options checked once, results written in place, so that a frame makes no garbage.
import { compileOptions, loadSolver } from 'sweepscope';

const positions = new Float32Array([
  ...[-5, 0, -5, -5, 0, 5, 5, 0, 5, 5, 0, -5], // floor
  ...[1, 0.3, -5, 1, 0.3, 5, 5, 0.3, 5, 5, 0.3, -5], // top of a step
  ...[1, 0, -5, 1, 0, 5, 1, 0.3, 5, 1, 0.3, -5], // its front
]);
const indices = new Uint32Array([0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7, 8, 9, 10, 8, 10, 11]);

const solver = await loadSolver();
const mesh = solver.createMesh(positions, indices);
const options = compileOptions({ stepHeight: 0.35, snapDistance: 0.35 });
const results = solver.createMoveResults(1);

// Centre, displacement, gravity displacement, radii. 3 m/s at 60 frames a second; falling goes into the second displacement.
const request = new Float64Array([-1, 0.91, 0, 3 / 60, 0, 0, 0, -9.81 / 3600, 0, 0.4, 0.9, 0.4]);

for (let frame = 1; frame <= 60; frame++) {
  mesh.moveMany(request, options, results);
  request.set(results.position.subarray(0, 3));
  if (results.stepped[0] || frame % 15 === 0) {
    const [x, y] = results.position;
    const feet = (y - 0.9).toFixed(3);
    console.log(`frame ${frame}: x ${x.toFixed(2)}, feet at ${feet}${results.stepped[0] ? ', a step' : ''}`);
  }
}
console.log('on the ground:', results.grounded[0] === 1);
mesh.dispose();
