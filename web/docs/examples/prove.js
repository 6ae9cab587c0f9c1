// Proved, not believed
// A certificate looks at the distance between one ellipsoid and one triangle, and at nothing that the sweep did.
import { loadSolver } from 'sweepscope';

const positions = new Float64Array([-5, 0, -5, -5, 0, 5, 5, 0, 5]);
const solver = await loadSolver();
const mesh = solver.createMesh(positions);

const query = new Float64Array([0, 3, 1, 0.5, -4, 0, 0.4, 0.9, 0.4]);
const { time, triangle } = mesh.sweepMany(query);

const right = mesh.prove(query, triangle[0], { time: time[0] });
console.log(`hit at ${time[0].toFixed(6)}: ${right.verdict}`);

const late = mesh.prove(query, triangle[0], { time: time[0] + 0.01 });
console.log(`hit at ${(time[0] + 0.01).toFixed(6)}: ${late.verdict}, ${late.refutation}`);

const miss = mesh.prove(query, triangle[0]);
console.log(`not touched at all: ${miss.verdict}, ${miss.refutation}`);
mesh.dispose();
