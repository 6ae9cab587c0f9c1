import { fromEllipsoid, type Layer } from './layer';
import { drawReach } from './reachOutline';
import { drawRootBody } from './rootBody';
import { symbolLine } from './words';

/** The corner under test with the sphere around it, the line from the centre to it, and the sphere at its root. */
export const cornerTestLayer: Layer = {
  name: 'cornerTest',
  draw(pen, figure) {
    const event = figure.moment.check?.event;
    if (event?.kind !== 'VertexTest' && event?.kind !== 'SweptVertexTest') return;
    const at = fromEllipsoid(figure, event.corner);
    const { styles } = pen;
    const fill = event.verdict === 'vertex-hit' ? styles.palette.vertex : styles.palette.background;
    drawReach(pen, figure, [event.corner], styles.vertexSwept);
    pen.symbol('p');
    pen.mark(at, { kind: 'triangle', size: 10, fill: styles.palette.background });
    pen.mark(at, { kind: 'triangle', size: 6.5, fill, stroke: styles.palette.vertex, strokeWidth: 1.6 }, { clear: 9 });
    pen.symbol('b');
    if (figure.blend > 0.5) pen.line([figure.space.point(figure.moment.start), at], styles.offset);
    pen.symbol('p');
    pen.label({ id: 'corner', at, lines: [symbolLine('p', 'vertex')], prefer: 'belowRight', priority: 70, gap: 10 });
    drawRootBody(pen, figure, event.kind === 'VertexTest' ? [event.time, event.root1] : [event.time, NaN]);
  },
};
