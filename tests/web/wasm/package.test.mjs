// The built package, loaded by node as another program would: what `npm pack` packs and nothing else.
/* global WebAssembly */
import { readFileSync } from 'node:fs';
import { describe, expect, it, beforeAll } from 'vitest';
import { DisposedError, LoadError, MeshError, RequestError, loadSolver } from 'sweepscope';

/** One triangle in the plane y = 0, facing up. */
const floor = { positions: new Float64Array([-10, 0, -10, -10, 0, 10, 10, 0, 0]), indices: new Uint32Array([0, 1, 2]) };
const unit = [1, 1, 1];

/** Numbers from 0 to 1, the same in every run. */
function numbers(seed) {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

let solver;
beforeAll(async () => {
  solver = await loadSolver();
});

describe('loadSolver', () => {
  it('finds the module beside itself and says what it is', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
    expect(solver.build.version).toBe(version);
    expect(solver.build.schemaHash).toMatch(/^[0-9a-f]{16}$/);
  });

  it('takes bytes or an address', async () => {
    for (const simd of [true, false]) {
      const name = simd ? 'sweepscope-simd.wasm' : 'sweepscope.wasm';
      const url = new URL(`../../../build/installed/node_modules/sweepscope/${name}`, import.meta.url);
      const build = { ...solver.build, simd };
      expect((await loadSolver({ wasmBinary: readFileSync(url) })).build).toEqual(build);
      expect((await loadSolver({ wasmUrl: url })).build).toEqual(build);
      expect((await loadSolver({ simd })).build).toEqual(build);
    }
  });

  it('prefers SIMD where the engine has it, and answers the same without', async () => {
    expect(solver.build.simd).toBe(true);
    const scalar = await loadSolver({ simd: false });
    const random = numbers(7);
    const positions = Float32Array.from({ length: 9000 }, () => random() * 40 - 20);
    const sweeps = Float64Array.from({ length: 9 * 500 }, (_, k) =>
      k % 9 < 3 ? random() * 40 - 20 : k % 9 < 6 ? random() * 10 - 5 : 0.3 + random(),
    );
    const moves = Float64Array.from({ length: 12 * 500 }, (_, k) =>
      k % 12 < 3 ? random() * 40 - 20 : k % 12 < 9 ? random() * 2 - 1 : 0.3 + random(),
    );
    const [a, b] = [solver, scalar].map((one) => one.createMesh(positions));
    expect(a.sweepMany(sweeps)).toEqual(b.sweepMany(sweeps));
    expect(a.moveMany(moves)).toEqual(b.moveMany(moves));
    expect(a.sweepMany(sweeps).time.filter((time) => time <= 1).length).toBeGreaterThan(100);
    a.dispose();
    b.dispose();
  });

  it('names a module that is none', async () => {
    await expect(loadSolver({ wasmBinary: new Uint8Array([1, 2, 3]) })).rejects.toBeInstanceOf(LoadError);
    await expect(loadSolver({ wasmUrl: new URL('file:///no/such.wasm') })).rejects.toBeInstanceOf(LoadError);
  });

  it('serves several solvers side by side', async () => {
    const other = await loadSolver();
    const a = solver.createMesh(floor.positions, floor.indices);
    const b = other.createMesh(floor.positions, floor.indices);
    a.dispose();
    expect(b.sweepMany(new Float64Array([0, 3, 0, 0, -4, 0, ...unit])).time[0]).toBe(0.5);
    b.dispose();
  });
});

