/** The two views of a study on one canvas. A picture is drawn when something has changed and at no other time. */
import { effect } from '@preact/signals';
import { Group, Matrix4, Scene, type WebGLRenderer } from 'three';
import '../../scene/scene.css';
import { litSymbols } from '../../state/highlight';
import { actions } from '../../state/actions';
import type { CameraPose, CameraPoses, GlyphSize } from '../../state/model';
import {
  cameraFollow,
  cameras,
  frameRequest,
  glyphSize,
  morph,
  onTop,
  presetId,
  study,
  viewMode,
} from '../../state/store';
import { threeQuarterPolar } from '../../scene/camera/framing';
import { scale, type Vec3 } from '../../scene/geometry/vec';
import { Meter, type StageReport } from '../../scene/meter';
import { Pane } from '../../scene/pane';
import { readPalette } from '../../scene/palette';
import { makeStyles } from '../../scene/pen/style';
import { makeRenderer, pixelRatio, releaseBuffers, setBackground } from '../../scene/renderer';
import { CameraKeys } from '../../scene/pointer/keys';
import { facesMaterial } from '../../scene/surface/facesMaterial';
import { meshSurface } from '../../scene/surface/mesh';
import type { Surface } from '../../scene/surface/surface';
import { isShown, moment, toggledLayers } from '../state';
import type { StudyFigure, StudyModule, StudyMoment } from '../types';
import { StudyHand } from './hand';
import { between, extentOf, upright, ViewPlace } from './place';

const glyphScales: Readonly<Record<GlyphSize, number>> = { small: 0.75, normal: 1, large: 1.5 };
const usualAngles = { azimuth: 0.63, polar: threeQuarterPolar };
const fromTheFront = { azimuth: 0, polar: Math.PI / 2 };
const moveMilliseconds = 320;

export interface StudyPanes {
  readonly world: HTMLElement;
  readonly second: HTMLElement;
}

