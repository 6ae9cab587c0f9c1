import { length } from '../../../mesh/geometry/vec';
import { centreAt, isShort, type Layer } from './layer';
import { symbolLine } from './words';

/** The displacement of this sweep, from B. */
export const velocityLayer: Layer = {
  name: 'velocities',
  draw(pen, figure) {
    const { moment, space } = figure;
    const { palette } = pen.styles;
    const from = space.point(moment.start);
    pen.symbol('B');
    pen.mark(from, { kind: 'disc', size: 3.7, fill: palette.background });
    if (length(moment.displacement) > 0) {
      const to = space.point(centreAt(moment, 1));
      pen.symbol('v');
      pen.arrow(from, to, pen.styles.velocity, { size: 10, fill: palette.body });
      pen.mark(
        to,
        { kind: 'disc', size: 3, fill: palette.background, stroke: palette.body, strokeWidth: 1.5 },
        { clear: 6 },
      );
      if (!isShort(pen, from, to))
        pen.label({ id: 'v', at: to, lines: [symbolLine('v', 'body')], prefer: 'belowLeft', priority: 62, gap: 14 });
    }
    pen.symbol('B');
    pen.mark(
      from,
      { kind: 'disc', size: 3, fill: palette.body, stroke: palette.background, strokeWidth: 1.2 },
      { clear: 5 },
    );
  },
};
