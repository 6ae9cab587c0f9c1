import type { Screen, StagePanes, TakenLook, StageView } from '../model/stage';
import { effect } from '@preact/signals';
import { Scene, type WebGLRenderer } from 'three';
import { t } from '../base/i18n/messages';
import { litSymbols } from '../base/highlight';
import {
  announcement,
  boxDepth,
  experiment,
  glyphSize,
  layers as shownLayers,
  marked,
  meshState,
  onTop,
  room,
  shownSurface,
  tree,
  viewMode,
  walking,
} from '../core/store';
import { figuresComing } from '../core/session/quiet';
import { drawnFlat } from '../base/flat';
import { theme } from '../base/theme';
import { Director } from './director';
import { derive, figureFor, sceneOrigin } from './derived';
import { beginPicture, drawLayers, drawPane } from './drawPane';
import type { FlatFigure } from './flat';
import { mostTriangles } from './flat/limits';
import { partsOf } from '../model/method/parts';
import { layers } from './layers';
import type { Figure } from './layers/layer';
import { Meter, type StageReport } from './meter';
import { Pane } from './pane';
import { readPalette } from '../base/palette';
import type { Pen } from './pen/pen';
import { makeStyles } from './pen/style';
import { Hand } from './pointer/hand';
import { CameraKeys } from './pointer/keys';
import { makeRenderer, pixelRatio, releaseBuffers, setBackground, takePicture } from './renderer';
import { Surfaces } from './surfaces';
import { viewOf } from './view';

