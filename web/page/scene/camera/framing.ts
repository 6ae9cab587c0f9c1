import type { Frame, Margins, Pose } from '../../model/stage';
import { addScaled, dot, length, scale, sub, type Vec3 } from '../../../mesh/geometry/vec';

/** Nearer than any eye can tell; a pose that went through the controls comes back a few bits off. */
const nearly = 1e-9;

export const sameAngles = (a: Pose, b: Pose): boolean =>
  Math.abs(a.azimuth - b.azimuth) < nearly && Math.abs(a.polar - b.polar) < nearly;

export function samePose(a: Pose, b: Pose): boolean {
  const off = Math.max(length(sub(a.target, b.target)), Math.abs(a.distance - b.distance));
  return sameAngles(a, b) && off <= nearly * (length(b.target) + b.distance);
}

/** Three-quarter view: from behind and to the right of the motion, so that it runs from left to right and a little away. */
export const motionToCamera = -2.2214;
export const threeQuarterPolar = Math.PI / 2 - 0.3785;
const defaultAzimuth = motionToCamera + Math.PI / 2;

/** @param motion world displacement; a vertical or missing one has no side to look from and gets the usual one */
export function azimuthFor(motion: Vec3): number {
  const across = Math.hypot(motion[0], motion[2]);
  if (across <= 1e-3 * Math.abs(motion[1]) || across === 0) return defaultAzimuth;
  return Math.atan2(motion[0], motion[2]) + motionToCamera;
}

export interface Axes {
  readonly right: Vec3;
  readonly up: Vec3;
  /** from the target to the eye */
  readonly back: Vec3;
}

export function axesOf({ azimuth, polar }: Pick<Pose, 'azimuth' | 'polar'>): Axes {
  const [sa, ca, sp, cp] = [Math.sin(azimuth), Math.cos(azimuth), Math.sin(polar), Math.cos(polar)];
  return { right: [ca, 0, -sa], up: [-sa * cp, sp, -ca * cp], back: [sa * sp, cp, ca * sp] };
}

/** CSS pixels: a lower pane has no room to give away below */
const low = 320;

/** Room for the head of the pane and the names above the outlines, the triad below, and names at the sides. */
export function margins({ width, height }: Frame): Margins {
  const within = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);
  return {
    left: within(12, 0.055 * width, 40),
    right: within(24, 0.11 * width, 70),
    // In a low pane, as on a phone, most of the height is for the picture itself.
    top: within(Math.min(64, 0.18 * height), 0.15 * height, 120),
    bottom: within(Math.min(32, 0.12 * height), (height < low ? 0.12 : 0.2) * height, 140),
  };
}

/** The pose that shows all points as large as the margins allow, seen from the given angles. */
export function fitPose(points: readonly Vec3[], angles: Pick<Pose, 'azimuth' | 'polar'>, frame: Frame): Pose {
  const axes = axesOf(angles);
  const room = roomIn(frame);
  let target = middle(points);
  let distance = (1.2 * Math.max(...points.map((p) => Math.hypot(...sub(p, target))), 1e-9)) / Math.tan(frame.fov / 2);
  // Each round corrects size and place as if the picture were flat; perspective makes the next one necessary.
  for (let round = 0; round < 12; round++) {
    const seen = extent(points, target, distance, axes, frame);
    const grow = Math.max(
      (seen.right - seen.left) / (room.right - room.left),
      (seen.top - seen.bottom) / (room.top - room.bottom),
    );
    const half = Math.tan(frame.fov / 2) * distance;
    const shiftX =
      ((seen.left + seen.right) / 2 - ((room.left + room.right) / 2) * grow) * half * (frame.width / frame.height);
    const shiftY = ((seen.bottom + seen.top) / 2 - ((room.bottom + room.top) / 2) * grow) * half;
    target = addScaled(addScaled(target, axes.right, shiftX), axes.up, shiftY);
    distance *= Math.min(Math.max(grow, 0.2), 5);
  }
  return { azimuth: angles.azimuth, polar: angles.polar, target, distance };
}

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** The margins as device coordinates −1..1. */
function roomIn(frame: Frame): Extent {
  const m = frame.margins ?? margins(frame);
  return {
    left: -1 + (2 * m.left) / frame.width,
    right: 1 - (2 * m.right) / frame.width,
    bottom: -1 + (2 * m.bottom) / frame.height,
    top: 1 - (2 * m.top) / frame.height,
  };
}

function extent(points: readonly Vec3[], target: Vec3, distance: number, axes: Axes, frame: Frame): Extent {
  const upScale = 1 / Math.tan(frame.fov / 2);
  const acrossScale = (upScale * frame.height) / frame.width;
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const point of points) {
    const d = sub(point, target);
    const depth = Math.max(distance - dot(d, axes.back), distance * 0.05);
    const x = (dot(d, axes.right) / depth) * acrossScale;
    const y = (dot(d, axes.up) / depth) * upScale;
    [left, right, bottom, top] = [Math.min(left, x), Math.max(right, x), Math.min(bottom, y), Math.max(top, y)];
  }
  return { left, right, bottom, top };
}

function middle(points: readonly Vec3[]): Vec3 {
  const low = [0, 1, 2].map((i) => Math.min(...points.map((p) => p[i])));
  const high = [0, 1, 2].map((i) => Math.max(...points.map((p) => p[i])));
  return scale([low[0] + high[0], low[1] + high[1], low[2] + high[2]], 0.5);
}
