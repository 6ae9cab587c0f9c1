import { screenHull } from '../../../mesh/geometry/hull';
import { silhouette } from '../geometry/silhouette';
import type { Vec3 } from '../../../mesh/geometry/vec';
import type { Pen } from '../pen/pen';
import type { Stroke } from '../pen/style';
import { fromEllipsoid, type Figure } from './layer';

/**
 * Where the centre would touch a corner or an edge: the body around every point of it, a sphere or a rounded cylinder in ellipsoid
 * space. The centre's way into it is what the quadratic solves.
 *
 * @param ends ellipsoid space; one point for a corner, two for an edge
 */
export function drawReach(pen: Pen, figure: Figure, ends: readonly Vec3[], stroke: Stroke): void {
  const radii = figure.space.vector(figure.moment.radii);
  const rings = ends.flatMap((p) => silhouette({ center: fromEllipsoid(figure, p), radii }, pen.projection.eye, 64));
  const hull = screenHull(rings, (p) => {
    const { x, y } = pen.projection.screen(p);
    return [x, y];
  });
  pen.symbol(null);
  pen.line(hull, stroke, true);
}
