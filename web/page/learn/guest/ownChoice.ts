/** A question whose choices somebody wrote: which of them is right is in the tour, and the trace is not asked. */
import type { TourAskOf } from '../tour/file';
import type { ChoiceAsk, Values } from '../tour/types';

export interface OwnChoice {
  readonly options: ChoiceAsk['options'];
  readonly values: Values;
  readonly reasons: readonly (string | undefined)[];
  readonly reason: string | undefined;
}

export function ownChoice({ options, answer = 0 }: TourAskOf<'choice'>): OwnChoice {
  return {
    // Numbers of what is chosen from; no id is an expression.
    options: options.map(({ text }, k) => ({ id: `own${k}`, text })),
    values: { truth: String(answer), sound: '1' },
    reasons: options.map(({ say }, k) => (k === answer ? undefined : say)),
    reason: options[answer]?.say,
  };
}
