// Run by node with --expose-gc: makes meshes, forgets them, and prints how many bytes the module's memory has at the end.
import { loadSolver } from '../../build/installed/node_modules/sweepscope/index.js';

const [how, count] = [process.argv[2], Number(process.argv[3])];
const solver = await loadSolver();
const side = 100;
const positions = new Float32Array(side * side * 9).map((_, k) => Math.sin(k) * 50);
const held = [];
for (let k = 0; k < count; k++) {
  const mesh = solver.createMesh(positions);
  if (how === 'held') held.push(mesh);
  if (how === 'disposed') mesh.dispose();
  // Finalizers run between tasks.
  globalThis.gc();
  await new Promise((resolve) => setTimeout(resolve, 0));
}
// The oldest and the newest still answer: nothing in use was freed.
const query = new Float64Array([0, 100, 0, 0, -200, 0, 1, 1, 1]);
const times = [held[0], held.at(-1)].filter(Boolean).map((mesh) => mesh.sweepMany(query).time[0]);
console.log(JSON.stringify({ bytes: solver.createMoveResults(1).position.buffer.byteLength, times }));