describe('createMesh', () => {
  it('reports what it was given', () => {
    const mesh = solver.createMesh(
      new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 2, 0, 0]),
      new Uint32Array([0, 1, 2, 0, 1, 3]),
    );
    expect(mesh.report).toMatchObject({ vertices: 4, triangles: 2, degenerateTriangles: 1 });
    expect(Array.from(mesh.report.degenerate)).toEqual([1]);
    expect(mesh.report.bounds).toEqual({ min: [0, 0, 0], max: [2, 1, 0] });
    expect(mesh.report.memoryBytes).toBeGreaterThan(0);
    mesh.dispose();
  });

  it('takes a soup without indices, and a mesh of nothing', () => {
    const soup = solver.createMesh(floor.positions);
    expect(soup.report.triangles).toBe(1);
    soup.dispose();
    const empty = solver.createMesh(new Float64Array(0), new Uint32Array(0));
    const swept = empty.sweepMany(new Float64Array([0, 3, 0, 0, -4, 0, ...unit]));
    expect([swept.time[0], swept.triangle[0], swept.feature[0]]).toEqual([Infinity, -1, 0]);
    empty.dispose();
  });

  const bad = [
    ['positions-length', [new Float64Array(4)], 4],
    ['soup-length', [new Float64Array(6)], 2],
    ['indices-length', [new Float64Array(9), new Uint32Array(4)], 4],
    ['index-out-of-range', [floor.positions, new Uint32Array([0, 1, 3])], 2],
    ['position-not-finite', [new Float64Array([0, 0, 0, 1, NaN, 0, 0, 1, 0]), floor.indices], 4],
    ['position-not-finite', [new Float32Array([0, 0, 0, 1, 0, Infinity, 0, 1, 0]), floor.indices], 5],
    ['position-too-large', [new Float64Array([0, 0, 0, 1, 1e31, 0, 0, 1, 0]), floor.indices], 4],
    ['positions-type', [[0, 0, 0]], -1],
    ['indices-type', [floor.positions, [0, 1, 2]], -1],
  ];
  it.each(bad)('refuses %s and names the element', (code, args, element) => {
    let error;
    try {
      solver.createMesh(...args);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(MeshError);
    expect(error).toMatchObject({ name: 'MeshError', code, element });
    expect(error.message.length).toBeGreaterThan(20);
    const after = solver.createMesh(floor.positions, floor.indices);
    expect(after.sweepMany(new Float64Array([0, 3, 0, 0, -4, 0, ...unit])).time[0]).toBe(0.5);
    after.dispose();
  });
});

