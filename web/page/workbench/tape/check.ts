/** Asks the solver everything on a tape again, a part at a time, so that it stays free for whoever wants a step. */
import type { Tape } from '../../../package/record/types';
import type { MeshId, SolverClient } from '../../solver/client';

/** Moves of one part: some 20 ms. */
const most = 4096;

export interface Checked {
  /** rows whose answer is another one than was recorded, ascending */
  readonly differing: Uint32Array;
  /** of the solver that answered now */
  readonly version: string;
}

/**
 * @param scene aborted: the tape is not wanted any more
 * @returns null when it was aborted
 * @throws SolverError for what this version refuses
 */
export async function checkedAgain(
  client: Pick<SolverClient, 'checkTape'>,
  id: MeshId,
  tape: Tape,
  scene: AbortSignal,
): Promise<Checked | null> {
  const found: number[] = [];
  let said = '';
  for (let from = 0; from < tape.frames; from += most) {
    const { differing, version } = await client.checkTape(id, partOf(tape, from, Math.min(tape.frames, from + most)));
    for (const row of differing) found.push(from + row);
    said = version;
    if (scene.aborted) return null;
  }
  return { differing: Uint32Array.from(found), version: said };
}

/** Some of its rows, without the mesh: what is copied for the worker. */
function partOf(tape: Tape, from: number, to: number): Tape {
  return {
    ...tape,
    mesh: { ...tape.mesh, positions: null, indices: null },
    frames: to - from,
    requests: tape.requests.slice(12 * from, 12 * to),
    positions: tape.positions.slice(3 * from, 3 * to),
    hashes: tape.hashes.slice(2 * from, 2 * to),
    bodies: tape.bodies.slice(from, to),
    optionsOf: tape.optionsOf.slice(from, to),
    calls: tape.calls.slice(from, to),
  };
}
