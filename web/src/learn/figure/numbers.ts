/** Outlines and numbers of the triangles that may be picked; without such a question, of those that would be touched. */
import { formatShort } from '../numbers';
import { withAlpha } from '../../scene/palette';
import type { Figure } from '../../scene/layers/layer';
import type { Pen } from '../../scene/pen/pen';
import * as state from '../state';
import { cornersOf, middleOf } from './plane';

export function drawNumbers(pen: Pen, figure: Figure): void {
  const { ask } = state.stop.peek();
  const tested = figure.moment.slide?.candidates ?? [];
  const touched = tested.flatMap(({ begin, end }) => (end && Number.isFinite(end.time) ? [begin.triangle] : []));
  const picked = ask?.kind === 'triangle' ? state.guess.peek()[0] : undefined;
  const { palette } = pen.styles;
  for (const triangle of ask?.kind === 'triangle' ? ask.candidates : touched) {
    const corners = cornersOf(figure, triangle);
    if (!corners) continue;
    const shape = corners.map((corner) => figure.space.point(corner));
    if (triangle === picked) pen.polygon(shape, withAlpha(palette.ink, 0.16));
    pen.line(
      shape,
      { color: withAlpha(palette.ink, triangle === picked ? 1 : 0.55), width: triangle === picked ? 2.4 : 1.1 },
      true,
    );
    pen.label({
      id: `triangle${triangle}`,
      at: figure.space.point(middleOf(corners)),
      lines: [{ text: formatShort(triangle, 0), tone: 'ink' }],
      prefer: 'right',
      priority: 76,
      gap: 0,
    });
  }
}
