/** How strongly a thing is drawn: what is looked at in full, what lies beside it or is still to come dim and without a name. */
import type { Rgba } from '../../base/palette';
import type { Stroke } from '../../scene/pen/style';
import { formatAngle } from '../../base/i18n/numbers';
import type { Pen } from '../../scene/pen/pen';
import { drawArrow, drawLine, drawName, type Tone, type Vec3, withAlpha } from '../../study/scene/draw';
import type { StudyFigure, StudyMoment } from '../../model/study/types';
import { objectOf } from './look';
import type { ChangeObject } from './schema.gen';

export interface Ink {
  readonly strength: number;
  readonly named: boolean;
}

export const full: Ink = { strength: 1, named: true };
const aside: Ink = { strength: 0.34, named: false };
const later: Ink = { strength: 0.2, named: false };

/** @param objects at which it is what is looked at, besides the frame as a whole */
export function inkFor(moment: StudyMoment, objects: readonly ChangeObject[], isKnown: boolean): Ink {
  const object = objectOf(moment);
  if (!isKnown) return later;
  return object === null || objects.includes(object) ? full : aside;
}

export const faint = (color: Rgba, { strength }: Ink): Rgba => withAlpha(color, color[3] * strength);

export const thin = (stroke: Stroke, ink: Ink): Stroke => ({
  ...stroke,
  color: faint(stroke.color, ink),
  ...(!ink.named && { avoid: false }),
});

type Side = NonNullable<Parameters<typeof drawName>[6]>['prefer'];

/** The figure, its pen and how strongly: what all that is drawn together shares. */
export class Drawing {
  constructor(
    readonly pen: Pen,
    readonly figure: StudyFigure,
    readonly ink: Ink,
  ) {}

  line(points: readonly Vec3[], stroke: Stroke, closed = false): void {
    drawLine(this.pen, this.figure, points, thin(stroke, this.ink), closed);
  }

  arrow(from: Vec3, to: Vec3, stroke: Stroke, head = 9): void {
    drawArrow(this.pen, this.figure, from, to, thin(stroke, this.ink), head);
  }

  dot(at: Vec3, color: Rgba, size = 4, hollow = false): void {
    const { background } = this.pen.styles.palette;
    const dim = faint(color, this.ink);
    this.pen.mark(
      this.figure.at(at),
      hollow
        ? { kind: 'disc', size, fill: background, stroke: dim, strokeWidth: 1.6 }
        : { kind: 'disc', size, fill: dim, stroke: background, strokeWidth: 1 },
      { clear: size + 2 },
    );
  }

  face(points: readonly Vec3[], color: Rgba): void {
    this.pen.polygon(
      points.map((p) => this.figure.at(p)),
      faint(color, this.ink),
    );
  }

  name(id: string, at: Vec3, text: string, tone: Tone, prefer: Side = 'aboveRight', priority = 50): void {
    if (this.ink.named && text !== '') drawName(this.pen, this.figure, id, at, text, tone, { prefer, priority });
  }
}

export const angleText = (degrees: number): string => formatAngle((degrees * Math.PI) / 180, 2);
