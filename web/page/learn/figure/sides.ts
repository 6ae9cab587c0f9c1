/** The side of a place on which a name stands. */
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

/** The one that lies nearest to a direction of the picture, in which y points down. */
export const sideToward = (dx: number, dy: number): Side =>
  sides[(Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) + 8) % 8]!;
