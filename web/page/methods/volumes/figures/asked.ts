/** What a step asks: extremes along a direction, sides with their normals, points of support, axes of the covariance. */
import {
  add,
  addScaled,
  drawArrow,
  drawLine,
  drawName,
  drawPlane,
  drawPoint,
  scale,
  studySymbol,
  sub,
  type Vec3,
  withAlpha,
} from '../../../study/scene/draw';
import { formatNumber } from '../../../base/i18n/numbers';
import { t } from '../../../base/i18n/messages';
import type { Pen } from '../../../scene/pen/pen';
import type { StudyFigure } from '../../../model/study/types';
import { eventOf, lookOf } from '../look';
import { projection } from '../projection';
import type {
  VolumeAxisEvent,
  VolumeBallEvent,
  VolumeBoxAxisEvent,
  VolumeCentredEvent,
  VolumeHullFaceEvent,
  VolumeSideEvent,
  VolumeSlabEvent,
  VolumeSpreadEvent,
  VolumeTestEvent,
  VolumeTryEvent,
} from '../schema.gen';

export function drawAsked(pen: Pen, figure: StudyFigure): void {
  const { kind, frame } = lookOf(figure.moment);
  const { step } = figure.moment;
  switch (kind) {
    case 'VolumeAxis': {
      const { axis, low, high, lowPoint, highPoint } = eventOf<VolumeAxisEvent>(step);
      const unit = [0, 1, 2].map((k) => (k === axis ? 1 : 0)) as unknown as Vec3;
      drawSlab(pen, figure, { unit, low, high, lowPoint, highPoint });
      break;
    }
    case 'VolumeBoxAxis': {
      const { unit, boxLow, boxHigh, lowPoint, highPoint } = eventOf<VolumeBoxAxisEvent>(step);
      drawSlab(pen, figure, { unit, low: boxLow, high: boxHigh, lowPoint, highPoint });
      break;
    }
    case 'VolumeSlab': {
      const { along, length, low, high, lowPoint, highPoint } = eventOf<VolumeSlabEvent>(step);
      const unit = scale(along, 1 / length);
      drawSlab(pen, figure, { unit, low: low / length, high: high / length, lowPoint, highPoint });
      break;
    }
    case 'VolumeSide':
      drawSide(pen, figure, eventOf<VolumeSideEvent>(step));
      break;
    case 'VolumeHullFace': {
      const { p0, p1, p2, normal, distance, sign } = eventOf<VolumeHullFaceEvent>(step);
      drawFace(pen, figure, { corners: [p0, p1, p2], normal, distance, behind: sign <= 0 });
      break;
    }
    case 'VolumeCentred': {
      const { centre, point, radius } = eventOf<VolumeCentredEvent>(step);
      drawRadius(pen, figure, centre, point, radius);
      break;
    }
    case 'VolumeBall':
      drawSupport(pen, figure, eventOf<VolumeBallEvent>(step));
      break;
    case 'VolumeSpread':
      drawSpread(pen, figure);
      break;
    case 'VolumeTest':
      drawTest(pen, figure, eventOf<VolumeTestEvent>(step));
      break;
    default:
      drawVolumeParts(pen, figure, frame.unit);
  }
  pen.symbol(null);
}

/** A sphere asks how near the box comes to its centre; the others ask side by side. */
function drawTest(pen: Pen, figure: StudyFigure, { test, volumeKind, point, answer }: VolumeTestEvent): void {
  const { groups } = lookOf(figure.moment);
  if (volumeKind !== 'sphere' || !groups.sphere) return;
  const { ink, face, vertex } = pen.styles.palette;
  const { centre } = groups.sphere;
  pen.symbol(studySymbol('volD'));
  drawLine(pen, figure, [centre, point], { color: ink, width: 1.8, avoid: true });
  drawPoint(pen, figure, point, answer ? face : vertex, 5, !answer);
  if (test === 1) drawName(pen, figure, 'b', point, '⟦b⟧', 'ink', { prefer: 'belowRight', priority: 80 });
  pen.symbol(studySymbol('volC'));
  drawPoint(pen, figure, centre, ink, 4);
  drawName(pen, figure, 'c', centre, '⟦c⟧', 'ink', { prefer: 'left', priority: 60 });
}

