import { graticule, silhouette, type Ellipsoid } from '../geometry/silhouette';
import type { LabelLine, LabelRequest } from '../labels/label.types';
import type { Pen } from '../pen/pen';
import type { Stroke } from '../pen/style';
import type { Rgba } from '../../base/palette';

export interface BodyStyle {
  readonly outline: Stroke;
  readonly grid?: Stroke;
  readonly fill?: Rgba;
}

/** An ellipsoid as the eye sees it: outline, visible graticule, translucent inside. Shared by every layer that shows one. */
export function drawBody(pen: Pen, body: Ellipsoid, style: BodyStyle): void {
  const ring = silhouette(body, pen.projection.eye);
  if (ring.length === 0) return;
  if (style.fill) pen.body(body.center, body.radii, style.fill);
  if (style.grid) for (const line of graticule(body, pen.projection.eye)) pen.line(line, style.grid);
  pen.line(ring, style.outline, true);
}

/** A name above an ellipsoid, at the highest point of its outline, or below it where there is more room. */
export function labelBody(
  pen: Pen,
  body: Ellipsoid,
  label: { id: string; lines: readonly LabelLine[]; priority: number; prefer?: LabelRequest['prefer'] },
): void {
  const ring = silhouette(body, pen.projection.eye, 48).map((point) => ({ point, y: pen.projection.screen(point).y }));
  ring.sort((a, b) => a.y - b.y);
  const [top, bottom] = [ring[0], ring.at(-1)];
  if (top && bottom)
    pen.label({ prefer: 'above', gap: 6, ...label, at: top.point, orAt: { at: bottom.point, prefer: 'below' } });
}
