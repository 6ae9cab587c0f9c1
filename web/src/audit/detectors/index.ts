/** Every detector that looks at single frames. Falling through and leaving the level ask the mesh themselves: `run/judge.ts`. */
import { frozen } from './frozen';
import { floats, groundLost, slidesOff, startsOverlapping } from './ground';
import { hops } from './hops';
import { jitters } from './jitters';
import { sticks, trapped } from './sticks';
import type { Detector, Threshold } from './types';

export const detectors: readonly Detector[] = [
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