/** Of a volume as a whole: its centre and radius, or its corner and edges. */
function drawVolumeParts(pen: Pen, figure: StudyFigure, unit: number): void {
  const { which, groups, kind } = lookOf(figure.moment);
  if (which === 'sphere' && groups.sphere) {
    const { centre, farthestPoint, radius } = groups.sphere;
    drawRadius(pen, figure, centre, farthestPoint, radius);
  }
  if (which !== 'obb' || !groups.obb) return;
  const { corner, e0, e1, e2 } = kind === 'VolumeTry' ? eventOf<VolumeTryEvent>(figure.moment.step) : groups.obb;
  pen.symbol(studySymbol('volE'));
  [e0, e1, e2].forEach((edge, k) => {
    if (Math.hypot(...edge) < 1e-6 * unit) return;
    drawArrow(pen, figure, corner, add(corner, edge), { color: pen.styles.palette.edge, width: 2.6 }, 8);
    if (figure.pane === 'world')
      drawName(pen, figure, `e${k}`, addScaled(corner, edge, 0.55), `⟦e⟧⦃${k}⦄`, 'edge', {
        prefer: 'below',
        priority: 50,
      });
  });
  drawPoint(pen, figure, corner, pen.styles.palette.edge, 4.5);
}

interface Slab {
  readonly unit: Vec3;
  readonly low: number;
  readonly high: number;
  readonly lowPoint: Vec3;
  readonly highPoint: Vec3;
}

/** Both planes of a pair of sides, the vertices that reach farthest, and how far they stick out. */
function drawSlab(pen: Pen, figure: StudyFigure, { unit, low, high, lowPoint, highPoint }: Slab): void {
  const { frame } = lookOf(figure.moment);
  const { slide, vertex, chosen } = pen.styles.palette;
  const { up, back } = projection(figure.moment);
  const size = 0.62 * frame.unit;
  const onPlane = (point: Vec3, at: number) =>
    addScaled(point, unit, at - (point[0] * unit[0] + point[1] * unit[1] + point[2] * unit[2]));
  [low, high].forEach((at, k) => {
    pen.symbol(studySymbol(k === 0 ? 'volLow' : 'volHigh'));
    if (figure.pane === 'world')
      drawPlane(pen, figure, onPlane(frame.pivot, at), scale(up, size), scale(back, size), withAlpha(slide, 0.7), 0.1);
  });
  pen.symbol(studySymbol('volQ'));
  [
    { point: lowPoint, at: low, over: (out: number) => out < 0 },
    { point: highPoint, at: high, over: (out: number) => out > 0 },
  ].forEach(({ point, at, over }, k) => {
    drawPoint(pen, figure, point, vertex, 4.5);
    const foot = onPlane(point, at);
    const way = sub(point, foot);
    const out = way[0] * unit[0] + way[1] * unit[1] + way[2] * unit[2];
    if (!over(out) || Math.abs(out) < 1e-9 * frame.unit) return;
    drawLine(pen, figure, [foot, point], { color: chosen, width: 3, avoid: true });
    const text = t('study.volumes.label.out', { value: formatNumber(Math.abs(out), 4) });
    if (figure.pane === 'world')
      drawName(pen, figure, `out${k}`, point, text, 'ink', { prefer: k === 0 ? 'left' : 'right', priority: 90 });
  });
}

function drawSide(pen: Pen, figure: StudyFigure, side: VolumeSideEvent): void {
  const { v1, v2, v3, normal, distance, verdict, inward } = side;
  const { vertex } = pen.styles.palette;
  const fourth = sub(add(v2, v3), v1);
  if (verdict !== 'no-plane')
    drawFace(pen, figure, { corners: [v1, v2, fourth, v3], normal, distance, behind: verdict === 'behind', inward });
  pen.symbol(studySymbol('volQ'));
  [v1, v2, v3].forEach((at, k) => {
    drawPoint(pen, figure, at, vertex, 4);
    drawName(pen, figure, `v${k}`, at, `⟦v⟧⦃${k + 1}⦄`, 'vertex', { prefer: k === 1 ? 'below' : 'left', priority: 65 });
  });
}

interface Face {
  readonly corners: readonly Vec3[];
  readonly normal: Vec3;
  readonly distance: number;
  readonly behind: boolean;
  readonly inward?: boolean;
}

