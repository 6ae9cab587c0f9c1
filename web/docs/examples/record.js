// A game on a tape
// Every move of two bodies is recorded, read back and asked again. Dropped on the page, the file opens as a run.
import { loadSolver } from 'sweepscope';
import { checkTape, readTape, record } from 'sweepscope/record';

const positions = new Float32Array([-5, 0, -5, -5, 0, 5, 5, 0, 5, 5, 0, -5]);
const indices = new Uint32Array([0, 1, 2, 0, 2, 3]);

const solver = await loadSolver();
const mesh = solver.createMesh(positions, indices);
const recorder = await record(mesh, { build: solver.build, positions, indices, name: 'yard' });

const centres = [0, 2, 0, 1, 2, 1];
const player = 7;
const dog = 12;
for (let frame = 0; frame < 60; frame++) {
  const requests = new Float64Array([
    ...[...centres.slice(0, 3), 0.05, 0, 0, 0, -0.1, 0, 0.4, 0.9, 0.4],
    ...[...centres.slice(3, 6), 0, 0, 0.02, 0, -0.1, 0, 0.3, 0.3, 0.3],
  ]);
  const { position } = recorder.moveMany(requests, { stepHeight: 0.3 }, undefined, [player, dog]);
  centres.splice(0, 6, ...position);
}

const bytes = recorder.bytes(); // in a page: recorder.download()
const tape = readTape(bytes);
console.log(tape.frames, 'moves of the bodies', [...new Set(tape.bodies)].join(' and '), 'in', tape.mesh.name);
console.log('the last one came to', Array.from(tape.positions.slice(-3), (value) => value.toFixed(3)).join(', '));
console.log('answers that differ now:', checkTape(tape, mesh).differing.length);
mesh.dispose();
