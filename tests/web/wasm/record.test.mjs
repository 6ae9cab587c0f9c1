// The recorder of the package as it is installed, around a real mesh.
import { loadSolver } from 'sweepscope';
import { describe, expect, it } from 'vitest';
import { checkTape, readTape, record } from '../../../build/installed/node_modules/sweepscope/record.js';
import { dog, level, player, recordedWalk } from '../../support/recordedWalk.mjs';

describe('sweepscope/record', () => {
  it('keeps every move as it was asked and answered, and answers as the mesh does', async () => {
    const { mesh, recorder, rows, solver } = await recordedWalk({ loadSolver, record });
    expect(recorder.frames).toBe(rows.length);
    expect(recorder.report).toBe(mesh.report);
    const tape = readTape(recorder.bytes());
    expect([tape.version, tape.schemaHash]).toEqual([solver.build.version, solver.build.schemaHash]);
    rows.forEach(({ body, call, end, settings }, row) => {
      expect([tape.bodies[row], tape.calls[row]]).toEqual([body, call]);
      expect(Array.from(tape.positions.subarray(3 * row, 3 * row + 3))).toEqual(end);
      expect(tape.options[tape.optionsOf[row]]).toEqual(settings);
      const again = mesh.moveMany(tape.requests.slice(12 * row, 12 * row + 12), settings);
      expect(Array.from(again.position)).toEqual(end);
    });
    expect([...new Set(tape.bodies)]).toEqual([player, dog]);
    mesh.dispose();
  });

  it('is answered the same again, with SIMD and without, and the tape tells another level', async () => {
    const { mesh, recorder, triangles } = await recordedWalk({ loadSolver, record });
    const tape = readTape(recorder.bytes());
    expect(Array.from(checkTape(tape, mesh).differing)).toEqual([]);
    const scalar = (await loadSolver({ simd: false })).createMesh(triangles.positions, triangles.indices);
    expect(checkTape(tape, scalar)).toEqual({ frames: tape.frames, differing: new Uint32Array(0) });
    const raised = triangles.positions.map((value, at) => (at % 3 === 1 && value === 0.2 ? 0.21 : value));
    const other = (await loadSolver()).createMesh(raised, triangles.indices);
    const { differing } = checkTape(tape, other);
    expect(differing.length).toBeGreaterThan(3);
    expect(differing.length).toBeLessThan(tape.frames);
    for (const one of [mesh, scalar, other]) one.dispose();
  });

  it('writes down results that are kept in place as those that are new', async () => {
    const solver = await loadSolver();
    const triangles = level();
    const mesh = solver.createMesh(triangles.positions, triangles.indices);
    const tapes = await Promise.all(
      [undefined, solver.createMoveResults(4, { contacts: 1 })].map(async (results) => {
        const recorder = await record(mesh, { build: solver.build, ...triangles });
        for (let k = 0; k < 20; k++) {
          const requests = new Float64Array(
            [0, 2, 4].flatMap((z) => [0.3 * k, 0.5, z / 3, 0.3, 0, 0, 0, -0.3, 0, 0.4, 0.4, 0.4]),
          );
          recorder.moveMany(requests, {}, results);
        }
        return recorder.bytes();
      }),
    );
    expect(tapes[0]).toEqual(tapes[1]);
    mesh.dispose();
  });

  it('passes on what is no move, and its tape outlives the mesh', async () => {
    const { mesh, recorder, rows } = await recordedWalk({ loadSolver, record }, { mesh: 'hash' });
    const query = new Float64Array([0, 3, 0, 0, -4, 0, 1, 1, 1]);
    expect(recorder.sweepMany(query)).toEqual(mesh.sweepMany(query));
    const request = new Float64Array([0, 3, 0, 0, -4, 0, 0, 0, 0, 1, 1, 1]);
    expect(recorder.trace(request)).toEqual(mesh.trace(request));
    expect(recorder.prove(query, 0).verdict).toBe(mesh.prove(query, 0).verdict);
    expect(recorder.save()).toEqual(mesh.save());
    recorder.dispose();
    expect(() => mesh.moveMany(request)).toThrow(expect.objectContaining({ code: 'disposed' }));
    expect(readTape(recorder.bytes()).frames).toBe(rows.length);
  });
});