describe('queries', () => {
  let mesh;
  beforeAll(() => {
    mesh = solver.createMesh(floor.positions, floor.indices);
  });

  it('sweeps many at once, each on its own', () => {
    const swept = mesh.sweepMany(
      new Float64Array([0, 3, 0, 0, -4, 0, ...unit, 0, 3, 0, 0, 4, 0, ...unit, 0, 0.5, 0, 0, -1, 0, ...unit]),
    );
    expect(Array.from(swept.time)).toEqual([0.5, Infinity, 0]);
    expect(Array.from(swept.triangle)).toEqual([0, -1, 0]);
    expect(Array.from(swept.feature)).toEqual([1, 0, 1]);
    expect(Array.from(swept.depth)).toEqual([0, 0, 0.5]);
    expect(Array.from(swept.normal.slice(0, 3), Math.abs)).toEqual([0, 1, 0]);
    expect(Array.from(swept.point.slice(3, 6))).toEqual([NaN, NaN, NaN]);
  });

  it('scales space by the radii', () => {
    const swept = mesh.sweepMany(new Float64Array([0, 3, 0, 0, -4, 0, 0.3, 2, 0.3]));
    expect(swept.time[0]).toBe(0.25);
  });

  it('knows both methods and both sides', () => {
    const fromBelow = new Float64Array([0, -3, 0, 0, 4, 0, ...unit]);
    expect(mesh.sweepMany(fromBelow).time[0]).toBe(0.5);
    expect(mesh.sweepMany(fromBelow, { sides: 'front' }).time[0]).toBe(Infinity);
    expect(mesh.sweepMany(fromBelow, { method: 'paper' }).time[0]).toBe(Infinity);
    expect(mesh.sweepMany(fromBelow, { method: 'paper', sides: 'both' }).time[0]).toBe(0.5);
  });

  it('computes the paper method in floats when asked', () => {
    const query = new Float64Array([0.1, 3.7, 0.2, 0.3, -4.1, 0.1, 0.7, 0.9, 1.1]);
    const single = mesh.sweepMany(query, { method: 'paper', precision: 'single' }).time[0];
    const f = Math.fround;
    expect(single).toBe(f(f(1 - f(f(3.7) / f(0.9))) / f(f(-4.1) / f(0.9))));
    expect(mesh.sweepMany(query, { method: 'paper', precision: 'double' })).toEqual(
      mesh.sweepMany(query, { method: 'paper' }),
    );
    expect(mesh.sweepMany(query, { method: 'paper' }).time[0]).not.toBe(single);
    const request = new Float64Array([0.1, 3, 0.2, 1, -0.5, 0.3, 0, -4, 0, 0.5, 1, 0.5]);
    const options = { method: 'paper', precision: 'single' };
    const moved = mesh.moveMany(request, options);
    expect(mesh.trace(request, options).result).toEqual(moved);
    expect(Array.from(moved.position)).toEqual(Array.from(moved.position, f));
    expect(moved).not.toEqual(mesh.moveMany(request, { method: 'paper' }));
  });

  it('moves: keeps its skin on the floor and stands', () => {
    const moved = mesh.moveMany(new Float64Array([0, 3, 0, 1, 0, 0, 0, -4, 0, ...unit]), { skin: 0.05 });
    expect(moved.position[0]).toBeCloseTo(1, 12);
    expect(moved.position[1]).toBeCloseTo(1.05, 12);
    expect(moved).toMatchObject({ grounded: new Uint8Array([1]), truncated: new Uint8Array([0]) });
    expect(Array.from(moved.contactStart)).toEqual([0, 1]);
    expect(moved.contactPass[0]).toBe(1);
  });

  it.each(['paper', 'robust'])('traces the %s method with the same bits as the move', (method) => {
    const request = new Float64Array([0.1, 3, 0.2, 1, -0.5, 0.3, 0, -4, 0, 0.5, 1, 0.5]);
    const moved = mesh.moveMany(request, { method });
    const traced = mesh.trace(request, { method });
    expect(traced.result).toEqual(moved);
    expect(traced.trace).toBeInstanceOf(Float64Array);
    expect(traced.trace[6]).toBe(0); // not truncated
    expect(mesh.trace(request, { method, broadPhase: false }).trace.length).toBeLessThan(traced.trace.length);
    expect(mesh.trace(request, { method, maxSlots: 64 }).trace[6]).toBe(1);
  });

  const good = [0, 3, 0, 0, -4, 0, 1, 1, 1];
  const at = (index, value) => good.map((n, k) => (k === index ? value : n));
  it.each([
    ['request-length', new Float64Array(8), undefined, 8],
    ['request-not-finite', new Float64Array(at(4, NaN)), undefined, 4],
    ['request-not-finite', new Float64Array([...good, ...at(0, -Infinity)]), undefined, 9],
    ['request-too-large', new Float64Array(at(3, 1e31)), undefined, 3],
    ['radius-not-positive', new Float64Array(at(6, 0)), undefined, 6],
    ['radius-not-positive', new Float64Array(at(7, -1)), undefined, 7],
    ['radius-too-small', new Float64Array(at(8, 5e-324)), undefined, 8],
    ['not-a-float64array', [...good], undefined, -1],
    ['option-unknown', new Float64Array(good), { method: 'fast' }, -1],
    ['option-unknown', new Float64Array(good), { sides: 'back' }, -1],
    ['option-unknown', new Float64Array(good), { method: 'paper', precision: 'half' }, -1],
    ['precision-needs-paper', new Float64Array(good), { precision: 'single' }, -1],
    ['radius-too-small', new Float64Array(at(8, 1e-20)), { method: 'paper', precision: 'single' }, 8],
  ])('refuses %s', (code, queries, options, element) => {
    let error;
    try {
      mesh.sweepMany(queries, options);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ code, element });
    expect(mesh.sweepMany(new Float64Array(good)).time[0]).toBe(0.5);
  });

  it.each([
    ['precision-needs-paper', { precision: 'single' }],
    ['skin-out-of-range', { skin: -1 }],
    ['skin-out-of-range', { skin: Infinity }],
    ['option-not-whole', { maxSweeps: NaN }],
    ['sweep-limit-out-of-range', { maxSweeps: 0 }],
    ['sweep-limit-out-of-range', { maxSweeps: 256 }],
    ['up-not-usable', { up: [0, 0, 0] }],
    ['slope-limit-out-of-range', { slopeLimit: 2 }],
    ['step-height-out-of-range', { stepHeight: -0.1 }],
    ['snap-distance-out-of-range', { snapDistance: NaN }],
  ])('refuses the option %s', (code, options) => {
    const request = new Float64Array([0, 3, 0, 0, -4, 0, 0, 0, 0, 1, 1, 1]);
    expect(() => mesh.moveMany(request, options)).toThrow(expect.objectContaining({ name: 'RequestError', code }));
    expect(() => mesh.trace(request, options)).toThrow(expect.objectContaining({ name: 'RequestError', code }));
  });

  it('takes an empty batch', () => {
    expect(mesh.sweepMany(new Float64Array(0)).time.length).toBe(0);
    expect(Array.from(mesh.moveMany(new Float64Array(0)).contactStart)).toEqual([0]);
  });
});

