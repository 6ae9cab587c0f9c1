/** The request of a run, and its defaults. */
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

/** On the first visit two methods run side by side: the one with the most faults, and the sound one from the same starts. */
const flawed = methods.find(({ id }) => id !== soundMethod)!;
export const begunFor = (factor: number): Draft => ({
  factor,
  settings: { ...usualFor(factor), method: flawed.id, sides: flawed.sides },
  beside: soundMethod,
});
