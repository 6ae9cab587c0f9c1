// The package as other programs get it: what its README says, every file its package.json names, and reading its traces.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadSolver } from 'sweepscope';

/** One triangle in the plane y = 0, facing up. */
const floor = { positions: new Float64Array([-10, 0, -10, -10, 0, 10, 10, 0, 0]), indices: new Uint32Array([0, 1, 2]) };
const unit = [1, 1, 1];

let solver;
beforeAll(async () => {
  solver = await loadSolver();
});

describe('the package as it is shipped', () => {
  const lib = new URL('../../../build/installed/node_modules/sweepscope/', import.meta.url);

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

  it.each([
    ['MeshError', 'solver.createMesh(new Float64Array(5))'],
    ['RequestError', 'mesh.moveMany(new Float64Array(11))'],
    ['DisposedError', 'mesh.dispose(), mesh.save()'],
    ['LoadError', 'await loadSolver({ wasmBinary: new Uint8Array(4) })'],
    ['TapeError', 'readTape(new Uint8Array(4))'],
  ])('says %s in the stack of what nobody catches, although it is minified', (name, call) => {
    const program = `import { loadSolver } from '${lib}index.js'; import { readTape } from '${lib}record.js';
      const solver = await loadSolver(); const mesh = solver.createMesh(new Float64Array(9));
      function theGame() { return readTape && ${call.replace('await ', '')}; }
      await theGame();`;
    const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
    const said = stderr.slice(stderr.indexOf(`${name}: `));
    expect(said, stderr).toMatch(new RegExp(`^${name}: [A-Z]?[^\\n]{20,}`));
    // No other name before the message or in front of a frame that makes the error.
    expect(stderr).not.toMatch(/^\w{1,2}(?: \[\w+\])?: /m);
    for (const [, made] of said.matchAll(/^ +at new ([\w.]+)/gm)) expect(made).toBe(name);
  });

  // The loop for a character as the README has it, over a floor with a wall of 1.15 m, under a ceiling at the far end.
  it('has a README whose loop walks, falls and jumps', async () => {
    const readme = readFileSync(new URL('README.md', lib), 'utf8');
    const loop = /```js\n(const radii = [\s\S]*?)```/.exec(readme)[1];
    const quads = [
      [-9, 0, -9, -9, 0, 9, 2, 0, 9, 2, 0, -9], // floor
      [2, 0, -9, 2, 0, 9, 2, 1.15, 9, 2, 1.15, -9], // wall
      [2, 1.15, -9, 2, 1.15, 9, 9, 1.15, 9, 9, 1.15, -9], // its top
      [-9, 2.5, -9, -5, 2.5, -9, -5, 2.5, 9, -9, 2.5, 9], // ceiling
    ];
    const positions = new Float64Array(quads.flat());
    const indices = new Uint32Array(quads.flatMap((_, k) => [0, 1, 2, 0, 2, 3].map((corner) => 4 * k + corner)));
    const mesh = solver.createMesh(positions, indices);
    const game = Function(
      'mesh',
      `${loop}; return { frame, place: (to) => (centre = to), now: () => ({ centre, upward, grounded }) };`,
    )(mesh);
    const seconds = 1 / 60;
    const run = (frames, walk, jump = 0) => {
      const seen = [];
      for (let k = 0; k < frames; k++) {
        game.frame(walk, k === 0 ? jump : 0, seconds);
        seen.push({ height: game.now().centre[1], ...game.now() });
      }
      return seen;
    };
    // Walks: all of the way, on the floor in every frame.
    const walked = run(30, [2, 0]);
    expect(walked.every(({ grounded }) => grounded)).toBe(true);
    expect(walked.at(-1).centre[0]).toBeCloseTo(1, 9);
    // Jumps against the wall: the apex is that of the sum that the loop makes of the speed.
    let apex = 0;
    for (let speed = 5, height = 0; speed > 0;) {
      speed -= 9.81 * seconds;
      apex = Math.max(apex, (height += speed * seconds));
    }
    const floorHeight = game.now().centre[1];
    const jumped = run(40, [4, 0], 5);
    const flying = jumped.filter(({ grounded }) => !grounded);
    expect(flying.length).toBeGreaterThan(20);
    expect(Math.max(...flying.map(({ height }) => height)) - floorHeight).toBeCloseTo(apex, 2);
    expect(Math.abs(Math.max(...flying.map(({ height }) => height)) - floorHeight - apex) / apex).toBeLessThan(0.01);
    // Lands on the wall's top, and walks back off it: falls, and stands again.
    run(60, [2, 0]);
    expect(game.now()).toMatchObject({ grounded: true, upward: 0 });
    expect(game.now().centre[1]).toBeCloseTo(1.15 + 0.904, 9);
    const back = run(120, [-4, 0]);
    expect(back.some(({ grounded }) => !grounded)).toBe(true);
    expect(back.at(-1)).toMatchObject({ grounded: true, upward: 0 });
    // Under the ceiling the jump ends where the head meets it.
    game.place([-7, 0.904, 0]);
    run(2, [0, 0]);
    const low = run(60, [0, 0], 5);
    expect(Math.max(...low.map(({ height }) => height))).toBeCloseTo(2.5 - 0.904, 9);
    const met = low.findIndex(({ height }) => height > 2.5 - 0.904 - 1e-9);
    expect(low[met].upward).toBe(0);
    expect(low.at(-1).grounded).toBe(true);
    mesh.dispose();
  });

  it('reads its own traces', async () => {
    const { exports } = JSON.parse(readFileSync(new URL('package.json', lib), 'utf8'));
    for (const { types, default: script } of [exports['.'], exports['./trace'], exports['./record']]) {
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

  it('names what a server gives in place of a module, and one that cannot be reached', async () => {
    const page = createServer((_, answer) => answer.end('<!doctype html><title>A page</title>')).listen(0, '127.0.0.1');
    await once(page, 'listening');
    const wasmUrl = `http://127.0.0.1:${page.address().port}/deep/sweepscope.wasm`;
    const refused = { name: 'LoadError', code: 'wasm-not-found', message: expect.stringContaining(wasmUrl) };
    await expect(loadSolver({ wasmUrl })).rejects.toMatchObject(refused);
    page.close();
    page.closeAllConnections();
    await expect(loadSolver({ wasmUrl })).rejects.toMatchObject(refused);
  });

  it('refuses options that do not exist, and what is no options, wherever they are taken', async () => {
    await expect(loadSolver({ wasmURL: '/nowhere.wasm' })).rejects.toMatchObject({
      name: 'RequestError',
      code: 'option-unknown',
      message: expect.stringContaining('wasmUrl'),
    });
    const mesh = solver.createMesh(floor.positions, floor.indices);
    const query = new Float64Array([0, 3, 0, 0, -4, 0, ...unit]);
    for (const options of [3, [], 'robust', true]) {
      expect(() => mesh.sweepMany(query, options)).toThrow(expect.objectContaining({ code: 'options-not-an-object' }));
      expect(() => mesh.prove(query, 0, options)).toThrow(expect.objectContaining({ code: 'options-not-an-object' }));
    }
    mesh.dispose();
  });

  it('names a module that is another program, and leaves the console to the page', async () => {
    const said = ['log', 'info', 'warn', 'error', 'debug'].map((name) => vi.spyOn(console, name));
    const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
    // One that asks for a function a.z, which nobody has.
    const asking = new Uint8Array([...empty, 1, 4, 1, 96, 0, 0, 2, 7, 1, 1, 97, 1, 122, 0, 0]);
    for (const wasmBinary of [empty, asking]) {
      await expect(loadSolver({ wasmBinary })).rejects.toMatchObject({ name: 'LoadError', code: 'wasm-unusable' });
    }
    expect(said.flatMap(({ mock }) => mock.calls)).toEqual([]);
    said.forEach((spy) => spy.mockRestore());
  });

  // Bundlers for the web follow what they can read, and know no node: (tests/bundlers).
  it('names no module that only one runtime has', () => {
    for (const name of ['index.js', 'trace.js', 'record.js']) {
      const script = readFileSync(new URL(name, lib), 'utf8');
      expect(script.match(/['"`]node:|\brequire\(|\bimport\s*\(\s*['"`]/g)).toBeNull();
    }
  });

  // It was 60 until the module had what says which way is out of a mesh (nearly 4), steep faces as walls in the air, and gaps under a foot.
  it.each(['sweepscope-simd.wasm', 'sweepscope.wasm'])('is no more than 66.7 kB to download, with %s', (module) => {
    const bytes = ['index.js', module].map((name) => brotliCompressSync(readFileSync(new URL(name, lib))).length);
    expect(bytes[0] + bytes[1]).toBeLessThanOrEqual(66700);
  });

  it('takes no options where null is said', () => {
    const mesh = solver.createMesh(floor.positions, floor.indices);
    const query = new Float64Array([0, 3, 0, 0, -4, 0, ...unit]);
    expect(mesh.sweepMany(query, null)).toEqual(mesh.sweepMany(query));
    expect(mesh.prove(query, 0, null).verdict).toBe('refuted');
    mesh.dispose();
  });
});
