/** What can be dragged: the sphere and where it starts, its radius, the corners of the polygon. */
import type { StudyHandle, StudyMoment } from '../../model/study/types';
import { add, addScaled, dot, sub, type Vec3 } from '../../study/scene/draw';
import { lookOf } from './look';
import { planeOf } from './plane';
import type { Settings } from './schema.gen';

export function handles(moment: StudyMoment): readonly StudyHandle[] {
  const settings = moment.settings as unknown as Settings;
  const { frame, radius } = lookOf(moment);
  const top = add(frame.centre, [0, radius, 0]);
  return [
    ...sphereHandles(moment),
    {
      id: 'radius',
      at: top,
      set: (to) => ({ radius: Math.max(0.001, Math.hypot(...sub(to, frame.centre))) }),
    },
    ...(moment.mesh ? [] : Array.from({ length: settings.polygon.length / 3 }, (_, k) => corner(moment, k))),
  ];
}

/** In frame 0 both ends of the way; later the sphere as it is, which takes its start along. */
function sphereHandles(moment: StudyMoment): StudyHandle[] {
  const { centre, gravity } = moment.settings as unknown as Settings;
  const { frame, radius } = lookOf(moment);
  const way = Math.hypot(...frame.motion);
  if (moment.frame === 0 && way > 0.02 * radius && way < 40 * radius)
    return [
      { id: 'start', at: frame.start, set: (to) => ({ centre: to }) },
      { id: 'centre', at: frame.centre, set: (to) => ({ motion: sub(sub(to, frame.start), gravity) }) },
    ];
  return [{ id: 'centre', at: frame.centre, set: (to) => ({ centre: add(centre, sub(to, frame.centre)) }) }];
}

/** Three corners are always flat; of more, each stays in the plane. */
function corner(moment: StudyMoment, number: number): StudyHandle {
  const { polygon } = moment.settings as unknown as Settings;
  const at = polygon.slice(3 * number, 3 * number + 3) as unknown as Vec3;
  const plane = planeOf(lookOf(moment));
  const flat = polygon.length > 9 && plane.there;
  const set: StudyHandle['set'] = (to) => {
    const moved = flat ? addScaled(to, plane.n, -dot(plane.n, sub(to, at))) : to;
    return { polygon: polygon.map((each, k) => (Math.floor(k / 3) === number ? moved[k % 3]! : each)) };
  };
  return { id: `p${number}`, at, set };
}
