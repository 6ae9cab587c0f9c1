/** The rest r: what was still to be made of the motion where the body was stopped, as it was asked for. Before the back-off is known that is the touch. */
import { add, length, sub } from '../../../mesh/geometry/vec';
import { symbolLine } from '../../scene/layers/words';
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
  pen.label({ id: 'rest', at: to, lines: [symbolLine('r', 'ink')], prefer: 'above', priority: 66, gap: 8 });
}
