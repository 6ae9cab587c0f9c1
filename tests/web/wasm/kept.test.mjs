// Results that stay where they are: the same answers, written in place, whatever happens to the memory between.
import { beforeAll, describe, expect, it } from 'vitest';
import { compileOptions, loadSolver } from 'sweepscope';

const floor = new Float64Array([-10, 0, -10, -10, 0, 10, 10, 0, 0]);
/** A corner of two walls and a floor: bodies here have contacts. */
const corner = new Float64Array([
  ...[-9, 0, -9, -9, 0, 9, 9, 0, 9, -9, 0, -9, 9, 0, 9, 9, 0, -9],
  ...[-1, -9, -9, -1, 9, -9, -1, 9, 9, -1, -9, -9, -1, 9, 9, -1, -9, 9],
  ...[-9, -9, -1, 9, 9, -1, -9, 9, -1, -9, -9, -1, 9, -9, -1, 9, 9, -1],
]);

let solver;
let mesh;
beforeAll(async () => {
  solver = await loadSolver();
  mesh = solver.createMesh(corner);
});

let seed = 2026;
const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
const queriesOf = (n) =>
  Float64Array.from({ length: 9 * n }, (_, k) => (k % 9 < 6 ? 4 * random() - 1 : 0.3 + random()));
const requestsOf = (n) =>
  Float64Array.from({ length: 12 * n }, (_, k) => (k % 12 < 9 ? 3 * random() - 1.5 : 0.3 + 0.5 * random()));

/** Every column of the owned answer is the beginning of the kept one's. */
function expectSame(kept, owned) {
  for (const [name, column] of Object.entries(owned)) {
    expect(kept[name].constructor, name).toBe(column.constructor);
    expect(kept[name].length, name).toBeGreaterThanOrEqual(column.length);
    expect(kept[name].slice(0, column.length), name).toEqual(column);
  }
}