describe('dispose', () => {
  it('is harmless twice and an error to use afterwards', () => {
    const mesh = solver.createMesh(floor.positions, floor.indices);
    mesh.dispose();
    mesh.dispose();
    const request = new Float64Array(12).fill(1);
    expect(() => mesh.sweepMany(new Float64Array(9))).toThrow(DisposedError);
    expect(() => mesh.moveMany(request)).toThrow(DisposedError);
    expect(() => mesh.trace(request)).toThrow(DisposedError);
  });

  it('gives the memory back: a thousand meshes do not grow it', async () => {
    // The module's memory is its own affair; the test looks at it by watching WebAssembly hand it over.
    const original = WebAssembly.instantiate;
    let memory;
    WebAssembly.instantiate = async (...args) => {
      const made = await original(...args);
      memory = Object.values((made.instance ?? made).exports).find((value) => value instanceof WebAssembly.Memory);
      return made;
    };
    const fresh = await loadSolver().finally(() => {
      WebAssembly.instantiate = original;
    });
    const { positions, indices } = waves(60);
    const round = () => {
      const mesh = fresh.createMesh(positions, indices);
      mesh.trace(new Float64Array([30, 2, 30, 5, 0, 5, 0, -4, 0, 0.5, 0.9, 0.5]));
      mesh.dispose();
    };
    for (let k = 0; k < 20; ++k) round();
    const settled = memory.buffer.byteLength;
    for (let k = 0; k < 1000; ++k) round();
    expect(memory.buffer.byteLength).toBe(settled);
  }, 120_000);
});

/** A wavy sheet of n × n vertices. */
function waves(n) {
  const positions = new Float64Array(n * n * 3);
  for (let k = 0; k < n * n; ++k) positions.set([k % n, Math.sin(k), Math.floor(k / n)], 3 * k);
  const indices = new Uint32Array((n - 1) * (n - 1) * 6);
  for (let k = 0; k < (n - 1) * (n - 1); ++k) {
    const corner = Math.floor(k / (n - 1)) * n + (k % (n - 1));
    indices.set([corner, corner + n, corner + 1, corner + 1, corner + n, corner + n + 1], 6 * k);
  }
  return { positions, indices };
}