/** Owns the renderer, the panes and the loop. A picture is drawn when something has changed and at no other time. */
export class Stage {
  private palette = readPalette(document.documentElement);
  private readonly reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  private readonly derived = derive();
  private readonly ratio = { value: 1 };
  private readonly scene = new Scene();
  private readonly surfaces: Surfaces;
  private readonly renderer: WebGLRenderer | null;
  /** of the course, where there is no renderer */
  private flat: FlatFigure | null = null;
  private readonly panes: readonly [Pane, Pane];
  private readonly director: Director;
  private readonly hands: readonly Hand[];
  private readonly keys: readonly CameraKeys[];
  private readonly undo: (() => void)[] = [];
  private readonly meter = new Meter();
  /** told after every picture of the world view */
  onPicture: ((screen: Screen) => void) | null = null;
  private request = 0;
  private gone = false;
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
    const flat = !this.renderer && room.peek() === 'learn';
    // What is fetched in peace would wait for ever for a picture.
    figuresComing.value &&= this.renderer !== null || flat;
    if (this.renderer) this.start();
    else if (flat) this.startFlat().catch(() => this.sayNone());
    else this.sayNone();
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
    if (!renderer) {
      const ground = look.clear ? null : this.palette.background;
      const size = this.canvas.getBoundingClientRect();
      return this.flat?.picture(size, this.ratio.value * (look.scale ?? 1), ground) ?? null;
    }
    if (renderer.getContext().isContextLost()) return null;
    return takePicture(renderer, this.palette.background, look, (scale) => this.resize(scale));
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
    if (this.flat) drawnFlat.value = null;
    this.flat?.dispose();
    this.gone = true;
  }

  private sayNone(): void {
    for (const pane of this.panes) pane.say('scene.noWebgl');
  }

  /** The course is read, stepped and answered without a graphics card, too. */
  private async startFlat(): Promise<void> {
    const { FlatFigure } = await import('./flat');
    if (this.gone) return;
    this.flat = new FlatFigure();
    this.start();
  }

  private start(): void {
    const observer = new ResizeObserver(() => this.resize());
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
      setBackground(this.renderer!, this.palette.background);
      this.invalidate();
    });
    this.listen(this.canvas, 'stage-report', (event) => this.report((event as CustomEvent<StageReport>).detail));
    // A name measured before its font was there would stand aside for good.
    this.listen(document.fonts, 'loadingdone', () => {
      for (const pane of this.panes) pane.forgetSizes();
      this.invalidate();
    });
    this.resize();
    this.undo.push(
      effect(() => {
        const mesh = meshState.value?.mesh ?? null;
        this.surfaces.open(mesh, sceneOrigin(), 'pictures', (mesh && shownSurface.value) ?? mesh);
      }),
      effect(() => this.follow()),
      effect(() => this.repaint()),
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
  private repaint(): void {
    void theme.value;
    this.palette = readPalette(document.documentElement);
    const styles = makeStyles(this.palette);
    for (const pane of this.panes) pane.pen.styles = styles;
    if (this.renderer) setBackground(this.renderer, this.palette.background);
    this.surfaces.repaint(this.palette);
    this.invalidate();
  }

  private resize(scale = 1): void {
    const { width, height } = this.canvas.getBoundingClientRect();
    if (width < 1 || height < 1) return;
    this.ratio.value = this.pixels() * scale;
    this.renderer?.setPixelRatio(this.ratio.value);
    this.renderer?.setSize(width, height, false);
    // Drawn at once: the canvas has just lost its picture.
    this.draw(performance.now());
  }

  private cameraChanged(pane: Pane, byHand: boolean): void {
    if (byHand) this.director.touched(pane);
    this.invalidate();
  }

  private invalidate(): void {
    if (this.request === 0 && (this.renderer || this.flat))
      this.request = requestAnimationFrame((now) => this.draw(now));
  }

  private draw(now: number): void {
    const { renderer } = this;
    cancelAnimationFrame(this.request);
    this.request = 0;
    if (!(renderer ?? this.flat) || renderer?.getContext().isContextLost()) return;
    this.meter.begin();
    const seconds = Math.min((now - this.lastPicture) / 1000, 0.1);
    this.lastPicture = now;
    const canvas = this.canvas.getBoundingClientRect();
    for (const pane of this.panes) pane.measure(canvas);
    this.director.arrange(this.hands.some((hand) => hand.dragging));
    let more = false;
    for (const pane of this.panes) more = pane.rig.advance(now, seconds) || more;
    this.director.join();
    if (renderer) beginPicture(renderer);
    this.flat?.begin();
    for (const pane of this.panes) {
      if (!pane.visible) continue;
      if (renderer) this.drawPane(renderer, pane, canvas.height);
      else this.drawFlat(pane);
    }
    const [world] = this.panes;
    if (world.visible && world.projection)
      this.onPicture?.((point) => world.projection!.screen(world.space.point(point)));
    this.director.remember(!more);
    this.meter.end();
    figuresComing.value &&= this.panes.every((pane) => pane.pen.labels.length === 0);
    if (more) this.invalidate();
  }

  private drawFlat(pane: Pane): void {
    const figure = figureFor(pane, this.derived);
    const all = (figure?.mesh?.indices.length ?? 0) / 3;
    const said = drawnFlat.peek();
    if (!said || (all > 0 && said.all !== all)) drawnFlat.value = { all, most: mostTriangles };
    pane.prepare(this.director.reach(pane));
    this.flat!.pane(pane, figure, () => drawLayers(pane, figure, this.penOf(pane)));
    pane.drawNames();
  }

  private penOf(pane: Pane) {
    return {
      ratio: this.ratio.value,
      lit: litSymbols.value,
      more: (pen: Pen, figure: Figure) => {
        for (const hand of this.hands) if (hand.pane === pane) hand.draw(pen, figure);
      },
    };
  }

  private drawPane(renderer: WebGLRenderer, pane: Pane, height: number): void {
    drawPane(pane, figureFor(pane, this.derived), {
      ...this.penOf(pane),
      renderer,
      scene: this.scene,
      surfaces: this.surfaces,
      height,
      reach: this.director.reach(pane),
      handOver: (work) => this.meter.handOver(work),
    });
  }
}
