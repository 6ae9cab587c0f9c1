/** The second view: turned so that the direction that is asked lies level, with the intervals on it below. */
import type { Placement, StudyMoment } from '../../model/study/types';
import { add, addScaled, cross, dot, scale, spanCorners, sub, type Vec3 } from '../../study/scene/draw';
import { axisLetter, boxInSight, eventOf, lookOf, pointsOf, probeInSight, type Look } from './look';
import { modelOf, spanAlong } from './model';
import type {
  VolumeAxisEvent,
  VolumeBallEvent,
  VolumeBoxAxisEvent,
  VolumeCentredEvent,
  VolumeHullFaceEvent,
  VolumeKind,
  VolumeSideEvent,
  VolumeSlabEvent,
  VolumeSpreadEvent,
  VolumeTryEvent,
} from './schema.gen';

export interface Asked {
  /** length 1 */
  readonly unit: Vec3;
  /** numbers on the axis are this times the distance */
  readonly size: number;
  /** as a figure's label */
  readonly name: string;
}

const x: Asked = { unit: [1, 0, 0], size: 1, name: '⟦x⟧' };
const units: readonly Vec3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

function along(way: Vec3, name: string, size = 1): Asked {
  const length = Math.hypot(...way);
  return length > 1e-300 ? { unit: scale(way, 1 / length), size, name } : x;
}

const whole = (d: Vec3): string => `⟦d⟧ = (${d.map((each) => String(each).replace('-', '−')).join(', ')})`;

/** The direction that is asked at a step; at one that asks none, the first of its volume. */
export function asked(moment: StudyMoment): Asked {
  const look = lookOf(moment);
  const { step } = moment;
  switch (look.kind) {
    case 'VolumeAxis': {
      const { axis } = eventOf<VolumeAxisEvent>(step);
      return { unit: units[axis]!, size: 1, name: `⟦${axisLetter(axis)}⟧` };
    }
    case 'VolumeCentred': {
      const { centre, point } = eventOf<VolumeCentredEvent>(step);
      return along(sub(point, centre), '⟦q⟧ − ⟦c⟧');
    }
    case 'VolumeBall': {
      const { centre, pivotPoint } = eventOf<VolumeBallEvent>(step);
      return along(sub(pivotPoint, centre), '⟦q⟧ − ⟦c⟧');
    }
    case 'VolumeSpread':
      return along(eventOf<VolumeSpreadEvent>(step).axis, '⟦L⟧');
    case 'VolumeBoxAxis':
      return along(eventOf<VolumeBoxAxisEvent>(step).unit, '⟦L⟧');
    case 'VolumeSide':
      return along(eventOf<VolumeSideEvent>(step).normal, '⟦n⟧');
    case 'VolumeTry':
      return along(eventOf<VolumeTryEvent>(step).e0, '⟦e⟧⦃0⦄');
    case 'VolumeSlab': {
      const { along: d, length } = eventOf<VolumeSlabEvent>(step);
      return along(d, whole(d), length);
    }
    case 'VolumeHullFace':
      return along(eventOf<VolumeHullFaceEvent>(step).normal, '⟦n⟧');
    default:
      return ofVolume(look);
  }
}

function ofVolume({ which, groups }: Look): Asked {
  if (which === 'sphere' && groups.sphere)
    return along(sub(groups.sphere.farthestPoint, groups.sphere.centre), '⟦q⟧ − ⟦c⟧');
  if (which === 'obb' && groups.obb) return along(groups.obb.e0, '⟦e⟧⦃0⦄');
  const decides = which === 'hull' && groups.hull?.faces.find((face) => face.decides);
  return decides ? along(decides.normal, '⟦n⟧') : x;
}

export function projection(moment: StudyMoment): Placement {
  const { unit: right } = asked(moment);
  // Of all directions across the axis, the one nearest to the world's up, so that little turns over.
  const lean: Vec3 = Math.abs(right[1]) > 0.95 ? [0, 0, -1] : [0, 1, 0];
  const across = addScaled(lean, right, -dot(lean, right));
  const up = scale(across, 1 / Math.hypot(...across));
  return { origin: lookOf(moment).frame.pivot, right, up, back: cross(right, up) };
}

const all: readonly VolumeKind[] = ['aabb', 'sphere', 'obb', 'kdop', 'hull'];

/** Boxes of the other ways are drawn beside the one that is used. */
const otherBoxes = ({ groups: { aabb } }: Look): Vec3[] =>
  aabb
    ? [
        ...spanCorners(aabb.eightLow, aabb.eightHigh),
        ...spanCorners(aabb.staleLow, aabb.staleHigh),
        ...spanCorners(aabb.twoLow, aabb.twoHigh),
      ]
    : [];

/** What either view is to show; the volume that is looked at, at the frame all of them. */
export function subject(moment: StudyMoment): readonly Vec3[] {
  const look = lookOf(moment);
  const { frame } = look;
  const { low, high } = modelOf(moment);
  const reach = Math.max(frame.unit, Math.hypot(...sub(high, low)) / 2);
  const about = [-reach, reach].flatMap((way) =>
    [0, 1, 2].map((axis) => frame.pivot.map((each, k) => (k === axis ? each + way : each)) as unknown as Vec3),
  );
  const volumes = (look.which ? [look.which] : all).flatMap((which) => pointsOf(look, which));
  return [
    ...about,
    ...volumes,
    ...(look.which === 'aabb' ? otherBoxes(look) : []),
    ...(probeInSight(frame) ? [frame.probe] : []),
    ...(boxInSight(frame) ? spanCorners(frame.boxLow, frame.boxHigh) : []),
  ];
}

/** From lane to lane, in heights of one. */
export const laneStep = 1.7;

export interface Band {
  readonly low: number;
  readonly height: number;
  /** lanes there may be */
  readonly most: number;
}

/** Where the intervals are drawn: below everything, as far as the view's up goes down. */
export function band(moment: StudyMoment): Band {
  const { origin, up } = projection(moment);
  const [low, high] = spanAlong(
    subject(moment).map((p) => sub(p, origin)),
    up,
  );
  const { which, groups } = lookOf(moment);
  const volumes = which ? 1 : Object.keys(groups.steps).filter((each) => each !== 'hull').length;
  return { low: low - 0.1 * (high - low), height: 0.035 * (high - low), most: volumes + 2 };
}

export function projectionSubject(moment: StudyMoment): readonly Vec3[] {
  const { origin, up } = projection(moment);
  const { low, height, most } = band(moment);
  const [, high] = spanAlong(
    subject(moment).map((p) => sub(p, origin)),
    up,
  );
  return [
    ...subject(moment),
    add(origin, scale(up, low - (laneStep * most + 4.6) * height)),
    add(origin, scale(up, high + 3 * height)),
  ];
}
