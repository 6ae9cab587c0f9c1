import type { Screen, StagePanes, TakenLook, StageView } from '../model/stage';
import { Scene, type WebGLRenderer } from 'three';
import { t } from '../base/i18n/messages';
import { litSymbols } from '../base/highlight';
import {
  announcement,
  boxDepth,
  experiment,
  glyphSize,
  shownLayers,
  marked,
  meshState,
  onTop,
  room,
  shownSurface,
  tree,
  viewMode,
  walking,
} from '../core/store';
import { figuresComing } from '../core/session/quietTime';
import { drawnFlat } from '../base/flat';
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
import type { Palette } from '../base/palette';
import type { Pen } from './pen/pen';
import { makeStyles } from './pen/style';
import { Hand } from './pointer/hand';
import { CameraKeys } from './pointer/keys';
import { StageCanvas, type StageParts } from './stageCanvas';
import { Surfaces } from './surfaces';
import { viewOf } from './view';

/** The figures of the sweep: panes, surfaces, layers and pointers. */
export class Stage implements StageParts {
  private readonly reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  private readonly derived = derive();
  readonly scene = new Scene();
  private readonly surfaces: Surfaces;
  private readonly canvas: StageCanvas;
  /** of the course, where there is no renderer */
  private flat: FlatFigure | null = null;
  readonly panes: readonly [Pane, Pane];
  private readonly director: Director;
  private readonly hands: readonly Hand[];
  private readonly keys: readonly CameraKeys[];
  private readonly meter = new Meter();
  /** called after every picture of the world view */
  onPicture: ((screen: Screen) => void) | null = null;
  private gone = false;

  constructor(canvas: HTMLCanvasElement, elements: StagePanes, pixels?: () => number) {
    this.canvas = new StageCanvas(canvas, pixels);
    const { palette, ratio, renderer } = this.canvas;
    const styles = makeStyles(palette);
    const options = {
      styles,
      reducedMotion: this.reducedMotion,
      changed: (p: Pane, byHand: boolean) => this.cameraChanged(p, byHand),
    };
    this.panes = [new Pane('world', elements.world, options), new Pane('ellipsoid', elements.ellipsoid, options)];
    this.surfaces = new Surfaces(palette, ratio, () => this.canvas.invalidate());
    this.scene.add(this.surfaces.group);
    this.director = new Director(this.panes, this.derived, this.reducedMotion);
    this.hands = this.panes.map((pane) => new Hand(pane, this.derived, () => this.canvas.invalidate()));
    this.keys = this.panes.map((pane) => new CameraKeys(pane, () => this.cameraChanged(pane, true)));
    const flat = !renderer && room.peek() === 'learn';
    // Anything fetched when idle would wait for ever for a picture.
    figuresComing.value &&= renderer !== null || flat;
    if (renderer) this.start();
    else if (flat) this.startFlat().catch(() => this.sayNone());
    else this.sayNone();
  }

  cameraYaw(): number {
    return this.panes[0].rig.pose.azimuth;
  }

  drawCalls(): number {
    return this.canvas.drawCalls;
  }

  /** A copy of the picture; null where there is none. */
  picture(look: TakenLook = {}): HTMLCanvasElement | null {
    const { renderer, element, palette, ratio } = this.canvas;
    if (renderer) return this.canvas.picture(look);
    const ground = look.clear ? null : palette.background;
    return this.flat?.picture(element.getBoundingClientRect(), ratio.value * (look.scale ?? 1), ground) ?? null;
  }

  view(): StageView | null {
    const { renderer, element } = this.canvas;
    const { width, height } = element.getBoundingClientRect();
    const [world, ellipsoid] = this.panes;
    return renderer && { width, height, world: viewOf(world), ellipsoid: viewOf(ellipsoid) };
  }

  dispose(): void {
    for (const part of [...this.hands, ...this.keys]) part.dispose();
    for (const pane of this.panes) pane.dispose();
    this.surfaces.dispose();
    this.canvas.dispose();
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
    this.canvas.flat = true;
    this.start();
  }

  private start(): void {
    const { canvas } = this;
    canvas.start(this, [canvas.element, ...this.panes.map((pane) => pane.element)]);
    canvas.listen(canvas.element, 'stage-report', (event) => this.report((event as CustomEvent<StageReport>).detail));
    canvas.follow(() => {
      const mesh = meshState.value?.mesh ?? null;
      this.surfaces.open(mesh, sceneOrigin(), 'pictures', (mesh && shownSurface.value) ?? mesh);
    });
    canvas.follow(() => this.follow());
    canvas.follow(() => {
      const opening = tree.value?.root.opening;
      if (opening?.kind !== 'MoveBegin') return;
      // Those that cannot be fetched are asked for again with the next tree.
      partsOf[opening.method].layers?.().then(
        () => canvas.invalidate(),
        () => {},
      );
    });
    canvas.follow(() => this.describe());
  }

  private report(detail: StageReport): void {
    const { pictures, costs } = this.meter;
    Object.assign(detail, { pictures, costs, pending: this.canvas.pending, drawCalls: this.drawCalls() });
    const [world, ellipsoid] = this.panes.map((pane) =>
      (detail.points ?? []).flatMap((p) => pane.projection?.screen(pane.space.point(p)) ?? []),
    );
    detail.places = { world, ellipsoid };
    detail.cameras = this.director.posesNow();
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
    this.canvas.invalidate();
  }

  private describe(): void {
    // The page may describe the figures itself and take the canvas out of the reading order.
    if (this.canvas.element.getAttribute('aria-hidden') === 'true') return;
    const sentence = announcement.value;
    this.canvas.element.setAttribute('role', 'img');
    this.canvas.element.setAttribute(
      'aria-label',
      meshState.value ? t('scene.canvas', { sentence }) : t('scene.canvas.empty'),
    );
  }

  repaint(palette: Palette): void {
    this.surfaces.repaint(palette);
  }

  private cameraChanged(pane: Pane, byHand: boolean): void {
    if (byHand) this.director.touched(pane);
    this.canvas.invalidate();
  }

  draw(now: number, seconds: number): boolean {
    const { renderer, element } = this.canvas;
    this.meter.begin();
    const canvas = element.getBoundingClientRect();
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
    return more;
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
      ratio: this.canvas.ratio.value,
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
