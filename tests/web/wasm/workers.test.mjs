// The package in worker threads, and arrays that several of them share. In a page's worker it runs in every example (tests/e2e/docs.spec.ts).
import { MessageChannel, Worker } from 'node:worker_threads';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSolver } from 'sweepscope';
import { fromRoot } from '../../../web/scripts/paths.mjs';

const address = pathToFileURL(fromRoot('build/installed/node_modules/sweepscope/index.js')).href;
const count = 500;
let solver;
beforeAll(async () => {
  solver = await loadSolver();
});

/** The same numbers in memory that threads share. */
function shared(array) {
  const copy = new array.constructor(new SharedArrayBuffer(array.byteLength));
  copy.set(array);
  return copy;
}

/** A hilly floor of 2 × 20 × 20 triangles, and bodies that walk over it. */
function scene() {
  const positions = [];
  const indices = [];
  for (let z = 0; z <= 20; z++)
    for (let x = 0; x <= 20; x++) {
      positions.push(x, 0.3 * Math.sin(x) * Math.cos(0.7 * z), z);
      if (x < 20 && z < 20) {
        const at = 21 * z + x;
        indices.push(at, at + 21, at + 22, at, at + 22, at + 1);
      }
    }
  const requests = new Float64Array(12 * count);
  for (let k = 0; k < count; k++) {
    const [x, z] = [1 + ((k * 0.37) % 18), 1 + ((k * 0.61) % 18)];
    requests.set([x, 1.3, z, 0.3 * Math.sin(k), 0, 0.3 * Math.cos(k), 0, -0.5, 0, 0.4, 0.9, 0.4], 12 * k);
  }
  return { positions: new Float64Array(positions), indices: new Uint32Array(indices), requests };
}

/** Runs a text as a module in a thread. @returns what it posts first */
async function inThread(text, workerData) {
  const source = `import { parentPort, workerData } from 'node:worker_threads'; import { loadSolver } from ${JSON.stringify(address)};\n${text}`;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`), { workerData });
  try {
    return await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  } finally {
    await worker.terminate();
  }
}

describe('in worker threads', () => {
  it('the same shared mesh gives the same bits in each, and answers are handed over', async () => {
    const { positions, indices, requests } = scene();
    const here = solver.createMesh(positions, indices);
    const expected = here.moveMany(requests, { stepHeight: 0.3 });
    const text = `
      const { positions, indices, requests, from, to, answer } = workerData;
      const solver = await loadSolver();
      const mesh = solver.createMesh(positions, indices);
      const { position, state } = mesh.moveMany(requests.subarray(12 * from, 12 * to), { stepHeight: 0.3 });
      answer.set(position, 3 * from);
      parentPort.postMessage({ state, simd: solver.build.simd }, [state.buffer]);`;
    const half = count / 2;
    const answer = new Float64Array(new SharedArrayBuffer(8 * 3 * count));
    const data = { positions: shared(positions), indices: shared(indices), requests: shared(requests), answer };
    const said = await Promise.all([0, half].map((from) => inThread(text, { ...data, from, to: from + half })));
    expect([...answer]).toEqual([...expected.position]);
    expect([...said[0].state, ...said[1].state]).toEqual([...expected.state]);
    expect(said[0].simd).toBe(solver.build.simd);
    here.dispose();
  });

  it('results that are kept stay where they are, and a copy of them is handed over', async () => {
    const { positions, indices, requests } = scene();
    const mesh = solver.createMesh(positions, indices);
    const results = solver.createMoveResults(count);
    mesh.moveMany(requests, {}, results);
    const { port1, port2 } = new MessageChannel();
    try {
      port1.postMessage(results.position, [results.position.buffer]);
    } catch {
      // Browsers refuse it, and so do later versions of node; this one copies all of the memory.
    }
    expect(results.position.length).toBe(3 * count);
    const copy = results.position.slice();
    port1.postMessage(copy, [copy.buffer]);
    expect(copy.length).toBe(0);
    for (const port of [port1, port2]) port.close();
    results.dispose();
    mesh.dispose();
  });
});

describe('shared memory', () => {
  it('is read as any other: meshes, indices of both widths, and requests', async () => {
    const { positions, indices, requests } = scene();
    const plain = solver.createMesh(positions, indices);
    const expected = plain.moveMany(requests).position;
    for (const [places, corners] of [
      [shared(positions), shared(indices)],
      [shared(positions), shared(new Uint16Array(indices))],
    ]) {
      const mesh = solver.createMesh(places, corners);
      expect(mesh.moveMany(shared(requests)).position).toEqual(expected);
      const [first] = [shared(requests.slice(0, 12))];
      expect([...mesh.trace(first).result.position]).toEqual([...expected.slice(0, 3)]);
      mesh.dispose();
    }
    const single = solver.createMesh(shared(new Float32Array(positions)), indices);
    expect(single.report.triangles).toBe(800);
    single.dispose();
    plain.dispose();
  });

  it('that somebody writes to meanwhile gives an answer or a named error, and harms nothing', async () => {
    const { positions, indices, requests } = scene();
    const mesh = solver.createMesh(positions, indices);
    const before = mesh.moveMany(requests).position;
    const live = shared(requests);
    const stop = new Int32Array(new SharedArrayBuffer(4));
    const writing = inThread(
      `const { live, stop } = workerData; let k = 0;
       while (Atomics.load(stop, 0) === 0) { const at = (k = (k + 7) % live.length); const was = live[at]; live[at] = [NaN, -1, 1e300, Infinity][k % 4]; live[at] = was; }
       parentPort.postMessage('done');`,
      { live, stop },
    );
    const outcomes = new Set();
    const until = performance.now() + 300;
    while (performance.now() < until) {
      try {
        const { position } = mesh.moveMany(live);
        outcomes.add(position.every(Number.isFinite) ? 'answer' : 'not finite');
      } catch (error) {
        outcomes.add(error.name);
      }
    }
    Atomics.store(stop, 0, 1);
    await writing;
    expect([...outcomes].filter((outcome) => !['answer', 'RequestError'].includes(outcome))).toEqual([]);
    expect(mesh.moveMany(requests).position).toEqual(before);
    mesh.dispose();
  });
});
