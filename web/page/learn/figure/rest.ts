/** The rest (1 − t) v: the remaining desired motion where the body was stopped. Before the back-off is known that is the touch. */
import { add, length, sub } from '../../../mesh/geometry/vec';
import { symbol } from '../../scene/labels/symbols';
import { centreAt, type Figure } from '../../scene/layers/layer';
import { eventOf } from '../../scene/moment/slide';
import type { Pen } from '../../scene/pen/pen';

export function drawRest(pen: Pen, figure: Figure): void {
  const { slide, start, displacement, nearest } = figure.moment;
  const back = slide && eventOf(slide, 'BackOff');
  const base = back?.baseWorld ?? (nearest && centreAt(figure.moment, nearest.time));
  if (!base) return;
  const goal = add(start, displacement);
  if (length(sub(goal, base)) === 0) return;
  const [from, to] = [figure.space.point(base), figure.space.point(goal)];
  const { palette } = pen.styles;
  pen.symbol('goal');
  pen.arrow(from, to, { color: palette.ink, width: 2.2, avoid: true }, { size: 11, fill: palette.ink });
  pen.label({
    id: 'rest',
    at: to,
    lines: [{ text: `(1 − ${symbol('t')})${symbol('v')}`, tone: 'ink' }],
    prefer: 'above',
    priority: 66,
    gap: 8,
  });
}
