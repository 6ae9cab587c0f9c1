/** The nearest touch of the sweep: the body there, and the sign of the feature on the mesh. */
import { formatShort } from '../numbers';
import { drawBody } from '../../scene/layers/bodyOutline';
import { bodyAt, centreAt, fromEllipsoid, type Figure } from '../../scene/layers/layer';
import { symbol } from '../../scene/labels/symbols';
import { chosenHit } from '../../scene/moment/hit';
import type { Pen } from '../../scene/pen/pen';
import type { MarkKind } from '../../scene/pen/style';

const kinds: Readonly<Record<'face' | 'edge' | 'vertex', MarkKind>> = {
  face: 'square',
  edge: 'diamond',
  vertex: 'triangle',
};

export function drawContact(pen: Pen, figure: Figure): void {
  const hit = figure.moment.slide && chosenHit(figure.moment.slide);
  if (!hit) return;
  const { styles } = pen;
  pen.symbol('t');
  drawBody(pen, bodyAt(figure, centreAt(figure.moment, hit.time)), {
    outline: { ...styles.body, width: 2.4 },
    grid: styles.bodyGrid,
    fill: styles.fills.body,
  });
  const at = fromEllipsoid(figure, hit.point);
  pen.mark(at, { kind: kinds[hit.feature], size: 10, fill: styles.palette.background }, { clear: 10 });
  pen.mark(at, { kind: kinds[hit.feature], size: 6.5, fill: styles.palette[hit.feature] });
  pen.label({
    id: 'touch',
    at,
    lines: [{ text: `${symbol('t')} = ${formatShort(hit.time, 4)}`, tone: hit.feature }],
    prefer: 'belowRight',
    priority: 78,
    gap: 12,
  });
}
