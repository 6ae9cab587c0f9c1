/** Two arrows on the plane that is slid along: the normal carried over as a vector (A), and the right one (B). With an answer, the square corner of the right one. */
import { addScaled, dot, isFinite3, length, normalize, type Vec3 } from '../../../mesh/geometry/vec';
import { beyond } from '../../scene/labels/beyond';
import { fromEllipsoid, type Figure } from '../../scene/layers/layer';
import { eventOf } from '../../scene/moment/slide';
import type { Pen } from '../../scene/pen/pen';
import { t } from '../../base/i18n/messages';
import * as state from '../state';

/** in mean radii; where both are one arrow the body is a ball, and less is enough */
const reach = 3.4;
const reachOfOne = 1.9;
const corner = 0.4;
/** cosine of the angle below which two arrows are one */
const together = 0.9999;

export function drawTwoNormals(pen: Pen, figure: Figure): void {
  const { slide, nearest } = figure.moment;
  const plane = slide && eventOf(slide, 'SlidePlane');
  if (!plane || !nearest || !isFinite3(plane.normalWorld) || !isFinite3(plane.naiveWorld)) return;
  const { palette } = pen.styles;
  const at = fromEllipsoid(figure, nearest.point);
  const right = figure.space.normal(plane.normalWorld);
  const naive = normalize(figure.space.vector(plane.naiveWorld));
  const told = state.judged.peek() !== null || !state.stop.peek().ask;
  const arrows: readonly [string, Vec3, boolean][] = [
    ['A', naive, false],
    ['B', right, true],
  ];
  const one = dot(naive, right) > together;
  for (const [own, direction, isRight] of arrows) {
    // In ellipsoid space both are the same arrow.
    if (one && !isRight) continue;
    const name = one ? 'A = B' : own;
    const tip = addScaled(at, direction, (one ? reachOfOne : reach) * figure.unit);
    const faded = told && !isRight;
    pen.arrow(at, tip, faded ? pen.styles.naive : pen.styles.normal, {
      size: 10,
      fill: faded ? palette.dotted : palette.ink,
    });
    pen.label({
      id: `arrow${name}`,
      at: tip,
      lines: [{ text: t('learn.figure.arrow', { name }), tone: faded ? 'dim' : 'ink' }],
      prefer: beyond(pen.projection, at, tip),
      priority: 79,
      gap: 6,
    });
  }
  if (!told) return;
  const aside = one ? downhill(right) : normalize(addScaled(right, naive, -1 / Math.max(1e-9, dot(naive, right))));
  const side = corner * figure.unit;
  const along = addScaled(at, aside, side);
  pen.line([along, addScaled(along, right, side), addScaled(at, right, side)], pen.styles.rightAngle);
}

/** In the plane, where it falls. */
function downhill(normal: Vec3): Vec3 {
  const fall = addScaled([0, -1, 0], normal, normal[1]);
  return length(fall) > 1e-9 ? normalize(fall) : [1, 0, 0];
}
