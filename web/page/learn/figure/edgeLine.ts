/** The edge that is tested, on its line: where f is 0, where it is 1, and that the line goes on. */
import { symbol } from '../../scene/labels/symbols';
import { addScaled } from '../../../mesh/geometry/vec';
import { fromEllipsoid, type Figure } from '../../scene/layers/layer';
import type { Pen } from '../../scene/pen/pen';

/** of the length of the edge, beyond each end */
const beyondEnds = 0.3;

export function drawEdgeLine(pen: Pen, figure: Figure): void {
  const event = figure.moment.check?.event;
  if (event?.kind !== 'EdgeTest') return;
  const at = (f: number) => fromEllipsoid(figure, addScaled(event.start, event.direction, f));
  const { styles } = pen;
  pen.symbol('e');
  for (const [from, to] of [
    [-beyondEnds, 0],
    [1, 1 + beyondEnds],
  ] as const)
    pen.line([at(from), at(to)], {
      color: styles.palette.edge,
      width: 1.4,
      dash: [5, 4],
      avoid: 'slightly',
    });
  pen.line([at(0), at(1)], { ...styles.edge, avoid: true });
  for (const f of [0, 1]) {
    pen.mark(at(f), {
      kind: 'disc',
      size: 4.5,
      fill: styles.palette.background,
      stroke: styles.palette.edge,
      strokeWidth: 1.8,
    });
    pen.label({
      id: `f${f}`,
      at: at(f),
      lines: [{ text: `${symbol('f')} = ${f}`, tone: 'edge' }],
      prefer: 'below',
      priority: 60,
      gap: 10,
    });
  }
}