export class StudyStage {
  private readonly palette = readPalette(document.documentElement);
  private readonly reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  private readonly ratio = { value: 1 };
  private readonly scene = new Scene();
  private readonly meshPlace = new Group();
  private readonly material = facesMaterial(this.palette, this.ratio, true);
  private surface: Surface | null = null;
  private readonly renderer: WebGLRenderer | null;
  private readonly panes: readonly [Pane, Pane];
  private readonly hand: StudyHand;
  private readonly keys: readonly CameraKeys[];
  private readonly undo: (() => void)[] = [];
  private readonly meter = new Meter();
  private request = 0;
  private lastPicture = 0;
  /** world length that is 1 in the figures, and where their middle is; fixed while the study stays open, so that stepping moves nothing */
  private base = { middle: [0, 0, 0] as Vec3, size: 1 };
  private secondBase = { middle: [0, 0, 0] as Vec3, size: 1 };
  private framed: { module: StudyModule | null; preset: string | null; mesh: unknown } = {
    module: null,
    preset: null,
    mesh: null,
  };
  private requests = frameRequest.peek().count;
  private wish: 'open' | 'again' | null = null;
  private own = false;
  private kept: CameraPoses | null = null;
  private lastFrame = -1;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    elements: StudyPanes,
  ) {
    const styles = makeStyles(this.palette);
    const changed = (_: Pane, byHand: boolean) => this.cameraChanged(byHand);
    const options = { styles, reducedMotion: this.reducedMotion, changed };
    this.panes = [new Pane('world', elements.world, options), new Pane('ellipsoid', elements.second, options)];
    this.meshPlace.matrixAutoUpdate = false;
    this.scene.add(this.meshPlace);
    this.renderer = makeRenderer(canvas, this.palette.background);
    this.hand = new StudyHand(
      this.panes[0],
      () => this.worldPlace(),
      () => this.invalidate(),
    );
    this.keys = this.panes.map((pane) => new CameraKeys(pane, () => this.cameraChanged(true)));
    if (!this.renderer) for (const pane of this.panes) pane.say('scene.noWebgl');
    else this.start(this.renderer);
  }

  picture(): HTMLCanvasElement | null {
    if (!this.renderer || this.renderer.getContext().isContextLost()) return null;
    this.draw(performance.now());
    const copy = document.createElement('canvas');
    copy.width = this.canvas.width;
    copy.height = this.canvas.height;
    copy.getContext('2d')?.drawImage(this.canvas, 0, 0);
    return copy;
  }

  dispose(): void {
    cancelAnimationFrame(this.request);
    for (const step of this.undo) step();
    this.hand.dispose();
    for (const part of this.keys) part.dispose();
    for (const pane of this.panes) pane.dispose();
    this.surface?.dispose();
    this.material.dispose();
    this.renderer?.dispose();
    // The canvas goes on to the next stage with its context; nothing of this one may stay in it.
    this.renderer?.forceContextLoss();
  }

  private start(renderer: WebGLRenderer): void {
    const observer = new ResizeObserver(() => this.resize(renderer));
    for (const element of [this.canvas, ...this.panes.map((p) => p.element)]) observer.observe(element);
    this.undo.push(() => observer.disconnect());
    this.listen(this.canvas, 'webglcontextlost', (event) => {
      event.preventDefault();
      releaseBuffers(this.scene);
      for (const pane of this.panes) releaseBuffers(pane.pen.scene);
    });
    this.listen(this.canvas, 'webglcontextrestored', () => {
      setBackground(renderer, this.palette.background);
      this.invalidate();
    });
    this.listen(this.canvas, 'stage-report', (event) => this.report((event as CustomEvent<StageReport>).detail));
    this.listen(document.fonts, 'loadingdone', () => {
      for (const pane of this.panes) pane.forgetSizes();
      this.invalidate();
    });
    this.resize(renderer);
    this.undo.push(
      effect(() => this.openMesh()),
      effect(() => this.follow()),
    );
  }

  private listen(target: EventTarget, type: string, listener: (event: Event) => void): void {
    target.addEventListener(type, listener);
    this.undo.push(() => target.removeEventListener(type, listener));
  }

  private openMesh(): void {
    const mesh = study.value?.mesh ?? null;
    this.surface?.dispose();
    this.meshPlace.clear();
    this.surface = mesh && meshSurface(mesh, meshMiddle(mesh.bounds), this.material, () => this.invalidate());
    if (this.surface) this.meshPlace.add(this.surface.object);
    this.invalidate();
  }

  /** Reads every signal a picture depends on, so that a change of any asks for a new one. */
  private follow(): void {
    void [toggledLayers.value, onTop.value, viewMode.value, glyphSize.value, litSymbols.value, morph.value];
    void [moment.value, cameraFollow.value];
    const open = study.value;
    const here = { module: open?.module ?? null, preset: presetId.value, mesh: open?.mesh ?? null };
    if (
      open &&
      (here.module !== this.framed.module || here.preset !== this.framed.preset || here.mesh !== this.framed.mesh)
    ) {
      this.framed = here;
      this.wish = 'open';
      this.own = false;
    }
    const request = frameRequest.value;
    if (request.count !== this.requests) {
      this.requests = request.count;
      this.wish ??= 'again';
    }
    if (cameras.value === null && this.kept !== null) {
      this.kept = null;
      this.own = false;
      this.wish ??= 'open';
    }
    this.invalidate();
  }

  private worldPlace(): ViewPlace {
    const own = upright(this.base.middle);
    const at = moment.peek();
    const placement = at && study.peek()?.module.second?.placement?.(at);
    return new ViewPlace(placement ? between(own, placement, morph.peek()) : own, this.base.size);
  }

  private secondPlace(): ViewPlace {
    const at = moment.peek();
    const placement = at && study.peek()?.module.second?.placement?.(at);
    if (placement) return new ViewPlace(placement, this.base.size);
    return new ViewPlace(upright(this.secondBase.middle), this.secondBase.size);
  }

  private arrange(at: StudyMoment): void {
    const { module } = study.peek()!;
    const [world, second] = this.panes;
    if (this.wish === 'open') {
      const extent = extentOf(module.subject(at));
      this.base = { middle: extent.middle, size: 1 / extent.radius };
      if (module.second && !module.second.placement) {
        const own = extentOf(module.second.subject(at));
        this.secondBase = { middle: own.middle, size: 1 / own.radius };
      }
    }
    const moved = this.lastFrame !== at.frame && cameraFollow.peek() !== 'off' && !this.hand.dragging;
    this.lastFrame = at.frame;
    for (const pane of this.panes) {
      if (!pane.visible) continue;
      const points = this.subjectOf(pane, module, at);
      const lost = moved && pane.projection !== null && !seesAll(pane, points);
      if (this.wish === null && !lost) continue;
      const usual = pane === second && module.second?.flat ? fromTheFront : (module.angles ?? usualAngles);
      const angles = this.wish === 'open' ? usual : pane.rig.pose;
      const time = this.wish === 'open' || this.reducedMotion ? 0 : moveMilliseconds;
      pane.look(points, { azimuth: angles.azimuth, polar: angles.polar }, time);
    }
    // A view that is not displayed is framed when it is.
    if (world.visible || second.visible) this.wish = null;
    this.takeKept();
  }

  private subjectOf(pane: Pane, module: StudyModule, at: StudyMoment): Vec3[] {
    const isSecond = pane === this.panes[1];
    const place = isSecond ? this.secondPlace() : this.worldPlace();
    const own = isSecond && module.second ? module.second.subject(at) : module.subject(at);
    return own.filter((p) => p.every(Number.isFinite)).map((p) => place.point(p));
  }

  private takeKept(): void {
    const given = cameras.value;
    if (given === this.kept || given === null) return;
    this.kept = given;
    this.own = true;
    this.panes.forEach((pane, k) => {
      const pose = k === 0 ? given.world : given.ellipsoid;
      const place = k === 0 ? this.worldPlace() : this.secondPlace();
      if (pose && pane.visible)
        pane.rig.moveTo({ ...pose, target: place.point(pose.target), distance: pose.distance * place.size }, 0);
    });
  }

  private keep(): void {
    const poseOf = (pane: Pane, place: ViewPlace): CameraPose | null => {
      if (!pane.visible) return null;
      const { target, distance, azimuth, polar } = pane.rig.pose;
      const short = (value: number) => Number(value.toPrecision(6));
      const [x, y, z] = place.toWorld(target);
      return {
        target: [short(x), short(y), short(z)],
        distance: short(distance / place.size),
        azimuth: short(azimuth),
        polar: short(polar),
      };
    };
    const poses = {
      world: poseOf(this.panes[0], this.worldPlace()),
      ellipsoid: poseOf(this.panes[1], this.secondPlace()),
    };
    if (JSON.stringify(poses) === JSON.stringify(cameras.peek())) return;
    this.kept = poses;
    actions.setCameras(poses);
  }

  private figureFor(pane: Pane, at: StudyMoment): StudyFigure {
    const isSecond = pane === this.panes[1];
    const place = isSecond ? this.secondPlace() : this.worldPlace();
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
      pending: this.request !== 0,
      drawCalls: this.renderer?.info.render.calls ?? 0,
    });
    const places = [this.worldPlace(), this.secondPlace()];
    const [world, ellipsoid] = this.panes.map((pane, k) =>
      (detail.points ?? []).flatMap((p) => pane.projection?.screen(places[k]!.point(p)) ?? []),
    );
    detail.places = { world: world!, ellipsoid: ellipsoid! };
  }

  private resize(renderer: WebGLRenderer): void {
    const { width, height } = this.canvas.getBoundingClientRect();
    if (width < 1 || height < 1) return;
    renderer.setPixelRatio(pixelRatio());
    renderer.setSize(width, height, false);
    this.ratio.value = pixelRatio();
    this.wish ??= this.own ? null : 'again';
    this.draw(performance.now());
  }

  private cameraChanged(byHand: boolean): void {
    if (byHand) this.own = true;
    this.invalidate();
  }

  private invalidate(): void {
    if (this.request === 0 && this.renderer) this.request = requestAnimationFrame((now) => this.draw(now));
  }

  private draw(now: number): void {
    const { renderer } = this;
    cancelAnimationFrame(this.request);
    this.request = 0;
    const at = moment.peek();
    if (!renderer || renderer.getContext().isContextLost() || !at || !study.peek()) return;
    this.meter.begin();
    const seconds = Math.min((now - this.lastPicture) / 1000, 0.1);
    this.lastPicture = now;
    const canvas = this.canvas.getBoundingClientRect();
    for (const pane of this.panes) pane.measure(canvas);
    this.arrange(at);
    let more = false;
    for (const pane of this.panes) more = pane.rig.advance(now, seconds) || more;
    renderer.info.reset();
    renderer.setScissorTest(false);
    renderer.clear();
    renderer.setScissorTest(true);
    for (const pane of this.panes) if (pane.visible) this.drawPane(renderer, pane, at, canvas.height);
    if (!more && this.own) this.keep();
    this.meter.end();
    if (more) this.invalidate();
  }

  private drawPane(renderer: WebGLRenderer, pane: Pane, at: StudyMoment, canvasHeight: number): void {
    const { module } = study.peek()!;
    const { left, top, width, height } = pane.rect;
    const projection = pane.prepare(8);
    const figure = this.figureFor(pane, at);
    renderer.setViewport(left, canvasHeight - top - height, width, height);
    renderer.setScissor(left, canvasHeight - top - height, width, height);
    this.placeMesh(pane, module);
    renderer.render(this.scene, pane.camera);
    const { pen } = pane;
    pane.sizeNames(glyphSize.value);
    const glyphs = glyphScales[glyphSize.value];
    pen.begin(projection, { onTop: onTop.value, pixelRatio: this.ratio.value, glyphs, lit: litSymbols.value });
    for (const layer of module.layers) {
      pen.symbol(null);
      if (isShown(module, layer.name)) layer.draw(pen, figure);
    }
    pen.symbol(null);
    if (pane === this.hand.pane) this.hand.draw(pen, figure);
    pen.end();
    renderer.render(pen.scene, pane.camera);
    pane.drawNames();
  }

  /** The mesh's buffers are about its own middle; the view's placement is their transform. */
  private placeMesh(pane: Pane, module: StudyModule): void {
    const { mesh } = study.peek()!;
    const second = pane === this.panes[1];
    this.meshPlace.visible = mesh !== null && isShown(module, 'mesh') && (!second || Boolean(module.second?.placement));
    if (!mesh || !this.meshPlace.visible) return;
    const place = second ? this.secondPlace() : this.worldPlace();
    const columns = (
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ] as const
    ).map((axis) => place.vector(axis));
    const origin = place.point(meshMiddle(mesh.bounds));
    const [x, y, z] = columns as [Vec3, Vec3, Vec3];
    const matrix = new Matrix4().set(
      ...([x[0], y[0], z[0], origin[0], x[1], y[1], z[1], origin[1]] as const),
      ...([x[2], y[2], z[2], origin[2], 0, 0, 0, 1] as const),
    );
    this.meshPlace.matrix.copy(matrix);
  }
}

const meshMiddle = ({ min, max }: { readonly min: Vec3; readonly max: Vec3 }): Vec3 =>
  scale([min[0] + max[0], min[1] + max[1], min[2] + max[2]], 0.5);

function seesAll(pane: Pane, points: readonly Vec3[]): boolean {
  return points.every((point) => {
    const { x, y, depth } = pane.projection!.screen(point);
    return depth > 0 && x >= 0 && y >= 0 && x <= pane.rect.width && y <= pane.rect.height;
  });
}
