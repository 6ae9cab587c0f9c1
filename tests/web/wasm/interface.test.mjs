// What a caller may hand to the package by mistake: every slip has a name, and none of them reaches memory that is not its own.
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileOptions, loadSolver } from 'sweepscope';

const floor = () => new Float64Array([-10, 0, -10, -10, 0, 10, 10, 0, 0]);
const falling = () => new Float64Array([0, 3, 0, 0, -4, 0, 1, 1, 1]);
const step = () => new Float64Array([0, 1.01, 0, 0.1, 0, 0, 0, -0.1, 0, 1, 1, 1]);

let solver;
let mesh;
beforeAll(async () => {
  solver = await loadSolver();
  mesh = solver.createMesh(floor());
});

const codeOf = (call) => {
  try {
    call();
  } catch (error) {
    return error.code ?? `${error.name}: ${error.message}`;
  }
  return 'answered';
};
const detached = (array) => {
  globalThis.structuredClone(array, { transfer: [array.buffer] });
  return array;
};

describe('options', () => {
  it('that are misspelt are named, with those there are', () => {
    expect(() => mesh.moveMany(step(), { stepheight: 0.3 })).toThrow(/no option stepheight.*stepHeight/);
    expect(codeOf(() => mesh.sweepMany(falling(), { side: 'front' }))).toBe('option-unknown');
    expect(codeOf(() => mesh.trace(step(), { slots: 9 }))).toBe('option-unknown');
    expect(codeOf(() => mesh.prove(falling(), 0, { at: 0.5 }))).toBe('option-unknown');
    expect(codeOf(() => compileOptions({ Skin: 0 }))).toBe('option-unknown');
  });

  it('that are left undefined are not there', () => {
    expect(codeOf(() => mesh.moveMany(step(), { stepHeight: undefined, up: undefined }))).toBe('answered');
  });

  it('are checked once where they are compiled, and stay what they were', () => {
    const wanted = { skin: 0.25 };
    const options = compileOptions(wanted);
    wanted.skin = -1;
    expect(mesh.moveMany(step(), options)).toEqual(mesh.moveMany(step(), { skin: 0.25 }));
    expect(codeOf(() => compileOptions({ skin: -1 }))).toBe('skin-out-of-range');
    expect(mesh.sweepMany(falling(), compileOptions()).time[0]).toBe(0.5);
    expect(mesh.trace(step(), compileOptions({ maxSlots: 5000 })).result).toEqual(mesh.moveMany(step()));
  });

  it('whose reading disposes of the mesh end in a named error', () => {
    const gone = solver.createMesh(floor());
    const trap = (name) => ({
      get [name]() {
        gone.dispose();
        return undefined;
      },
    });
    expect(codeOf(() => gone.sweepMany(falling(), trap('method')))).toBe('disposed');
    const again = solver.createMesh(floor());
    expect(
      codeOf(() =>
        again.prove(falling(), 0, {
          get time() {
            again.dispose();
            return 0.5;
          },
        }),
      ),
    ).toBe('disposed');
  });
});

describe('arrays', () => {
  it('of another realm are as good', () => {
    const foreign = (array) => runInNewContext(`${array.constructor.name}.from(numbers)`, { numbers: [...array] });
    const other = solver.createMesh(foreign(floor()), foreign(new Uint32Array([0, 1, 2])));
    expect(other.sweepMany(foreign(falling())).time[0]).toBe(0.5);
    expect(other.moveMany(foreign(step()))).toEqual(other.moveMany(step()));
    other.dispose();
  });

  it('of indices may be of 16 bits', () => {
    const [positions, indices] = [new Float32Array(floor()), [0, 1, 2]];
    const small = solver.createMesh(positions, new Uint16Array(indices));
    const large = solver.createMesh(positions, new Uint32Array(indices));
    expect({ ...small.report, buildMilliseconds: 0 }).toEqual({ ...large.report, buildMilliseconds: 0 });
    expect(small.sweepMany(falling()).time[0]).toBe(0.5);
    expect(codeOf(() => solver.createMesh(positions, new Uint16Array([0, 1, 3])))).toBe('index-out-of-range');
    expect(codeOf(() => solver.createMesh(positions, new Int32Array(indices)))).toBe('indices-type');
    expect(codeOf(() => solver.createMesh(positions, indices))).toBe('indices-type');
    small.dispose();
    large.dispose();
  });

  it('over shared memory are read', () => {
    const shared = new Float64Array(new SharedArrayBuffer(72));
    shared.set(falling());
    expect(mesh.sweepMany(shared).time[0]).toBe(0.5);
  });

  it('that are detached are said to be', () => {
    expect(codeOf(() => mesh.sweepMany(detached(falling())))).toBe('detached');
    expect(codeOf(() => mesh.moveMany(detached(step())))).toBe('detached');
    expect(codeOf(() => mesh.trace(detached(step())))).toBe('detached');
    expect(codeOf(() => mesh.prove(detached(falling()), 0))).toBe('detached');
    expect(codeOf(() => solver.createMesh(detached(floor())))).toBe('detached');
    expect(codeOf(() => solver.createMesh(floor(), detached(new Uint32Array([0, 1, 2]))))).toBe('detached');
    // Empty is not detached.
    expect(mesh.sweepMany(new Float64Array(0)).time.length).toBe(0);
    expect(solver.createMesh(new Float64Array(0)).report.triangles).toBe(0);
  });

  it('that lie about their length change nothing', () => {
    const liar = falling();
    Object.defineProperty(liar, 'length', { value: 9e6 });
    expect(mesh.sweepMany(liar).time.length).toBe(1);
    class Longer extends Float64Array {
      get length() {
        return 18;
      }
    }
    expect(mesh.sweepMany(new Longer(falling())).time.length).toBe(1);
    const results = solver.createSweepResults(1);
    expect(mesh.sweepMany(liar, undefined, results).time[0]).toBe(0.5);
    results.dispose();
  });
});

