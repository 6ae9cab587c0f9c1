/** Bodies that are moved alike, all of them a frame at a time: where each goes, and nothing else of it. */
import type { Mesh } from 'sweepscope';
import type { Experiment } from '../model';
import { experimentAt } from '../model/frameSettings';
import { moveOptions } from './moves';

/** The solver takes no coordinate beyond this. */
const largest = 1e30;

/**
 * @param starts 3 per body, world
 * @param rest called after each frame. @returns whether to go on
 * @returns body after body, the centre before each frame and after the last, 3 each; NaN once one has left the numbers. null: given up
 */
export async function pathsOf(
  mesh: () => Mesh,
  experiment: Experiment,
  starts: Float64Array,
  rest: () => Promise<boolean>,
): Promise<Float64Array | null> {
  const { inputs } = experiment;
  const length = 3 * (inputs.length + 1);
  const paths = new Float64Array((starts.length / 3) * length).fill(NaN);
  let going = Array.from({ length: starts.length / 3 }, (_, body) => body);
  going.forEach((body) => paths.set(starts.subarray(3 * body, 3 * body + 3), body * length));
  for (const [frame, input] of inputs.entries()) {
    const { displacement, gravity } = input;
    const at = experimentAt(experiment, input);
    const requests = new Float64Array(12 * going.length);
    going.forEach((body, k) => {
      const from = body * length + 3 * frame;
      requests.set(paths.subarray(from, from + 3), 12 * k);
      requests.set([...displacement, ...gravity, ...at.radii], 12 * k + 3);
    });
    const { position } = mesh().moveMany(requests, moveOptions(at));
    going.forEach((body, k) => paths.set(position.subarray(3 * k, 3 * k + 3), body * length + 3 * (frame + 1)));
    going = going.filter((_, k) => position.subarray(3 * k, 3 * k + 3).every((x) => Math.abs(x) <= largest));
    if (going.length === 0) break;
    if (!(await rest())) return null;
  }
  return paths;
}
