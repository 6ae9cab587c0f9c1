// dist/lib as other programs get it: what its README says, every file its package.json names, and reading its traces.
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSolver } from '../../../dist/lib/index.js';

/** One triangle in the plane y = 0, facing up. */
const floor = { positions: new Float64Array([-10, 0, -10, -10, 0, 10, 10, 0, 0]), indices: new Uint32Array([0, 1, 2]) };
const unit = [1, 1, 1];

let solver;
beforeAll(async () => {
  solver = await loadSolver();
});

describe('the package as it is shipped', () => {
  const lib = new URL('../../../dist/lib/', import.meta.url);

  it('has a README whose example runs and gives what its comments say', async () => {
    const readme = readFileSync(new URL('README.md', lib), 'utf8');
    const example = /```js\nimport \{ loadSolver \} from 'sweepscope';\n([\s\S]*?)```/.exec(readme)[1];
    const said = [];
    const run = Object.getPrototypeOf(async () => {}).constructor('loadSolver', 'console', example);
    await run(loadSolver, { log: (value) => said.push(value) });
    const comments = [...example.matchAll(/console\.log\(.*\); \/\/ ([-\d., ]+)/g)].map(([, numbers]) =>
      numbers.split(',').map(Number),
    );
    expect(said).toHaveLength(comments.length);
    expect(said.length).toBeGreaterThan(3);
    said.forEach((value, at) =>
      expect(typeof value === 'number' ? [value] : Array.from(value, (n) => Number(n.toFixed(9)))).toEqual(
        comments[at],
      ),
    );
    expect(
      [...readme.matchAll(/\]\(([^)#:]+)\)/g)]
        .map(([, file]) => file)
        .filter((file) => !existsSync(new URL(file, lib))),
    ).toEqual([]);
  });

  it('reads its own traces', async () => {
    const { exports } = JSON.parse(readFileSync(new URL('package.json', lib), 'utf8'));
    for (const { types, default: script } of [exports['.'], exports['./trace']]) {
      expect([types, script].filter((file) => !existsSync(new URL(file, lib)))).toEqual([]);
    }
    const { decodeTrace, eventFields } = await import(new URL(exports['./trace'].default, lib).href);
    const mesh = solver.createMesh(floor.positions, floor.indices);
    const { trace, result } = mesh.trace(new Float64Array([0, 1.5, 0, 0, -1, 0, 0, 0, 0, ...unit]));
    const events = [...decodeTrace(trace).events()];
    expect(events.filter(({ kind }) => !(kind in eventFields))).toEqual([]);
    expect(events.find(({ kind, improved }) => kind === 'TriangleEnd' && improved).time).toBe(result.contactTime[0]);
    mesh.dispose();
  });

  it('names a module that is not where it was said to be', async () => {
    await expect(loadSolver({ wasmUrl: new URL('nowhere.wasm', lib) })).rejects.toMatchObject({
      name: 'LoadError',
      code: 'wasm-not-found',
    });
  });

  it('takes no options where null is said', () => {
    const mesh = solver.createMesh(floor.positions, floor.indices);
    const query = new Float64Array([0, 3, 0, 0, -4, 0, ...unit]);
    expect(mesh.sweepMany(query, null)).toEqual(mesh.sweepMany(query));
    expect(mesh.prove(query, 0, null).verdict).toBe('refuted');
    mesh.dispose();
  });
});
