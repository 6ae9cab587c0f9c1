import { t } from '../../base/i18n/messages';
import { symbol } from '../labels/symbols';
import { add, isFinite3, length, type Vec3 } from '../../../mesh/geometry/vec';
import type { Moment } from '../moment/moment';
import { eventOf } from '../moment/slide';
import { centreAt, isShort, type Layer } from './layer';

/** What is left of the motion after the response: dashed, from the centre at the hit. */
export const remainingLayer: Layer = {
  name: 'remaining',
  draw(pen, figure) {
    const { moment, space } = figure;
    if (!moment.settled || !moment.nearest) return;
    const vector = remainingOf(moment);
    if (!vector || !isFinite3(vector) || length(vector) === 0) return;
    const from = centreAt(moment, moment.nearest.time);
    const tip = space.point(add(from, vector));
    const { palette } = pen.styles;
    const head = { size: 9, fill: palette.background, stroke: palette.body, strokeWidth: 1.5 };
    pen.symbol('rest');
    pen.arrow(space.point(from), tip, pen.styles.remaining, head);
    if (pen.projection.compact || isShort(pen, space.point(from), tip)) return;
    const lines = [{ text: t('scene.label.remaining', { symbol: symbol('v') }), tone: 'body' as const }];
    pen.label({ id: 'remaining', at: tip, lines, prefer: 'right', priority: 57, gap: 9 });
  },
};

function remainingOf({ slide }: Moment): Vec3 | null {
  if (!slide) return null;
  return eventOf(slide, 'Project')?.remainingWorld ?? eventOf(slide, 'Cone')?.result ?? null;
}
