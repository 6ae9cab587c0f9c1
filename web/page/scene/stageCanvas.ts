/**
 * The canvas that a stage draws on: its renderer, size and theme, contexts that the browser takes away and gives back, and the loop. It draws a picture when
 * something has changed, and at no other time.
 */
import { effect } from '@preact/signals';
import type { Object3D, WebGLRenderer } from 'three';
import { type Palette, readPalette } from '../base/palette';
import { theme } from '../base/theme';
import type { TakenLook } from '../model/stage';
import type { Pane } from './pane';
import { makeStyles } from './pen/style';
import { makeRenderer, pixelRatio, releaseBuffers, setBackground, takePicture } from './renderer';

export interface StageParts {
  readonly panes: readonly Pane[];
  readonly scene: Object3D;
  /** Draws a picture. @param seconds since the one before, 0.1 at most @returns whether another one has to follow */
  draw(now: number, seconds: number): boolean;
  /** The canvas has another size, and no picture. */
  resized?(): void;
  /** The browser has taken the context away. */
  lost?(): void;
  /** The panes' pens have their colours already. */
  repaint(palette: Palette): void;
}

export class StageCanvas {
  readonly ratio = { value: 1 };
  readonly renderer: WebGLRenderer | null;
  palette = readPalette(document.documentElement);
  /** draws without a renderer */
  flat = false;
  #parts: StageParts | null = null;
  readonly #undo: (() => void)[] = [];
  #request = 0;
  #last = 0;

  /** @param pixels of the canvas for each of the page */
  constructor(
    readonly element: HTMLCanvasElement,
    private readonly pixels: () => number = pixelRatio,
  ) {
    this.renderer = makeRenderer(element, this.palette.background);
  }

  /** @param sized elements whose size the picture depends on */
  start(parts: StageParts, sized: readonly Element[]): void {
    this.#parts = parts;
    const observer = new ResizeObserver(() => this.resize());
    for (const each of sized) observer.observe(each);
    this.#undo.push(() => observer.disconnect());
    this.listen(this.element, 'webglcontextlost', (event) => {
      // Without this the browser never gives the context back.
      event.preventDefault();
      for (const scene of [parts.scene, ...parts.panes.map((pane) => pane.pen.scene)]) releaseBuffers(scene);
      for (const pane of parts.panes) pane.say('scene.contextLost');
      parts.lost?.();
    });
    this.listen(this.element, 'webglcontextrestored', () => {
      for (const pane of parts.panes) pane.say(null);
      setBackground(this.renderer!, this.palette.background);
      this.invalidate();
    });
    // A name measured before its font was there would stay misplaced.
    this.listen(document.fonts, 'loadingdone', () => {
      for (const pane of parts.panes) pane.forgetSizes();
      this.invalidate();
    });
    this.resize();
    this.follow(() => this.#repaint(parts));
  }

  listen(target: EventTarget, type: string, listener: (event: Event) => void): void {
    target.addEventListener(type, listener);
    this.#undo.push(() => target.removeEventListener(type, listener));
  }

  /** Runs the work again whenever a signal it reads changes, for as long as the stage is there. */
  follow(work: () => void): void {
    this.#undo.push(effect(work));
  }

  get pending(): boolean {
    return this.#request !== 0;
  }

  /** The renderer while it can draw. */
  get ready(): WebGLRenderer | null {
    return this.renderer?.getContext().isContextLost() ? null : this.renderer;
  }

  /** Draw calls of the latest picture. */
  get drawCalls(): number {
    return this.renderer?.info.render.calls ?? 0;
  }

  /** A copy of the picture; null where there is none. @throws MessageError when it is larger than can be drawn */
  picture(look: TakenLook): HTMLCanvasElement | null {
    return this.ready && takePicture(this.ready, this.palette.background, look, (scale) => this.resize(scale));
  }

  invalidate(): void {
    if (this.#request === 0 && this.#parts && (this.renderer || this.flat))
      this.#request = requestAnimationFrame((now) => this.#draw(now));
  }

  resize(scale = 1): void {
    const { width, height } = this.element.getBoundingClientRect();
    if (width < 1 || height < 1) return;
    this.ratio.value = this.pixels() * scale;
    this.renderer?.setPixelRatio(this.ratio.value);
    this.renderer?.setSize(width, height, false);
    this.#parts?.resized?.();
    // At once: the canvas has just lost its picture.
    this.#draw(performance.now());
  }

  /** @param given the canvas goes on to another stage, or browsers keep too few contexts for this one to stay */
  dispose(given = false): void {
    cancelAnimationFrame(this.#request);
    for (const step of this.#undo) step();
    this.#parts = null;
    this.renderer?.dispose();
    if (given) this.renderer?.forceContextLoss();
  }

  #repaint(parts: StageParts): void {
    void theme.value;
    this.palette = readPalette(document.documentElement);
    const styles = makeStyles(this.palette);
    for (const pane of parts.panes) pane.pen.styles = styles;
    if (this.renderer) setBackground(this.renderer, this.palette.background);
    parts.repaint(this.palette);
    this.invalidate();
  }

  #draw(now: number): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    if (!this.#parts || !(this.ready || (this.flat && !this.renderer))) return;
    const seconds = Math.min((now - this.#last) / 1000, 0.1);
    this.#last = now;
    if (this.#parts.draw(now, seconds)) this.invalidate();
  }
}
