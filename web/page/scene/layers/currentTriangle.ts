import type { Step } from '../../../package/trace/steps';
import type { StyleSheet } from '../pen/style';
import type { Rgba } from '../../base/palette';
import { fromEllipsoid, type Layer } from './layer';

/** The triangle under test: white outline, filled in the colour of what is tested. */
export const currentTriangleLayer: Layer = {
  name: 'triangle',
  draw(pen, figure) {
    const { candidate, check } = figure.moment;
    if (!candidate) return;
    const { p0, p1, p2 } = candidate.begin;
    const corners = [p0, p1, p2].map((p) => fromEllipsoid(figure, p));
    pen.symbol('tri');
    pen.polygon(corners, fillFor(check, pen.styles));
    pen.line(corners, pen.styles.triangle, true);
  },
};

function fillFor(check: Step | null, { fills }: StyleSheet): Rgba {
  switch (check?.kind) {
    case 'edge':
      return fills.edge;
    case 'vertex':
      return fills.vertex;
    case 'face':
      return fills.face;
    default:
      return fills.neutral;
  }
}
