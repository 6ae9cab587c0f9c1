// The ends of what the package takes: large meshes, memory that is not there, sizes that cannot be. A named error each, and the next
// call works.
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSolver } from 'sweepscope';

const floor = new Float64Array([-10, 0, -10, -10, 0, 10, 10, 0, 0]);
const falling = new Float64Array([0, 3, 0, 0, -4, 0, 1, 1, 1]);

let solver;
let mesh;
beforeAll(async () => {
  solver = await loadSolver();
  mesh = solver.createMesh(floor);
});

function expectSound() {
  expect(mesh.sweepMany(falling).time[0]).toBe(0.5);
  const fresh = solver.createMesh(floor);
  expect(fresh.sweepMany(falling).time[0]).toBe(0.5);
  fresh.dispose();
}

/** A flat sheet of 2 n² triangles around the origin. */
function sheet(n) {
  const positions = new Float32Array((n + 1) * (n + 1) * 3);
  for (let k = 0, i = 0; i <= n; ++i) {
    for (let j = 0; j <= n; ++j, k += 3) {
      positions[k] = i - n / 2;
      positions[k + 2] = j - n / 2;
    }
  }
  const indices = new Uint32Array(n * n * 6);
  for (let k = 0, i = 0; i < n; ++i) {
    for (let j = 0; j < n; ++j, k += 6) {
      const at = i * (n + 1) + j;
      indices.set([at, at + 1, at + n + 2, at, at + n + 2, at + n + 1], k);
    }
  }
  return { positions, indices };
}

describe('large', () => {
  it('takes ten million triangles and sweeps against them', () => {
    const { positions, indices } = sheet(2237);
    const large = solver.createMesh(positions, indices);
    expect(large.report.triangles).toBeGreaterThan(1e7);
    expect(large.sweepMany(falling).time[0]).toBe(0.5);
    expect(large.sweepMany(new Float64Array([900.3, 3, -77.7, 0, -4, 0, 1, 1, 1])).time[0]).toBeCloseTo(0.5, 14);
    large.dispose();
    expectSound();
  }, 180_000);

  it('names the memory that is not there, of a mesh', () => {
    // Never written, so the system gives it without having it.
    const indices = new Uint32Array(3 * 45_000_000);
    expect(() => solver.createMesh(floor, indices)).toThrow(
      expect.objectContaining({ name: 'MeshError', code: 'out-of-memory' }),
    );
    expectSound();
  }, 60_000);

  it('names the memory that is not there, of a batch', () => {
    const requests = new Float64Array(12 * 18_000_000);
    expect(() => mesh.moveMany(requests)).toThrow(
      expect.objectContaining({ name: 'RequestError', code: 'out-of-memory' }),
    );
    expectSound();
  }, 60_000);
});

describe('memory once grown', () => {
  /** A large batch whose first radius is refused, so that only its memory counts. */
  function codeOf(requests) {
    try {
      mesh.moveMany(new Float64Array(12 * requests));
    } catch (error) {
      return error.code;
    }
    return 'answered';
  }

  // The allocator took a place near the end of the address space for large enough, and wrote over the beginning of the memory.
  it('is not counted twice', () => {
    expect(codeOf(1_000_000)).toBe('radius-not-positive');
    codeOf(15_400_000);
    expect(codeOf(18_000_000)).toBe('out-of-memory');
    expectSound();
  }, 60_000);

  it('by a batch is given back to a mesh', async () => {
    const fresh = await loadSolver();
    const small = fresh.createMesh(floor);
    // 1.5 GB of questions and answers, all refused; then a mesh of 1.9 GB.
    expect(() => small.moveMany(new Float64Array(12 * 8_000_000))).toThrow(/radius/);
    expect(() => fresh.createMesh(new Float32Array(9 * 13_000_000).fill(NaN, 0, 1))).toThrow(/not a finite number/);
    expect(small.sweepMany(falling).time[0]).toBe(0.5);
  }, 60_000);

  it('to its end leaves no room for the contacts of a batch, which is said', async () => {
    const fresh = await loadSolver();
    const walls = fresh.createMesh(sheet(8).positions, sheet(8).indices);
    const count = 3000;
    // Along the floor, downward all the time: with gravity that is a contact or two for each.
    const requests = Float64Array.from(
      { length: 12 * count },
      (_, k) => [0, 1.2, 0, 0.3, -1, 0.2, 0.1, -1, 0, 1, 1, 1][k % 12],
    );
    const far = requests.map((value, k) => (k % 12 === 1 ? 50 : value));
    expect(walls.moveMany(far).contactTime.length).toBe(0);
    const ballast = [];
    for (let size = 2 ** 24; size >= 16;) {
      try {
        ballast.push(fresh.createSweepResults(size));
      } catch {
        size /= 2;
      }
    }
    const called = () => walls.moveMany(requests);
    expect(called).toThrow(expect.objectContaining({ name: 'RequestError', code: 'out-of-memory' }));
    expect(walls.sweepMany(falling).time[0]).toBe(0.5);
    for (const results of ballast) results.dispose();
    expect(called().contactTime.length).toBeGreaterThan(count);
  }, 60_000);
});

