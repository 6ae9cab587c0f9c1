import { t } from '../../../base/i18n/messages';
import type { PlaneTestEvent } from '../../../../package/trace/events.gen';
import { addScaled, div, dot, scale, spanPlane, sub, type Vec3 } from '../../../../mesh/geometry/vec';
import type { Pen } from '../../../scene/pen/pen';
import { centreAt, fromEllipsoid, type Figure, type Layer } from '../../../scene/layers/layer';

/** How far the piece of plane reaches beyond the triangle and beyond where the sphere meets it, in radii. */
const margin = 0.1;
const footprint = 0.75;

/** A piece of the triangle's plane: dotted, just large enough for the triangle and for the place where the sphere reaches it. */
export const planeLayer: Layer = {
  name: 'planes',
  draw(pen, figure) {
    const test = planeTest(figure);
    const candidate = figure.moment.candidate;
    if (!test || !candidate) return;
    const quad = planePiece(figure, test).map((p) => fromEllipsoid(figure, p));
    pen.symbol('N');
    pen.polygon(quad, pen.styles.fills.plane);
    pen.line(quad, pen.styles.plane, true);
    if (figure.blend > 0.5) labelPlane(pen, quad, candidate.begin.triangle);
  },
};

/** The plane test of the triangle the cursor is in, once it has been made. */
export function planeTest(figure: Figure): PlaneTestEvent | null {
  const { candidate } = figure.moment;
  const event = candidate?.step.children.find((child) => child.event.kind === 'PlaneTest')?.event;
  return event?.kind === 'PlaneTest' ? event : null;
}

/** Corners in ellipsoid space. */
function planePiece(figure: Figure, test: PlaneTestEvent): Vec3[] {
  const { moment } = figure;
  const { p0, p1, p2 } = moment.candidate!.begin;
  const [across, up] = spanPlane(test.normal);
  const time = Number.isFinite(test.enter) ? test.enter : 0;
  const centre = div(centreAt(moment, time), moment.radii);
  const foot = addScaled(centre, test.normal, -dot(sub(centre, p0), test.normal));
  const touch = [-footprint, footprint].flatMap((s) => [addScaled(foot, across, s), addScaled(foot, up, s)]);
  const range = (axis: Vec3): readonly [number, number] => {
    const along = [p0, p1, p2, ...touch].map((p) => dot(sub(p, p0), axis));
    return [Math.min(...along) - margin, Math.max(...along) + margin];
  };
  const [left, right] = range(across);
  const [low, high] = range(up);
  const at = (x: number, y: number): Vec3 => addScaled(addScaled(p0, across, x), up, y);
  return [at(left, low), at(right, low), at(right, high), at(left, high)];
}

function labelPlane(pen: Pen, quad: readonly Vec3[], triangle: number): void {
  const middle = scale(addScaled(quad[0], quad[1], 1), 0.5);
  const lines = [{ text: t('scene.label.planeOf', { triangle: String(triangle) }), tone: 'dim' as const }];
  pen.label({ id: 'plane', at: middle, lines, prefer: 'below', priority: 20, gap: 8 });
}
