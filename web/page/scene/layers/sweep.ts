import { screenHull } from '../../../mesh/geometry/hull';
import { silhouette } from '../geometry/silhouette';
import { bodyAt, centreAt, type Layer } from './layer';

/** The volume swept from the start to the hit, or to the destination when nothing is hit: one translucent hull. */
export const sweepLayer: Layer = {
  name: 'swept',
  draw(pen, figure) {
    const { moment } = figure;
    const end = moment.nearest?.time ?? 1;
    const rings = [0, end].flatMap((time) =>
      silhouette(bodyAt(figure, centreAt(moment, time)), pen.projection.eye, 64),
    );
    const hull = screenHull(rings, (point) => {
      const { x, y } = pen.projection.screen(point);
      return [x, y];
    });
    pen.polygon(hull, pen.styles.fills.sweep);
  },
};
