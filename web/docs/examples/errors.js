// Errors with a code
// Bad input ends in an error with a code, a sentence that says what to do, and the bad number. No call is half done.
import { compileOptions, loadSolver, SweepscopeError } from 'sweepscope';

const solver = await loadSolver();
const mesh = solver.createMesh(new Float64Array([-5, 0, -5, -5, 0, 5, 5, 0, 5]));

/** @param {() => unknown} call */
function tried(call) {
  try {
    call();
  } catch (error) {
    if (!(error instanceof SweepscopeError)) throw error;
    console.log(`${error.name}, ${error.code}: ${error.message}`);
  }
}

tried(() => solver.createMesh(new Float64Array([0, 0, 0, 1, 0, NaN, 0, 1, 0])));
tried(() => mesh.sweepMany(new Float64Array([0, 3, 0, 0, -4, 0, 0.4, -0.9, 0.4])));
tried(() => mesh.moveMany(new Float64Array(13)));
tried(() => mesh.moveMany(new Float64Array(12).fill(1), { maxSweeps: 1000 }));
// A slip of the pen, as in a file of settings.
tried(() => compileOptions(JSON.parse('{ "stepHight": 0.3 }')));
mesh.dispose();
tried(() => mesh.sweepMany(new Float64Array(9)));
