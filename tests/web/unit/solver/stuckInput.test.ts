/** What is saved of a job that was never answered can be dropped on the page again, and is the same to the last bit. */
import { describe, expect, it } from 'vitest';
import { readFrame } from '../../../../web/page/export/readFrame';
import { stuckFiles } from '../../../../web/page/export/stuckInput';
import { importMesh } from '../../../../web/mesh/import';
import { failureOf } from '../../../../web/page/core/session/failure';
import { meshHash } from '../../../../web/mesh/hash';
import { usualPatience, type Job } from '../../../../web/page/model/jobs';
import { SolverError } from '../../../../web/page/solver/protocol';
import { localSolver } from '../../../support/localSolver';
import { experimentOf, floorAndWall } from '../../../support/pageState';

const jobOf = (kind: Job['kind'], input: Job['input'], name = 'floor.obj'): Job => ({
  ...{ kind, name, patience: usualPatience },
  ...(input && { input }),
});

/** Uneven to the last bit, as meshes of measured places are. */
function fine(triangles: number) {
  const positions = Float64Array.from({ length: 9 * triangles }, (_, at) => Math.sin(at * 12.9898) / 3 + at * 1e-4);
  const indices = Uint32Array.from({ length: 3 * triangles }, (_, at) => at);
  return { name: 'fine.glb', positions, indices };
}

describe('the input of a job', () => {
  it('a file that was dropped is saved as it is', async () => {
    const file = new File(['v 0 0 0\n'], 'part.obj');
    const [saved, ...more] = await stuckFiles(jobOf('read', { files: [file] }));
    expect(more).toEqual([]);
    expect(saved).toEqual({ name: 'part.obj', content: file });
  });

  it('a run is a frame without an answer, with its mesh inside', async () => {
    const mesh = floorAndWall();
    const experiment = experimentOf({ method: 'robust', radii: [0.1 + 0.2, 1 / 3, 0.7] });
    const [saved, ...more] = await stuckFiles(jobOf('run', { mesh, experiment }));
    expect(more).toEqual([]);
    expect(saved!.name).toBe('floor-run.json');
    const moment = readFrame(await saved!.content.text())!;
    expect(moment.mesh!.inline).toEqual({ positions: [...mesh.positions], indices: [...mesh.indices] });
    const { radii, start, inputs, method } = moment.changes;
    expect({ radii, start, inputs, method }).toEqual({
      radii: experiment.radii,
      start: experiment.start,
      inputs: experiment.inputs,
      method: 'robust',
    });
  });

  it('one frame begins where it began', async () => {
    const frame = { start: [1, 2, 3], input: { displacement: [0, -1, 0.1], gravity: [0, -0.5, 0] } } as const;
    const job = jobOf('frame', { mesh: floorAndWall(), experiment: experimentOf(), frame });
    const [saved] = await stuckFiles(job);
    const { start, inputs } = readFrame(await saved!.content.text())!.changes;
    expect(start).toEqual(frame.start);
    expect(inputs).toEqual([frame.input]);
  });

  it('a large mesh lies beside it, exact, and is the one that the frame asks for', async () => {
    const mesh = fine(5001);
    const files = await stuckFiles(jobOf('run', { mesh, experiment: experimentOf() }, 'fine.glb'));
    expect(files.map(({ name }) => name)).toEqual(['fine-run.json', 'fine.ply']);
    const asked = readFrame(await files[0]!.content.text())!.mesh!;
    expect(asked.inline).toBeNull();
    expect(asked.hash).toBe(await meshHash(mesh.positions, mesh.indices));
    const { client } = localSolver();
    await client.parse([new File([files[1]!.content], 'fine.ply')], () => {});
    const placement = await client.findPlacement(asked.hash);
    expect(typeof placement).toBe('object');
    const placed = await client.accept(placement as Exclude<typeof placement, string>);
    expect(placed.hash).toBe(asked.hash);
  });

  it('a mesh alone is a PLY that reads back to the same bits', async () => {
    const mesh = fine(40);
    const [saved] = await stuckFiles(jobOf('mesh', { mesh }));
    expect(saved!.name).toBe('floor.ply');
    const bytes = new Uint8Array(await saved!.content.arrayBuffer());
    const { positions, indices } = await importMesh({ name: 'floor.ply', bytes });
    expect(positions).toEqual(mesh.positions);
    expect(indices).toEqual(mesh.indices);
  });

  it('comes with the failure of a worker that died, and not with what was merely refused', async () => {
    const solver = localSolver();
    const { id } = await solver.client.addMesh(floorAndWall());
    const wrong = await solver.client
      .run(id, experimentOf({ radii: [1, -1, 1] }))
      .then(() => null)
      .catch((error: unknown) => error);
    expect(wrong).toBeInstanceOf(SolverError);
    expect(failureOf(wrong, { key: 'failure.run.title' }).job).toBeUndefined();
    solver.delay = () => new Promise((resolve) => setTimeout(resolve, 50));
    const asked = solver.client.run(id, experimentOf()).catch((error: unknown) => error);
    setTimeout(solver.crash, 5);
    const { job } = failureOf(await asked, { key: 'failure.run.title' });
    expect(job).toMatchObject({ kind: 'run', name: 'floor', input: { experiment: experimentOf() } });
    expect(await stuckFiles(job!)).toHaveLength(1);
  });
});
