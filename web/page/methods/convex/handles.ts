/** What can be dragged: both bodies, the way of B, half sizes, and the corners of small hulls. */
import type { StudyHandle, StudyMoment } from '../../model/study/types';
import { add, addScaled, dot, scale, sub, type Vec3 } from '../../study/scene/draw';
import { type Body, bodyOf, frameOf, motionScale } from './places';
import type { Settings } from './schema.gen';

/** More would be a heap. */
const mostCorners = 12;

export function handles(moment: StudyMoment): readonly StudyHandle[] {
  const settings = moment.settings as unknown as Settings;
  const frame = frameOf(moment);
  const { centreB, motion } = settings;
  const gone = sub(frame.centreB, centreB);
  const factor = motionScale(frame);
  const [a, b] = [bodyOf(frame, 'A'), bodyOf(frame, 'B')];
  const tip = addScaled(frame.centreB, frame.motion, factor);
  return [
    { id: 'a', at: settings.centreA, set: (to) => ({ centreA: to }) },
    { id: 'b', at: frame.centreB, set: (to) => ({ centreB: sub(to, gone) }) },
    ...(moment.frame === 0 && Math.hypot(...motion) > 0
      ? [{ id: 'motion', at: tip, set: (to: Vec3) => ({ motion: scale(sub(to, centreB), 1 / factor) }) }]
      : []),
    ...shapeHandles('A', a, settings.pointsA),
    ...shapeHandles('B', b, settings.pointsB),
  ];
}

/** Of which components a shape's size is made. */
const sizesOf = { sphere: [0], ellipsoid: [0, 1, 2], box: [0, 1, 2], capsule: [1], cone: [0, 1], cylinder: [0, 1] };

function shapeHandles(name: 'A' | 'B', body: Body, points: readonly number[]): readonly StudyHandle[] {
  const { shape, centre, size, axes } = body;
  if (shape === 'part') return [];
  if (shape === 'hull') {
    const count = Math.floor(points.length / 3);
    return count > mostCorners ? [] : Array.from({ length: count }, (_, k) => corner(name, body, points, k));
  }
  return sizesOf[shape].map((k) => {
    // A sphere has one size; that of others is along their own axes.
    const axis = axes[k]!;
    const set: StudyHandle['set'] = (to) => {
      const away = sub(to, centre);
      const long = Math.max(1e-6, Math.min(1e6, shape === 'sphere' ? Math.hypot(...away) : dot(away, axis)));
      const changed = size.map((each, at) => (shape === 'sphere' || at === k ? long : each)) as unknown as Vec3;
      return { [`size${name}`]: changed };
    };
    return { id: `size${name}${k}`, at: addScaled(centre, axis, size[k]!), set };
  });
}

function corner(name: 'A' | 'B', { centre, size, axes }: Body, points: readonly number[], k: number): StudyHandle {
  const own = [0, 1, 2].map((i) => points[3 * k + i]! * size[i]!);
  const at = axes.reduce((p, axis, i) => add(p, scale(axis, own[i]!)), centre);
  const set: StudyHandle['set'] = (to) => {
    const moved = axes.map((axis, i) => dot(sub(to, centre), axis) / size[i]!);
    const list = points.map((each, i) => (Math.floor(i / 3) === k ? moved[i % 3]! : each));
    return { [`points${name}`]: list };
  };
  return { id: `p${name}${k}`, at, set };
}
