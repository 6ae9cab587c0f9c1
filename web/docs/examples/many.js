// Many in one call
// Any number of sweeps go into one call, which is several times as fast as a call each: here 36 small balls, all around.
import { loadSolver } from 'sweepscope';

// Four walls around a room of 8 × 6 m, 3 m high.
const corners = [
  [-4, -3],
  [4, -3],
  [4, 3],
  [-4, 3],
];
const positions = new Float64Array(
  corners.flatMap(([x, z], at) => {
    const [nextX, nextZ] = corners[(at + 1) % 4];
    return [x, 0, z, nextX, 0, nextZ, nextX, 3, nextZ, x, 0, z, nextX, 3, nextZ, x, 3, z];
  }),
);

const solver = await loadSolver();
// Without indices every three vertices make a triangle.
const mesh = solver.createMesh(positions);

const count = 36;
const queries = new Float64Array(9 * count);
for (let k = 0; k < count; k++) {
  const angle = (2 * Math.PI * k) / count;
  queries.set([0, 1.5, 0, 20 * Math.cos(angle), 0, 20 * Math.sin(angle), 0.1, 0.1, 0.1], 9 * k);
}
const { time } = mesh.sweepMany(queries);

const free = Array.from(time, (fraction) => 20 * fraction);
console.log('nearest wall', Math.min(...free).toFixed(3), 'm away');
console.log('farthest', Math.max(...free).toFixed(3), 'm');
console.log(free.map((distance) => '▁▂▃▄▅▆▇█'[Math.round(distance - 1)]).join(''));
mesh.dispose();
