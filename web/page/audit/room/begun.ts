/** What a run is asked, and what it is where nobody has changed anything. */
import { methods } from '../../model/methods';
import { soundMethod } from '../../../package/methods';
import type { Method } from '../../../package/trace/events.gen';
import type { AuditSettings } from '../../../audit/run/types';
import { usualFor } from '../../../audit/run/fitted';

export interface Draft {
  /** how much longer its lengths are than those of a person in metres */
  readonly factor: number;
  readonly settings: AuditSettings;
  /** the method that walks from the same starts; null: none */
  readonly beside: Method | null;
}

/** Whoever comes for the first time sees two methods side by side: the one that most goes wrong with, and the sound one from the same starts. */
const flawed = methods.find(({ id }) => id !== soundMethod)!;
export const begunFor = (factor: number): Draft => ({
  factor,
  settings: { ...usualFor(factor), method: flawed.id, sides: flawed.sides },
  beside: soundMethod,
});
