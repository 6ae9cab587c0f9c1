// A session of a game on a tape: two bodies on stairs, one of which is set elsewhere, grows and is told other options; the other comes late.
export const player = 7;
export const dog = 12;
export const frames = 60;
/** frames in which something changes, of the player */
export const changes = { teleport: 20, radii: 30, options: 40 };
/** frame of the game in which the dog comes */
export const dogFrom = 10;

/** A floor of 20 × 20 with two steps and a wall. */
export function level() {
  const box = ([x0, y0, z0], [x1, y1, z1]) => [
    [x0, y1, z0, x0, y1, z1, x1, y1, z1, x1, y1, z0],
    [x0, y0, z0, x0, y1, z0, x1, y1, z0, x1, y0, z0],
    [x1, y0, z1, x1, y1, z1, x0, y1, z1, x0, y0, z1],
    [x0, y0, z1, x0, y1, z1, x0, y1, z0, x0, y0, z0],
    [x1, y0, z0, x1, y1, z0, x1, y1, z1, x1, y0, z1],
  ];
  const quads = [
    [-10, 0, -10, -10, 0, 10, 10, 0, 10, 10, 0, -10],
    ...box([2, 0, -2], [4, 0.2, 2]),
    ...box([3, 0, -2], [4, 0.4, 2]),
    ...box([6, 0, -4], [6.5, 3, 4]),
  ];
  return {
    positions: new Float64Array(quads.flat()),
    indices: new Uint32Array(quads.flatMap((_, k) => [0, 1, 2, 0, 2, 3].map((corner) => 4 * k + corner))),
  };
}

/**
 * @param parts `loadSolver` and `record` of the package, installed or as it is written
 * @param options of `record`; `change` is told each frame and may set bodies and options otherwise
 * @returns solver and mesh, the recorder, and the rows as they were asked and answered
 */
export async function recordedWalk({ loadSolver, record }, { change = () => {}, ...options } = {}) {
  const solver = await loadSolver();
  const triangles = level();
  const mesh = solver.createMesh(triangles.positions, triangles.indices);
  const recorder = await record(mesh, { build: solver.build, ...triangles, name: 'yard', ...options });
  const bodies = {
    [player]: { centre: [0, 0.95, 0], radii: [0.4, 0.9, 0.4], way: [0.12, 0, 0.002] },
    [dog]: { centre: [-3, 0.4, 3], radii: [0.3, 0.3, 0.3], way: [0, 0, -0.05] },
  };
  const rows = [];
  for (let frame = 0; frame < frames; frame++) {
    if (frame === changes.teleport) bodies[player].centre = [5, 1.5, 0];
    if (frame === changes.radii) bodies[player].radii = [0.3, 0.6, 0.3];
    const settings = { stepHeight: frame < changes.options ? 0.3 : 0, snapDistance: 0.3 };
    change({ frame, bodies, settings });
    const ids = frame < dogFrom ? [player] : [player, dog];
    const requests = new Float64Array(
      ids.flatMap((id) => [...bodies[id].centre, ...bodies[id].way, 0, -0.08, 0, ...bodies[id].radii]),
    );
    const { position, grounded } = recorder.moveMany(requests, settings, undefined, ids);
    ids.forEach((id, row) => {
      bodies[id].centre = Array.from(position.subarray(3 * row, 3 * row + 3));
      rows.push({ body: id, call: frame, end: bodies[id].centre, grounded: grounded[row], settings });
    });
  }
  return { solver, mesh, triangles, recorder, rows };
}
