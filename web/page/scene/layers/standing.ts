/** What the layers about standing share: small signs that keep their size on the screen, and where a frame and its passes are. */
import type { BodyState, EventOf } from '../../../package/trace/events.gen';
import type { Step } from '../../../package/trace/steps';
import { addScaled, normalize, scale, spanPlane, sub, type Vec3 } from '../../../mesh/geometry/vec';
import type { Pen } from '../pen/pen';
import type { Stroke } from '../pen/style';
import type { Figure } from './layer';

/** A vector along `direction` that spans so many pixels at this point; none is longer than two radii. */
export function pixelsAlong(pen: Pen, figure: Figure, at: Vec3, direction: Vec3, pixels: number): Vec3 {
  const unit = normalize(direction);
  const a = pen.projection.screen(at);
  const b = pen.projection.screen(addScaled(at, unit, figure.unit));
  const span = Math.hypot(b.x - a.x, b.y - a.y) / figure.unit;
  return scale(unit, Math.min(pixels / Math.max(span, 1e-9), 2 * figure.unit));
}

/** A normal as an arrow of one radius, in the figure. */
export function normalArrow(pen: Pen, figure: Figure, at: Vec3, normal: Vec3, stroke: Stroke): Vec3 {
  const tip = addScaled(at, figure.space.normal(normal), figure.unit);
  pen.arrow(at, tip, stroke, { size: 7, fill: stroke.color });
  return tip;
}

const plate = 15;

/** Told apart by their shape: a plate, a plate with a way down, two arms; nothing but a broken line in the air. */
export function stateSign(pen: Pen, figure: Figure, at: Vec3, normal: Vec3, state: BodyState): void {
  const stroke = pen.styles.states[state];
  const up = figure.space.normal(normal);
  const [across, along] = spanPlane(up);
  const u = pixelsAlong(pen, figure, at, across, plate);
  const v = pixelsAlong(pen, figure, at, along, plate);
  const corner = (x: number, y: number): Vec3 => addScaled(addScaled(at, u, x), v, y);
  if (state === 'wedged') {
    const rise = pixelsAlong(pen, figure, at, up, 1.3 * plate);
    const arms = [-1.3, 1.3].map((side) => addScaled(addScaled(at, u, side), rise, 1));
    pen.line([arms[0], at, arms[1]], stroke);
    return;
  }
  pen.line([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], stroke, true);
  // The second vector that spans a plane goes up it.
  if (state === 'steep') pen.arrow(at, addScaled(at, v, -2.4), stroke, { size: 8, fill: stroke.color });
}

/** The pass a step hangs in, with its ends; null outside. */
export function passOf(step: Step): { begin: EventOf<'PassBegin'>; end: EventOf<'PassEnd'> } | null {
  const { opening: begin, event: end } = step.parent ?? step;
  return begin.kind === 'PassBegin' && end.kind === 'PassEnd' ? { begin, end } : null;
}

/** The lowest point of the body. */
export const lowest = ({ moment }: Figure, centre: Vec3): Vec3 => sub(centre, [0, moment.radii[1], 0]);
