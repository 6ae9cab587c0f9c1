// Proofs by the built package: what is proved, what is refuted, what is refused.
import { beforeAll, describe, expect, it } from 'vitest';
import { DisposedError, loadSolver } from 'sweepscope';

/** One triangle in the plane y = 0, facing up. */
const floor = { positions: new Float64Array([-10, 0, -10, -10, 0, 10, 10, 0, 0]), indices: new Uint32Array([0, 1, 2]) };
const unit = [1, 1, 1];

let solver;
beforeAll(async () => {
  solver = await loadSolver();
});

describe('prove', () => {
  const fall = new Float64Array([0, 3, 0, 0, -4, 0, ...unit]);
  let mesh;
  beforeAll(() => {
    mesh = solver.createMesh(floor.positions, floor.indices);
  });

  it('proves a hit and draws the distance', () => {
    const proof = mesh.prove(fall, 0, { time: 0.5, samples: 5 });
    expect(proof).toMatchObject({ verdict: 'hit', refutation: null, triangle: 0, time: 0.5, residual: 0, slope: -4 });
    expect(proof).toMatchObject({ leastDistance: 0, leastTime: 0.75, firstContact: 0.5, earlier: null });
    expect(proof.tolerance).toBeGreaterThan(64 * 2 ** -53);
    expect(Array.from(proof.times)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(Array.from(proof.distances)).toEqual([3, 2, 1, 0, 1]);
  });

  it('proves a miss, of one triangle and of the nearest', () => {
    const short = new Float64Array([0, 3, 0, 0, -1, 0, ...unit]);
    for (const triangle of [0, -1]) {
      const proof = mesh.prove(short, triangle, { wholeSweep: true });
      expect(proof).toMatchObject({ verdict: 'miss', triangle: 0, time: 1, residual: 1, leastDistance: 2 });
      expect(proof).toMatchObject({ firstContact: Infinity, earlier: null });
      expect(proof.times.length).toBe(129);
    }
  });

  it('proves a miss up to a time', () => {
    expect(mesh.prove(fall, 0, { until: 0.5 })).toMatchObject({ verdict: 'miss', time: 0.5, residual: 0 });
    expect(mesh.prove(fall, 0, { until: 0.6 })).toMatchObject({ verdict: 'refuted', refutation: 'touches' });
  });

  it('refutes what is wrong and says why', () => {
    const through = new Float64Array([0, 3, 0, 0, -8, 0, ...unit]);
    const why = (time) => mesh.prove(through, 0, { time }).refutation;
    expect([0.2, 0.3, 0.5, Infinity].map(why)).toEqual(['too-early', 'too-late', 'leaving', 'touches']);
    expect(mesh.prove(new Float64Array([0, 3, 0, 1, 0, 0, ...unit]), 0, { time: 0.5 }).refutation).toBe(
      'never-touches',
    );
    expect(mesh.prove(through, 0, { time: 0.25 + 1e-12 }).verdict).toBe('inexact');
  });

  it('finds what a whole sweep touches before', () => {
    const two = solver.createMesh(
      Float64Array.of(...floor.positions, ...floor.positions.map((n, k) => n + (k % 3 === 1))),
    );
    const { verdict, earlier } = two.prove(fall, 0, { time: 0.5, wholeSweep: true });
    expect(verdict).toBe('hit');
    expect(earlier.triangle).toBe(1);
    expect(earlier.time).toBeCloseTo(0.25, 14);
    expect(earlier.depth).toBeCloseTo(1, 12);
    expect(two.prove(fall, 1, { time: 0.25, wholeSweep: true }).earlier).toBe(null);
    two.dispose();
  });

  it.each([
    ['as large as they may be', 1e30, 1e30],
    ['denormal', 5e-324, 1e-310],
    ['large beside the radii', 1e30, 1e-30],
  ])('judges numbers that are %s', (_, length, radius) => {
    const far = solver.createMesh(floor.positions.map((n) => (n / 10) * length));
    const size = radius < 1e-100 ? 1 : radius;
    const query = new Float64Array([0, length / 2, 0, length, -length, -length, size, size, size]);
    for (const time of [0, 0.5, 1, Infinity]) {
      const proof = mesh.prove(query, 0, { time, wholeSweep: true });
      for (const numbers of [proof, far.prove(query, 0, { time, wholeSweep: true })]) {
        const { residual, slope, tolerance, leastTime, leastDistance } = numbers;
        const all = [residual, slope, tolerance, leastTime, leastDistance, ...numbers.distances];
        expect(all.every(Number.isFinite)).toBe(true);
      }
    }
    far.dispose();
  });

  it('knows an empty mesh', () => {
    const empty = solver.createMesh(new Float64Array(0));
    expect(empty.prove(fall, -1)).toMatchObject({ verdict: 'miss', triangle: -1, leastDistance: Infinity });
    empty.dispose();
    expect(() => empty.prove(fall, -1)).toThrow(DisposedError);
  });

  it.each([
    ['request-length', [new Float64Array(18).fill(1), 0]],
    ['request-length', [new Float64Array(0), 0]],
    ['request-not-finite', [new Float64Array([0, NaN, 0, 0, -4, 0, 1, 1, 1]), 0]],
    ['request-not-finite', [new Float64Array([0, 3, 0, 0, -4, 0, 1, NaN, 1]), 0]],
    ['request-too-large', [new Float64Array([0, 3, 0, 0, -4, 1.1e30, ...unit]), 0]],
    ['radius-not-positive', [new Float64Array([0, 3, 0, 0, -4, 0, 1, 1, 0]), 0]],
    ['radius-not-positive', [new Float64Array([0, 3, 0, 0, -4, 0, 1, -1, 1]), 0]],
    ['radius-too-small', [new Float64Array([0, 3, 0, 0, -4, 0, 5e-324, 1, 1]), 0]],
    ['not-a-float64array', [[0, 3, 0, 0, -4, 0, 1, 1, 1], 0]],
    ['triangle-out-of-range', [fall, 1]],
    ['triangle-out-of-range', [fall, 0.5]],
    ['triangle-out-of-range', [fall, NaN]],
    ['triangle-out-of-range', [fall, -1, { time: 0.5 }]],
    ['time-out-of-range', [fall, 0, { time: 2 }]],
    ['time-out-of-range', [fall, 0, { time: NaN }]],
    ['time-out-of-range', [fall, 0, { until: 1.5 }]],
    ['samples-out-of-range', [fall, 0, { samples: 1 }]],
    ['samples-out-of-range', [fall, 0, { samples: 1e9 }]],
    ['option-not-whole', [fall, 0, { samples: 2.5 }]],
    ['option-not-a-number', [fall, '0']],
  ])('refuses %s', (code, args) => {
    expect(() => mesh.prove(...args)).toThrow(expect.objectContaining({ name: 'RequestError', code }));
    expect(mesh.prove(fall, 0, { time: 0.5 }).verdict).toBe('hit');
  });
});
