/** One line about the worst event of a spot, in the unit of its detector. */
import '../messages';
import { t } from '../../base/i18n/messages';
import type { SceneMesh } from '../../model';
import { detectors } from '../../../audit/detectors';
import type { AuditEvent } from '../../../audit/run/types';
import { lengthText } from './lengthText';

export function worstText({ kind, size, frame }: AuditEvent, unit: SceneMesh['unit']): string {
  const key = `audit.worst.${kind}` as const;
  switch (detectors.find((detector) => detector.kind === kind)?.unit) {
    case 'length':
      return t(key, { size: lengthText(size, unit) });
    case 'frames':
      return t(key, { frames: Math.round(size) });
    case 'fraction':
    case 'depth':
      return t(key, { percent: percentText(size) });
    case undefined:
      return t(key, { frame });
    default:
      return t(key);
  }
}

/** A share as a percentage that is never said to be nothing. */
const percentText = (share: number): string => {
  const percent = 100 * share;
  return percent < 1 ? '< 1' : String(Math.round(percent));
};
