/** The closest points, the certified sweep beside the place test, and the response. */
import {
  add,
  addScaled,
  drawArrow,
  drawBall,
  drawLine,
  drawName,
  drawPoint,
  scale,
  studySymbol,
  sub,
  type Vec3,
  withAlpha,
} from '../../../study/scene/draw';
import { formatNumber, formatRatio } from '../../../base/i18n/numbers';
import { t } from '../../../base/i18n/messages';
import type { Pen } from '../../../scene/pen/pen';
import type { StudyFigure } from '../../../model/study/types';
import { type Look, lookOf } from '../look';
import { dropped, planeOf } from '../plane';
import { ring } from './bodies';

export function drawClosest(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  const { edges, vertices, nearest, kind } = look;
  const { edge, vertex, ink3 } = pen.styles.palette;
  const [from, flat] = seenFrom(figure, look);
  const quiet = nearest !== null;
  const thin = { color: withAlpha(ink3, quiet ? 0.55 : 0.9), width: 1, dash: [2, 3] } as const;
  const about = kind === 'RestEdge' || kind === 'RestVertex' || quiet;
  if (!about) return;
  for (const each of vertices) {
    drawLine(pen, figure, [from, flat(each.point)], thin);
    if (!quiet) drawPoint(pen, figure, each.point, vertex, 3.5);
  }
  for (const each of edges) {
    drawLine(pen, figure, [from, flat(each.point)], thin);
    drawPoint(pen, figure, each.point, edge, quiet ? 2.5 : 3.5);
  }
  const now = kind === 'RestEdge' ? edges.at(-1) : kind === 'RestVertex' ? vertices.at(-1) : null;
  if (now) drawDistance(pen, figure, look, now.point, now.distance);
  else if (nearest && Number.isFinite(nearest.distance))
    drawDistance(pen, figure, look, nearest.point, nearest.distance);
}

/** The plan has the centre where it is dropped. */
function seenFrom(figure: StudyFigure, look: Look): [Vec3, (p: Vec3) => Vec3] {
  const plane = planeOf(look);
  const flat = (p: Vec3): Vec3 => (figure.pane === 'second' ? dropped(plane, p) : p);
  return [flat(look.centre), flat];
}

function drawDistance(pen: Pen, figure: StudyFigure, look: Look, point: Vec3, distance: number): void {
  const { ink, face, vertex, edge } = pen.styles.palette;
  const [from, flat] = seenFrom(figure, look);
  const to = flat(point);
  const touches = distance <= look.radius;
  const feature = look.nearest?.feature ?? (look.kind === 'RestVertex' ? 'corner' : 'side');
  pen.symbol(studySymbol('restD'));
  drawLine(pen, figure, [from, to], { color: ink, width: 2.2, avoid: true });
  const ratio = formatRatio(distance / look.radius);
  // Beside the sphere, where nothing else stands.
  const side: Vec3 = figure.pane === 'second' ? planeOf(look).right : [1, 0, 0];
  const at = addScaled(from, side, look.radius);
  drawName(pen, figure, 'd', at, `⟦d⟧ = ${ratio} ⟦r⟧`, 'ink', { prefer: 'right', priority: 85 });
  pen.symbol(studySymbol('restQ'));
  const color = touches || feature === 'face' ? face : feature === 'corner' ? vertex : edge;
  drawPoint(pen, figure, to, color, 6, !touches);
  if (figure.pane === 'world')
    drawName(pen, figure, 'q', to, '⟦q⟧', touches ? 'face' : 'ink', { prefer: 'below', priority: 60 });
  pen.symbol(null);
}

