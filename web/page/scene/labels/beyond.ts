import type { Vec3 } from '../../../mesh/geometry/vec';
import type { Projection } from '../pen/view';
import type { Side } from './label.types';

const around: readonly Side[] = [
  'right',
  'aboveRight',
  'above',
  'aboveLeft',
  'left',
  'belowLeft',
  'below',
  'belowRight',
];

/** The side on which an arrow points out of its tip: where its name stands best. */
export function beyond(projection: Projection, from: Vec3, tip: Vec3): Side {
  const a = projection.screen(from);
  const b = projection.screen(tip);
  const eighth = Math.round(Math.atan2(a.y - b.y, b.x - a.x) / (Math.PI / 4));
  return around[(eighth + 8) % 8];
}
