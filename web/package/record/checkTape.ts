/** Asks a solver everything on a tape again. */
import type { Mesh } from '../types.ts';
import { TapeError } from './errors.ts';
import { isWithin } from './recordedMesh.ts';
import { hashRow } from './rowHash.ts';
import type { Tape, TapeCheck } from './types.ts';

/** Moves of one call: enough that the call itself costs nothing. */
const most = 1024;

/**
 * Repeats every move of a tape from its recorded start and compares the answers with the recorded ones, bit for bit. A test of a game's movement that needs no game.
 * @param mesh the mesh that the bodies moved in: made of `tape.mesh`, or of the level that the tape names
 * @throws TapeError `level-other`: the mesh has other counts than the tape or, if the tape contains the mesh, other bounds. Another level of the same size is not recognised
 * @throws RequestError where this version refuses options or a request
 */
export function checkTape(tape: Tape, mesh: Mesh): TapeCheck {
  const { report } = mesh;
  const { vertices, triangles, positions } = tape.mesh;
  const same = vertices === report.vertices && triangles === report.triangles;
  if (!same || (positions && !isWithin(positions, report.bounds))) throw new TapeError('level-other');
  const hashes = new Uint32Array(2 * most);
  const differing: number[] = [];
  for (let from = 0; from < tape.frames;) {
    const set = tape.optionsOf[from] as number;
    let to = from + 1;
    while (to < tape.frames && to < from + most && tape.optionsOf[to] === set) to++;
    const results = mesh.moveMany(tape.requests.slice(12 * from, 12 * to), tape.options[set]);
    for (let row = from; row < to; row++) {
      hashRow(results, row - from, hashes, row - from);
      const [a, b] = [2 * (row - from), 2 * row];
      if (hashes[a] !== tape.hashes[b] || hashes[a + 1] !== tape.hashes[b + 1]) differing.push(row);
    }
    from = to;
  }
  return { frames: tape.frames, differing: Uint32Array.from(differing) };
}
