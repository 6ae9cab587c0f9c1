/** The mesh as far as it is known, the structure's boxes, the triangles that were met, the query. */
import {
  add,
  addScaled,
  drawArrow,
  drawBox,
  drawLine,
  drawName,
  drawPlane,
  scale,
  spanCorners,
  studySymbol,
  sub,
  type Vec3,
  withAlpha,
} from '../../../study/scene/draw';
import { formatNumber } from '../../../base/i18n/numbers';
import { t } from '../../../base/i18n/messages';
import type { Pen } from '../../../scene/pen/pen';
import type { Stroke } from '../../../scene/pen/style';
import type { StudyFigure } from '../../../model/study/types';
import { axisLetter, boundsOf, eventsOf, gapLine, lookOf, motionScale, type Span } from '../look';
import type { BroadBoxEvent, BroadTriangleEvent } from '../schema.gen';

/** More outlines than these are a blot; the last ones are drawn. */
const mostBoxes = 1200;
/** More lines of a grid than these are a grey. */
const mostLines = 160;

/** The twelve edges of a box; from straight above one rectangle is all that is seen of it. */
export function outline(pen: Pen, figure: StudyFigure, { low, high }: Span, stroke: Stroke): void {
  const corner = (k: number): Vec3 => [k & 1 ? high[0] : low[0], k & 2 ? high[1] : low[1], k & 4 ? high[2] : low[2]];
  const top = [2, 3, 7, 6].map(corner);
  drawLine(pen, figure, top, stroke, true);
  // A list of ends along y is looked at from the side.
  if (figure.pane === 'second' && lookOf(figure.moment).sorted !== 1) return;
  drawLine(pen, figure, [0, 1, 5, 4].map(corner), stroke, true);
  for (const k of [0, 1, 4, 5]) drawLine(pen, figure, [corner(k), corner(k + 2)], stroke);
}

const corners = ({ p0, p1, p2 }: BroadTriangleEvent): readonly Vec3[] => [p0, p1, p2];

/** Without a mesh of the scene its shape is known as far as triangles of this frame are told. */
export function drawTerrain(pen: Pen, figure: StudyFigure): void {
  const { frame } = lookOf(figure.moment);
  if (frame.subject === 'bodies') return;
  const { ink3, candidateLine } = pen.styles.palette;
  if (!figure.moment.mesh) {
    const drawn = new Set<number>();
    for (const { event } of eventsOf(figure.moment).triangles) {
      if (drawn.has(event.triangle)) continue;
      drawn.add(event.triangle);
      drawLine(pen, figure, corners(event), { color: withAlpha(candidateLine, 0.55), width: 0.8 }, true);
    }
  }
  const bounds = boundsOf(frame);
  if (bounds) outline(pen, figure, bounds, { color: withAlpha(ink3, 0.7), width: 1, dash: [2, 4] });
}

/** The lines of a uniform grid, on the floor of its bounds; of the layer that is looked at on the floor of that. */
export function drawGrid(pen: Pen, figure: StudyFigure): void {
  const { frame, box } = lookOf(figure.moment);
  const bounds = boundsOf(frame);
  const { cellSize, cells } = frame;
  if (!bounds || cellSize <= 0 || cells[0] + cells[2] > mostLines) return;
  const stroke = { color: withAlpha(pen.styles.palette.ink3, 0.45), width: 0.8 };
  const [x, , z] = bounds.low;
  const y = box ? box.low[1] : bounds.low[1];
  const [right, back] = [x + cells[0] * cellSize, z + cells[2] * cellSize];
  for (let k = 0; k <= cells[0]; k++)
    drawLine(
      pen,
      figure,
      [
        [x + k * cellSize, y, z],
        [x + k * cellSize, y, back],
      ],
      stroke,
    );
  for (let k = 0; k <= cells[2]; k++)
    drawLine(
      pen,
      figure,
      [
        [x, y, z + k * cellSize],
        [right, y, z + k * cellSize],
      ],
      stroke,
    );
}

