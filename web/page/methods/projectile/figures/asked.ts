/** What a step asks of a box or a triangle, and what it finds on the ray or the parabola. */
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
  type Tone,
  type Vec3,
  withAlpha,
} from '../../../study/scene/draw';
import { formatNumber } from '../../../base/i18n/numbers';
import { t } from '../../../base/i18n/messages';
import type { Pen } from '../../../scene/pen/pen';
import type { StudyFigure } from '../../../model/study/types';
import {
  at,
  type Box,
  boxShown,
  boxStep,
  eventOf,
  faceName,
  knownUntil,
  kindOf,
  meshStep,
  onArc,
  rayOf,
  slabAxis,
  slabsKnown,
} from '../look';
import { triangleShown } from '../space';
import type {
  ShotBoxEndEvent,
  ShotFaceEvent,
  ShotMeshEndEvent,
  ShotPlaceEvent,
  ShotTriangleEvent,
} from '../schema.gen';

const important = { priority: 80 } as const;
const text = (value: number): string => formatNumber(value, 4);

/** A time farther off than this is told in the strip; its place would be far out of sight. */
const farthest = 3;
const near = (time: number): boolean => Number.isFinite(time) && Math.abs(time - 0.5) <= farthest;

function faceOf({ centre, half, axes }: Box, axis: number, side: number): { middle: Vec3; u: Vec3; v: Vec3 } {
  const [next, last] = [(axis + 1) % 3, (axis + 2) % 3];
  return {
    middle: addScaled(centre, axes[axis]!, side * half[axis]!),
    u: scale(axes[next]!, half[next]!),
    v: scale(axes[last]!, half[last]!),
  };
}

/** The two planes of the slab that is asked, a little beyond the box. */
export function drawSlab(pen: Pen, figure: StudyFigure): void {
  const { step } = figure.moment;
  const axis = slabAxis(step);
  const box = boxShown(figure.moment);
  if (axis === null || !box) return;
  const { slide } = pen.styles.palette;
  const room = 0.35 * Math.min(...box.half) + 0.15 * Math.max(...box.half);
  const grown = (v: Vec3): Vec3 => scale(v, 1 + room / Math.max(Math.hypot(...v), 1e-9));
  for (const side of [-1, 1]) {
    const { middle, u, v } = faceOf(box, axis, side);
    const [wide, high] = [grown(u), grown(v)];
    drawPlane(pen, figure, middle, wide, high, slide, 0.08);
    // Seen edge on, a plane is a line; its name stands at the end that is farthest right.
    const corners = [add(add(middle, wide), high), sub(sub(middle, wide), high), sub(add(middle, wide), high)];
    const end = corners.reduce((best, p) => (figure.at(p)[0] > figure.at(best)[0] ? p : best));
    const name = `⟦${'xyz'[axis]}⟧ = ${side < 0 ? '−' : ''}⟦h⟧`;
    if (figure.pane === 'second') drawName(pen, figure, `slab${side}`, end, name, 'slide', { prefer: 'right' });
  }
}

/** Where the ray comes into the slab and where it leaves it, or the box as far as it is known. */
export function drawTimes(pen: Pen, figure: StudyFigure): void {
  const { moment } = figure;
  const slab = slabsKnown(moment.step).at(-1)?.slab;
  const ray = rayOf(moment);
  if (!slab || !ray || !boxStep(moment.step)) return;
  const { palette } = pen.styles;
  const ended = kindOf(moment.step) === 'ShotBoxEnd' && eventOf<ShotBoxEndEvent>(moment.step).verdict === 'hit';
  const asked = slabAxis(moment.step) !== null;
  const [enter, leave] = [Math.max(0, slab.enter), Math.min(1, slab.leave)];
  const tone: Tone = ended ? 'face' : 'edge';
  const color = palette[ended ? 'face' : 'edge'];
  if (enter < leave)
    drawLine(pen, figure, [at(ray, enter), at(ray, leave)], { color: withAlpha(color, 0.9), width: 5 });
  const [first, last] = asked ? [slab.t1, slab.t2] : [slab.enter, slab.leave];
  const outside = [first, last].filter(near).filter((time) => time < 0 || time > 1);
  for (const time of outside)
    drawLine(pen, figure, [at(ray, time < 0 ? 0 : 1), at(ray, time)], { color: palette.ink2, width: 1, dash: [2, 4] });
  const names = asked ? ['⟦t⟧⦃1⦄', '⟦t⟧⦃2⦄'] : ['⟦t⟧', '⟦t⟧⦃out⦄'];
  // Beside the time of the parabola, the chord's says whose it is.
  const beside = kindOf(moment.step) === 'ShotFace';
  [first, last].forEach((time, k) => {
    if (!near(time) || (!asked && slab.enter > slab.leave)) return;
    pen.symbol(studySymbol(k === 0 ? 'shotT' : 'shotOut'));
    drawPoint(pen, figure, at(ray, time), color, k === 0 ? 5.5 : 4.5, k === 1);
    if (beside && k === 1) return;
    const name = beside ? t('study.projectile.label.chord', { value: text(time) }) : `${names[k]} = ${text(time)}`;
    drawName(pen, figure, `time${k}`, at(ray, time), name, tone, {
      prefer: k === 0 ? 'aboveLeft' : 'belowRight',
      ...important,
    });
  });
  pen.symbol(null);
}

