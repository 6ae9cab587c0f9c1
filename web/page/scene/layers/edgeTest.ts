import type { EdgeTestEvent, SweptEdgeTestEvent } from '../../../package/trace/events.gen';
import { addScaled, isFinite3, mix, type Vec3 } from '../../../mesh/geometry/vec';
import type { Pen } from '../pen/pen';
import { fromEllipsoid, type Figure, type Layer } from './layer';
import { drawReach } from './reachOutline';
import { drawRootBody } from './rootBody';
import { symbolLine } from './words';

/** The edge under test with the cylinder around it, the line b from the centre to its start, its foot point, the sphere at its root. */
export const edgeTestLayer: Layer = {
  name: 'edgeTest',
  draw(pen, figure) {
    const event = figure.moment.check?.event;
    if (event?.kind !== 'EdgeTest' && event?.kind !== 'SweptEdgeTest') return;
    const ends = edgeEnds(event);
    const [from, to] = ends.map((p) => fromEllipsoid(figure, p));
    const { styles } = pen;
    drawReach(pen, figure, ends, styles.edgeSwept);
    pen.symbol('e');
    pen.line([from, to], { ...styles.edge, avoid: true });
    if (figure.blend > 0.5) {
      pen.symbol('b');
      const start = figure.space.point(figure.moment.start);
      pen.line([start, from], styles.offset);
      const middle = mix(start, from, 0.4);
      pen.label({ id: 'b', at: middle, lines: [symbolLine('b', 'body')], prefer: 'below', priority: 40, gap: 5 });
      pen.symbol('e');
      pen.label({ id: 'e', at: to, lines: [symbolLine('e', 'edge')], prefer: 'left', priority: 40, gap: 6 });
    }
    pen.symbol('q');
    drawFoot(pen, figure, event);
    drawRootBody(pen, figure, event.kind === 'EdgeTest' ? [event.time, event.root1] : [event.time, NaN]);
  },
};

function edgeEnds(event: EdgeTestEvent | SweptEdgeTestEvent): [Vec3, Vec3] {
  const length = event.kind === 'EdgeTest' ? 1 : event.length;
  return [event.start, addScaled(event.start, event.direction, length)];
}

/** A foot beyond the ends of the edge is why many roots are refused, so it is shown hollow. */
function drawFoot(pen: Pen, figure: Figure, event: EdgeTestEvent | SweptEdgeTestEvent): void {
  if (event.verdict !== 'edge-param-out' || !isFinite3(event.point)) return;
  const { palette } = pen.styles;
  pen.mark(
    fromEllipsoid(figure, event.point),
    { kind: 'disc', size: 4.5, fill: palette.background, stroke: palette.edge, strokeWidth: 1.6 },
    { clear: 7 },
  );
}
