import { effect } from '@preact/signals';
import { Scene, type WebGLRenderer } from 'three';
import { t } from '../i18n/messages';
import { litSymbols } from '../state/highlight';
import {
  announcement,
  boxDepth,
  experiment,
  glyphSize,
  layers as shownLayers,
  marked,
  meshState,
  onTop,
  shownSurface,
  tree,
  viewMode,
  walking,
} from '../state/store';
import { figuresComing } from '../state/quiet';
import { theme } from '../state/theme';
import { Director } from './director';
import { derive, figureFor, sceneOrigin } from './derived';
import { beginPicture, drawPane } from './drawPane';
import { partsOf } from '../methods/parts';
import { layers } from './layers';
import { Meter, type StageReport } from './meter';
import { Pane } from './pane';
import { readPalette } from './palette';
import { makeStyles } from './pen/style';
import { Hand } from './pointer/hand';
import { CameraKeys } from './pointer/keys';
import { makeRenderer, pixelRatio, releaseBuffers, setBackground, type TakenLook, takePicture } from './renderer';
import { Surfaces } from './surfaces';
import { type StageView, viewOf } from './view';
import type { Vec3 } from './geometry/vec';

export interface StagePanes {
  readonly world: HTMLElement;
  readonly ellipsoid: HTMLElement;
}

/** Where a point of the world is in the world view, CSS pixels from the pane's corner; depth below 0: behind the eye. */
export type Screen = (world: Vec3) => { readonly x: number; readonly y: number; readonly depth: number };