/** The face whose plane the parabola is asked about, and where it falls through it. */
export function drawFace(pen: Pen, figure: StudyFigure): void {
  const { moment } = figure;
  const box = boxShown(moment);
  const ray = rayOf(moment);
  if (kindOf(moment.step) !== 'ShotFace' || !box || !ray) return;
  const { face, root, verdict } = eventOf<ShotFaceEvent>(moment.step);
  const { palette } = pen.styles;
  const { middle, u, v } = faceOf(box, Math.floor(face / 2), face % 2 === 1 ? 1 : -1);
  const enters = verdict === 'enters';
  drawPlane(pen, figure, middle, u, v, enters ? palette.face : palette.edge, 0.3);
  drawName(pen, figure, 'face', addScaled(middle, u, 0.5), `${faceName(face)}`, enters ? 'face' : 'edge', {
    prefer: 'below',
  });
  if (!near(root)) return;
  const place = onArc(ray, root);
  pen.symbol(studySymbol('shotT'));
  // Beside the face, the plane goes on to where the parabola falls through it.
  if (!enters) drawLine(pen, figure, [middle, place], { color: withAlpha(palette.edge, 0.7), width: 1, dash: [3, 3] });
  drawPoint(pen, figure, place, enters ? palette.face : palette.vertex, 5.5, !enters);
  drawName(
    pen,
    figure,
    'root',
    place,
    t('study.projectile.label.arcTime', { value: text(root) }),
    enters ? 'face' : 'vertex',
    {
      prefer: 'aboveRight',
      ...important,
    },
  );
  pen.symbol(null);
}

/** The end of the way, all that the place test looks at. */
export function drawPlace(pen: Pen, figure: StudyFigure): void {
  const { moment } = figure;
  if (kindOf(moment.step) !== 'ShotPlace') return;
  const { point, inside, outside } = eventOf<ShotPlaceEvent>(moment.step);
  const { face, vertex } = pen.styles.palette;
  drawPoint(pen, figure, point, inside ? face : vertex, 6.5, !inside);
  const key = inside ? 'study.projectile.label.inside' : 'study.projectile.label.outside';
  drawName(pen, figure, 'place', point, t(key, { value: text(Math.abs(outside)) }), inside ? 'face' : 'vertex', {
    prefer: 'right',
    ...important,
    priority: 90,
  });
}

/** Where the ray and the parabola come into the box, once that is known. */
export function drawHit(pen: Pen, figure: StudyFigure): void {
  const { moment } = figure;
  if (kindOf(moment.step) !== 'ShotBoxEnd') return;
  const { verdict, point, normal, arcTime, arcPoint } = eventOf<ShotBoxEndEvent>(moment.step);
  const ray = rayOf(moment);
  const { face, ink, edge } = pen.styles.palette;
  if (verdict === 'hit' && ray) {
    const length = 0.22 * Math.hypot(...ray.way);
    pen.symbol(studySymbol('shotN'));
    drawArrow(pen, figure, point, addScaled(point, normal, length), { color: ink, width: 2 });
    drawName(pen, figure, 'n', addScaled(point, normal, length), '⟦n⟧', 'ink', { prefer: 'above' });
    pen.symbol(null);
    drawPoint(pen, figure, point, face, 6);
  }
  if (Number.isFinite(arcTime)) drawPoint(pen, figure, arcPoint, edge, 4.5, true);
}

/** Triangles that were asked so far, the one that is looked at, and where its plane is met. */
export function drawTriangles(pen: Pen, figure: StudyFigure): void {
  const { moment } = figure;
  const mesh = meshStep(moment.step);
  const shown = triangleShown(moment);
  const ray = rayOf(moment);
  if (!mesh || !shown || !ray) return;
  const { ink2, ink3, edge, face, vertex } = pen.styles.palette;
  const until = knownUntil(moment.step);
  if (figure.pane === 'world')
    for (const each of mesh.children.slice(0, mostTriangles)) {
      if (each.order > until) break;
      const { p0, p1, p2 } = eventOf<ShotTriangleEvent>(each);
      drawLine(pen, figure, [p0, p1, p2], { color: withAlpha(ink3, 0.8), width: 1 }, true);
    }
  const corners = [shown.p0, shown.p1, shown.p2];
  const hit = shown.verdict === 'hit';
  pen.polygon(
    corners.map((p) => figure.at(p)),
    withAlpha(hit ? face : ink2, 0.28),
  );
  drawLine(pen, figure, corners, { color: hit ? face : ink2, width: 2, avoid: true }, true);
  // Of the mesh as a whole, only what is hit.
  if (kindOf(moment.step) === 'ShotMeshEnd' && !eventOf<ShotMeshEndEvent>(moment.step).hit) return;
  if (near(shown.time)) {
    pen.symbol(studySymbol('shotT'));
    drawPoint(pen, figure, at(ray, shown.time), hit ? face : vertex, 5.5, !hit);
    drawName(pen, figure, 'tri', at(ray, shown.time), `⟦t⟧ = ${text(shown.time)}`, hit ? 'face' : 'vertex', {
      prefer: 'aboveLeft',
      ...important,
    });
    pen.symbol(null);
  }
  if (Number.isFinite(shown.arcTime)) drawPoint(pen, figure, onArc(ray, shown.arcTime), edge, 4.5, true);
}

/** More outlines than these would be a grey mass. */
const mostTriangles = 400;