describe('a batch that is refused half-way', () => {
  it('gives back what it had, for want of which the next mesh was refused', async () => {
    const fresh = await loadSolver();
    const walls = fresh.createMesh(sheet(8).positions, sheet(8).indices);
    const along = [0, 1.2, 0, 0.3, -1, 0.2, 0.1, -1, 0, 1, 1, 1];
    const requests = Float64Array.from({ length: 12 * 200_000 }, (_, k) => along[k % 12]);
    /** As many pieces of some 20 MB as there is memory for, or as are wanted. */
    const fill = (most = Infinity) => {
      const pieces = [];
      try {
        while (pieces.length < most) pieces.push(fresh.createSweepResults(2 ** 17));
      } catch (error) {
        expect(error.code).toBe('out-of-memory');
      }
      return pieces;
    };
    const ballast = fill();
    // Room for the batch and its results, not for a contact or two of each.
    const room = ballast.splice(-5);
    room.forEach((piece) => piece.dispose());
    for (let k = 0; k < 2; k++) {
      expect(() => walls.moveMany(requests)).toThrow(expect.objectContaining({ code: 'out-of-memory' }));
      const again = fill(room.length);
      expect(again.length).toBe(room.length);
      again.forEach((piece) => piece.dispose());
    }
    ballast.forEach((piece) => piece.dispose());
    expect(walls.moveMany(requests).contactTime.length).toBeGreaterThan(200_000);
  }, 60_000);
});

describe('tiny and not a number', () => {
  const radiusAt = (value) => new Float64Array([0, 3, 0, 0, -4, 0, 1, value, 1]);
  it.each([
    ['request-not-finite', NaN],
    ['request-not-finite', Infinity],
    ['request-too-large', 1e31],
    ['radius-not-positive', -0],
    ['radius-too-small', 2.5e-310],
    ['radius-too-small', 1e-99],
  ])('refuses %s, a radius of %d', (code, radius) => {
    expect(() => mesh.sweepMany(radiusAt(radius))).toThrow(
      expect.objectContaining({ name: 'RequestError', code, element: 7 }),
    );
    expectSound();
  });

  it('takes denormal coordinates and motions', () => {
    const tiny = solver.createMesh(new Float64Array([0, 0, 0, 5e-324, 0, 0, 0, 0, 1e-310]));
    expect(tiny.report.degenerateTriangles).toBe(1);
    const swept = tiny.sweepMany(new Float64Array([0, 3, 0, 5e-324, -4, 1e-310, 1, 1, 1]));
    expect(swept.time[0]).toBe(0.5);
    tiny.dispose();
  });

  it('refuses a trace of no slots, and one of a batch', () => {
    const request = new Float64Array([0, 3, 0, 0, -4, 0, 0, 0, 0, 1, 1, 1]);
    const refused = (code) => expect.objectContaining({ name: 'RequestError', code });
    expect(() => mesh.trace(request, { maxSlots: 7 })).toThrow(refused('trace-limit-out-of-range'));
    expect(() => mesh.trace(new Float64Array(24), {})).toThrow(refused('request-length'));
    expect(() => mesh.trace(new Float64Array(0), {})).toThrow(refused('request-length'));
    expectSound();
  });
});
