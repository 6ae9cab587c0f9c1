/** Conditions that the summary of a frame decides; the others need its trace, or the solver once more. */
import type { ContactSummary, FrameSummary, Method } from '../state/model';
import type { Clause } from './condition';

/** Who decides: the summary, the trace of the frame, or a sweep of the body where it came to rest. */
export type Decider = 'summary' | 'trace' | 'sweep';

export function deciderOf({ kind }: Clause): Decider {
  if (kind === 'separation') return 'sweep';
  return kind === 'embedded' || kind === 'limit' || kind === 'nonfinite' || kind === 'candidates' || kind === 'tested'
    ? 'trace'
    : 'summary';
}

/** False: the trace need not be made, for the condition cannot hold in this frame. */
export function mayHold({ kind }: Clause, { truncated }: FrameSummary, method: Method): boolean {
  if (kind === 'limit') return truncated;
  // The robust method asks for closest points; it has no planes to be embedded in.
  return kind !== 'embedded' || method === 'paper';
}

/** Addresses in the frame where a clause holds that its summary decides. */
export function placesFromSummary({ kind, value }: Clause, summary: FrameSummary): string[] {
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