/** Where the sphere touches first, as the certified sweep has it. */
export function drawSweep(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  const { swept, radius, kind } = look;
  if (!swept?.found || swept.way === 0) return;
  const { bodyText, face } = pen.styles.palette;
  const about = kind === 'RestSwept' || kind === 'RestFrameEnd';
  const color = withAlpha(bodyText, about ? 1 : 0.35);
  const plane = planeOf(look);
  if (figure.pane === 'second') {
    if (!about) return;
    const rim = ring(dropped(plane, swept.centre), plane.right, plane.up, radius);
    drawLine(pen, figure, rim, { color, width: 1.4, dash: [5, 3] }, true);
    drawPoint(pen, figure, dropped(plane, swept.point), face, 5);
    return;
  }
  drawBallDashed(pen, figure, swept.centre, radius, color, about);
  if (!about) return;
  drawPoint(pen, figure, swept.point, face, 5);
  drawLine(pen, figure, [swept.centre, swept.point], { color: bodyText, width: 1.2, dash: [3, 3] });
  const name = t('study.sphere_polygon.label.swept', { time: formatNumber(swept.time, 4) });
  drawName(pen, figure, 'swept', add(swept.centre, [1.1 * radius, 0, 0]), name, 'body', {
    prefer: 'right',
    priority: 80,
  });
}

/** The outline of a ball that is not there now. */
function drawBallDashed(
  pen: Pen,
  figure: StudyFigure,
  centre: Vec3,
  radius: number,
  color: readonly [number, number, number, number],
  strong: boolean,
): void {
  const c = figure.at(centre);
  const toEye = sub(figure.eye, c);
  const far = Math.hypot(...toEye);
  const r = radius * figure.unit;
  if (!(far > r)) return;
  const back = scale(toEye, 1 / far);
  const right = unitOf([back[2], 0, -back[0]]);
  const up: Vec3 = [
    back[1] * right[2] - back[2] * right[1],
    back[2] * right[0] - back[0] * right[2],
    back[0] * right[1] - back[1] * right[0],
  ];
  const rim = r * Math.sqrt(1 - (r * r) / (far * far));
  pen.line(
    ring(addScaled(c, back, (r * r) / far), right, up, rim),
    { color, width: strong ? 1.6 : 1, dash: [5, 4] },
    true,
  );
}

function unitOf(v: Vec3): Vec3 {
  const size = Math.hypot(...v);
  return size > 1e-9 ? scale(v, 1 / size) : [1, 0, 0];
}

export function drawResponse(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  const { response, radius } = look;
  if (!response || response.outcome === 'left-alone') return;
  const { centre, pushed, before, after, outcome } = response;
  const { face, body } = pen.styles.palette;
  const [from, flat] = [pushed, seenFrom(figure, look)[1]];
  pen.symbol(studySymbol('restPush'));
  if (figure.pane === 'world') drawBall(pen, figure, pushed, radius, face, 1.8, 0.08);
  else {
    const plane = planeOf(look);
    drawLine(pen, figure, ring(flat(pushed), plane.right, plane.up, radius), { color: face, width: 1.8 }, true);
  }
  drawArrow(pen, figure, flat(centre), flat(pushed), pen.styles.push);
  pen.symbol(studySymbol('restV'));
  const size = Math.max(Math.hypot(...before), Math.hypot(...after));
  if (size > 0 && (outcome === 'bounced' || outcome === 'slid')) {
    // The way of one frame is often too short to be seen, or too long: both are drawn by the same measure.
    const factor = size < radius ? radius / size : size > 4 * radius ? (4 * radius) / size : 1;
    const start = addScaled(from, before, -factor);
    drawArrow(pen, figure, flat(start), flat(from), { color: withAlpha(body, 0.55), width: 1.6, dash: [5, 4] });
    const tip = addScaled(from, after, factor);
    drawArrow(pen, figure, flat(from), flat(tip), { color: body, width: 2.2 });
    if (figure.pane === 'world') {
      drawName(pen, figure, 'vb', start, '⟦v⟧', 'dim', { prefer: 'left' });
      drawName(pen, figure, 'va', tip, '⟦v′⟧', 'body', { prefer: 'right', priority: 65 });
    }
  }
  pen.symbol(null);
}
