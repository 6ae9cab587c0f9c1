// Why it went that way
// The same frame again, with every decision recorded: which triangles were tested, and the answer of each.
import { loadSolver } from 'sweepscope';
import { decodeTrace, eventFields } from 'sweepscope/trace';

const positions = new Float32Array([-5, 0, -5, -5, 0, 5, 5, 0, 5, 5, 0, -5]);
const indices = new Uint32Array([0, 1, 2, 0, 2, 3]);

const solver = await loadSolver();
const mesh = solver.createMesh(positions, indices);

const { result, trace } = mesh.trace(new Float64Array([0, 2, 0, 1, -2, 0, 0, -0.1, 0, 0.4, 0.9, 0.4]));
for (const event of decodeTrace(trace).events()) {
  if (event.kind === 'TriangleEnd' && event.improved)
    console.log(`triangle ${event.triangle} is the nearest so far, at ${event.time.toFixed(4)}`);
  if (event.kind === 'SlideEnd') console.log('a slide ends:', event.verdict);
}
console.log('ends at', Array.from(result.position, (value) => value.toFixed(3)).join(', '));
console.log('time is a', eventFields.TriangleEnd.fields.time.unit);
mesh.dispose();
