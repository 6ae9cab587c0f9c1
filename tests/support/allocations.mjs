// What calls of the package leave for the garbage collector: each kind of call, to be asked in node and in a page alike.

/** Calls that are measured of one kind; of those that make objects fewer tell as much. */
export const measuredOf = (name) => (name.startsWith('kept') ? 100_000 : 2_000);

/**
 * @param {{ loadSolver: Function, compileOptions: Function, record: Function }} library
 * @returns {Promise<Record<string, (count: number) => void>>} makes so many calls of each kind
 */
export async function kindsOfCalls({ loadSolver, compileOptions, record }) {
  const solver = await loadSolver();
  const positions = new Float32Array([-10, 0, -10, -10, 0, 10, 10, 0, 10, 10, 0, -10]);
  const indices = new Uint16Array([0, 1, 2, 0, 2, 3]);
  const mesh = solver.createMesh(positions, indices);
  const recorder = await record(mesh, { build: solver.build, positions, indices, limit: 1000 });
  const options = compileOptions({ stepHeight: 0.3, snapDistance: 0.3 });
  const request = new Float64Array([0, 0.95, 0, 0.1, 0, 0.05, 0, -0.05, 0, 0.4, 0.9, 0.4]);
  const query = new Float64Array([0, 3, 0, 0.3, -4, 0, 0.4, 0.9, 0.4]);
  const bodies = new Uint32Array([1]);
  const [moves, sweeps] = [solver.createMoveResults(1), solver.createSweepResults(1)];
  const kinds = {
    'kept moves': () => mesh.moveMany(request, options, moves),
    'kept moves, usual options': () => mesh.moveMany(request, undefined, moves),
    'kept sweeps': () => mesh.sweepMany(query, options, sweeps),
    'kept moves on a tape': () => recorder.moveMany(request, options, moves, bodies),
    'owned moves': () => mesh.moveMany(request, options),
    'owned sweeps': () => mesh.sweepMany(query),
  };
  return Object.fromEntries(
    Object.entries(kinds).map(([name, call]) => [
      name,
      (count) => {
        for (let k = 0; k < count; k++) {
          // Another place each time, in numbers that are no small ones.
          request[0] = query[0] = k / count;
          call();
        }
      },
    ]),
  );
}

/** Bytes that were asked for inside of the package, by a sampling profile that counts what was collected meanwhile as well. */
export function bytesInPackage({ head }, isPackage) {
  const sum = (node, inside) => {
    const within = inside || isPackage(node.callFrame.url);
    return node.children.reduce((bytes, child) => bytes + sum(child, within), within ? node.selfSize : 0);
  };
  return sum(head, false);
}

/** of the profile: a sample for so many bytes */
export const sampling = {
  samplingInterval: 256,
  includeObjectsCollectedByMajorGC: true,
  includeObjectsCollectedByMinorGC: true,
};

/**
 * What a call may make. An object has at least 12 bytes; what an engine makes of the code itself is far below one a call. The other way round the same
 * measure has to see what there is: a typed array alone takes more.
 */
export const expectedBytes = (name) =>
  name.startsWith('kept') ? { least: 0, most: 0.1 } : { least: 200, most: Infinity };
