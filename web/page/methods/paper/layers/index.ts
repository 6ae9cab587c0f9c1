/** Figures that only the method of 2003 draws. */
import { t } from '../../../base/i18n/messages';
import { isFinite3, add, scale, spanPlane } from '../../../../mesh/geometry/vec';
import { eventOf } from '../../../scene/moment/slide';
import { drawBody, labelBody } from '../../../scene/layers/bodyOutline';
import { bodyAt, type Layer, centreAt, type Figure, fromEllipsoid } from '../../../scene/layers/layer';
import { silhouette } from '../../../scene/geometry/silhouette';
import type { Stroke } from '../../../scene/pen/style';
import type { Pen } from '../../../scene/pen/pen';
import { planeTest } from './plane';
import { timeLine } from '../../../scene/layers/words';
import type { StepKind } from '../../../../package/trace/steps';

/** Half a side of the piece that is drawn, in mean radii. */
const half = 0.85;

/** The plane the ellipsoid slides along (paper): yellow, hatched, around the contact. */
export const slidePlaneLayer: Layer = {
  name: 'slidePlane',
  draw(pen, figure) {
    const { moment } = figure;
    const plane = moment.slide && eventOf(moment.slide, 'SlidePlane');
    if (!plane || !moment.settled || !isFinite3(plane.point)) return;
    const center = fromEllipsoid(figure, plane.point);
    const [across, up] = spanPlane(figure.space.normal(plane.normalWorld)).map((v) => scale(v, half * figure.unit));
    const { styles } = pen;
    pen.symbol('slide');
    pen.hatchedSquare(center, across, up, {
      fill: styles.fills.slide,
      outline: styles.slide,
      hatch: styles.slideHatch,
    });
    const corner = add(add(center, across), up);
    const lines = [{ text: t('scene.label.slidePlane'), tone: 'slide' as const }];
    pen.label({ id: 'slidePlane', at: corner, lines, prefer: 'right', priority: 58, gap: 8 });
  },
};

const shownAt: ReadonlySet<StepKind> = new Set(['project', 'end', 'response']);

/** Paper: the destination dropped on the sliding plane. Shown once its step is reached; before, it would only crowd. */
export const projectionLayer: Layer = {
  name: 'projection',
  draw(pen, figure) {
    const { moment, space } = figure;
    const project = moment.slide && eventOf(moment.slide, 'Project');
    if (!project || !moment.step || !shownAt.has(moment.step.kind) || !isFinite3(project.projectedWorld)) return;
    const to = space.point(project.projectedWorld);
    pen.symbol('proj');
    pen.line([space.point(project.destinationWorld), to], pen.styles.drop);
    drawBody(pen, bodyAt(figure, project.projectedWorld), { outline: pen.styles.ghost });
    const { palette } = pen.styles;
    pen.mark(
      to,
      { kind: 'disc', size: 3, fill: palette.slide, stroke: palette.background, strokeWidth: 1.5 },
      { clear: 5 },
    );
    const lines = [{ text: t('scene.label.projected'), tone: 'slide' as const }];
    pen.label({ id: 'projected', at: to, lines, prefer: 'belowRight', priority: 56, gap: 8 });
  },
};

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
  // The body is at the beginning or end of the motion; the computed time is outside.
  const lines = written === time ? [computed] : [{ ...computed, text: `${computed.text} → ${time}` }];
  labelBody(pen, body, { id: `t${index}`, lines, priority: 45, prefer: index === '0' ? 'aboveLeft' : 'above' });
}

/** Paper: where the ellipsoid is kept, a little before the touch. */
export const backOffLayer: Layer = {
  name: 'backOff',
  draw(pen, figure) {
    const { moment, space } = figure;
    const event = moment.slide && eventOf(moment.slide, 'BackOff');
    if (!event || moment.step?.kind !== 'backoff' || !isFinite3(event.baseWorld)) return;
    pen.symbol('base');
    drawBody(pen, bodyAt(figure, event.baseWorld), { outline: pen.styles.atT0 });
    const { palette } = pen.styles;
    const at = space.point(event.contactWorld);
    pen.symbol('c');
    pen.mark(
      at,
      { kind: 'disc', size: 3, fill: palette.ink, stroke: palette.background, strokeWidth: 1.5 },
      { clear: 5 },
    );
    pen.symbol('base');
    const lines = [{ text: t('scene.label.backOff'), tone: 'ink2' as const }];
    pen.label({ id: 'backOff', at: space.point(event.baseWorld), lines, prefer: 'aboveRight', priority: 66, gap: 8 });
  },
};

/** Its layers: there from the beginning, for the first step is one of this method. */
export { planeLayer } from './plane';
