/** The rest r: what was still to be made of the motion where the sweep ended, as it was asked for. */
import { add, length, sub } from '../../scene/geometry/vec';
import { symbolLine } from '../../scene/layers/words';
import type { Figure } from '../../scene/layers/layer';
import { eventOf } from '../../scene/moment/slide';
import type { Pen } from '../../scene/pen/pen';

export function drawRest(pen: Pen, figure: Figure): void {
  const { slide, start, displacement } = figure.moment;
  const back = slide && eventOf(slide, 'BackOff');
  if (!back) return;
  const goal = add(start, displacement);
  if (length(sub(goal, back.baseWorld)) === 0) return;
  const [from, to] = [figure.space.point(back.baseWorld), figure.space.point(goal)];
  const { palette } = pen.styles;
  pen.symbol('goal');
  pen.arrow(from, to, { color: palette.ink, width: 2.2, avoid: true }, { size: 11, fill: palette.ink });
  pen.label({ id: 'rest', at: to, lines: [symbolLine('r', 'ink')], prefer: 'above', priority: 66, gap: 8 });
}
