import { mix } from '../../../mesh/geometry/vec';
import type { Pose } from '../../model/stage';

/** `cubic-bezier(.2, 0, 0, 1)`, the page's easing, near enough: fast away, long settling. */
export const ease = (s: number): number => 1 - Math.pow(1 - s, 3) * (1 - 0.6 * s);

/** The pose between two, turning the short way round; distance changes by ratio, so zooming feels even. */
export function mixPose(from: Pose, to: Pose, s: number): Pose {
  const turn = Math.atan2(Math.sin(to.azimuth - from.azimuth), Math.cos(to.azimuth - from.azimuth));
  return {
    target: mix(from.target, to.target, s),
    distance: from.distance * Math.pow(to.distance / from.distance, s),
    azimuth: from.azimuth + turn * s,
    polar: from.polar + (to.polar - from.polar) * s,
  };
}

export interface Tween {
  /** @returns the pose at this moment, and whether it is the last one */
  at(now: number): { pose: Pose; done: boolean };
}

export function tween(from: Pose, to: Pose, start: number, duration: number): Tween {
  return {
    at(now) {
      const s = duration > 0 ? Math.min(Math.max((now - start) / duration, 0), 1) : 1;
      return { pose: s < 1 ? mixPose(from, to, ease(s)) : to, done: s >= 1 };
    },
  };
}
