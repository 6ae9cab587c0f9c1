// A built mesh as bytes and back: every answer is the same, and no other bytes get in.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSolver } from 'sweepscope';

let solvers;
beforeAll(async () => {
  solvers = await Promise.all([true, false].map((simd) => loadSolver({ simd })));
});

/** Numbers from 0 to 1, the same in every run. */
function numbers(seed) {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}
const random = numbers(41);
const around = (half) => (random() * 2 - 1) * half;
const soup = (count, Numbers) =>
  Numbers.from({ length: 9 * count }, () => 0).map((_, k, all) => (k % 9 < 3 ? around(10) : all[k - 3] + around(2)));

/** A hilly sheet of 2 n² triangles. */
function hills(n) {
  const positions = Float32Array.from({ length: 3 * (n + 1) ** 2 }, (_, k) => {
    const vertex = Math.floor(k / 3);
    const [x, z] = [vertex % (n + 1), Math.floor(vertex / (n + 1))];
    return [x * (20 / n) - 10, Math.sin(x * 0.7) * Math.cos(z * 0.4), z * (20 / n) - 10][k % 3];
  });
  const indices = Uint32Array.from({ length: 6 * n * n }, (_, k) => {
    const cell = Math.floor(k / 6);
    const corner = Math.floor(cell / n) * (n + 1) + (cell % n);
    return corner + [0, n + 1, 1, 1, n + 1, n + 2][k % 6];
  });
  return [positions, indices];
}

const triangle = new Float64Array([-10, 0, -10, -10, 0, 10, 10, 0, 0]);
const worlds = {
  empty: () => [new Float32Array(0)],
  'one triangle': () => [triangle],
  'one point': () => [new Float64Array(9).fill(3)],
  'fifty times the same': () => [Float32Array.from({ length: 450 }, (_, k) => triangle[k % 9])],
  'a soup in double precision': () => [soup(600, Float64Array)],
  'hills, and vertices that nobody uses': () => {
    const [positions, indices] = hills(24);
    return [Float32Array.from([...positions, 99, 99, 99]), indices];
  },
};
/** Needles across the axes, which the module with SIMD cuts into pieces. */
const needles = () =>
  Float32Array.from({ length: 9 * 1100 }, (_, k) => (k % 9 < 6 ? around(8) : 0)).map((value, k, all) =>
    k % 9 < 6 ? value : all[k - 3] + around(0.02),
  );

const sweeps = Float64Array.from({ length: 9 * 300 }, (_, k) =>
  k % 9 < 3 ? around(9) : k % 9 < 6 ? around(6) : 0.2 + random(),
);
const moves = Float64Array.from({ length: 12 * 100 }, (_, k) =>
  k % 12 < 3 ? around(9) : k % 12 < 9 ? around(1) : 0.2 + random(),
);

function expectTheSame(a, b) {
  for (const method of ['robust', 'paper']) {
    expect(a.sweepMany(sweeps, { method })).toEqual(b.sweepMany(sweeps, { method }));
    expect(a.moveMany(moves, { method })).toEqual(b.moveMany(moves, { method }));
    const one = moves.subarray(0, 12);
    expect(a.trace(one, { method })).toEqual(b.trace(one, { method }));
  }
  expect(a.prove(sweeps.subarray(0, 9), -1)).toEqual(b.prove(sweeps.subarray(0, 9), -1));
  expect({ ...a.report, buildMilliseconds: 0 }).toEqual({ ...b.report, buildMilliseconds: 0 });
}

/** Word by word they would take seconds. */
const same = (a, b) => Buffer.from(a.buffer).equals(Buffer.from(b.buffer));

const codeOf = (call) => {
  try {
    call();
  } catch (error) {
    return `${error.name} ${error.code}`;
  }
  return 'answered';
};