// Any values in any place: an answer or a named error, and afterwards the solver is as it was.
describe('a fuzzer of the interface', () => {
  const seed = Number(process.env.SWEEPSCOPE_SEED ?? 20031);
  let state = seed;
  const below = (n) => ((state = (state * 48271) % 2147483647) - 1) % n;
  const pick = (list) => list[below(list.length)];
  const number = () =>
    pick([0, -0, 1, -1, 0.5, 1e-30, 1e30, 1e308, -1e300, NaN, Infinity, -Infinity, 255, 256, 2 ** 31, 2 ** 53, 0.1]);
  const array = () =>
    pick([
      () => falling(),
      () => step(),
      () => Float64Array.from({ length: below(40) }, number),
      () => Float64Array.from({ length: 9 * (1 + below(30)) }, (_, k) => (k % 9 < 6 ? 4 - below(8) : 0.5 + below(3))),
      () => Float64Array.from({ length: 12 * (1 + below(20)) }, (_, k) => (k % 12 < 9 ? 2 - below(4) : 0.5 + below(3))),
      () => new Float64Array(0),
      () => detached(falling()),
      () => new Float32Array(9),
      () => new Float64Array(new SharedArrayBuffer(8 * below(30))),
      () => new DataView(new ArrayBuffer(72)),
      () => pick([null, undefined, 7, 'queries', {}, [0, 3, 0], () => 1, Symbol('s'), 10n, new Proxy(falling(), {})]),
    ])();
  const names = ['method', 'sides', 'precision', 'up', 'maxSweeps', 'skin', 'slopeLimit', 'stepHeight', 'snapDistance'];
  const value = () =>
    pick([
      number,
      number,
      () => pick(['paper', 'robust', 'front', 'both', 'single', 'double', 'x']),
      () => null,
      array,
    ])();
  const options = () =>
    pick([
      () => undefined,
      () => null,
      () => Object.fromEntries([[pick([...names, 'maxSlots', 'broadPhase', 'stepheight']), value()]]),
      () => Object.fromEntries(names.filter(() => below(3) === 0).map((name) => [name, value()])),
      () => pick([7, 'robust', [], () => 1]),
      () => ({
        get [pick(names)]() {
          throw new Error('mine');
        },
      }),
    ])();

  it(`gets an answer or a named error for anything, seed ${seed}`, () => {
    const tally = new Map();
    const kept = [solver.createSweepResults(3), solver.createMoveResults(3, { contacts: 1 })];
    let made = null;
    const ends = performance.now() + 2500;
    let calls = 0;
    for (; performance.now() < ends; calls++) {
      const target = made && below(4) === 0 ? made : mesh;
      const what = below(9);
      let outcome;
      try {
        if (what === 0) target.sweepMany(array(), options());
        else if (what === 1) target.moveMany(array(), options());
        else if (what === 2) target.sweepMany(array(), options(), pick([...kept, undefined, {}, null]));
        else if (what === 3) target.moveMany(array(), options(), pick([...kept, undefined, 3]));
        else if (what === 4) target.trace(array(), options());
        else if (what === 5)
          target.prove(array(), value(), pick([undefined, { time: value() }, { samples: value() }, {}]));
        else if (what === 6) made = solver.createMesh(array(), pick([undefined, new Uint16Array([0, 1, 2]), array()]));
        else if (what === 7) made?.dispose();
        else solver.createSweepResults(below(50)).dispose();
        outcome = 'answered';
      } catch (error) {
        outcome = error.code ?? error.message;
        const named = typeof error.code === 'string' && error.message.length > 10;
        if (!named && error.message !== 'mine') throw error;
      }
      tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
    }
    expect(mesh.sweepMany(falling()).time[0]).toBe(0.5);
    expect(mesh.sweepMany(falling(), undefined, kept[0]).time[0]).toBe(0.5);
    for (const results of kept) results.dispose();
    // Both directions: it reached answers, and most of the refusals there are.
    expect(calls).toBeGreaterThan(500);
    expect(tally.get('answered')).toBeGreaterThan(calls / 20);
    expect(tally.size).toBeGreaterThan(12);
  });
});
