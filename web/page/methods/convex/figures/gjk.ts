/** GJK: the simplex in A − B, the direction it looks along, support points, the plane across, and the nearest points. */
import {
  addScaled,
  drawArrow,
  drawLine,
  drawName,
  drawPoint,
  dot,
  scale,
  studySymbol,
  sub,
  type Vec3,
  withAlpha,
} from '../../../study/scene/draw';
import { formatNumber } from '../../../base/i18n/numbers';
import { t } from '../../../base/i18n/messages';
import type { Rgba } from '../../../base/palette';
import type { Pen } from '../../../scene/pen/pen';
import type { StudyFigure } from '../../../model/study/types';
import { isClaimed, type Look, lookOf } from '../look';
import { reachOf } from '../places';
import type { ConvexGjkStepEvent } from '../schema.gen';
import { drawAcross, drawBetween, isPlace, middle, onWay, size, unit } from './shapes';

const zero: Vec3 = [0, 0, 0];

const pointsBefore = (step: ConvexGjkStepEvent): Vec3[] =>
  [step.before0, step.before1, step.before2, step.before3].slice(0, step.countBefore);
const pointsAfter = (step: ConvexGjkStepEvent): Vec3[] =>
  [step.after0, step.after1, step.after2, step.after3].slice(0, step.countAfter);

/** The simplex and all its edges and faces. */
function drawSimplexOf(
  pen: Pen,
  figure: StudyFigure,
  points: readonly Vec3[],
  color: Rgba,
  more: { readonly width: number; readonly fill: number; readonly dash?: readonly [number, number] },
): void {
  const { width, fill, dash } = more;
  for (let i = 0; i < points.length; i++)
    for (let j = i + 1; j < points.length; j++) {
      drawLine(pen, figure, [points[i]!, points[j]!], { color, width, ...(dash ? { dash } : { avoid: true }) });
      for (let k = j + 1; k < points.length && fill > 0; k++)
        pen.polygon(
          [points[i]!, points[j]!, points[k]!].map((p) => figure.at(p)),
          withAlpha(color, fill),
        );
    }
}

const shown = (look: Look): ConvexGjkStepEvent | null => (look.search === 'gjk' ? look.gjk : null);

export function drawSimplex(pen: Pen, figure: StudyFigure): void {
  const step = shown(lookOf(figure.moment));
  if (!step || figure.pane !== 'second') return;
  const { body, ink2, vertex } = pen.styles.palette;
  const [before, after] = [pointsBefore(step), pointsAfter(step)];
  pen.symbol(studySymbol('convexW'));
  if (before.length > after.length || step.verdict === 'goes-on')
    drawSimplexOf(pen, figure, [...before, step.w], withAlpha(ink2, 0.7), { width: 1, fill: 0, dash: [3, 3] });
  drawSimplexOf(pen, figure, after, body, { width: 2.2, fill: 0.13 });
  for (const p of before) drawPoint(pen, figure, p, ink2, 4, true);
  for (const p of after) drawPoint(pen, figure, p, body, 4.5);
  drawPoint(pen, figure, step.w, vertex, 5.5);
  drawName(pen, figure, 'convexW', step.w, '⟦w⟧', 'vertex', { priority: 80 });
  pen.symbol(null);
}

/** Along what the farthest point is asked for: in A − B from the nearest point toward the origin, in the world on both bodies. */
export function drawSearch(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  const step = shown(look);
  // Found, the way out says more.
  const asked = look.polytope?.found ? null : look.polytope?.asked;
  const way = step ? step.search : asked?.normal;
  if (!way) return;
  const { ink, vertex } = pen.styles.palette;
  const reach = reachOf(figure.moment, figure.pane);
  const name = step ? '⟦d⟧' : '⟦n⟧';
  if (figure.pane === 'second') {
    if (!step) return;
    const from = isPlace(step.v) ? step.v : zero;
    const to = onWay(from, way, Math.max(1.15 * size(from), 0.45 * reach));
    pen.symbol(studySymbol('convexD'));
    drawArrow(pen, figure, from, to, { color: ink, width: 2 });
    drawName(pen, figure, 'convexD', to, name, 'ink', { prefer: 'above', priority: 75 });
    pen.symbol(null);
    return;
  }
  const { supportA, supportB } = (step ?? asked)!;
  const arrow = 0.22 * reach;
  for (const [id, point, sign] of [
    ['A', supportA, 1],
    ['B', supportB, -1],
  ] as const) {
    pen.symbol(studySymbol(step ? 'convexD' : 'convexN'));
    const tip = onWay(point, scale(way, sign), arrow);
    drawArrow(pen, figure, point, tip, { color: ink, width: 1.6 });
    drawName(pen, figure, `convexWay${id}`, tip, sign > 0 ? name : `−${name}`, 'ink', {
      prefer: 'above',
      priority: 50,
    });
    pen.symbol(studySymbol(`convexS${id}`));
    drawPoint(pen, figure, point, vertex, 5);
    drawName(pen, figure, `convexS${id}`, point, `⟦s⟧⦃${id}⦄`, 'vertex', { prefer: 'below', priority: 70 });
  }
  pen.symbol(null);
}

/** The plane across d through w: A − B lies behind it, so no point is nearer than it; between the bodies, where it parts them. */
export function drawPlaneAcross(pen: Pen, figure: StudyFigure): void {
  const { slide } = pen.styles.palette;
  const look = lookOf(figure.moment);
  const step = shown(look);
  const reach = reachOf(figure.moment, figure.pane);
  pen.symbol(studySymbol('convexL'));
  if (step && figure.pane === 'second') {
    const d = unit(step.search);
    const at = scale(d, dot(d, step.w));
    drawAcross(pen, figure, at, d, 0.28 * reach, slide, 0.08);
    const text = t('study.convex.label.plane', { value: formatNumber(step.bound, 4) });
    drawName(pen, figure, 'convexL', at, text, 'slide', { prefer: 'belowRight', priority: 45, gap: 14 });
  } else if (step && step.bound > 0) {
    // Anywhere along it: where the nearest points are, it is seen best.
    const d = unit(step.search);
    const near = middle(step.nearestA, step.nearestB);
    const at = addScaled(near, d, dot(d, sub(middle(step.supportA, step.supportB), near)));
    drawAcross(pen, figure, at, d, 0.26 * reach, slide, 0.1);
    const text = t('study.convex.label.parts', { value: formatNumber(step.bound, 4) });
    drawName(pen, figure, 'convexL', at, text, 'slide', { prefer: 'above', priority: 45, gap: 18 });
  }
  pen.symbol(null);
}

/** The nearest point of the simplex, and the two points of the bodies that make it. */
export function drawNearest(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  const step = shown(look);
  if (!step || isClaimed(step.nearestA, step.nearestB, step.lengthAfter)) return;
  const { face } = pen.styles.palette;
  const far = step.lengthAfter;
  const value = t('study.convex.label.length', { value: formatNumber(far, 4) });
  pen.symbol(studySymbol('convexV'));
  if (figure.pane === 'second') {
    if (!(far > 0)) return pen.symbol(null);
    drawBetween(pen, figure, zero, step.vAfter, face);
    drawName(pen, figure, 'convexV', middle(zero, step.vAfter), value, 'face', { prefer: 'right', priority: 70 });
  } else {
    drawBetween(pen, figure, step.nearestA, step.nearestB, face);
    if (far > 0)
      drawName(pen, figure, 'convexV', middle(step.nearestA, step.nearestB), value, 'face', { prefer: 'below' });
  }
  pen.symbol(null);
}
