/** EPA: the growing polytope with its nearest face, and the way that parts the bodies. */
import {
  addScaled,
  drawArrow,
  drawLine,
  drawName,
  drawPoint,
  scale,
  studySymbol,
  type Vec3,
  withAlpha,
} from '../../../study/scene/draw';
import { formatNumber } from '../../../base/i18n/numbers';
import { t } from '../../../base/i18n/messages';
import type { Pen } from '../../../scene/pen/pen';
import type { StudyFigure } from '../../../model/study/types';
import { meshOf } from '../hulls';
import { lookOf } from '../look';
import { reachOf } from '../places';
import type { ConvexFaceEvent } from '../schema.gen';
import { drawOne } from './bodies';
import { drawAcross, drawBetween, drawHull, type HullLook, middle } from './shapes';

const zero: Vec3 = [0, 0, 0];

function drawFaces(pen: Pen, figure: StudyFigure, faces: readonly ConvexFaceEvent[], look: HullLook): void {
  if (faces.length === 0) return;
  const mesh = meshOf(faces.map(({ p0, p1, p2 }) => [p0, p1, p2] as const));
  drawHull(pen, figure, { ...mesh, sampled: false, rank: 3 }, look);
}

export function drawPolytope(pen: Pen, figure: StudyFigure): void {
  const { polytope } = lookOf(figure.moment);
  if (!polytope || figure.pane !== 'second') return;
  const { body, edge, face, ink2 } = pen.styles.palette;
  const { asked, stays, goes, comes, current } = polytope;
  const many = stays.length > 60;
  drawFaces(pen, figure, stays, { color: body, width: many ? 1 : 1.8, fill: 0.07, hidden: many ? 0.15 : 0.35 });
  drawFaces(pen, figure, goes, { color: withAlpha(ink2, 0.8), width: 1.2, fill: 0, hidden: 0.5, dash: [3, 3] });
  drawFaces(pen, figure, comes, { color: edge, width: 2.2, fill: 0.12, hidden: 0.6 });
  if (current) {
    const { p0, p1, p2, distance, normal } = current;
    const points = [p0, p1, p2].map((p) => figure.at(p));
    pen.polygon(points, withAlpha(edge, 0.2));
    pen.line(points, { color: edge, width: 3 }, true);
    if (Number.isFinite(distance)) {
      const foot = scale(normal, distance);
      drawBetween(pen, figure, zero, foot, edge, 1.6);
      const text = t('study.convex.label.foot', { value: formatNumber(distance, 4) });
      drawName(pen, figure, 'convexCurrent', foot, text, 'edge', { prefer: 'right', priority: 82, gap: 10 });
    }
    return;
  }
  if (!asked) return;
  pen.symbol(studySymbol('convexF'));
  const corners = [asked.p0, asked.p1, asked.p2].map((p) => figure.at(p));
  pen.polygon(corners, withAlpha(face, 0.3));
  pen.line(corners, { color: face, width: 2 }, true);
  pen.symbol(null);
}

/** From the origin to the nearest face and on to where A − B ends. */
export function drawReach(pen: Pen, figure: StudyFigure): void {
  const { polytope } = lookOf(figure.moment);
  const asked = polytope?.asked;
  if (!asked || polytope.current || figure.pane !== 'second') return;
  const { face, vertex, slide, ink } = pen.styles.palette;
  const reach = reachOf(figure.moment, 'second');
  const end = scale(asked.normal, asked.reach);
  const found = polytope.found;
  pen.symbol(studySymbol('convexN'));
  if (Math.abs(asked.reach) > 0) drawArrow(pen, figure, zero, end, { color: ink, width: 2 });
  pen.symbol(studySymbol('convexFoot'));
  drawBetween(pen, figure, zero, asked.foot, face, 3);
  const text = found
    ? t('study.convex.label.depth', { value: formatNumber(found.depth, 4) })
    : t('study.convex.label.foot', { value: formatNumber(asked.distance, 4) });
  drawName(pen, figure, 'convexFoot', asked.foot, text, 'face', { prefer: 'right', priority: 80, gap: 10 });
  pen.symbol(studySymbol('convexReach'));
  drawAcross(pen, figure, end, asked.normal, 0.22 * reach, slide, 0.06);
  drawLine(pen, figure, [end, asked.w], { color: withAlpha(slide, 0.7), width: 1, dash: [3, 3] });
  pen.symbol(studySymbol('convexW'));
  drawPoint(pen, figure, asked.w, vertex, 5.5);
  drawName(pen, figure, 'convexW', asked.w, '⟦w⟧', 'vertex', { priority: 75 });
  pen.symbol(null);
}

/** What the depth means: so far along n, and B only touches A. */
export function drawWayOut(pen: Pen, figure: StudyFigure): void {
  const found = lookOf(figure.moment).polytope?.found;
  if (!found || figure.pane === 'second' || !(found.depth > 0)) return;
  const { face } = pen.styles.palette;
  const way = scale(found.normal, found.depth);
  pen.symbol(studySymbol('convexDepth'));
  drawOne(pen, figure, 'B', {
    ...{ color: withAlpha(face, 0.8), width: 1.2, fill: 0.04, hidden: 0, wire: 0, dash: [4, 3] as const },
    move: (p) => addScaled(p, found.normal, found.depth),
  });
  drawBetween(pen, figure, found.deepestB, found.deepestA, face, 3);
  drawArrow(pen, figure, found.deepestB, addScaled(found.deepestB, way, 1), { color: face, width: 2.4 });
  const text = t('study.convex.label.depth', { value: formatNumber(found.depth, 4) });
  drawName(pen, figure, 'convexDepth', middle(found.deepestA, found.deepestB), text, 'face', {
    ...{ prefer: 'below', priority: 85 },
  });
  pen.symbol(null);
}