function drawFace(pen: Pen, figure: StudyFigure, { corners, normal, distance, behind, inward }: Face): void {
  const { frame } = lookOf(figure.moment);
  const { face, slide, chosen, ink } = pen.styles.palette;
  const middle = scale(
    corners.reduce((sum, p) => add(sum, p), [0, 0, 0] as Vec3),
    1 / corners.length,
  );
  const color = behind ? face : slide;
  pen.polygon(
    corners.map((p) => figure.at(p)),
    withAlpha(color, 0.22),
  );
  drawLine(pen, figure, corners, { color, width: 2, avoid: true }, true);
  pen.symbol(studySymbol('volN'));
  const tip = addScaled(middle, normal, 0.4 * frame.unit);
  drawArrow(pen, figure, middle, tip, { color: inward ? chosen : ink, width: 2.2 });
  drawName(pen, figure, 'n', tip, inward ? t('study.volumes.label.inward') : '⟦n⟧', 'ink', {
    prefer: 'above',
    priority: 80,
  });
  pen.symbol(studySymbol('volD'));
  const foot = addScaled(frame.probe, normal, -distance);
  if (Math.abs(distance) > 6 * frame.unit) return;
  drawLine(pen, figure, [foot, frame.probe], { color: ink, width: 1.6, dash: [4, 3] });
  drawPoint(pen, figure, foot, ink, 3, true);
  drawName(pen, figure, 'd', scale(add(foot, frame.probe), 0.5), `⟦d⟧ = ${formatNumber(distance, 4)}`, 'ink', {
    prefer: 'below',
    priority: 85,
  });
}

function drawRadius(pen: Pen, figure: StudyFigure, centre: Vec3, point: Vec3, radius: number): void {
  const { ink, vertex } = pen.styles.palette;
  pen.symbol(studySymbol('volR'));
  drawLine(pen, figure, [centre, point], { color: ink, width: 1.8, avoid: true });
  drawName(pen, figure, 'r', scale(add(centre, point), 0.5), `⟦r⟧ = ${formatNumber(radius, 4)}`, 'ink', {
    prefer: 'below',
    priority: 70,
  });
  pen.symbol(studySymbol('volC'));
  drawPoint(pen, figure, centre, ink, 4);
  drawName(pen, figure, 'c', centre, '⟦c⟧', 'ink', { prefer: 'left', priority: 60 });
  pen.symbol(studySymbol('volQ'));
  drawPoint(pen, figure, point, vertex, 5);
  drawName(pen, figure, 'q', point, '⟦q⟧', 'vertex', { prefer: 'aboveRight', priority: 55 });
}

function drawSupport(pen: Pen, figure: StudyFigure, ball: VolumeBallEvent): void {
  const { centre, pivotPoint, radius, held, s0, s1, s2, s3 } = ball;
  const { vertex, ink3 } = pen.styles.palette;
  for (const at of [s0, s1, s2, s3].slice(0, held)) {
    drawLine(pen, figure, [centre, at], { color: withAlpha(ink3, 0.9), width: 1, dash: [2, 3] });
    drawPoint(pen, figure, at, vertex, 4.5);
  }
  drawRadius(pen, figure, centre, pivotPoint, radius);
}

/** The three axes, as long as the points spread along them. */
function drawSpread(pen: Pen, figure: StudyFigure): void {
  const { step } = figure.moment;
  const { edge, ink, ink3 } = pen.styles.palette;
  const { frame } = lookOf(figure.moment);
  const mean = eventOf<VolumeSpreadEvent>(step).mean;
  const at = add(addScaled(addScaled(scale(frame.a0, mean[0]), frame.a1, mean[1]), frame.a2, mean[2]), frame.shift);
  for (const part of step.parent!.children) {
    if ((part.event.kind as string) !== 'VolumeSpread') continue;
    const { axis, value, row } = eventOf<VolumeSpreadEvent>(part);
    const now = part === step;
    const length = Math.max(2 * Math.sqrt(Math.max(value, 0)), 0.05 * frame.unit);
    pen.symbol(studySymbol('volN'));
    const color = part.order > step.order ? withAlpha(ink3, 0.6) : edge;
    drawLine(pen, figure, [addScaled(at, axis, -0.4 * length), at], { color: withAlpha(color, 0.6), width: 1.2 });
    drawArrow(pen, figure, at, addScaled(at, axis, length), { color, width: now ? 3 : 1.6 });
    if (now)
      drawName(pen, figure, 'L', addScaled(at, axis, length), `⟦L⟧⦃${row}⦄`, 'edge', { prefer: 'above', priority: 80 });
  }
  pen.symbol(null);
  drawPoint(pen, figure, at, ink, 4.5);
  drawName(pen, figure, 'mean', at, t('study.volumes.label.mean'), 'ink', { prefer: 'belowRight', priority: 60 });
}
