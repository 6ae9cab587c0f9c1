import { silhouette } from '../../../scene/geometry/silhouette';
import type { Stroke } from '../../../scene/pen/style';
import type { Pen } from '../../../scene/pen/pen';
import { labelBody } from '../../../scene/layers/bodyOutline';
import { bodyAt, centreAt, type Figure, type Layer } from '../../../scene/layers/layer';
import { planeTest } from './plane';
import { timeLine } from '../../../scene/layers/words';

/** The sphere where it first (dashed, t₀) and last (dotted, t₁) touches the plane of the triangle. */
export const planeTimesLayer: Layer = {
  name: 'planes',
  draw(pen, figure) {
    const test = planeTest(figure);
    // In the world these two would crowd the picture, so they wait there for the plane test itself.
    if (!test || test.verdict !== 'crosses-plane' || (figure.blend <= 0.5 && figure.moment.check?.kind !== 'plane'))
      return;
    outline(pen, figure, { time: test.leave, written: test.t1, index: '1', stroke: pen.styles.atT1 });
    outline(pen, figure, { time: test.enter, written: test.t0, index: '0', stroke: pen.styles.atT0 });
  },
};

interface Outline {
  readonly time: number;
  /** the number as computed, before it was cut to 0..1 */
  readonly written: number;
  readonly index: '0' | '1';
  readonly stroke: Stroke;
}

function outline(pen: Pen, figure: Figure, { time, written, index, stroke }: Outline): void {
  const body = bodyAt(figure, centreAt(figure.moment, time));
  const ring = silhouette(body, pen.projection.eye);
  pen.symbol(index === '0' ? 't0' : 't1');
  pen.line(ring, stroke, true);
  const computed = timeLine(written, 'ink2', index);
  // The body stands where the motion begins or ends; the time worked out lies beyond.
  const lines = written === time ? [computed] : [{ ...computed, text: `${computed.text} → ${time}` }];
  labelBody(pen, body, { id: `t${index}`, lines, priority: 45, prefer: index === '0' ? 'aboveLeft' : 'above' });
}
