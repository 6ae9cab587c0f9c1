/** The touch that is asked about, or the nearest one of the sweep: the body there, and the sign of the feature on the mesh. */
import { formatShort } from '../numbers';
import { drawBody } from '../../scene/layers/bodyOutline';
import { bodyAt, centreAt, fromEllipsoid, type Figure } from '../../scene/layers/layer';
import { symbol } from '../../scene/labels/symbols';
import { chosenHit, type Hit, hitOfTest } from '../../scene/moment/hit';
import type { SlideFacts } from '../../scene/moment/slide';
import type { Pen } from '../../scene/pen/pen';
import type { MarkKind } from '../../scene/pen/style';
import type { Step } from '../../../package/trace/steps';
import * as state from '../state';

const kinds: Readonly<Record<'face' | 'edge' | 'vertex', MarkKind>> = {
  face: 'square',
  edge: 'diamond',
  vertex: 'triangle',
};

export function drawContact(pen: Pen, figure: Figure): void {
  const { slide } = figure.moment;
  const hit = slide && touchShown(askedStep(), slide);
  if (!hit) return;
  const { styles } = pen;
  pen.symbol('t');
  drawBody(pen, bodyAt(figure, centreAt(figure.moment, hit.time)), {
    outline: { ...styles.body, width: 2.4 },
    grid: styles.bodyGrid,
    fill: styles.fills.body,
  });
  const at = fromEllipsoid(figure, hit.point);
  pen.mark(at, { kind: kinds[hit.feature], size: 10, fill: styles.palette.background }, { clear: 10 });
  pen.mark(at, { kind: kinds[hit.feature], size: 6.5, fill: styles.palette[hit.feature] });
  pen.label({
    id: 'touch',
    at,
    lines: [{ text: `${symbol('t')} = ${formatShort(hit.time, 4)}`, tone: hit.feature }],
    prefer: 'belowRight',
    priority: 78,
    gap: 12,
  });
}

function askedStep(): Step | null {
  const about = state.stop.peek().ask?.about;
  return (about !== undefined && state.traces.peek().first?.byAddress.get(about)) || null;
}

/** The touch that a step is about: of a triangle or a check its own, if it has one; of anything else, and of no step, that which ends the sweep. */
export function touchShown(step: Step | null, slide: SlideFacts): Hit | null {
  const of = step?.kind === 'triangle' ? step : step?.parent?.kind === 'triangle' ? step.parent : null;
  if (!step || of?.event.kind !== 'TriangleEnd') return chosenHit(slide);
  if (step !== of) return hitOfTest(step.event, of.event.triangle);
  const { triangle, feature, element, time, point } = of.event;
  return feature === 'none' || !Number.isFinite(time) ? null : { triangle, feature, element, time, point };
}
