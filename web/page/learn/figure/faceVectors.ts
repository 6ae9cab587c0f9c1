/** What the face is tested with: the edges u₂ and u₃ out of the first corner, and w from it to the point in which the plane is touched. */
import type { Tone } from '../../scene/labels/label.types';
import { sub as subscript, symbol } from '../../scene/labels/symbols';
import { fromEllipsoid, type Figure } from '../../scene/layers/layer';
import { isFinite3, mix, type Vec3 } from '../../../mesh/geometry/vec';
import type { Pen } from '../../scene/pen/pen';
import type { Rgba } from '../../base/palette';
import { trianglePlane } from './plane';

/** where on its arrow a name stands */
const along = 0.6;

export function drawFaceVectors(pen: Pen, figure: Figure): void {
  const plane = trianglePlane(figure);
  const face = figure.moment.candidate?.step.children.find(({ event }) => event.kind === 'FaceTest')?.event;
  if (!plane || face?.kind !== 'FaceTest' || !isFinite3(face.point)) return;
  const { palette } = pen.styles;
  const [p1, p2, p3] = plane.corners.map((p) => figure.space.point(p)) as [Vec3, Vec3, Vec3];
  const draw = (id: string, text: string, to: Vec3, tone: Tone, color: Rgba): void => {
    pen.arrow(p1, to, { color, width: 1.8, avoid: true }, { size: 10, fill: color });
    pen.label({ id, at: mix(p1, to, along), lines: [{ text, tone }], prefer: 'aboveLeft', priority: 76, gap: 6 });
  };
  draw('u2', symbol('u') + subscript('2'), p2, 'edge', palette.edge);
  draw('u3', symbol('u') + subscript('3'), p3, 'edge', palette.edge);
  draw('w', symbol('w'), fromEllipsoid(figure, face.point), 'ink', palette.ink);
}
