/** The three ways that the quadratic of an edge is made of: b from B to the first corner, e along the edge, w from that corner to the centre. */
import { addScaled, mix, type Vec3 } from '../../../mesh/geometry/vec';
import type { Tone } from '../../scene/labels/label.types';
import { centreAt, fromEllipsoid, type Figure } from '../../scene/layers/layer';
import { symbolLine } from '../../scene/layers/words';
import type { Pen } from '../../scene/pen/pen';
import type { Stroke } from '../../scene/pen/style';
import * as state from '../state';

/** where on its arrow a letter stands */
const along = 0.55;

export function drawEdgeVectors(pen: Pen, figure: Figure): void {
  const event = figure.moment.check?.event;
  if (event?.kind !== 'EdgeTest') return;
  const { palette, edge } = pen.styles;
  const corner = fromEllipsoid(figure, event.start);
  const start = figure.space.point(figure.moment.start);
  const centre = figure.space.point(centreAt(figure.moment, state.moverTime.peek()));
  const end = fromEllipsoid(figure, addScaled(event.start, event.direction, 1));
  const draw = (name: string, from: Vec3, to: Vec3, tone: Tone, stroke: Stroke): void => {
    pen.symbol(name === 'w' ? null : (name as 'b' | 'e'));
    pen.arrow(from, to, { ...stroke, avoid: true }, { size: 10, fill: stroke.color });
    const at = mix(from, to, along);
    pen.label({ id: `vector-${name}`, at, lines: [symbolLine(name, tone)], prefer: 'left', priority: 82, gap: 6 });
  };
  draw('e', corner, end, 'edge', edge);
  draw('b', start, corner, 'body', { color: palette.body, width: 1.8 });
  draw('w', corner, centre, 'ink', { color: palette.ink, width: 1.8 });
}
