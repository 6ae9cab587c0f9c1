import type { CameraPose } from '../../model';
import { meanRadius, type Space } from '../../model/space';
import type { Pose } from '../../model/stage';

/** Places finer than this part of the distance are not seen: a third of a pixel in a pane of usual height. */
const finest = 1 / 4000;
const angleDecimals = 4;

/** A pose as it is kept: in world units, with no more digits than can be seen, since it travels in links. */
export function keptPose({ target, distance, azimuth, polar }: Pose, space: Space): CameraPose {
  const far = distance / meanRadius(space.factor);
  const decimals = Math.min(Math.max(Math.ceil(-Math.log10(far * finest)), 0), 100);
  const [x, y, z] = space.toWorld(target).map((coordinate) => rounded(coordinate, decimals));
  return {
    target: [x, y, z],
    distance: Number(far.toPrecision(4)),
    azimuth: rounded(Math.atan2(Math.sin(azimuth), Math.cos(azimuth)), angleDecimals),
    polar: rounded(polar, angleDecimals),
  };
}

/** The way back. */
export function shownPose({ target, distance, azimuth, polar }: CameraPose, space: Space): Pose {
  return { target: space.point(target), distance: distance * meanRadius(space.factor), azimuth, polar };
}

// + 0 turns −0 into 0.
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;
