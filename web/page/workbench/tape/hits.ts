/** Where breakpoints are hit in all bodies of a tape: one body after the other is asked frame by frame, and looked through as the shown run is. */
import type { Breakpoint } from '../../model/breakpoints/condition';
import { Finder } from '../../core/breakpoints/finder';
import type { Experiment, FrameInput, FrameSummary, Vec3 } from '../../model';
import type { MeshId, SolverClient } from '../../solver/client';
import { MessageError } from '../../core/session/failure';
import { frameOf } from '../../../package/trace/address';
import { experimentOf } from './bodies';
import type { BodySearch, BodySearchEnd, ShownTape } from './shown';

/** Frames that are asked for together; whoever steps meanwhile waits no longer than they take. */
const framesAtOnce = 64;

interface Parts {
  readonly client: Pick<SolverClient, 'step' | 'scan' | 'sweep'>;
  readonly mesh: MeshId;
  /** false: the scene is another one by now */
  wanted(): boolean;
  readonly found: Parameters<BodySearch>[1];
}

/** @throws what the solver throws */
export async function findInBodies(known: ShownTape, on: readonly Breakpoint[], parts: Parts): Promise<BodySearchEnd> {
  const differing = new Set(known.differing);
  const clauses = on.flatMap((each) => each.clauses);
  const skipped: number[] = [];
  for (const at of known.bodies.keys()) {
    const experiment = runOf(known, at, differing);
    if (!experiment) {
      skipped.push(at);
      continue;
    }
    const frames = await framesOf(known, at, experiment, parts);
    if (!frames) return null;
    const finder: Finder = new Finder({
      ...parts,
      run: { experiment, frames },
      onFound: () => void (parts.wanted() || finder.stop()),
    });
    finder.want(clauses, 0);
    await finder.search();
    const hit = new Set(on.flatMap((each) => finder.placesOf(each).map(frameOf)));
    if (!parts.wanted() || !parts.found({ at, frames: [...hit].sort((a, b) => a - b) })) return null;
  }
  return skipped;
}

/** A body's run; null for one that a run of the page cannot show. */
function runOf({ tape, bodies }: ShownTape, at: number, differing: ReadonlySet<number>): Experiment | null {
  try {
    return experimentOf(tape, bodies[at]!, differing);
  } catch (error) {
    if (error instanceof MessageError) return null;
    throw error;
  }
}

/** All frames of a body, each from where it began in the game; null: they are not wanted any more. */
async function framesOf(
  { tape, bodies }: ShownTape,
  at: number,
  experiment: Experiment,
  { client, mesh, wanted }: Parts,
): Promise<FrameSummary[] | null> {
  const ask = (input: FrameInput, frame: number) => {
    const [x, y, z] = tape.requests.subarray(12 * bodies[at]!.rows[frame]!);
    return client.step(mesh, experiment, frame, [x, y, z] as unknown as Vec3, input);
  };
  const frames: FrameSummary[] = [];
  while (frames.length < experiment.inputs.length) {
    if (!wanted()) return null;
    const next = experiment.inputs.slice(frames.length, frames.length + framesAtOnce);
    frames.push(...(await Promise.all(next.map((input, k) => ask(input, frames.length + k)))));
  }
  return wanted() ? frames : null;
}
