/** The polygon, its regions, the sphere and its way. */
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
import { formatNumber } from '../../../base/i18n/numbers';
import { t } from '../../../base/i18n/messages';
import type { Pen } from '../../../scene/pen/pen';
import type { StudyFigure } from '../../../model/study/types';
import { type Kind, type Look, lookOf } from '../look';
import {
  dropped,
  farOf,
  type Flat,
  insideOf,
  isOver,
  pieces,
  planeOf,
  planePoint,
  reachOf,
  windowCorners,
  windowOf,
  within,
  worldRoom,
} from '../plane';

/** More corners have no room for their names. */
export const mostNamed = 10;

const corner = (k: number): string => `⟦p⟧⦃${k}⦄`;

export function drawPolygon(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  const { ink2, ink3 } = pen.styles.palette;
  const { corners, polygon, others } = look;
  const plane = planeOf(look);
  const reach = reachOf(look);
  if (figure.moment.mesh)
    for (const each of others) drawLine(pen, figure, each, { color: withAlpha(ink3, 0.8), width: 1 }, true);
  if (!polygon) return;
  for (const piece of pieces(look))
    pen.polygon(
      piece.map((p) => figure.at(p)),
      withAlpha(ink2, 0.2),
    );
  corners.forEach((from, k) => {
    const side = within(plane, reach, from, corners[(k + 1) % corners.length]!);
    if (side) drawLine(pen, figure, side, { color: ink2, width: 1.8, avoid: true });
  });
  if (corners.length <= mostNamed && namesCorners(look.kind, figure.pane))
    corners.forEach((at, k) => {
      if (!within(plane, reach, at, addScaled(at, sub(plane.foot, at), 1e-9))) return;
      drawName(pen, figure, `p${k}`, at, corner(k), 'ink2', { prefer: awayFrom(figure, at, plane.foot), priority: 30 });
    });
}

/** In the plan always; in the world where a step is about corners. */
const namesCorners = (kind: Kind, pane: StudyFigure['pane']): boolean =>
  pane === 'second' || ['RestCorner', 'RestPlane', 'RestVertex'].includes(kind);

/** The side of a point that looks away from another, on the screen. */
export function awayFrom(
  figure: StudyFigure,
  at: Vec3,
  from: Vec3,
): 'aboveRight' | 'belowRight' | 'belowLeft' | 'aboveLeft' {
  const way = sub(figure.at(at), figure.at(from));
  const up = figure.pane === 'second' ? way[1] : way[1] - way[2];
  if (up >= 0) return way[0] >= 0 ? 'aboveRight' : 'aboveLeft';
  return way[0] >= 0 ? 'belowRight' : 'belowLeft';
}

export function drawRegions(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  const plane = planeOf(look);
  if (!look.polygon || !plane.there) return;
  const { palette } = pen.styles;
  const region = look.place?.region;
  const plan = figure.pane === 'second';
  const share = plan ? undefined : worldRoom;
  const frame = windowCorners(look, share);
  if (plan)
    pen.polygon(
      frame.map((p) => figure.at(p)),
      withAlpha(region === 'beside' ? palette.body : palette.ink2, region === 'beside' ? 0.09 : 0.04),
    );
  if (plan || columnKinds.includes(look.kind) || Number.isFinite(reachOf(look)))
    drawLine(pen, figure, frame, { color: withAlpha(palette.ink3, 0.7), width: 1, dash: [2, 4] }, true);
  if (region === 'over-face')
    for (const piece of pieces(look))
      pen.polygon(
        piece.map((p) => figure.at(p)),
        withAlpha(palette.face, 0.25),
      );
  if (figure.pane === 'world' && columnKinds.includes(look.kind)) drawColumn(pen, figure, look);
  const middle = insideOf(look);
  const important = { prefer: 'right', priority: 55, gap: 0 } as const;
  if (middle) drawName(pen, figure, 'T', middle, '⟦T⟧', region === 'over-face' ? 'face' : 'ink', important);
  const [[x0, y0], [x1, y1]] = windowOf(look, share);
  const tone = region === 'beside' ? 'body' : 'ink';
  // In the world beside the polygon, where nothing is dragged.
  const inset = (plan ? 0.045 : -0.04) * Math.max(x1 - x0, y1 - y0);
  // A corner's name beside it would be read as one with it: then at the middle of a side.
  const places: readonly (readonly Flat[])[] = [
    [
      [x0 + inset, y1 - inset],
      [x0 + inset, (y0 + y1) / 2],
    ],
    [
      [x1 - inset, y0 + inset],
      [(x0 + x1) / 2, y0 + inset],
    ],
  ];
  const room = plan ? 2.7 * inset : 0;
  const isFree = (at: Vec3): boolean => look.corners.every((p) => Math.hypot(...sub(dropped(plane, p), at)) >= room);
  places.slice(0, plan ? 2 : 1).forEach((choice, k) => {
    const at = choice.map((each) => planePoint(plane, each)).find((each) => isFree(each) && !isOver(look, each));
    if (at) drawName(pen, figure, `b${k}`, at, '⟦b⟧', tone, important);
  });
}

const columnKinds: readonly Kind[] = ['RestFrameEnd', 'RestPolygonEnd', 'RestRay', 'RestInside', 'RestPlace'];

