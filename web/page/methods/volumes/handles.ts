/** What can be dragged: the probe, the second box and its size, the corner and edges of a box that is laid by hand. */
import type { StudyHandle, StudyMoment } from '../../model/study/types';
import { add, addScaled, sub, type Vec3 } from '../../study/scene/draw';
import { boxInSight, frameOf, lookOf, placed, placedBack, probeInSight } from './look';
import { modelOf } from './model';
import type { Settings, VolumeFrameEvent } from './schema.gen';

const limit = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

export function handles(moment: StudyMoment): readonly StudyHandle[] {
  const frame = frameOf(moment);
  const { boxCentre, boxHalf } = moment.settings as unknown as Settings;
  const { pivot, unit } = frame;
  const own = (to: Vec3): Vec3 => sub(to, pivot).map((each) => limit(each / unit, 1e6)) as unknown as Vec3;
  const placeOf = (at: Vec3): Vec3 => addScaled(pivot, at, unit);
  return [
    ...(probeInSight(frame) ? [{ id: 'probe', at: frame.probe, set: (to: Vec3) => ({ probe: own(to) }) }] : []),
    ...(boxInSight(frame)
      ? [
          { id: 'box', at: placeOf(boxCentre), set: (to: Vec3) => ({ boxCentre: own(to) }) },
          {
            id: 'boxHalf',
            at: placeOf(add(boxCentre, boxHalf)),
            set: (to: Vec3) => ({
              boxHalf: sub(own(to), boxCentre).map((each) => Math.max(0, each)) as unknown as Vec3,
            }),
          },
        ]
      : []),
    ...edgeHandles(moment, frame),
  ];
}

/** The box by three edges: its corner, and the end of every edge. */
function edgeHandles(moment: StudyMoment, frame: VolumeFrameEvent): StudyHandle[] {
  const settings = moment.settings as unknown as Settings;
  if (settings.obb !== 'three-edges' || lookOf(moment).which !== 'obb') return [];
  const { low, high } = modelOf(moment);
  // A flat model has no size to count in along one axis.
  const size = sub(high, low).map((each) => each || 1) as unknown as Vec3;
  const still = (share: Vec3): Vec3 => low.map((each, k) => each + share[k]! * size[k]!) as unknown as Vec3;
  const share = (to: Vec3): Vec3 =>
    placedBack(frame, to).map((each, k) => (each - low[k]!) / size[k]!) as unknown as Vec3;
  const bounded = (v: Vec3): Vec3 => v.map((each) => limit(each, 10)) as unknown as Vec3;
  return [
    { id: 'corner', at: placed(frame, still(settings.corner)), set: (to) => ({ corner: bounded(share(to)) }) },
    ...(['edge0', 'edge1', 'edge2'] as const).map((name) => ({
      id: name,
      at: placed(frame, still(add(settings.corner, settings[name]))),
      set: (to: Vec3) => ({ [name]: bounded(sub(share(to), settings.corner)) }),
    })),
  ];
}
