/** Shapes that several studies draw: boxes, planes, segments with names, intervals on an axis. In the world; the figure takes them into its view. */
import { studySymbol } from '../../base/highlight';
import type { LabelRequest, Tone } from '../../scene/labels/label.types';
import { add, addScaled, cross, dot, scale, sub, type Vec3 } from '../../../mesh/geometry/vec';
import type { Pen } from '../../scene/pen/pen';
import { withAlpha, type Rgba } from '../../base/palette';
import type { Stroke } from '../../scene/pen/style';
import type { StudyFigure } from '../../model/study/types';

export { add, addScaled, cross, dot, scale, sub, studySymbol, type Tone, type Vec3, withAlpha };

/** Corner k of a box: bit i of k says which end of axis i. */
export function boxCorners(centre: Vec3, half: Vec3, axes: readonly [Vec3, Vec3, Vec3]): Vec3[] {
  return Array.from({ length: 8 }, (_, k) =>
    axes.reduce((at, axis, i) => addScaled(at, axis, k & (1 << i) ? half[i]! : -half[i]!), centre),
  );
}

export const worldAxes: readonly [Vec3, Vec3, Vec3] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Corners of an axis-aligned box. */
export function spanCorners(low: Vec3, high: Vec3): Vec3[] {
  const centre = scale(add(low, high), 0.5);
  return boxCorners(centre, scale(sub(high, low), 0.5), worldAxes);
}

const faces = [
  [0, 2, 6, 4],
  [1, 5, 7, 3],
  [0, 4, 5, 1],
  [2, 3, 7, 6],
  [0, 1, 3, 2],
  [4, 6, 7, 5],
] as const;

/** A box by its 8 corners in the order of `boxCorners`: faces lightly filled, edges in front strong, edges behind thin. */
export function drawBox(
  pen: Pen,
  figure: StudyFigure,
  corners: readonly Vec3[],
  color: Rgba,
  width = 1.8,
  fill = 0.12,
): void {
  const at = corners.map((corner) => figure.at(corner));
  const front = faces.map((face) => {
    const [a, b, c] = [at[face[0]]!, at[face[1]]!, at[face[2]]!];
    const normal = cross(sub(b, a), sub(c, a));
    return dot(normal, sub(figure.eye, a)) > 0;
  });
  const middle = scale(
    at.reduce((sum, p) => add(sum, p), [0, 0, 0] as Vec3),
    1 / 8,
  );
  // The winding of the table is outward for right-handed axes; a mirrored box turns it over.
  const [a, b, c] = [at[faces[1][0]]!, at[faces[1][1]]!, at[faces[1][2]]!];
  const outward = dot(cross(sub(b, a), sub(c, a)), sub(a, middle)) > 0;
  faces.forEach((face, k) => {
    if (front[k] === outward && fill > 0)
      pen.polygon(
        face.map((i) => at[i]!),
        withAlpha(color, fill),
      );
  });
  for (let i = 0; i < 8; i++) {
    for (const bit of [1, 2, 4]) {
      if (i & bit) continue;
      const j = i | bit;
      const seen = faces.some((face, k) => front[k] === outward && includes(face, i) && includes(face, j));
      pen.line([at[i]!, at[j]!], seen ? { color, width, avoid: true } : { color: withAlpha(color, 0.35), width: 0.8 });
    }
  }
}

const includes = (face: readonly number[], corner: number): boolean => face.includes(corner);

export function drawLine(pen: Pen, figure: StudyFigure, points: readonly Vec3[], stroke: Stroke, closed = false): void {
  pen.line(
    points.map((point) => figure.at(point)),
    stroke,
    closed,
  );
}

export function drawArrow(pen: Pen, figure: StudyFigure, from: Vec3, to: Vec3, stroke: Stroke, size = 9): void {
  pen.arrow(figure.at(from), figure.at(to), stroke, { size, fill: stroke.color });
}

export function drawPoint(pen: Pen, figure: StudyFigure, at: Vec3, color: Rgba, size = 4, hollow = false): void {
  const { background } = pen.styles.palette;
  pen.mark(
    figure.at(at),
    hollow
      ? { kind: 'disc', size, fill: background, stroke: color, strokeWidth: 1.6 }
      : { kind: 'disc', size, fill: color, stroke: background, strokeWidth: 1 },
    { clear: size + 2 },
  );
}

export function drawName(
  pen: Pen,
  figure: StudyFigure,
  id: string,
  at: Vec3,
  text: string,
  tone: Tone,
  more: Partial<Pick<LabelRequest, 'prefer' | 'priority' | 'gap' | 'only'>> = {},
): void {
  pen.label({ id, at: figure.at(at), lines: [{ text, tone }], prefer: 'aboveRight', priority: 40, gap: 6, ...more });
}

/** A square of a plane about a point. */
export function drawPlane(pen: Pen, figure: StudyFigure, at: Vec3, u: Vec3, v: Vec3, color: Rgba, fill = 0.12): void {
  const corners = [add(add(at, u), v), add(sub(at, u), v), sub(sub(at, u), v), sub(add(at, u), v)].map((p) =>
    figure.at(p),
  );
  pen.polygon(corners, withAlpha(color, fill));
  pen.line(corners, { color: withAlpha(color, 0.8), width: 1.2 }, true);
}

/** A ball: outline of its silhouette and a light filling. */
export function drawBall(
  pen: Pen,
  figure: StudyFigure,
  centre: Vec3,
  radius: number,
  color: Rgba,
  width = 1.8,
  fill = 0.14,
): void {
  const c = figure.at(centre);
  const r = radius * figure.unit;
  const toEye = sub(figure.eye, c);
  const far = Math.hypot(...toEye);
  if (!(far > r) || !(r > 0)) return;
  // The silhouette is a circle a little before the middle, seen from where the eye is.
  const back = scale(toEye, 1 / far);
  const middle = addScaled(c, back, (r * r) / far);
  const rim = r * Math.sqrt(1 - (r * r) / (far * far));
  const helper: Vec3 = Math.abs(back[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
  const right = unitOf(cross(helper, back));
  const up = cross(back, right);
  const ring = Array.from({ length: 48 }, (_, k) => {
    const angle = (k / 48) * 2 * Math.PI;
    return addScaled(addScaled(middle, right, rim * Math.cos(angle)), up, rim * Math.sin(angle));
  });
  if (fill > 0) pen.polygon(ring, withAlpha(color, fill));
  pen.line(ring, { color, width, avoid: true }, true);
}

function unitOf(v: Vec3): Vec3 {
  const size = Math.hypot(...v);
  return size > 0 ? scale(v, 1 / size) : [1, 0, 0];
}
