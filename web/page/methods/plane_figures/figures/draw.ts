/** What both views draw with. */
import { addScaled, drawLine, drawName, scale, sub, type Tone, type Vec3, withAlpha } from '../../../study/scene/draw';
import type { Pen } from '../../../scene/pen/pen';
import type { Rgba } from '../../../base/palette';
import type { StudyFigure } from '../../../model/study/types';

export const grey = ({ styles }: Pen): Rgba => styles.palette.ink2;
export const blue = ({ styles }: Pen): Rgba => styles.palette.body;

export function fill(pen: Pen, figure: StudyFigure, points: readonly Vec3[], color: Rgba, alpha: number): void {
  pen.polygon(
    points.map((p) => figure.at(p)),
    withAlpha(color, alpha),
  );
}

export function outline(pen: Pen, figure: StudyFigure, points: readonly Vec3[], color: Rgba, width = 1.8): void {
  drawLine(pen, figure, points, { color, width, avoid: true }, true);
}

export function dashed(pen: Pen, figure: StudyFigure, points: readonly Vec3[], color: Rgba, width = 1.2): void {
  drawLine(pen, figure, points, { color, width, dash: [5, 4] });
}

export function dashedRing(pen: Pen, figure: StudyFigure, points: readonly Vec3[], color: Rgba, width = 1.2): void {
  drawLine(pen, figure, points, { color, width, dash: [5, 4] }, true);
}

/** A piece of line with its length beside its middle. */
export function measured(
  pen: Pen,
  figure: StudyFigure,
  id: string,
  [from, to]: readonly [Vec3, Vec3],
  text: string,
  color: Rgba,
  tone: Tone = 'ink',
): void {
  drawLine(pen, figure, [from, to], { color, width: 2.2, avoid: true });
  const way = sub(to, from);
  // Beside the line, on the side that is not crossed by it.
  const prefer = Math.abs(way[1]) > Math.abs(way[0]) ? 'right' : 'above';
  drawName(pen, figure, id, addScaled(from, way, 0.55), text, tone, { prefer, priority: 85 });
}

/** The side of a point that looks away from another. */
export function awayFrom(at: Vec3, from: Vec3): 'aboveRight' | 'belowRight' | 'belowLeft' | 'aboveLeft' {
  const [x, y] = sub(at, from);
  if (y >= 0) return x >= 0 ? 'aboveRight' : 'aboveLeft';
  return x >= 0 ? 'belowRight' : 'belowLeft';
}

export const middleOf = (points: readonly Vec3[]): Vec3 =>
  scale(
    points.reduce((sum, p): Vec3 => [sum[0] + p[0], sum[1] + p[1], 0], [0, 0, 0] as Vec3),
    1 / Math.max(1, points.length),
  );

/** A colour on another, opaque. */
export const mixed = (ground: Rgba, color: Rgba, share: number): Rgba => {
  const at = (k: 0 | 1 | 2): number => ground[k] + (color[k] - ground[k]) * share;
  return [at(0), at(1), at(2), 1];
};
