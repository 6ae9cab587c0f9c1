// Swimming and flying
// No gravity, and no face too steep: the body slides along all of them, in every direction.
import { compileOptions, loadSolver } from 'sweepscope';

// The floor of a lake and a bank of 70°.
const [across, up] = [10 * Math.cos((70 * Math.PI) / 180), 10 * Math.sin((70 * Math.PI) / 180)];
const positions = new Float64Array([
  ...[-9, 0, -5, -9, 0, 5, 0, 0, 5, 0, 0, -5],
  ...[0, 0, -5, 0, 0, 5, across, up, 5, across, up, -5],
]);
const solver = await loadSolver();
const mesh = solver.createMesh(positions, new Uint32Array([0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7]));
const options = compileOptions({ slopeLimit: Math.PI / 2 });

let centre = [-3, 1.5, 0];
const swim = (/** @type {number[]} */ velocity, /** @type {string} */ what) => {
  for (let frame = 0; frame < 90; frame++) {
    const way = velocity.map((value) => value / 60);
    centre = [...mesh.moveMany(new Float64Array([...centre, ...way, 0, 0, 0, 0.4, 0.4, 0.4]), options).position];
  }
  console.log(`${what}: x ${centre[0].toFixed(2)}, height ${centre[1].toFixed(2)}`);
};
swim([3, 0, 0], 'swims against the bank, and up along it');
swim([0, -3, 0], 'dives along it');
swim([-2, 1, 0], 'swims away from it');
mesh.dispose();
