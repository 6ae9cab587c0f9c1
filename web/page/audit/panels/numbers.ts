/** The numbers of an audit that have one field each, in the order they are asked for. */
import type { ComparedOption } from '../../model/comparison';
import type { AuditSettings } from '../../../audit/run/types';

export type NumberName =
  | 'seed'
  | 'bodies'
  | 'frames'
  | 'speed'
  | 'gravity'
  | 'framesPerSecond'
  | 'jumpSpeed'
  | 'stepHeight'
  | 'snapDistance'
  | 'slopeLimit';

export interface AuditNumber {
  readonly name: NumberName;
  readonly label: `audit.${'seed' | 'bodies' | 'frames' | 'speed' | 'gravity' | 'rate' | 'jumpSpeed' | 'stepHeight' | 'snapDistance' | 'slopeLimit'}`;
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
  { name: 'stepHeight', label: 'audit.stepHeight', step: 0.01, unit: (length) => length, option: 'stepHeight' },
  { name: 'snapDistance', label: 'audit.snapDistance', step: 0.01, unit: (length) => length, option: 'snapDistance' },
  {
    name: 'slopeLimit',
    label: 'audit.slopeLimit',
    step: 1,
    unit: () => '°',
    shown: degrees,
    plain: true,
    why: 'audit.slopeLimit.why',
  },
];

export const seedNumber: AuditNumber = { name: 'seed', label: 'audit.seed', step: 1, why: 'audit.seed.why' };

/** Without the dust of turning radians into degrees. */
export const shownOf = ({ name, shown = 1 }: AuditNumber, settings: AuditSettings): number =>
  shown === 1 ? settings[name] : Number((settings[name] * shown).toPrecision(9));
