/** What can be dragged: centres, radii, sides and corners of the two figures, and where the second one goes. */
import type { StudyHandle, StudyMoment } from '../../model/study/types';
import { add, addScaled, sub, type Vec3 } from '../../study/scene/draw';
import { lookOf, motionScale } from './look';
import { boundsOf, sizeOf } from './plane';
import type { Settings } from './schema.gen';

/** Radius points stand where neither the names nor the axes are. */
const belowLeft: Vec3 = [-Math.SQRT1_2, -Math.SQRT1_2, 0];
const aboveRight: Vec3 = [Math.SQRT1_2, Math.SQRT1_2, 0];

/** Nothing leaves the plane, however the view is turned. */
const inPlane = (to: Vec3): Vec3 => [to[0], to[1], 0];

export function handles(moment: StudyMoment): readonly StudyHandle[] {
  const settings = moment.settings as unknown as Settings;
  const look = lookOf(moment);
  const { frame } = look;
  const { pair, centreA, centreB } = frame;
  const out: StudyHandle[] = [{ id: 'a', at: centreA, set: (to) => ({ centreA: inPlane(to) }) }];
  // Later frames take the start along.
  out.push({ id: 'b', at: centreB, set: (to) => ({ centreB: inPlane(add(settings.centreB, sub(to, centreB))) }) });
  const radius = (id: string, name: 'radiusA' | 'radiusB', centre: Vec3, size: number, way: Vec3): void => {
    out.push({
      id,
      at: addScaled(centre, way, size),
      set: (to) => ({ [name]: Math.max(0.001, Math.hypot(...sub(inPlane(to), centre))) }),
    });
  };
  if (pair !== 'point-rectangle' && pair !== 'polygons') radius('ra', 'radiusA', centreA, frame.radiusA, belowLeft);
  if (pair === 'circle-circle') radius('rb', 'radiusB', centreB, frame.radiusB, aboveRight);
  if (pair === 'point-rectangle' || pair === 'rectangle-circle') {
    const centre = pair === 'point-rectangle' ? centreA : centreB;
    out.push({
      id: 'half',
      at: frame.high,
      set: ([x, y]) => ({ half: [Math.max(0.001, x - centre[0]), Math.max(0.001, y - centre[1]), 0] }),
    });
  }
  if (pair === 'polygons')
    out.push(...corners('polygonA', settings.polygonA, centreA), ...corners('polygonB', settings.polygonB, centreB));
  if (moment.frame === 0 && Math.hypot(...frame.motion) > 0) {
    const factor = motionScale(frame, sizeOf(boundsOf(look).flat()));
    out.push({
      id: 'motion',
      at: addScaled(centreB, frame.motion, factor),
      set: (to) => ({ motion: sub(inPlane(to), centreB).map((each) => each / factor) as unknown as Vec3 }),
    });
  }
  return out;
}

function corners(name: 'polygonA' | 'polygonB', list: readonly number[], centre: Vec3): StudyHandle[] {
  return Array.from({ length: list.length / 2 }, (_, k) => ({
    id: `${name}${k}`,
    at: add(centre, [list[2 * k]!, list[2 * k + 1]!, 0]),
    set: (to: Vec3) => ({
      [name]: list.map((each, at) => (Math.floor(at / 2) === k ? to[at % 2]! - centre[at % 2]! : each)),
    }),
  }));
}
