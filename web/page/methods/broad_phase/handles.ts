/** What can be dragged: the query box, its corner and its way, or the room of the bodies. */
import type { StudyHandle, StudyMoment } from '../../model/study/types';
import { add, addScaled, scale, sub, type Vec3 } from '../../study/scene/draw';
import { lookOf, motionScale } from './look';
import type { Settings } from './schema.gen';

export function handles(moment: StudyMoment): readonly StudyHandle[] {
  const { centre, half, motion, room } = moment.settings as unknown as Settings;
  const { frame } = lookOf(moment);
  if (frame.subject === 'bodies')
    return [{ id: 'room', at: [room, 0, 0], set: (to) => ({ room: Math.max(0.1, Math.abs(to[0])) }) }];
  const now = frame.centre;
  const factor = motionScale(motion, half);
  return [
    // Later the box takes its start along.
    { id: 'centre', at: now, set: (to) => ({ centre: add(centre, sub(to, now)) }) },
    {
      id: 'half',
      at: add(now, half),
      set: (to) => ({ half: sub(to, now).map(Math.abs) as unknown as Vec3 }),
    },
    ...(moment.frame === 0
      ? [
          {
            id: 'motion',
            at: addScaled(now, motion, factor),
            set: (to: Vec3) => ({ motion: scale(sub(to, now), 1 / factor) }),
          },
        ]
      : []),
  ];
}
