import { t } from '../../../base/i18n/messages';
import { formatNumber } from '../../../base/i18n/numbers';
import type { StepEdgeEvent } from '../../../../package/trace/events.gen';
import type { Step } from '../../../../package/trace/steps';
import { add, isFinite3, mix, sub, type Vec3 } from '../../../../mesh/geometry/vec';
import type { Pen } from '../../../scene/pen/pen';
import { drawBody } from '../../../scene/layers/bodyOutline';
import { bodyAt, type Figure, type Layer } from '../../../scene/layers/layer';
import { normalArrow, pixelsAlong } from '../../../scene/layers/standing';

/** Robust: is a steep contact the edge of a step? The ground before it, how high it is above that, the ground behind it. */
export const stepEdgeLayer: Layer = {
  name: 'ground',
  draw(pen, figure) {
    const { step } = figure.moment;
    const event = step?.event;
    if (!step || event?.kind !== 'StepEdge') return;
    const { space } = figure;
    const landed = landingOf(step);
    if (landed) drawBody(pen, bodyAt(figure, landed), { outline: pen.styles.atT0 });
    if (isFinite3(event.below)) drawHeight(pen, figure, event);
    const { palette } = pen.styles;
    pen.symbol('c');
    const contact = { kind: 'diamond', size: 6, fill: palette.ink } as const;
    if (landed) pen.mark(space.point(event.contact), contact, { clear: 7 });
    if (!isFinite3(event.tread)) return;
    pen.symbol('tread');
    const tread = space.point(event.tread);
    pen.mark(
      tread,
      { kind: 'square', size: 6, fill: palette.faceFill, stroke: palette.glyphRim, strokeWidth: 1 },
      { clear: 7 },
    );
    const tip = normalArrow(pen, figure, tread, event.normal, pen.styles.states.ground);
    const lines = [{ text: t('scene.label.tread'), tone: 'ink2' as const }];
    pen.label({ id: 'tread', at: tip, lines, prefer: 'above', priority: 59 });
  },
};

/** Before a step up it is asked of where the step would land. */
function landingOf(step: Step): Vec3 | null {
  if (step.parent?.kind !== 'pass') return null;
  const next = step.parent.children.find(({ kind, order }) => kind === 'stepup' && order > step.order)?.event;
  return next?.kind === 'StepUp' && isFinite3(next.landed) ? next.landed : null;
}

/** A bar from the ground up to the height of the contact, with a mark at the highest step there may be. */
function drawHeight(pen: Pen, figure: Figure, event: StepEdgeEvent): void {
  const { space } = figure;
  const { styles } = pen;
  const bottom = event.below;
  const top = add(bottom, [0, event.height, 0]);
  const [low, high, limit] = [bottom, top, add(bottom, [0, event.most, 0])].map((point) => space.point(point));
  const away = sub(space.point(event.contact), high);
  const tick = (at: Vec3, pixels: number, stroke = styles.normal) => {
    const reach = pixelsAlong(pen, figure, at, away, pixels);
    pen.line([sub(at, reach), add(at, reach)], stroke);
  };
  pen.symbol('foot');
  pen.line([low, high], styles.normal);
  tick(low, 7);
  tick(high, 7);
  pen.line([high, limit], styles.atT0);
  tick(limit, 12, styles.atT0);
  pen.line([high, space.point(event.contact)], styles.drop);
  pen.mark(
    low,
    { kind: 'square', size: 6, fill: styles.palette.faceFill, stroke: styles.palette.glyphRim, strokeWidth: 1 },
    { clear: 7 },
  );
  const values = { height: formatNumber(event.height), most: formatNumber(event.most) };
  const height = [{ text: t('scene.label.stepHeight', values), tone: 'ink' as const }];
  pen.label({ id: 'stepHeight', at: mix(low, high, 0.5), lines: height, prefer: 'left', priority: 66, gap: 12 });
  const lines = [{ text: t('scene.label.foot'), tone: 'ink2' as const }];
  pen.label({ id: 'foot', at: low, lines, prefer: 'below', priority: 58 });
}
