import { t } from '../../../base/i18n/messages';
import type { OneMotionEvent, SnapEvent, StepUpEvent } from '../../../../package/trace/events.gen';
import type { Step } from '../../../../package/trace/steps';
import { add, isFinite3, type Vec3 } from '../../../../mesh/geometry/vec';
import type { Pen } from '../../../scene/pen/pen';
import { drawBody } from '../../../scene/layers/bodyOutline';
import { bodyAt, type Figure, type Layer } from '../../../scene/layers/layer';
import { normalArrow, passOf, stateSign } from '../../../scene/layers/standing';

/** Robust: the legs of a step, and the way down to ground just left. */
export const stepsLayer: Layer = {
  name: 'ground',
  draw(pen, figure) {
    const { step } = figure.moment;
    if (step?.event.kind === 'StepUp') drawStepUp(pen, figure, step, step.event);
    if (step?.event.kind === 'Snap') drawSnap(pen, figure, step, step.event);
    if (step?.event.kind === 'OneMotion') drawOneMotion(pen, figure, step, step.event);
  },
};

/** Up, forward, down; a step that is not taken ends in an outline only. */
function drawStepUp(pen: Pen, figure: Figure, step: Step, event: StepUpEvent): void {
  const start = passOf(step)?.begin.position ?? figure.moment.start;
  const stops = [start, event.raised, event.forward, event.landed].filter(isFinite3);
  pen.symbol('lift');
  stops.slice(1).forEach((stop, at) => leg(pen, figure, stops[at]!, stop));
  const last = stops.at(-1)!;
  const taken = event.verdict === 'taken';
  drawBody(pen, bodyAt(figure, last), { outline: taken ? pen.styles.shown : pen.styles.atT0 });
  name(pen, figure, last, 'stepUp', taken ? t('scene.label.stepUp') : t('scene.label.noStep'));
}

function drawSnap(pen: Pen, figure: Figure, step: Step, event: SnapEvent): void {
  const taken = event.verdict === 'taken';
  const from = passOf(step)?.end.position ?? event.position;
  const to: Vec3 = taken ? event.position : add(from, [0, -event.distance, 0]);
  if (!isFinite3(to)) return;
  pen.symbol('lift');
  leg(pen, figure, from, to);
  drawBody(pen, bodyAt(figure, to), { outline: taken ? pen.styles.shown : pen.styles.atT0 });
  name(pen, figure, to, 'snap', taken ? t('scene.label.snap') : t('scene.label.noSnap'));
  if (!isFinite3(event.point)) return;
  const at = figure.space.point(event.point);
  pen.symbol('c');
  stateSign(pen, figure, at, event.normal, event.state);
  pen.symbol('n');
  normalArrow(pen, figure, at, event.normal, pen.styles.states[event.state]);
}

/** What was asked for, and the two motions that are made of it. */
function drawOneMotion(pen: Pen, figure: Figure, step: Step, event: OneMotionEvent): void {
  const start = passOf(step)?.begin.position ?? figure.moment.start;
  const rise = add(start, event.displacement);
  const end = add(rise, event.gravity);
  const asked = [start, rise, end].map((point) => figure.space.point(point));
  pen.line(asked, pen.styles.naive);
  const lines = [{ text: t('scene.label.asked'), tone: 'dim' as const }];
  pen.label({ id: 'asked', at: asked[1], lines, prefer: 'above', priority: 56 });
  const corner = add(start, event.level);
  leg(pen, figure, start, corner);
  leg(pen, figure, corner, end);
}

function leg(pen: Pen, { space }: Figure, from: Vec3, to: Vec3): void {
  pen.arrow(space.point(from), space.point(to), pen.styles.remaining, { size: 9, fill: pen.styles.palette.body });
}

function name(pen: Pen, { space }: Figure, at: Vec3, id: string, text: string): void {
  pen.label({ id, at: space.point(at), lines: [{ text, tone: 'ink2' }], prefer: 'above', priority: 60 });
}
