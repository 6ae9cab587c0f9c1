import { soundMethod } from '../../package/methods';
import { type MoveNumber, moveNumbers } from '../../package/settings.gen';
import { detectors, thresholdKey } from '../detectors';
import type { AuditSettings } from './types';
import { usualNumbers } from './usualNumbers';

/** For a person in a level in metres. */
export const usualSettings: AuditSettings = {
  seed: 1,
  bodies: 2_000,
  frames: 600,
  radii: [0.35, 0.9, 0.35],
  speed: 4,
  gravity: 9.81,
  jumpSpeed: 0,
  framesPerSecond: 60,
  ...usualNumbers,
  stepHeight: 0.3,
  snapDistance: 0.3,
  slopeLimit: (50 * Math.PI) / 180,
  method: soundMethod,
  sides: 'both',
  thresholds: {},
};

/** Bodies of one chunk: enough for a batch, few enough for progress. */
export const chunkBodies = 1_000;

interface Bound {
  readonly name: keyof AuditSettings;
  readonly least: number;
  readonly most: number;
  readonly whole?: boolean;
  /** null leaves it to the method */
  readonly optional?: boolean;
  readonly unit?: MoveNumber['unit'];
}

export const settingBounds: readonly Bound[] = [
  { name: 'seed', least: 0, most: 2 ** 32 - 1, whole: true },
  { name: 'bodies', least: 1, most: 1_000_000, whole: true },
  { name: 'frames', least: 1, most: 60_000, whole: true },
  { name: 'speed', least: 0, most: 1e6 },
  { name: 'gravity', least: 0, most: 1e6 },
  { name: 'jumpSpeed', least: 0, most: 1e6 },
  { name: 'framesPerSecond', least: 1, most: 1000 },
  ...moveNumbers.map(({ name, unit, own, least, most }) => {
    return { name, least, most, unit, whole: unit === 'count', optional: own && usualSettings[name] === null };
  }),
];

/** Whether a setting is radians, which people read and write as degrees. */
export const isAngle = (name: string): boolean =>
  settingBounds.some((bound) => bound.name === name && bound.unit === 'angle');

/** The numbers of a move that are lengths of the level. */
export const moveLengths = moveNumbers.filter(({ unit }) => unit === 'length').map(({ name }) => name);

/** What is wrong with settings: the first thing, by name; undefined: nothing. */
export function faultOf(
  settings: AuditSettings,
): { readonly name: string; readonly least: number; readonly most: number } | undefined {
  for (const { name, least, most, whole, optional } of settingBounds) {
    const value = settings[name] as number;
    if (optional && value === null) continue;
    if (!(value >= least && value <= most) || (whole && !Number.isInteger(value))) return { name, least, most };
  }
  if (settings.radii.some((radius) => !(radius >= 1e-6 && radius <= 1e6)))
    return { name: 'radii', least: 1e-6, most: 1e6 };
  for (const detector of detectors) {
    for (const threshold of detector.thresholds) {
      const key = thresholdKey(detector, threshold);
      const value = settings.thresholds[key] ?? threshold.usual;
      if (!(value >= threshold.least && value <= threshold.most))
        return { name: key, least: threshold.least, most: threshold.most };
    }
  }
  const strange = Object.keys(settings.thresholds).find(
    (key) =>
      !detectors.some((detector) => detector.thresholds.some((threshold) => thresholdKey(detector, threshold) === key)),
  );
  return strange === undefined ? undefined : { name: strange, least: NaN, most: NaN };
}
