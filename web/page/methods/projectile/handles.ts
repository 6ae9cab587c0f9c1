/** What can be dragged: where the shot starts, the tip of its velocity, the centres of the boxes. */
import type { StudyHandle, StudyMoment } from '../../model/study/types';
import { addScaled, scale, sub, type Vec3 } from '../../study/scene/draw';
import { velocityShare } from './look';
import type { Settings } from './schema.gen';

export function handles({ settings, frame }: StudyMoment): readonly StudyHandle[] {
  const { start, velocity, step, boxes, centre0, centre1, centre2 } = settings as unknown as Settings;
  const share = velocityShare * step;
  const centres: readonly StudyHandle[] = [
    { id: 'centre0', at: centre0, set: (to: Vec3) => ({ centre0: to }) },
    { id: 'centre1', at: centre1, set: (to: Vec3) => ({ centre1: to }) },
    { id: 'centre2', at: centre2, set: (to: Vec3) => ({ centre2: to }) },
  ];
  return [
    ...centres.slice(0, boxes),
    { id: 'start', at: start, set: (to) => ({ start: to }) },
    ...(frame === 0
      ? [
          {
            id: 'velocity',
            at: addScaled(start, velocity, share),
            set: (to: Vec3) => ({ velocity: scale(sub(to, start), 1 / share) }),
          },
        ]
      : []),
  ];
}
