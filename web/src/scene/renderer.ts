import { Color, LineSegments, Mesh, SRGBColorSpace, WebGLRenderer, type Object3D } from 'three';
import type { Rgba } from './palette';

/** Sharper than this is not seen and costs four times the pixels. */
const mostPixels = 2;

/** The one renderer behind both panes, or null where the browser has no WebGL 2. */
export function makeRenderer(canvas: HTMLCanvasElement, background: Rgba): WebGLRenderer | null {
  // Asked for here and not by three.js, which reports a missing WebGL as errors in the console.
  const context = canvas.getContext('webgl2', { antialias: true, alpha: false, powerPreference: 'high-performance' });
  if (!context) return null;
  const renderer = new WebGLRenderer({ canvas, context, antialias: true, alpha: false });
  renderer.autoClear = false;
  renderer.info.autoReset = false;
  setBackground(renderer, background);
  return renderer;
}

/** Again after a lost context, which forgets it. */
export function setBackground(renderer: WebGLRenderer, background: Rgba): void {
  renderer.setClearColor(new Color().setRGB(background[0], background[1], background[2], SRGBColorSpace), 1);
}

/**
 * Lets go of what the GPU held when its context is lost. Done while it is lost, since later three.js would try to delete
 * objects of the old context in the new one; everything is uploaded again when it is next drawn.
 */
export function releaseBuffers(scene: Object3D): void {
  scene.traverse((object) => {
    if (!(object instanceof Mesh || object instanceof LineSegments)) return;
    object.geometry.dispose();
    object.material.dispose();
  });
}

export const pixelRatio = (): number => Math.min(window.devicePixelRatio || 1, mostPixels);