function boxStroke(pen: Pen, { verdict }: BroadBoxEvent): Stroke {
  const { ink, ink2, ink3 } = pen.styles.palette;
  switch (verdict) {
    case 'outside':
      return { color: withAlpha(ink3, 0.8), width: 0.8, dash: [2, 3] };
    case 'descended':
      return { color: withAlpha(ink2, 0.75), width: 1.1 };
    case 'leaf':
      return { color: withAlpha(ink, 0.85), width: 1.5 };
    case 'empty':
      return { color: withAlpha(ink3, 0.8), width: 1 };
  }
}

/** Boxes looked at so far: opened ones thin, leaves strong and filled, those outside dashed. */
export function drawBoxes(pen: Pen, figure: StudyFigure): void {
  const { boxes, box } = lookOf(figure.moment);
  pen.symbol(studySymbol('broadBox'));
  for (const { event } of boxes.slice(-mostBoxes)) {
    if (event === box) continue;
    if (event.verdict === 'leaf') fillTop(pen, figure, event);
    outline(pen, figure, event, boxStroke(pen, event));
  }
  if (box) {
    const { palette } = pen.styles;
    const color = box.verdict === 'outside' ? palette.ink2 : palette.ink;
    drawBox(pen, figure, spanCorners(box.low, box.high), color, 2.4, box.verdict === 'outside' ? 0.03 : 0.09);
    drawName(pen, figure, 'broadBox', spanCorners(box.low, box.high)[3]!, `⟦n⟧⦃${box.box}⦄`, 'ink', {
      prefer: 'aboveRight',
      priority: 80,
    });
  }
  pen.symbol(null);
}

function fillTop(pen: Pen, figure: StudyFigure, { low, high }: Span): void {
  const y = figure.pane === 'second' ? high[1] : low[1];
  const at: Vec3[] = [
    [low[0], y, low[2]],
    [high[0], y, low[2]],
    [high[0], y, high[2]],
    [low[0], y, high[2]],
  ];
  pen.polygon(
    at.map((p) => figure.at(p)),
    withAlpha(pen.styles.palette.ink2, 0.1),
  );
}

/** Triangles met so far: contacts green, other candidates strong and filled, those whose box is outside thin. */
export function drawTriangles(pen: Pen, figure: StudyFigure): void {
  const { triangles, triangle } = lookOf(figure.moment);
  const { ink, ink3, face, candidateLit } = pen.styles.palette;
  pen.symbol(studySymbol('broadTri'));
  for (const { event } of triangles) {
    if (event.verdict === 'seen-before' || event.triangle === triangle?.triangle) continue;
    const points = corners(event);
    if (event.verdict === 'contact' || event.verdict === 'box-only') {
      const touches = event.verdict === 'contact';
      pen.polygon(
        points.map((p) => figure.at(p)),
        withAlpha(touches ? face : candidateLit, touches ? 0.35 : 0.5),
      );
      drawLine(pen, figure, points, { color: withAlpha(touches ? face : ink, 0.9), width: 1.5 }, true);
    } else drawLine(pen, figure, points, { color: withAlpha(ink3, 0.8), width: 1 }, true);
  }
  if (triangle) drawTriangle(pen, figure, triangle);
  pen.symbol(null);
}

/** The triangle that is looked at, with its own box. */
function drawTriangle(pen: Pen, figure: StudyFigure, triangle: BroadTriangleEvent): void {
  const { ink, ink2, face } = pen.styles.palette;
  const points = corners(triangle);
  const touches = triangle.verdict === 'contact';
  pen.polygon(
    points.map((p) => figure.at(p)),
    withAlpha(touches ? face : ink2, touches ? 0.5 : 0.35),
  );
  drawLine(pen, figure, points, { color: touches ? face : ink, width: 2.4, avoid: true }, true);
  if (triangle.verdict !== 'seen-before')
    outline(pen, figure, triangle, { color: withAlpha(ink2, 0.9), width: 1.2, dash: [4, 3] });
  const middle = scale(add(add(triangle.p0, triangle.p1), triangle.p2), 1 / 3);
  drawName(pen, figure, 'broadTri', middle, `⟦t⟧⦃${triangle.triangle}⦄`, touches ? 'face' : 'ink', {
    prefer: 'below',
    priority: 90,
  });
}

