// What a page does first with the package; the bundlers make one file of it.
import { compileOptions, loadSolver } from 'sweepscope';
import { decodeTrace } from 'sweepscope/trace';

async function run() {
  const solver = await loadSolver(globalThis.wasmUrl ? { wasmUrl: globalThis.wasmUrl } : {});
  const mesh = solver.createMesh(new Float32Array([-9, 0, -9, -9, 0, 9, 9, 0, 0]), new Uint16Array([0, 1, 2]));
  const results = solver.createMoveResults(1);
  const request = new Float64Array([0, 0.95, 0, 0.1, 0, 0, 0, -0.05, 0, 0.4, 0.9, 0.4]);
  mesh.moveMany(request, compileOptions({ stepHeight: 0.3 }), results);
  const events = [...decodeTrace(mesh.trace(request).trace).events()];
  return `${mesh.sweepMany(new Float64Array([0, 3, 0, 0, -4, 0, 1, 1, 1])).time[0]} ${results.grounded[0]} ${events.length > 10}`;
}

globalThis.answer = run().catch((error) => `${error.name}: ${error.message}`);
