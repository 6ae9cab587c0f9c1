/** The two views of a study on one canvas. */
import { computed } from '@preact/signals';
import { Group, Matrix4, Scene, type WebGLRenderer } from 'three';
import '../../scene/scene.css';
import { litSymbols } from '../../base/highlight';
import type { GlyphSize } from '../../model';
import { glyphSize, morph, onTop, study, viewMode } from '../../core/store';
import { figuresComing } from '../../core/session/quietTime';
import { scale, type Vec3 } from '../../../mesh/geometry/vec';
import { Meter, type StageReport } from '../../scene/meter';
import { Pane } from '../../scene/pane';
import type { Palette } from '../../base/palette';
import { makeStyles } from '../../scene/pen/style';
import { beginPicture } from '../../scene/drawPane';
import { StageCanvas, type StageParts } from '../../scene/stageCanvas';
import type { TakenLook } from '../../model/stage';
import { CameraKeys } from '../../scene/pointer/keys';
import { MeshLook } from '../../scene/surface/look';
import { meshSurface } from '../../scene/surface/mesh';
import type { Surface } from '../../scene/surface/surface';
import { isShown, moment, toggledLayers } from '../state';
import type { StudyFigure, StudyModule, StudyMoment } from '../../model/study/types';
import { StudyHand } from './hand';
import { StudyCameras } from './cameras';
import type { ViewPlace } from './place';

const glyphScales: Readonly<Record<GlyphSize, number>> = { small: 0.75, normal: 1, large: 1.5 };

/** Another run on the same ground leaves it as it is. */
const shownMesh = computed(() => study.value?.mesh ?? study.value?.run.ground ?? null);

export interface StudyPanes {
  readonly world: HTMLElement;
  readonly second: HTMLElement;
}

export class StudyStage implements StageParts {
  private readonly reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  readonly scene = new Scene();
  private readonly meshPlace = new Group();
  private readonly look: MeshLook;
  private surface: Surface | null = null;
  private readonly canvas: StageCanvas;
  readonly panes: readonly [Pane, Pane];
  private readonly hand: StudyHand;
  private readonly keys: readonly CameraKeys[];
  private readonly meter = new Meter();
  private readonly cameras: StudyCameras;

  /** @param pixels of the canvas for each of the page */
  constructor(canvas: HTMLCanvasElement, elements: StudyPanes, pixels?: () => number) {
    this.canvas = new StageCanvas(canvas, pixels);
    const { palette, ratio, renderer } = this.canvas;
    this.look = new MeshLook(palette, ratio);
    const styles = makeStyles(palette);
    const changed = (_: Pane, byHand: boolean) => this.cameraChanged(byHand);
    const options = { styles, reducedMotion: this.reducedMotion, changed };
    this.panes = [new Pane('world', elements.world, options), new Pane('ellipsoid', elements.second, options)];
    this.meshPlace.matrixAutoUpdate = false;
    this.scene.add(this.meshPlace);
    this.cameras = new StudyCameras(this.panes, this.reducedMotion);
    this.hand = new StudyHand(
      this.panes[0],
      () => this.cameras.worldPlace(),
      () => this.canvas.invalidate(),
    );
    this.keys = this.panes.map(
      (pane, k) =>
        new CameraKeys(pane, () => this.cameraChanged(true), k === 0 ? 'scene.keys.world' : 'scene.keys.second'),
    );
    // Anything fetched when idle would wait for ever for a picture.
    figuresComing.value &&= renderer !== null;
    if (!renderer) for (const pane of this.panes) pane.say('scene.noWebgl');
    else this.start();
  }

  picture(look: TakenLook = {}): HTMLCanvasElement | null {
    return this.canvas.picture(look);
  }

  /** Of the latest picture, both panes together. */
  drawCalls(): number {
    return this.canvas.drawCalls;
  }

  dispose(): void {
    this.hand.dispose();
    for (const part of this.keys) part.dispose();
    for (const pane of this.panes) pane.dispose();
    this.surface?.dispose();
    this.look.dispose();
    // The canvas goes on to the next stage with its context; nothing of this one may stay in it.
    this.canvas.dispose(true);
  }

  private start(): void {
    const { canvas } = this;
    canvas.start(this, [canvas.element, ...this.panes.map((pane) => pane.element)]);
    canvas.listen(canvas.element, 'stage-report', (event) => this.report((event as CustomEvent<StageReport>).detail));
    canvas.follow(() => this.openMesh());
    canvas.follow(() => this.follow());
  }

  private openMesh(): void {
    const mesh = shownMesh.value;
    this.surface?.dispose();
    this.meshPlace.clear();
    this.look.open(mesh);
    this.surface = mesh && meshSurface(mesh, meshMiddle(mesh.bounds), this.look, () => this.canvas.invalidate());
    if (this.surface) this.meshPlace.add(this.surface.object);
    this.canvas.invalidate();
  }

  /** Reads every signal a picture depends on, so that a change of any asks for a new one. */
  private follow(): void {
    void [toggledLayers.value, onTop.value, viewMode.value, glyphSize.value, litSymbols.value, morph.value];
    void moment.value;
    this.cameras.watch();
    this.canvas.invalidate();
  }

