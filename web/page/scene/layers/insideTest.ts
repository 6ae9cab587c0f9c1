import { isFinite3, type Vec3 } from '../../../mesh/geometry/vec';
import { fromEllipsoid, type Layer } from './layer';
import { drawRootBody } from './rootBody';
import { symbolLine } from './words';

/** Where the sphere reaches the plane: inside the triangle it is the touch, outside it is struck hollow. */
export const insideTestLayer: Layer = {
  name: 'insideTest',
  draw(pen, figure) {
    const event = figure.moment.check?.event;
    if (event?.kind !== 'FaceTest' && event?.kind !== 'SweptFaceTest') return;
    if (!isFinite3(event.point)) return;
    const at: Vec3 = fromEllipsoid(figure, event.point);
    if (event.kind === 'SweptFaceTest') drawRootBody(pen, figure, [event.time, NaN]);
    const { palette } = pen.styles;
    pen.symbol('q');
    const inside = event.verdict === 'face-hit';
    if (!inside) {
      pen.mark(at, { kind: 'disc', size: 7, fill: palette.background });
      pen.mark(
        at,
        { kind: 'disc', size: 4.5, fill: palette.background, stroke: palette.ink2, strokeWidth: 1.6 },
        { clear: 8 },
      );
    }
    pen.label({
      id: 'q',
      at,
      lines: [symbolLine('q', inside ? 'face' : 'ink2')],
      prefer: 'right',
      priority: 70,
      gap: 10,
    });
  },
};