describe('a saved mesh', () => {
  it.each(Object.keys(worlds))('is the mesh, in both modules and from one to the other: %s', (name) => {
    const world = worlds[name]();
    const built = solvers.map((solver) => solver.createMesh(...world));
    const bytes = built.map((mesh) => mesh.save());
    expect(bytes[0]).toBeInstanceOf(Uint8Array);
    expect(same(...bytes)).toBe(true);
    for (const solver of solvers) {
      const loaded = solver.loadMesh(bytes[0]);
      expectTheSame(loaded, built[0]);
      expect(same(loaded.save(), bytes[0])).toBe(true);
      expect(loaded.report.buildMilliseconds).toBeGreaterThan(0);
      loaded.dispose();
    }
    built.forEach((mesh) => mesh.dispose());
  });

  it('of slivers in pieces answers as one that was not cut', () => {
    const positions = needles();
    const [cut, whole] = solvers.map((solver) => solver.createMesh(positions));
    expect(cut.report.memoryBytes).toBeGreaterThan(whole.report.memoryBytes);
    const bytes = [cut, whole].map((mesh) => mesh.save());
    for (const solver of solvers) {
      const [one, other] = bytes.map((of) => solver.loadMesh(of));
      expect(one.sweepMany(sweeps)).toEqual(cut.sweepMany(sweeps));
      expect(one.moveMany(moves)).toEqual(cut.moveMany(moves));
      expect(other.moveMany(moves)).toEqual(cut.moveMany(moves));
      expect([one, other].map((mesh, k) => same(mesh.save(), bytes[k]))).toEqual([true, true]);
      one.dispose();
      other.dispose();
    }
    cut.dispose();
    whole.dispose();
  });

  it('may lie anywhere in a larger array, and is the caller’s own', () => {
    const [solver] = solvers;
    const mesh = solver.createMesh(triangle);
    const bytes = mesh.save();
    const larger = new Uint8Array(bytes.length + 3);
    larger.set(bytes, 3);
    bytes.fill(0);
    expect(mesh.sweepMany(sweeps).time).toEqual(solver.loadMesh(larger.subarray(3)).sweepMany(sweeps).time);
    mesh.dispose();
    expect(codeOf(() => mesh.save())).toBe('DisposedError disposed');
  });

  it('is refused with any byte changed, with any byte missing, and with more', () => {
    const [solver] = solvers;
    const good = solver.createMesh(triangle).save();
    for (let at = 0; at < good.length; at++) {
      for (const change of [1, 0x80, 0xff]) {
        const bad = good.slice();
        bad[at] ^= change;
        const code = at < 8 ? 'foreign' : at < 16 ? 'version' : 'damaged';
        expect(codeOf(() => solver.loadMesh(bad))).toBe(`MeshError saved-${code}`);
      }
      const code = at < 8 ? 'foreign' : 'damaged';
      expect(codeOf(() => solver.loadMesh(good.subarray(0, at)))).toBe(`MeshError saved-${code}`);
      expect(codeOf(() => solver.loadMesh(Uint8Array.from([...good, ...good.subarray(0, at + 1)])))).toBe(
        'MeshError saved-damaged',
      );
    }
    expect(solver.loadMesh(good).report.triangles).toBe(1);
  });

  it('is no other file, and nothing but bytes', () => {
    const [solver] = solvers;
    const file = readFileSync(new URL(import.meta.url));
    expect(() => solver.loadMesh(new Uint8Array(file))).toThrow(/no saved mesh.*save\(\)/);
    expect(codeOf(() => solver.loadMesh(file))).toBe('MeshError saved-foreign');
    const good = solver.createMesh(triangle).save();
    for (const bad of [good.buffer, [...good], 'mesh', null, undefined, new Float64Array(2)]) {
      expect(codeOf(() => solver.loadMesh(bad))).toBe('MeshError bytes-type');
    }
    globalThis.structuredClone(good, { transfer: [good.buffer] });
    expect(codeOf(() => solver.loadMesh(good))).toBe('MeshError detached');
    expect(codeOf(() => solver.loadMesh(new Uint8Array(0)))).toBe('MeshError saved-foreign');
  });

  it('says which format it is of', () => {
    const [solver] = solvers;
    const newer = solver.createMesh(triangle).save();
    newer[8] = 9;
    expect(() => solver.loadMesh(newer)).toThrow(/format 9.*another version.*save it again/);
  });

  it('leaves no memory behind, refused or not', () => {
    const [solver] = solvers;
    const mesh = solver.createMesh(...hills(200));
    const results = solver.createSweepResults(1);
    const good = mesh.save();
    const bad = good.slice(0, -8);
    const round = () => {
      solver.loadMesh(good).dispose();
      expect(codeOf(() => solver.loadMesh(bad))).toBe('MeshError saved-damaged');
      mesh.save();
      return results.time.buffer.byteLength;
    };
    const before = round();
    for (let k = 0; k < 12; k++) expect(round()).toBe(before);
    mesh.dispose();
    results.dispose();
  });
});
