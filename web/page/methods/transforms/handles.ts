/** What can be dragged: it is taken where it is after the transform, and set where that comes from. */
import { add, addScaled, sub, type Vec3 } from '../../study/scene/draw';
import type { StudyHandle, StudyMoment } from '../../model/study/types';
import { isNone, pointsOf, size } from './figure';
import { find, frameOf } from './look';

/** To four decimals of its size: what the inverse gives would be typed by nobody. */
function tidy(v: Vec3): Vec3 {
  const step = 10 ** Math.ceil(Math.log10(Math.max(1e-6, size(v))) - 4);
  return v.map((each) => Number((Math.round(each / step) * step).toPrecision(12))) as unknown as Vec3;
}

/** Undoes the matrix by the rows of its inverse transpose; null where it has none. */
function inverseOf(moment: StudyMoment): ((v: Vec3) => Vec3) | null {
  const rows = [0, 1, 2].map((k) => find(moment, 'ChangeRow', k)?.inverse);
  if (rows.some((row) => row === undefined || isNone(row))) return null;
  return (v) => rows.reduce<Vec3>((sum, row, k) => addScaled(sum, row!, v[k]!), [0, 0, 0]);
}

export function handles(moment: StudyMoment): readonly StudyHandle[] {
  const undo = inverseOf(moment);
  const ray = find(moment, 'ChangeRay');
  const point = find(moment, 'ChangePoint');
  if (!undo || !ray || !point) return [];
  const { translation } = frameOf(moment);
  const from = (to: Vec3) => tidy(undo(sub(to, translation)));
  const points = pointsOf(moment, true).map((at, k): StudyHandle => ({
    id: `v${k + 1}`,
    at,
    set: (to) => ({ [`v${k + 1}`]: from(to) }),
  }));
  return [
    ...points,
    { id: 'point', at: point.moved, set: (to) => ({ point: from(to) }) },
    { id: 'origin', at: ray.movedOrigin, set: (to) => ({ origin: from(to) }) },
    ...(isNone(ray.movedDirection)
      ? []
      : [
          {
            id: 'direction',
            at: add(ray.movedOrigin, ray.movedDirection),
            set: (to: Vec3) => ({ direction: tidy(undo(sub(to, ray.movedOrigin))) }),
          },
        ]),
  ];
}
