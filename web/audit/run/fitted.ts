/** Settings that fit a level: those of a person in metres, or all their lengths and speeds larger or smaller by one factor. */
import { bodyHeight, personHeight } from '../../mesh/bodyHeight';
import { detectors, thresholdKey } from '../detectors';
import { moveLengths, usualSettings } from './settings';
import type { AuditSettings } from './types';

/** How much longer lengths of the mesh are than metres, by the body that fits it; 1: a person in metres does. */
export const factorOf = (mesh: Parameters<typeof bodyHeight>[0]): number =>
  Number((bodyHeight(mesh) / personHeight).toPrecision(2));

/** Short enough for a field; exact where nothing is scaled. */
const times = (value: number, factor: number) => (factor === 1 ? value : Number((value * factor).toPrecision(3)));

/** What usually counts, in lengths of the level. Keyed as in the settings. */
export function usualThresholds(factor: number): ReadonlyMap<string, number> {
  return new Map(
    detectors.flatMap((detector) =>
      detector.thresholds.map((threshold) => [
        thresholdKey(detector, threshold),
        threshold.unit === 'length' ? times(threshold.usual, factor) : threshold.usual,
      ]),
    ),
  );
}

/** Lengths, speeds and accelerations of settings times a factor; the rest is as it was. */
export function scaledSettings(settings: AuditSettings, factor: number): AuditSettings {
  if (factor === 1) return settings;
  const { radii, speed, gravity, jumpSpeed } = settings;
  const ofMoves = moveLengths.map((name) => [name, settings[name] === null ? null : times(settings[name], factor)]);
  const lengths = detectors.flatMap((detector) =>
    detector.thresholds
      .filter(({ unit }) => unit === 'length')
      .map((threshold) => {
        const key = thresholdKey(detector, threshold);
        return [key, times(settings.thresholds[key] ?? threshold.usual, factor)];
      }),
  );
  return {
    ...settings,
    radii: radii.map((radius) => times(radius, factor)) as unknown as AuditSettings['radii'],
    speed: times(speed, factor),
    gravity: times(gravity, factor),
    jumpSpeed: times(jumpSpeed, factor),
    ...(Object.fromEntries(ofMoves) as Partial<AuditSettings>),
    thresholds: { ...settings.thresholds, ...Object.fromEntries(lengths) },
  };
}

export const usualFor = (factor: number): AuditSettings => scaledSettings(usualSettings, factor);
