/** Every detector. Falling through is told from leaving the level where a body has gone: by `run/judge.ts`. */
import { frozen } from './frozen';
import { floats, groundLost, slidesOff, startsOverlapping } from './ground';
import { hops } from './hops';
import { jitters } from './jitters';
import { sticks, trapped } from './sticks';
import type { Detector, Threshold } from './types';

/** Size: how wide the hole is that it went through; 0: it went through a face. */
export const fallsThrough: Detector = {
  kind: 'fallsThrough',
  thresholds: [{ name: 'opening', unit: 'length', usual: 4, least: 0, most: 1e6 }],
  watch: () => ({ look: () => 0 }),
};

export const detectors: readonly Detector[] = [
  fallsThrough,
  sticks,
  trapped,
  frozen,
  hops,
  jitters,
  slidesOff,
  groundLost,
  startsOverlapping,
  floats,
];

/** The name of a threshold in the settings. */
export const thresholdKey = (detector: Detector, threshold: Threshold) => `${detector.kind}.${threshold.name}`;
