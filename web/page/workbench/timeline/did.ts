/** What a frame did beside moving: a step, a snap, a rise that something above stopped. */
import type { FrameSummary } from '../../model';
import { t } from '../../base/i18n/messages';

const all = ['stepped', 'snapped', 'ceiling'] as const;

export function did(frame: FrameSummary): string[] {
  return all.filter((name) => frame[name]).map((name) => t(`frame.did.${name}`));
}
