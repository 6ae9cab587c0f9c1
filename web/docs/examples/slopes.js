// Speed on slopes
// A horizontal walk is slower uphill and faster downhill. Turned along the ground, it keeps its speed.
import { compileOptions, loadSolver } from 'sweepscope';

// A hill 10 m wide: level, up by 30°, level, down by 30°, level.
const top = 4 * Math.tan(Math.PI / 6);
const profile = [-8, 0, 0, 0, 4, top, 8, top, 12, 0, 20, 0];
const positions = [];
for (let k = 0; k + 3 < profile.length; k += 2) {
  const [x, y, nextX, nextY] = /** @type {[number, number, number, number]} */ (profile.slice(k, k + 4));
  positions.push(...[x, y, -5, x, y, 5, nextX, nextY, 5], ...[x, y, -5, nextX, nextY, 5, nextX, nextY, -5]);
}
const solver = await loadSolver();
const mesh = solver.createMesh(new Float64Array(positions));
const options = compileOptions({ stepHeight: 0.3, snapDistance: 0.3 });
const moved = solver.createMoveResults(1);
const seconds = 1 / 60;

/**
 * `walk` (x, z) turned along the ground of the last frame, with its heading and its length.
 * @type {(walk: [number, number], normal: ArrayLike<number>) => [number, number, number]}
 */
function alongGround([x, z], { 0: nx, 1: ny, 2: nz }) {
  const rise = -(nx * x + nz * z) / ny;
  const length = Math.hypot(x, z);
  const scale = length > 0 ? length / Math.hypot(length, rise) : 0;
  return [x * scale, rise * scale, z * scale];
}

for (const turned of [false, true]) {
  let centre = [-2, 0.904, 0];
  let upward = 0;
  let lost = 0;
  const speeds = { uphill: 0, downhill: 0 };
  mesh.moveMany(new Float64Array([...centre, 0, 0, 0, 0, -0.01, 0, 0.4, 0.9, 0.4]), options, moved);
  for (let frame = 0; frame < 280; frame++) {
    upward -= 9.81 * seconds;
    const level = /** @type {[number, number]} */ ([4 * seconds, 0]);
    const way = turned && moved.state[0] === 1 ? alongGround(level, moved.groundNormal) : [level[0], 0, level[1]];
    // The rise is taken off the fall: the frame does not rise, so it cannot be taken for a jump.
    const fall = upward * seconds - Math.max(0, way[1]);
    mesh.moveMany(new Float64Array([...centre, ...way, 0, fall, 0, 0.4, 0.9, 0.4]), options, moved);
    const speed = Math.hypot(...centre.map((value, axis) => moved.position[axis] - value)) / seconds;
    centre = [...moved.position.subarray(0, 3)];
    if (moved.grounded[0] === 1) upward = 0;
    else lost++;
    if (centre[0] > 1 && centre[0] < 3) speeds.uphill = speed;
    if (centre[0] > 9 && centre[0] < 11) speeds.downhill = speed;
  }
  const { uphill, downhill } = speeds;
  const what = turned ? 'along the ground' : 'horizontal';
  console.log(`${what}: ${uphill.toFixed(2)} m/s uphill, ${downhill.toFixed(2)} downhill, ${lost} frames in the air`);
}
mesh.dispose();
