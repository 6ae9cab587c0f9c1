/** Conditions that the summaries of frames decide; the others need the trace of a frame, or the solver once more. */
import { methodOf } from '../../model/methods';
import type { ContactSummary, FrameInput, FrameSummary, Method } from '../../model';
import type { Clause, ConditionKind } from '../../model/breakpoints/condition';

/** Who decides: the summary, the trace of the frame, or a sweep of the body where it came to rest. */
export type Decider = 'summary' | 'trace' | 'sweep';

export function deciderOf({ kind }: Clause): Decider {
  if (kind === 'separation') return 'sweep';
  return traced.has(kind) ? 'trace' : 'summary';
}

const traced: ReadonlySet<ConditionKind> = new Set<ConditionKind>([
  'embedded',
  'limit',
  'stalled',
  'nonfinite',
  'candidates',
  'tested',
]);

/** False: the trace need not be made, for the condition cannot hold in this frame. */
export function mayHold({ kind }: Clause, { truncated }: FrameSummary, method: Method): boolean {
  if (kind === 'limit' || kind === 'stalled') return truncated;
  return !methodOf({ method }).never.has(kind);
}

/** By frame of a whole run: addresses where a clause holds that summaries decide. */
export function placesFromSummaries(clause: Clause, frames: readonly FrameSummary[]): (readonly string[])[] {
  const each = (holds: (summary: FrameSummary, before: FrameSummary | undefined) => boolean) =>
    frames.map((summary, at) => (holds(summary, beforeOf(summary, frames[at - 1])) ? [`f${summary.frame}`] : []));
  switch (clause.kind) {
    // Nothing is known of the time before the run, and of a body that was set elsewhere.
    case 'groundlost':
      return each((summary, before) => before?.grounded === true && !summary.grounded && !rises(summary.input));
    case 'groundfound':
      return each((summary, before) => before?.grounded === false && summary.grounded);
    case 'slow': {
      let inARow = 0;
      return each((summary) => {
        inARow = partMade(summary) < clause.value! ? inARow + 1 : 0;
        return inARow === clause.frames;
      });
    }
    default:
      return frames.map((summary) => placesFromSummary(clause, summary));
  }
}

const beforeOf = ({ input }: FrameSummary, before: FrameSummary | undefined) => (input.start ? undefined : before);

/** As the solver has it (`rises` in wasm/methods/robust/slide/frame.h). */
function rises({ displacement: d, gravity: g }: FrameInput): boolean {
  return d[1] + g[1] > 1e-7 * (Math.hypot(...d) + Math.hypot(...g));
}

/** Way along the level motion asked for, over its length; NaN when none is asked for, which is neither slow nor fast. */
function partMade({ start, end, input: { displacement: d, gravity: g } }: FrameSummary): number {
  const [x, z] = [d[0] + g[0], d[2] + g[2]];
  return ((end[0] - start[0]) * x + (end[2] - start[2]) * z) / (x * x + z * z);
}

function placesFromSummary({ kind, value }: Clause, summary: FrameSummary): string[] {
  const { frame, contacts, sweeps } = summary;
  const where = (holds: (contact: ContactSummary) => boolean) =>
    contacts.filter(holds).map(({ pass, slide }) => `f${frame}.p${pass}.s${slide}`);
  switch (kind) {
    case 'face':
    case 'edge':
    case 'vertex':
      return where(({ feature }) => feature === kind);
    case 'hit':
      return where(({ triangle }) => triangle === value);
    case 'time':
      return where(({ time }) => time < value!);
    case 'sweeps':
      return ([0, 1] as const).filter((pass) => sweeps[pass] >= value!).map((pass) => `f${frame}.p${pass}`);
    case 'turned':
      return turnedBack(summary) ? [`f${frame}`] : [];
    default:
      return [];
  }
}

/** The frame ended behind where it began, seen along the whole motion asked for: dot product below 0. */
function turnedBack({ start, end, input }: FrameSummary): boolean {
  const { displacement: d, gravity: g } = input;
  let dot = 0;
  for (const axis of [0, 1, 2] as const) dot += (end[axis] - start[axis]) * (d[axis] + g[axis]);
  return dot < 0;
}
