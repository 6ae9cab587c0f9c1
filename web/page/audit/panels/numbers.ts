/** The numbers of an audit that have one field each, in the order they are asked for. */
import { usualSettings } from '../../../audit/run/settings';
import { wallLimitOf } from '../../../audit/run/usualNumbers';
import { type MoveNumber, moveNumbers } from '../../../package/settings.gen';
import type { MessageKey } from '../../base/i18n/messages';
import type { ComparedOption } from '../../model/comparison';
import { defaultSkin } from '../../model/experiment';
import { methodOf } from '../../model/methods';
import type { AuditSettings } from '../../../audit/run/types';

export type NumberName =
  'seed' | 'bodies' | 'frames' | 'speed' | 'gravity' | 'framesPerSecond' | 'jumpSpeed' | MoveName;
type MoveName = MoveNumber['name'];

export interface AuditNumber {
  readonly name: NumberName;
  readonly label: MessageKey;
  readonly step: number;
  /** of what is shown, where that is not the level's own number */
  readonly unit?: (length: string) => string;
  /** what is shown, of a number of the settings */
  readonly shown?: number;
  /** shown as it is */
  readonly plain?: boolean;
  /** a sentence that says more than the label */
  readonly why?: 'audit.jumpSpeed.why' | 'audit.slopeLimit.why' | 'audit.seed.why';
  /** matters only to methods that have this option */
  readonly option?: ComparedOption;
}

const degrees = 180 / Math.PI;

export const crowdNumbers: readonly AuditNumber[] = [
  { name: 'bodies', label: 'audit.bodies', step: 100 },
  { name: 'frames', label: 'audit.frames', step: 10 },
];

export const walkNumbers: readonly AuditNumber[] = [
  { name: 'speed', label: 'audit.speed', step: 0.1, unit: (length) => `${length}/s` },
  { name: 'gravity', label: 'audit.gravity', step: 0.1, unit: (length) => `${length}/s²` },
  { name: 'framesPerSecond', label: 'audit.rate', step: 1, unit: () => 'Hz', plain: true },
  {
    name: 'jumpSpeed',
    label: 'audit.jumpSpeed',
    step: 0.1,
    unit: (length) => `${length}/s`,
    why: 'audit.jumpSpeed.why',
  },
  // Those that the audit sets itself come first.
  ...moveNumbers.filter(({ name }) => usualSettings[name] !== null).map(ofMove),
  ...moveNumbers.filter(({ name }) => usualSettings[name] === null).map(ofMove),
];

/** A number of a move, with the unit and the name it has in the workbench. */
function ofMove({ name, unit }: MoveNumber): AuditNumber {
  const number: AuditNumber = {
    name,
    label: `solver.${name}`,
    step: unit === 'length' ? 0.01 : 1,
    unit: (length) => (unit === 'length' ? length : unit === 'angle' ? '°' : ''),
    ...(unit === 'angle' && { shown: degrees, plain: true }),
  };
  if (name === 'slopeLimit') return { ...number, why: 'audit.slopeLimit.why' };
  return name === 'maxSweeps' ? number : { ...number, option: name };
}

/** What the method takes where nothing is chosen. */
function usedOf(name: NumberName, settings: AuditSettings): number {
  if (name === 'skin') return defaultSkin(settings.radii);
  if (name === 'wallLimit') return wallLimitOf(settings);
  return methodOf(settings).maxSweeps;
}

export const seedNumber: AuditNumber = { name: 'seed', label: 'audit.seed', step: 1, why: 'audit.seed.why' };

/** Without the dust of turning radians into degrees. */
export function shownOf({ name, shown = 1 }: AuditNumber, settings: AuditSettings): number {
  const value = settings[name] ?? usedOf(name, settings);
  return shown === 1 ? value : Number((value * shown).toPrecision(9));
}
