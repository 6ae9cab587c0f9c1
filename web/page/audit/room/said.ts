/** What a screen reader is told of a run: that it began, each quarter of it, and that it is over. */
import type { Progress } from '../../../audit/pool/run';

export type Milestone =
  { readonly what: 'start' } | { readonly what: 'part'; readonly percent: number } | { readonly what: 'end' };

const quarters = 4;
const over = (state: Progress['state']) => state === 'done' || state === 'ended';

/** @param bodies of the whole run @returns null: nothing worth a word */
export function milestone(before: Progress | null, now: Progress | null, bodies: number): Milestone | null {
  if (!now || now.state === 'failed') return null;
  if (over(now.state)) return before && !over(before.state) ? { what: 'end' } : null;
  if (now.state === 'starting') return before?.state === 'starting' ? null : { what: 'start' };
  const reached = ({ bodies: done }: Progress) => Math.floor((quarters * done) / bodies);
  const quarter = reached(now);
  if (!before || over(before.state) || before.state === 'failed') return { what: 'start' };
  return quarter > reached(before) ? { what: 'part', percent: (100 * quarter) / quarters } : null;
}
