/** Inequalities that failed. */
import { atLeast, atMost } from '../../explain/relations';
import type { Failed } from '../../model/explain/eventView';
import { failedOf } from '../../study/failed';
import type { Step } from '../../../package/trace/steps';
import type {
  VolumeAxisEvent,
  VolumeEndEvent,
  VolumeHullFaceEvent,
  VolumeSideEvent,
  VolumeSlabEvent,
  VolumeTestEvent,
} from './schema.gen';

const failed = failedOf('volumes');

/** Between two ends: the one that it is beyond. */
function between(name: string, step: Step, element: number, left: string, at: number, low: number, high: number) {
  const symbol = 'p';
  if (at > high)
    return failed(name, step, element, { left, ...atMost, bound: high, symbol, value: at, margin: at - high });
  if (at < low)
    return failed(name, step, element, { left, ...atLeast, bound: low, symbol, value: at, margin: low - at });
  return null;
}

export const whyNot = {
  volume: ({ encloses, outside, volumeKind }: VolumeEndEvent, step: Step): Failed | null =>
    encloses || volumeKind === 'hull'
      ? null
      : failed('encloses', step, 0, { left: '\\sigma', ...atMost, bound: 0, symbol: 'σ', value: outside }),

  axis: ({ axis, probe, low, high }: VolumeAxisEvent, step: Step): Failed | null =>
    between('axis', step, axis, 'p', probe, low, high),

  side: ({ side, distance, verdict }: VolumeSideEvent, step: Step): Failed | null =>
    verdict === 'in-front'
      ? failed('side', step, side, { left: 'd = n\\cdot p + D', ...atMost, bound: 0, symbol: 'd', value: distance })
      : null,

  slab: ({ direction, probe, low, high }: VolumeSlabEvent, step: Step): Failed | null =>
    between('slab', step, direction, 'd\\cdot p', probe, low, high),

  face: ({ face, distance, sign }: VolumeHullFaceEvent, step: Step): Failed | null =>
    sign > 0 && distance > 0
      ? failed('face', step, face, { left: 'd = n\\cdot(p - p_0)', ...atMost, bound: 0, symbol: 'd', value: distance })
      : null,

  test({ test, volumeKind, answer, value, bound }: VolumeTestEvent, step: Step): Failed | null {
    if (answer || !(value > bound)) return null;
    const symbol = volumeKind === 'sphere' ? 'x' : test === 1 ? 'g' : 'd';
    const numbers = { left: symbol, ...atMost, bound, symbol, value };
    return failed(test === 0 ? 'probe' : 'box', step, 0, bound > 0 ? { ...numbers, margin: value - bound } : numbers);
  },
};