/** Owns the renderer, the panes and the loop. A picture is drawn when something has changed and at no other time. */
export class Stage {
  private palette = readPalette(document.documentElement);
  private readonly reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  private readonly derived = derive();
  private readonly ratio = { value: 1 };
  private readonly scene = new Scene();
  private readonly surfaces: Surfaces;
  private readonly renderer: WebGLRenderer | null;
  private readonly panes: readonly [Pane, Pane];
  private readonly director: Director;
  private readonly hands: readonly Hand[];
  private readonly keys: readonly CameraKeys[];
  private readonly undo: (() => void)[] = [];
  private readonly meter = new Meter();
  /** told after every picture of the world view */
  onPicture: ((screen: Screen) => void) | null = null;
  private request = 0;
  private lastPicture = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    elements: StagePanes,
    private readonly pixels: () => number = pixelRatio,
  ) {
    const styles = makeStyles(this.palette);
    const options = {
      styles,
      reducedMotion: this.reducedMotion,
      changed: (p: Pane, byHand: boolean) => this.cameraChanged(p, byHand),
    };
    this.panes = [new Pane('world', elements.world, options), new Pane('ellipsoid', elements.ellipsoid, options)];
    this.surfaces = new Surfaces(this.palette, this.ratio, () => this.invalidate());
    this.scene.add(this.surfaces.group);
    this.renderer = makeRenderer(canvas, this.palette.background);
    this.director = new Director(this.panes, this.derived, this.reducedMotion);
    this.hands = this.panes.map((pane) => new Hand(pane, this.derived, () => this.invalidate()));
    this.keys = this.panes.map((pane) => new CameraKeys(pane, () => this.cameraChanged(pane, true)));
    // What is fetched in peace would wait for ever for a picture.
    figuresComing.value &&= this.renderer !== null;
    if (!this.renderer) for (const pane of this.panes) pane.say('scene.noWebgl');
    else this.start(this.renderer);
  }

  cameraYaw(): number {
    return this.panes[0].rig.pose.azimuth;
  }

  drawCalls(): number {
    return this.renderer?.info.render.calls ?? 0;
  }

  /** A copy of the picture; null where there is none. */
  picture(look: TakenLook = {}): HTMLCanvasElement | null {
    const { renderer } = this;
    if (!renderer || renderer.getContext().isContextLost()) return null;
    return takePicture(renderer, this.palette.background, look, (scale) => this.resize(renderer, scale));
  }

  view(): StageView | null {
    const { width, height } = this.canvas.getBoundingClientRect();
    const [world, ellipsoid] = this.panes;
    return this.renderer && { width, height, world: viewOf(world), ellipsoid: viewOf(ellipsoid) };
  }

  dispose(): void {
    cancelAnimationFrame(this.request);
    for (const step of this.undo) step();
    for (const part of [...this.hands, ...this.keys]) part.dispose();
    for (const pane of this.panes) pane.dispose();
    this.surfaces.dispose();
    this.renderer?.dispose();
  }

  private start(renderer: WebGLRenderer): void {
    const observer = new ResizeObserver(() => this.resize(renderer));
    for (const element of [this.canvas, ...this.panes.map((p) => p.element)]) observer.observe(element);
    this.undo.push(() => observer.disconnect());
    this.listen(this.canvas, 'webglcontextlost', (event) => {
      // Without this the browser never gives the context back.
      event.preventDefault();
      releaseBuffers(this.scene);
      for (const pane of this.panes) {
        releaseBuffers(pane.pen.scene);
        pane.say('scene.contextLost');
      }
    });
    this.listen(this.canvas, 'webglcontextrestored', () => {
      for (const pane of this.panes) pane.say(null);
      setBackground(renderer, this.palette.background);
      this.invalidate();
    });
    this.listen(this.canvas, 'stage-report', (event) => this.report((event as CustomEvent<StageReport>).detail));
    // A name measured before its font was there would stand aside for good.
    this.listen(document.fonts, 'loadingdone', () => {
      for (const pane of this.panes) pane.forgetSizes();
      this.invalidate();
    });
    this.resize(renderer);
    this.undo.push(
      effect(() => {
        const mesh = meshState.value?.mesh ?? null;
        this.surfaces.open(mesh, sceneOrigin(), 'pictures', (mesh && shownSurface.value) ?? mesh);
      }),
      effect(() => this.follow()),
      effect(() => this.repaint(renderer)),
      effect(() => {
        const opening = tree.value?.root.opening;
        if (opening?.kind !== 'MoveBegin') return;
        // Those that cannot be fetched are asked for again with the next tree.
        partsOf[opening.method].layers?.().then(
          () => this.invalidate(),
          () => {},
        );
      }),
      effect(() => this.describe()),
    );
  }

  private report(detail: StageReport): void {
    const { pictures, costs } = this.meter;
    Object.assign(detail, { pictures, costs, pending: this.request !== 0, drawCalls: this.drawCalls() });
    const [world, ellipsoid] = this.panes.map((pane) =>
      (detail.points ?? []).flatMap((p) => pane.projection?.screen(pane.space.point(p)) ?? []),
    );
    detail.places = { world, ellipsoid };
    detail.cameras = this.director.posesNow();
  }

  private listen(target: EventTarget, type: string, listener: (event: Event) => void): void {
    target.addEventListener(type, listener);
    this.undo.push(() => target.removeEventListener(type, listener));
  }

  /** Reads every signal a picture depends on, so that a change of any asks for a new one. */
  private follow(): void {
    for (const pane of this.panes) figureFor(pane, this.derived);
    void [
      shownLayers.value,
      onTop.value,
      viewMode.value,
      walking.value,
      glyphSize.value,
      boxDepth.value,
      experiment.value,
      litSymbols.value,
      marked.value,
    ];
    for (const layer of layers()) layer.watch?.();
    this.director.watch();
    this.invalidate();
  }

  private describe(): void {
    // The page may describe the figures itself and take the canvas out of the reading order.
    if (this.canvas.getAttribute('aria-hidden') === 'true') return;
    const sentence = announcement.value;
    this.canvas.setAttribute('role', 'img');
    this.canvas.setAttribute('aria-label', meshState.value ? t('scene.canvas', { sentence }) : t('scene.canvas.empty'));
  }

  /** Takes the colours of the theme that the page has now. */
  private repaint(renderer: WebGLRenderer): void {
    void theme.value;
    this.palette = readPalette(document.documentElement);
    const styles = makeStyles(this.palette);
    for (const pane of this.panes) pane.pen.styles = styles;
    setBackground(renderer, this.palette.background);
    this.surfaces.repaint(this.palette);
    this.invalidate();
  }

  private resize(renderer: WebGLRenderer, scale = 1): void {
    const { width, height } = this.canvas.getBoundingClientRect();
    if (width < 1 || height < 1) return;
    this.ratio.value = this.pixels() * scale;
    renderer.setPixelRatio(this.ratio.value);
    renderer.setSize(width, height, false);
    // Drawn at once: the canvas has just lost its picture.
    this.draw(performance.now());
  }

  private cameraChanged(pane: Pane, byHand: boolean): void {
    if (byHand) this.director.touched(pane);
    this.invalidate();
  }

  private invalidate(): void {
    if (this.request === 0 && this.renderer) this.request = requestAnimationFrame((now) => this.draw(now));
  }

  private draw(now: number): void {
    const { renderer } = this;
    cancelAnimationFrame(this.request);
    this.request = 0;
    if (!renderer || renderer.getContext().isContextLost()) return;
    this.meter.begin();
    const seconds = Math.min((now - this.lastPicture) / 1000, 0.1);
    this.lastPicture = now;
    const canvas = this.canvas.getBoundingClientRect();
    for (const pane of this.panes) pane.measure(canvas);
    this.director.arrange(this.hands.some((hand) => hand.dragging));
    let more = false;
    for (const pane of this.panes) more = pane.rig.advance(now, seconds) || more;
    this.director.join();
    beginPicture(renderer);
    for (const pane of this.panes) if (pane.visible) this.drawPane(renderer, pane, canvas.height);
    const [world] = this.panes;
    if (world.visible && world.projection)
      this.onPicture?.((point) => world.projection!.screen(world.space.point(point)));
    this.director.remember(!more);
    this.meter.end();
    figuresComing.value &&= this.panes.every((pane) => pane.pen.labels.length === 0);
    if (more) this.invalidate();
  }

  private drawPane(renderer: WebGLRenderer, pane: Pane, height: number): void {
    drawPane(pane, figureFor(pane, this.derived), {
      renderer,
      scene: this.scene,
      surfaces: this.surfaces,
      height,
      ratio: this.ratio.value,
      reach: this.director.reach(pane),
      lit: litSymbols.value,
      more: (pen, figure) => {
        for (const hand of this.hands) if (hand.pane === pane) hand.draw(pen, figure);
      },
      handOver: (work) => this.meter.handOver(work),
    });
  }
}