export function drawQuery(pen: Pen, figure: StudyFigure): void {
  const { frame } = lookOf(figure.moment);
  if (frame.subject === 'bodies') return;
  const { body } = pen.styles.palette;
  pen.symbol(studySymbol('broadQ'));
  drawBox(pen, figure, spanCorners(frame.low, frame.high), body, 2, 0.14);
  drawName(pen, figure, 'broadQ', frame.high, t('study.broad_phase.label.query'), 'body', {
    prefer: 'aboveRight',
    priority: 60,
  });
  pen.symbol(null);
}

export function drawWay(pen: Pen, figure: StudyFigure): void {
  const { frame } = lookOf(figure.moment);
  if (frame.subject === 'bodies' || Math.hypot(...frame.motion) === 0) return;
  const tip = addScaled(frame.centre, frame.motion, motionScale(frame.motion, frame.half));
  drawArrow(pen, figure, frame.centre, tip, pen.styles.velocity);
}

/** What lies between the query and the box or triangle that is looked at, along the axis that decides. */
export function drawGap(pen: Pen, figure: StudyFigure): void {
  const { frame, triangle, box } = lookOf(figure.moment);
  const asked = triangle ?? box;
  if (!asked || asked.axis < 0 || triangle?.verdict === 'seen-before') return;
  gap(pen, figure, asked, frame, asked.axis, asked.gap);
}

/** A gap strong, an overlap in its own colour, with its size. */
export function gap(pen: Pen, figure: StudyFigure, a: Span, b: Span, axis: number, size: number): void {
  const { ink, chosen } = pen.styles.palette;
  const line = gapLine(a, b, axis);
  pen.symbol(studySymbol('broadGap'));
  drawLine(pen, figure, line, { color: size > 0 ? ink : chosen, width: 3 });
  const values = { axis: axisLetter(axis), value: formatNumber(Math.abs(size), 4) };
  const text = t(size > 0 ? 'study.broad_phase.label.gap' : 'study.broad_phase.label.overlap', values);
  drawName(pen, figure, 'broadGap', scale(add(line[0], line[1]), 0.5), text, 'ink', { prefer: 'below', priority: 85 });
  pen.symbol(null);
}

/** The axis that separates a candidate from the query, or comes nearest to it. */
export function drawDirection(pen: Pen, figure: StudyFigure): void {
  const { frame, triangle } = lookOf(figure.moment);
  if (!triangle || Number.isNaN(triangle.distance)) return;
  const { ink, ink2 } = pen.styles.palette;
  const size = 0.8 * Math.hypot(...frame.half);
  pen.symbol(studySymbol('broadL'));
  const [from, to] = [
    addScaled(frame.centre, triangle.direction, -size),
    addScaled(frame.centre, triangle.direction, size),
  ];
  drawLine(pen, figure, [from, frame.centre], { color: ink2, width: 1.2, dash: [3, 4] });
  drawArrow(pen, figure, frame.centre, to, { color: ink, width: 1.6 });
  drawName(pen, figure, 'broadL', to, '⟦L⟧', 'ink', { prefer: 'above', priority: 70 });
  pen.symbol(null);
}

/** Sorted along one axis, what it leaves lies between two planes. */
export function drawSlab(pen: Pen, figure: StudyFigure): void {
  const { frame } = lookOf(figure.moment);
  const bounds = boundsOf(frame);
  if (frame.axis < 0 || !bounds) return;
  const middle = scale(add(bounds.low, bounds.high), 0.5);
  const half = scale(sub(bounds.high, bounds.low), 0.5);
  const [u, v] = [0, 1, 2]
    .filter((k) => k !== frame.axis)
    .map((k) => half.map((each, at) => (at === k ? each : 0)) as unknown as Vec3);
  pen.symbol(studySymbol('broadQ'));
  for (const value of [frame.low[frame.axis]!, frame.high[frame.axis]!]) {
    const at = middle.map((each, k) => (k === frame.axis ? value : each)) as unknown as Vec3;
    drawPlane(pen, figure, at, u!, v!, pen.styles.palette.slide, 0.07);
  }
  pen.symbol(null);
}
