/** q: the point in which the body touches the plane of the triangle at t₀. */
import { fromEllipsoid, type Figure } from '../../scene/layers/layer';
import { isFinite3 } from '../../../mesh/geometry/vec';
import { symbolLine } from '../../scene/layers/words';
import type { Pen } from '../../scene/pen/pen';

export function drawFoot(pen: Pen, figure: Figure): void {
  const face = figure.moment.candidate?.step.children.find(({ event }) => event.kind === 'FaceTest')?.event;
  if (face?.kind !== 'FaceTest' || !isFinite3(face.point)) return;
  const { palette } = pen.styles;
  const at = fromEllipsoid(figure, face.point);
  pen.symbol('q');
  pen.mark(
    at,
    { kind: 'disc', size: 6, fill: palette.face, stroke: palette.background, strokeWidth: 1.6 },
    { clear: 7 },
  );
  pen.label({ id: 'q', at, lines: [symbolLine('q', 'ink')], prefer: 'right', priority: 78, gap: 10 });
}