/** Region T in space is what stands over the face. */
function drawColumn(pen: Pen, figure: StudyFigure, look: Look): void {
  const { corners, radius } = look;
  const plane = planeOf(look);
  if (corners.length > 24 || Number.isFinite(reachOf(look)) || figure.moment.mesh) return;
  const height = Math.min(1.15 * Math.max(radius, plane.height), 3 * radius);
  const color = withAlpha(look.place?.region === 'over-face' ? pen.styles.palette.face : pen.styles.palette.ink3, 0.75);
  const stroke = { color, width: 1, dash: [2, 3] } as const;
  const tops = corners.map((at) => addScaled(at, plane.n, height));
  corners.forEach((at, k) => drawLine(pen, figure, [at, tops[k]!], stroke));
  drawLine(pen, figure, tops, stroke, true);
}

export const ring = (middle: Vec3, u: Vec3, v: Vec3, radius: number, count = 64): Vec3[] =>
  Array.from({ length: count }, (_, k) => {
    const angle = (k / count) * 2 * Math.PI;
    return addScaled(addScaled(middle, u, radius * Math.cos(angle)), v, radius * Math.sin(angle));
  });

export function drawSphere(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  const { centre, radius } = look;
  const { body } = pen.styles.palette;
  pen.symbol(studySymbol('restR'));
  if (figure.pane === 'second') {
    const { foot, right, up } = planeOf(look);
    const rim = ring(foot, right, up, radius);
    pen.polygon(
      rim.map((p) => figure.at(p)),
      withAlpha(body, 0.1),
    );
    drawLine(pen, figure, rim, { color: body, width: 1.8, avoid: true }, true);
  } else drawBall(pen, figure, centre, radius, body, 1.8, 0.16);
  pen.symbol(studySymbol('restC'));
  if (figure.pane === 'world') {
    drawPoint(pen, figure, centre, body, 4);
    drawName(pen, figure, 'c', centre, '⟦c⟧', 'body', { prefer: 'aboveLeft', priority: 60 });
    pen.symbol(studySymbol('restR'));
    const top = look.frame.centre;
    drawLine(pen, figure, [top, add(top, [0, radius, 0])], { color: withAlpha(body, 0.6), width: 1 });
  }
  pen.symbol(null);
}

/** Where the sphere cuts the plane: it touches exactly if this disc reaches the polygon. */
export function drawCut(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  const { foot, right, up, height, there } = planeOf(look);
  const { body, bodyText } = pen.styles.palette;
  const cut = look.radius ** 2 - height ** 2;
  if (!there || !look.plane || !(cut > 0)) return;
  const rim = ring(foot, right, up, Math.sqrt(cut));
  pen.polygon(
    rim.map((p) => figure.at(p)),
    withAlpha(body, 0.22),
  );
  drawLine(pen, figure, rim, { color: bodyText, width: 1.2, dash: [4, 3] }, true);
}

export function drawWay(pen: Pen, figure: StudyFigure): void {
  const look = lookOf(figure.moment);
  const { frame, radius } = look;
  const plane = planeOf(look);
  const flat = (p: Vec3): Vec3 => (figure.pane === 'second' ? dropped(plane, p) : p);
  const { body } = pen.styles.palette;
  const way = Math.hypot(...frame.motion);
  const about = ['RestFrameEnd', 'RestFrame', 'RestSwept'].includes(look.kind);
  if (!(way > 0) || (figure.pane === 'second' && !about)) return;
  pen.symbol(studySymbol('restV'));
  // Of a way much longer than all that is shown, its end.
  const whole = way <= farOf(look);
  const from = whole ? frame.start : addScaled(frame.centre, frame.motion, -(8 * radius) / way);
  if (whole && figure.pane === 'world') drawBall(pen, figure, frame.start, radius, withAlpha(body, 0.4), 1, 0);
  drawArrow(pen, figure, flat(from), flat(frame.centre), { color: body, width: 2, ...(whole ? {} : { dash: [5, 4] }) });
  if (about && figure.pane === 'world') {
    const name = whole ? '⟦v⟧' : t('study.sphere_polygon.label.longWay', { way: formatNumber(way, 4) });
    drawName(pen, figure, 'v', scale(add(from, frame.centre), 0.5), name, 'body', { prefer: 'left', priority: 50 });
  }
  pen.symbol(null);
}

/** Most places of the trail that are drawn. */
const mostPlaces = 300;

/** Centres of the frames: gone so far in full, to come as dots. */
export function drawTrail(pen: Pen, figure: StudyFigure): void {
  const { moment } = figure;
  const look = lookOf(moment);
  if (figure.pane === 'second') return;
  const far = 2 * farOf(look);
  const every = Math.max(1, Math.ceil(moment.frames / mostPlaces));
  const near = (p: Vec3): boolean => Math.hypot(...sub(p, look.frame.centre)) <= far;
  let before: Vec3 | null = null;
  for (let frame = 0; frame < moment.frames; frame += every) {
    const at = moment.resultOf(frame)['centre'] as Vec3;
    const gone = frame < moment.frame;
    const stroke = gone ? pen.styles.path : pen.styles.pathAhead;
    if (before && near(before) && near(at)) drawLine(pen, figure, [before, at], stroke);
    before = at;
  }
}
