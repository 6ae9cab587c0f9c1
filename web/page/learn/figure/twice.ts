/** v₂, twice the motion: from the same start in the same direction. */
import { centreAt, type Figure } from '../../scene/layers/layer';
import { addScaled, length, type Vec3 } from '../../../mesh/geometry/vec';
import { sub as subscript, symbol } from '../../scene/labels/symbols';
import type { Pen } from '../../scene/pen/pen';
import type { Stop } from '../tour/types';
import type { MeshAndMoment } from './plane';

/** Beside v, in radii: along it the two would be one line. */
const aside = 0.16;

const ends = ({ moment }: MeshAndMoment): readonly [Vec3, Vec3] => {
  const down: Vec3 = [0, -aside * Math.max(...moment.radii), 0];
  return [addScaled(moment.start, down, 1), addScaled(centreAt(moment, 2), down, 1)];
};

export const twicePoints = (_: Stop, around: MeshAndMoment): readonly Vec3[] => ends(around);

export function drawTwice(pen: Pen, figure: Figure): void {
  if (length(figure.moment.displacement) === 0) return;
  const [from, to] = ends(figure).map((p) => figure.space.point(p)) as [Vec3, Vec3];
  const { palette } = pen.styles;
  pen.arrow(from, to, { color: palette.ink, width: 1.6, dash: [6, 4], avoid: true }, { size: 10, fill: palette.ink });
  const text = symbol('v') + subscript('2');
  pen.label({ id: 'v2', at: to, lines: [{ text, tone: 'ink' }], prefer: 'below', priority: 67, gap: 8 });
}
