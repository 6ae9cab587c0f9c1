/** The side of a point on which its name is. */
import type { Side } from '../../scene/labels/label.types';

const sides: readonly Side[] = [
  'right',
  'belowRight',
  'below',
  'belowLeft',
  'left',
  'aboveLeft',
  'above',
  'aboveRight',
];

/** The one nearest to a direction of the picture, in which y points down. */
export const sideToward = (dx: number, dy: number): Side =>
  sides[(Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) + 8) % 8]!;