describe('results that are kept', () => {
  it.each([1, 3, 64, 300])('answer %i requests as owned ones do, in memory of the module', (n) => {
    const sweeps = solver.createSweepResults(300);
    const moves = solver.createMoveResults(300, { contacts: 0 });
    const options = compileOptions({ stepHeight: 0.3, maxSweeps: 20 });
    for (let round = 0; round < 5; round++) {
      const queries = queriesOf(n);
      expect(mesh.sweepMany(queries, undefined, sweeps)).toBe(sweeps);
      expect(sweeps.count).toBe(n);
      expectSame(sweeps, mesh.sweepMany(queries));
      const requests = requestsOf(n);
      expect(mesh.moveMany(requests, options, moves)).toBe(moves);
      expect(moves.count).toBe(n);
      expectSame(moves, mesh.moveMany(requests, { stepHeight: 0.3, maxSweeps: 20 }));
    }
    expect(moves.contactStart[n]).toBeGreaterThan(n / 4);
    expect(sweeps.time.buffer).toBe(moves.position.buffer);
    sweeps.dispose();
    moves.dispose();
  });

  it('lie where they lay as long as their room lasts', () => {
    const results = solver.createMoveResults(2, { contacts: 64 });
    const before = mesh.moveMany(requestsOf(2), undefined, results).position;
    for (let k = 0; k < 100; k++) mesh.moveMany(requestsOf(1 + (k % 2)), undefined, results);
    expect(results.position).toBe(before);
    expect(results.contactTime.length).toBe(64);
    results.dispose();
  });

  it('hold what they held when the memory grows, with new views', async () => {
    const solver = await loadSolver();
    const mesh = solver.createMesh(corner);
    const moves = solver.createMoveResults(4);
    const sweeps = solver.createSweepResults(4);
    const requests = requestsOf(4);
    const queries = queriesOf(4);
    mesh.moveMany(requests, undefined, moves);
    mesh.sweepMany(queries, undefined, sweeps);
    const owned = mesh.moveMany(requests);
    const old = moves.position;
    const large = solver.createMesh(new Float32Array(9 * 200_000).fill(7));
    expect(old.length).toBe(0);
    expectSame(moves, owned);
    expectSame(sweeps, mesh.sweepMany(queries));
    large.dispose();
    // Grown by a batch, by contacts, and by other results.
    mesh.sweepMany(new Float64Array(9 * 500_000).fill(1));
    expectSame(moves, owned);
    const others = solver.createMoveResults(600_000);
    expectSame(moves, owned);
    mesh.moveMany(requests, undefined, moves);
    expectSame(moves, owned);
    // Grown by calls that are refused.
    const failing = [
      () => solver.createMesh(new Float32Array(9 * 4_000_000).fill(NaN)),
      () => mesh.sweepMany(new Float64Array(9 * 5_000_000).fill(NaN)),
      () => solver.createMoveResults(2 ** 24),
    ];
    for (const fail of failing) {
      expect(fail).toThrow();
      expectSame(moves, owned);
    }
    for (const results of [moves, sweeps, others]) results.dispose();
  }, 30_000);

  it('count nothing after a call that was refused, for whatever reason', () => {
    const results = solver.createSweepResults(1);
    for (const refused of [
      () => mesh.sweepMany(queriesOf(2), undefined, results),
      () => mesh.sweepMany([1], undefined, results),
      () => mesh.sweepMany(queriesOf(1), { sides: 'none' }, results),
    ]) {
      mesh.sweepMany(queriesOf(1), undefined, results);
      expect(results.count).toBe(1);
      expect(refused).toThrow();
      expect(results.count).toBe(0);
    }
    results.dispose();
  });

  it('serve several meshes, and go on after a refusal', () => {
    const ground = solver.createMesh(floor);
    const results = solver.createSweepResults(1);
    const falling = new Float64Array([0, 3, 0, 0, -4, 0, 1, 1, 1]);
    expect(ground.sweepMany(falling, undefined, results).time[0]).toBe(0.5);
    const bad = new Float64Array([0, 3, 0, 0, NaN, 0, 1, 1, 1]);
    expect(() => ground.sweepMany(bad, undefined, results)).toThrow(
      expect.objectContaining({ name: 'RequestError', code: 'request-not-finite', element: 4 }),
    );
    expect(results.count).toBe(0);
    expect(() => ground.sweepMany(new Float64Array(8), undefined, results)).toThrow(
      expect.objectContaining({ code: 'request-length' }),
    );
    expectSame(mesh.sweepMany(falling, undefined, results), mesh.sweepMany(falling));
    expect(ground.sweepMany(falling, undefined, results).time[0]).toBe(0.5);
    expect(ground.sweepMany(new Float64Array(0), undefined, results).count).toBe(0);
    results.dispose();
    ground.dispose();
  });

  it('are refused where they do not fit', async () => {
    const sweeps = solver.createSweepResults(2);
    const moves = solver.createMoveResults(2);
    const code = (call) => {
      try {
        call();
      } catch (error) {
        return error.code;
      }
      return 'answered';
    };
    expect(code(() => mesh.sweepMany(queriesOf(3), undefined, sweeps))).toBe('results-too-small');
    expect(code(() => mesh.moveMany(requestsOf(3), undefined, moves))).toBe('results-too-small');
    expect(code(() => mesh.moveMany(requestsOf(1), undefined, sweeps))).toBe('results-kind');
    expect(code(() => mesh.sweepMany(queriesOf(1), undefined, moves))).toBe('results-kind');
    expect(code(() => mesh.sweepMany(queriesOf(1), undefined, {}))).toBe('results-kind');
    const other = await loadSolver();
    expect(code(() => mesh.sweepMany(queriesOf(1), undefined, other.createSweepResults(1)))).toBe('results-kind');
    for (const size of [0, -1, 1.5, NaN, '2', undefined, 2 ** 40]) {
      expect(
        code(() => solver.createSweepResults(size)),
        String(size),
      ).toBe('results-size');
      const contacts = size === 0 ? -5 : (size ?? null);
      expect(
        code(() => solver.createMoveResults(1, { contacts })),
        String(contacts),
      ).toBe('results-size');
    }
    expect(code(() => solver.createMoveResults(2 ** 24))).toBe('out-of-memory');
    sweeps.dispose();
    sweeps.dispose();
    expect(sweeps.time.length).toBe(0);
    expect(code(() => mesh.sweepMany(queriesOf(1), undefined, sweeps))).toBe('disposed');
    expect(mesh.moveMany(requestsOf(2), undefined, moves).count).toBe(2);
    moves.dispose();
  });

  it('give their memory back', () => {
    // Sixty times 60 MB are more than there is.
    for (let k = 0; k < 60; k++) solver.createMoveResults(40_000).dispose();
    const results = solver.createMoveResults(40_000);
    expect(results.position.length).toBe(40_000 * 3);
    results.dispose();
  });
});
