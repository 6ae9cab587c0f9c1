/** C, the centre of the body where it stands now. */
import { centreAt, type Figure } from '../../scene/layers/layer';
import { symbolLine } from '../../scene/layers/words';
import type { Pen } from '../../scene/pen/pen';
import * as state from '../state';

export function drawCentre(pen: Pen, figure: Figure): void {
  const at = figure.space.point(centreAt(figure.moment, state.moverTime.peek()));
  pen.mark(at, { kind: 'disc', size: 4, fill: pen.styles.palette.ink }, { clear: 5 });
  pen.label({ id: 'C', at, lines: [symbolLine('C', 'ink')], prefer: 'above', priority: 68, gap: 6 });
}
