import { describe, expect, it } from 'vitest';
import { SolverError } from '../../../../web/page/solver/protocol';
import { readTrace } from '../../../../web/package/trace';
import { localSolver } from '../../../support/localSolver';
import { experimentOf, floorAndWall } from '../../../support/pageState';

const experiment = experimentOf();

async function withMesh() {
  const solver = localSolver();
  const { id, report } = await solver.client.addMesh(floorAndWall());
  return { solver, client: solver.client, id, report };
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof SolverError ? error.code : 'fine';
}

describe('solver client', () => {
  it.each(['paper', 'robust'] as const)(
    'runs frames one after the other and traces each with the same bits (%s)',
    async (method) => {
      const { client, id, report } = await withMesh();
      expect(report.triangles).toBe(4);
      const frames = (await client.run(id, { ...experiment, method }))!;
      expect(frames).toHaveLength(4);
      expect(frames[1]!.start).toEqual(frames[0]!.end);
      expect(frames.some(({ contacts }) => contacts.length > 0)).toBe(true);
      for (const frame of frames) {
        const { trace, hash } = await client.trace(id, { ...experiment, method }, frame.start, frame.input);
        expect(hash).toBe(frame.hash);
        const { root } = readTrace(trace, frame.frame);
        expect(root.event).toMatchObject({
          kind: 'MoveEnd',
          position: frame.end,
          sweeps: frame.sweeps[0] + frame.sweeps[1],
        });
      }
    },
  );

  it('tells apart runs that differ in one bit', async () => {
    const { client, id } = await withMesh();
    const [one] = (await client.run(id, experiment))!;
    const nudged = { ...experiment, start: [-2, 1.5 + 2 ** -50, 0] as const };
    expect((await client.run(id, nudged))![0]!.hash).not.toBe(one!.hash);
    expect((await client.run(id, experiment))![0]!.hash).toBe(one!.hash);
  });

  it('names errors with code and element, and goes on', async () => {
    const { client, id } = await withMesh();
    const bad = { ...experiment, radii: [1, -1, 1] as const };
    await expect(client.run(id, bad)).rejects.toMatchObject({
      failure: { name: 'RequestError', code: 'radius-not-positive', element: 10 },
    });
    const broken = { ...floorAndWall(), indices: Uint32Array.of(0, 1, 99) };
    expect(await codeOf(client.addMesh(broken))).toBe('index-out-of-range');
    expect(await codeOf(client.run(id, experiment))).toBe('fine');
  });

  it('gives up a run when a newer one comes', async () => {
    // Every look at the clock is a long time later, so that every frame takes a breath.
    let time = 0;
    const { client } = localSolver({ now: () => (time += 100) });
    const { id } = await client.addMesh(floorAndWall());
    const long = { ...experiment, inputs: Array.from({ length: 300 }, () => experiment.inputs[0]!) };
    const fractions: number[] = [];
    const first = client.run(id, long, (fraction) => fractions.push(fraction));
    const second = client.run(id, experiment);
    expect(await first).toBeNull();
    expect(await second).toHaveLength(4);
    const third = client.run(id, long, (fraction) => fractions.push(fraction));
    expect(await third).toHaveLength(300);
    expect(fractions.at(-1)).toBe(1);
  });

  it('starts a new worker after a crash and gives it the mesh again', async () => {
    const { solver, client, id } = await withMesh();
    solver.delay = () => new Promise((resolve) => setTimeout(resolve, 20));
    const asked = client.run(id, experiment);
    setTimeout(solver.crash, 5);
    expect(await codeOf(asked)).toBe('crash');
    expect(await client.run(id, experiment)).toHaveLength(4);
    expect(solver.spawned()).toBe(2);
  });

  it('a worker that does not listen is ended for what was cancelled; what was asked since is asked of another one', async () => {
    const { solver, client, id } = await withMesh();
    solver.delay = () => (solver.spawned() === 1 ? new Promise(() => {}) : undefined);
    const kept = client.keepText('way', 'far');
    const run = codeOf(client.run(id, experiment));
    client.cancelAll();
    const added = client.addMesh(floorAndWall());
    const again = client.run(id, experiment);
    expect(await run).toBe('cancelled');
    expect((await added).report.triangles).toBe(4);
    expect(await again).toHaveLength(4);
    await kept;
    expect(await client.keptText('way')).toBe('far');
    expect(solver.spawned()).toBe(2);
  });

  it('a file that is read beside a cancelled run is read by the next worker', async () => {
    const { solver, client, id } = await withMesh();
    solver.delay = () => (solver.spawned() === 1 ? new Promise(() => {}) : undefined);
    const parsed = client.parse([new File(['v 0 0 0\nv 1 0 0\nv 0 0 2\nf 1 2 3\n'], 'part.obj')], () => {});
    const run = codeOf(client.run(id, experiment));
    client.cancelRun();
    expect(await run).toBe('cancelled');
    expect(await parsed).toMatchObject({ triangles: 1 });
  });

  it('replaces the worker when the module traps', async () => {
    const trap = { createMesh: () => { throw new WebAssembly.RuntimeError('unreachable'); } }; // prettier-ignore
    const { client, spawned } = localSolver({ loadSolver: async () => trap as never });
    expect(await codeOf(client.addMesh(floorAndWall()))).toBe('crash');
    expect(await codeOf(client.addMesh(floorAndWall()))).toBe('crash');
    expect(spawned()).toBe(2);
  });

  it('reads files, places them and remembers them', async () => {
    const { client } = localSolver();
    const obj = 'v 0 0 0\nv 1000 0 0\nv 0 0 2000\nf 1 2 3\n';
    const stages: string[] = [];
    const facts = await client.parse([new File(['bin'], 'x.bin'), new File([obj], 'part.obj')], (_, stage) =>
      stages.push(stage),
    );
    expect(facts).toMatchObject({ name: 'part.obj', triangles: 1, size: [1000, 0, 2000] });
    expect(stages.length).toBeGreaterThan(0);
    const placed = await client.accept({ scale: 0.001, upAxis: 'z', flip: false });
    expect([...placed.mesh.positions]).toEqual([0, 0, 0, 1, 0, 0, 0, 2, 0]);
    expect(placed.mesh.bounds).toEqual({ min: [0, 0, 0], max: [1, 2, 0] });
    expect(placed.hash).toMatch(/^[0-9a-f]{64}$/);
    const again = (await client.restore(placed.hash))!;
    expect(again.mesh).toEqual(placed.mesh);
    expect(await client.restore('0'.repeat(64))).toBeNull();
  });

  it('carries import errors with their details', async () => {
    const { client } = localSolver();
    await expect(client.parse([new File([], 'empty.stl')], () => {})).rejects.toMatchObject({
      failure: { name: 'ImportError', code: 'empty-file' },
    });
  });
});
