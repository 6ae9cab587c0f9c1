import { t } from '../../../base/i18n/messages';
import type { CarriedEvent } from '../../../../package/trace/events.gen';
import type { Step } from '../../../../package/trace/steps';
import { addScaled, isFinite3, type Vec3 } from '../../../../mesh/geometry/vec';
import type { Pen } from '../../../scene/pen/pen';
import { drawBody } from '../../../scene/layers/bodyOutline';
import { bodyAt, type Figure, type Layer } from '../../../scene/layers/layer';
import { lowest, normalArrow, pixelsAlong, stateSign } from '../../../scene/layers/standing';

/** Robust: what carries the body, where, and how: each state has a sign of its own. */
export const carriedLayer: Layer = {
  name: 'ground',
  draw(pen, figure) {
    const { step } = figure.moment;
    const event = step?.event;
    if (!step || event?.kind !== 'Carried') return;
    const centre = centreOf(step, event);
    if (centre) drawBody(pen, bodyAt(figure, centre), { outline: pen.styles.atT0 });
    const stroke = pen.styles.states[event.state];
    const words = [{ text: t(`state.${event.state}`), tone: 'ink' as const }];
    const label = { id: 'carried', lines: words, priority: 72 } as const;
    if (isFinite3(event.point)) {
      const at = figure.space.point(event.point);
      pen.symbol('c');
      stateSign(pen, figure, at, event.normal, event.state);
      pen.symbol('n');
      const tip = normalArrow(pen, figure, at, event.normal, stroke);
      pen.label({ ...label, at: tip, prefer: 'right' });
    } else if (centre) {
      drawAir(pen, figure, centre);
      pen.label({ ...label, at: figure.space.point(lowest(figure, centre)), prefer: 'below', gap: 34 });
    }
  },
};

/** Nothing below: a broken line down from the lowest point. */
function drawAir(pen: Pen, figure: Figure, centre: Vec3): void {
  const at = figure.space.point(lowest(figure, centre));
  const down = pixelsAlong(pen, figure, at, figure.space.vector([0, -1, 0]), 28);
  pen.line([at, addScaled(at, down, 1)], pen.styles.states.air);
}

/** Where the frame begins, pushes out of overlaps included, or where it ends. */
function centreOf(step: Step, { moment }: CarriedEvent): Vec3 | null {
  let frame = step;
  while (frame.parent) frame = frame.parent;
  if (moment === 'end') return frame.event.kind === 'MoveEnd' ? frame.event.position : null;
  const first = frame.children.find(({ kind }) => kind === 'pass')?.opening;
  return first?.kind === 'PassBegin' ? first.position : null;
}
