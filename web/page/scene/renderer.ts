import type { TakenLook } from '../model/stage';
import { Color, LineSegments, Mesh, SRGBColorSpace, WebGLRenderer, type Object3D } from 'three';
import { withAlpha, type Rgba } from '../base/palette';
import { mustBeWhole, mustFit } from './limits';

/** Sharper than this is not seen and costs four times the pixels. */
const mostPixels = 2;

/** The one renderer behind both panes, or null where the browser has no WebGL 2. */
export function makeRenderer(canvas: HTMLCanvasElement, background: Rgba): WebGLRenderer | null {
  // Asked for here and not by three.js, which reports a missing WebGL as errors in the console.
  // With an alpha that is 1 all over on the screen: a picture without ground needs it.
  const context = canvas.getContext('webgl2', { antialias: true, alpha: true, powerPreference: 'high-performance' });
  if (!context) return null;
  const renderer = new WebGLRenderer({ canvas, context, antialias: true, alpha: true });
  // Asking each shader how it did waits until the driver is done with it: 5.8 s of standstill on software rendering.
  renderer.debug.checkShaderErrors = import.meta.env.DEV;
  renderer.autoClear = false;
  renderer.info.autoReset = false;
  setBackground(renderer, background);
  return renderer;
}

/** Again after a lost context, which forgets it. Without opacity nothing is behind what is drawn. */
export function setBackground(renderer: WebGLRenderer, background: Rgba): void {
  renderer.setClearColor(
    new Color().setRGB(background[0], background[1], background[2], SRGBColorSpace),
    background[3],
  );
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

/**
 * A copy of the picture. Drawn anew, because a picture is gone once it has been shown; then the canvas has its own pixels and ground again, all of it
 * before the browser shows anything.
 * @param resize draws with so many times the pixels of the screen
 * @throws MessageError when it is larger than can be drawn
 */
export function takePicture(
  renderer: WebGLRenderer,
  background: Rgba,
  { scale = 1, clear = false }: TakenLook,
  resize: (scale: number) => void,
): HTMLCanvasElement {
  const { domElement: canvas } = renderer;
  const gl = renderer.getContext() as WebGL2RenderingContext;
  mustFit({ width: canvas.width * scale, height: canvas.height * scale }, gl);
  try {
    if (clear) setBackground(renderer, withAlpha(background, 0));
    resize(scale);
    mustBeWhole(canvas, gl);
    return copyOf(canvas);
  } finally {
    if (clear) setBackground(renderer, background);
    if (clear || scale !== 1) resize(1);
  }
}

function copyOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
}
