import { Painter } from './gl/painter';
import type { Rgba } from './palette';

/** Sharper than this is not seen and costs four times the pixels. */
const mostPixels = 2;

/** The one painter behind both panes, or null where the browser has no WebGL 2. */
export function makeRenderer(canvas: HTMLCanvasElement, background: Rgba): Painter | null {
  const context = canvas.getContext('webgl2', { antialias: true, alpha: false, powerPreference: 'high-performance' });
  return context && new Painter(context, background);
}

export const pixelRatio = (): number => Math.min(window.devicePixelRatio || 1, mostPixels);