  private figureFor(pane: Pane, at: StudyMoment): StudyFigure {
    const isSecond = pane === this.panes[1];
    const place = isSecond ? this.cameras.secondPlace() : this.cameras.worldPlace();
    return {
      moment: at,
      pane: isSecond ? 'second' : 'world',
      blend: isSecond ? 1 : morph.peek(),
      at: (p) => place.point(p),
      along: (v) => place.vector(v),
      eye: pane.projection?.eye ?? [0, 0, 1],
      unit: place.size,
    };
  }

  private report(detail: StageReport): void {
    const { pictures, costs } = this.meter;
    Object.assign(detail, {
      pictures,
      costs,
      pending: this.canvas.pending,
      drawCalls: this.drawCalls(),
      ...(moment.peek() && { cameras: this.cameras.posesNow() }),
    });
    const places = [this.cameras.worldPlace(), this.cameras.secondPlace()];
    const [world, ellipsoid] = this.panes.map((pane, k) =>
      (detail.points ?? []).flatMap((p) => pane.projection?.screen(places[k]!.point(p)) ?? []),
    );
    detail.places = { world: world!, ellipsoid: ellipsoid! };
  }

  repaint(palette: Palette): void {
    this.look.paint(palette);
  }

  resized(): void {
    this.cameras.resized();
  }

  private cameraChanged(byHand: boolean): void {
    if (byHand) this.cameras.touched();
    this.canvas.invalidate();
  }

  draw(now: number, seconds: number): boolean {
    const { renderer, element } = this.canvas;
    const at = moment.peek();
    if (!renderer || !at || !study.peek()) return false;
    this.meter.begin();
    const canvas = element.getBoundingClientRect();
    for (const pane of this.panes) pane.measure(canvas);
    this.cameras.arrange(at, this.hand.dragging);
    let more = false;
    for (const pane of this.panes) more = pane.rig.advance(now, seconds) || more;
    beginPicture(renderer);
    for (const pane of this.panes) if (pane.visible) this.drawPane(renderer, pane, at, canvas.height);
    if (!more) this.cameras.keep();
    this.meter.end();
    figuresComing.value &&= this.panes.every((pane) => pane.pen.labels.length === 0);
    return more;
  }

  private drawPane(renderer: WebGLRenderer, pane: Pane, at: StudyMoment, canvasHeight: number): void {
    const { module } = study.peek()!;
    const { left, top, width, height } = pane.rect;
    const projection = pane.prepare(8);
    const figure = this.figureFor(pane, at);
    renderer.setViewport(left, canvasHeight - top - height, width, height);
    renderer.setScissor(left, canvasHeight - top - height, width, height);
    this.placeMesh(pane, module);
    this.look.prepare({ width, height, wired: true, oneSided: false, sight: null });
    renderer.render(this.scene, pane.camera);
    const { pen } = pane;
    pane.sizeNames(glyphSize.value);
    const glyphs = glyphScales[glyphSize.value];
    pen.begin(projection, { onTop: onTop.value, pixelRatio: this.canvas.ratio.value, glyphs, lit: litSymbols.value });
    for (const layer of module.layers) {
      pen.symbol(null);
      if (isShown(module, layer.name)) layer.draw(pen, figure);
    }
    pen.symbol(null);
    if (pane === this.hand.pane) this.hand.draw(pen, figure);
    pen.end();
    renderer.render(pen.scene, pane.camera);
    pane.drawNames(this.turnOf(pane, module));
  }

  private turnOf(pane: Pane, module: StudyModule): Matrix4 {
    const second = pane === this.panes[1];
    // Separate coordinates, along the axes of the world.
    if (second && !module.second?.placement) return new Matrix4();
    return matrixOf(second ? this.cameras.secondPlace() : this.cameras.worldPlace());
  }

  /** The mesh's buffers are about its own middle; the view's placement is their transform. */
  private placeMesh(pane: Pane, module: StudyModule): void {
    const mesh = shownMesh.peek();
    const second = pane === this.panes[1];
    this.meshPlace.visible = mesh !== null && isShown(module, 'mesh') && (!second || Boolean(module.second?.placement));
    if (!mesh || !this.meshPlace.visible) return;
    const place = second ? this.cameras.secondPlace() : this.cameras.worldPlace();
    this.meshPlace.matrix.copy(matrixOf(place)).setPosition(...place.point(meshMiddle(mesh.bounds)));
  }
}

const meshMiddle = ({ min, max }: { readonly min: Vec3; readonly max: Vec3 }): Vec3 =>
  scale([min[0] + max[0], min[1] + max[1], min[2] + max[2]], 0.5);

/** How a view turns and scales the world, without its origin. */
const matrixOf = (place: ViewPlace): Matrix4 => {
  const [x, y, z] = (
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as const
  ).map((axis) => place.vector(axis)) as [Vec3, Vec3, Vec3];
  return new Matrix4().set(x[0], y[0], z[0], 0, x[1], y[1], z[1], 0, x[2], y[2], z[2], 0, 0, 0, 0, 1);
};
