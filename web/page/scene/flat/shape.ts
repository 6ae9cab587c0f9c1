/** What a flat figure is made of: paths in CSS pixels, first things first. Written as SVG, or painted where pixels are wanted. */
import type { Rgba } from '../../base/palette';
import type { ScreenPoint } from '../pen/view';

export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  /** CSS pixels */
  readonly width?: number;
  /** on and off length, CSS pixels */
  readonly dash?: readonly [number, number];
}

export type Place = Pick<ScreenPoint, 'x' | 'y'>;

const byte = (part: number): number => Math.round(255 * Math.min(1, Math.max(0, part)));

export const colorText = ([r, g, b, alpha]: Rgba): string =>
  `rgb(${byte(r)} ${byte(g)} ${byte(b)} / ${Math.round(1000 * alpha) / 1000})`;

/** Tenths of a pixel are seen, hundredths only make the text longer. */
const short = (value: number): number => Math.round(10 * value) / 10;

export function pathText(points: readonly Place[], closed: boolean): string {
  const text = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
  return closed ? `${text}Z` : text;
}

export function writeShape(path: SVGPathElement, { d, fill, stroke, width, dash }: Shape): void {
  path.setAttribute('d', d);
  path.setAttribute('fill', fill ?? 'none');
  path.setAttribute('stroke', stroke ?? 'none');
  if (width === undefined) path.removeAttribute('stroke-width');
  else path.setAttribute('stroke-width', String(width));
  if (dash) path.setAttribute('stroke-dasharray', dash.join(' '));
  else path.removeAttribute('stroke-dasharray');
}

export function paintShape(context: CanvasRenderingContext2D, { d, fill, stroke, width = 1, dash }: Shape): void {
  const path = new Path2D(d);
  if (fill) {
    context.fillStyle = fill;
    context.fill(path);
  }
  if (!stroke) return;
  context.strokeStyle = stroke;
  context.lineWidth = width;
  context.setLineDash(dash ? [...dash] : []);
  context.stroke(path);
}
