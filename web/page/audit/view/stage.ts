/**
 * The picture of the audit: one view of the level, with a renderer of its own. The workbench's stage follows the experiment, the step and the layers of a
 * trace, none of which is here; its parts are used one by one.
 */
import { batch, signal } from '@preact/signals';
import { Scene, type WebGLRenderer } from 'three';
import type { MeshState, Vec3 } from '../../model';
import { reachOf } from '../../scene/camera/subject';
import { beginPicture } from '../../scene/drawPane';
import { div, sub } from '../../../mesh/geometry/vec';
import { Pane } from '../../scene/pane';
import type { Palette } from '../../base/palette';
import { makeStyles } from '../../scene/pen/style';
import { CameraKeys } from '../../scene/pointer/keys';
import { StageCanvas, type StageParts } from '../../scene/stageCanvas';
import { centreOf, Space } from '../../model/space';
import { drawnMesh } from '../../model/parts/states';
import { chosen, pointed, progress, seen, spots } from '../room/state';
import { comeBack, leave } from './left';
import { figureUnit, shownLevel, shownRadii } from './actualLevel';
import { freeThrough, isBehind, posedAbove, posedAt } from './camera';
import { type ShownHeat, followHeat } from './heat/follow';
import { readHeatColours } from './heatColours';
import { drawBodyOf, drawMarks, markedHere } from './marks';
import { Pace } from './pace';
import { Pins } from './pins/pins';
import { roofAbove } from './roof';
import { LevelSurface } from './surface';
import { SmallTarget } from './thumbnails/target';
import { thumbnailPixels } from './thumbnails/size';

/** Milliseconds of a camera's way, and after its last picture until it is looked what stands behind walls. */
const glide = 450;
const rest = 140;

/** Whether faces count from behind. */
export const oneSided = (): boolean => seen.peek()?.settings.sides === 'front';

const isWalking = () => progress.peek()?.state === 'running';

/** undefined: none, or none that is shown. */
const chosenSpot = () => spots.peek().find(({ number }) => number === chosen.peek());

export class LevelStage implements StageParts {
  readonly root = document.createElement('div');
  readonly canvas = new StageCanvas(document.createElement('canvas'));
  readonly surface: LevelSurface;
  readonly scene = new Scene();
  readonly pane: Pane;
  /** what is painted; null: nothing happened */
  readonly heat = signal<ShownHeat | null>(null);
  /** world height from which on nothing is shown */
  readonly roof = signal(Infinity);
  /** grows with every picture */
  readonly pictures = signal(0);
  level: MeshState | null = null;
  readonly #pins: Pins;
  readonly #keys: CameraKeys;
  readonly #reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  #target: SmallTarget | null = null;
  readonly #pace = new Pace();
  #unfollowHeat = () => {};
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** until somebody turns the camera, the level stays in the picture when it becomes larger or smaller */
  #framed = true;

  constructor() {
    this.root.className = 'a-figure';
    const element = document.createElement('div');
    element.className = 'a-pane';
    this.root.append(this.canvas.element, element);
    this.canvas.element.setAttribute('aria-hidden', 'true');
    const changed = (_: Pane, byHand: boolean) => this.#moved(byHand);
    this.pane = new Pane('world', element, {
      styles: makeStyles(this.palette),
      reducedMotion: this.#reduced,
      changed,
    });
    this.#pins = new Pins(this.root);
    this.#keys = new CameraKeys(this.pane, () => this.#moved(true), 'auditView.camera');
    this.surface = new LevelSurface(this.palette, this.canvas.ratio, () => this.invalidate());
    this.scene.add(this.surface.group);
    if (this.renderer) this.#start(this.renderer);
    else this.pane.say('scene.noWebgl');
  }

  /** nobody has turned the camera since the level was framed */
  get framed(): boolean {
    return this.#framed;
  }

  /** The whole level from above, without what would only hide it. */
  fromAbove(milliseconds = this.#reduced ? 0 : glide): void {
    const mesh = this.level && drawnMesh(this.level.mesh);
    if (!mesh) return;
    this.roof.value = roofAbove(mesh);
    this.#framed = true;
    if (!this.pane.visible) return;
    this.pane.rig.moveTo(posedAbove(mesh, this.roof.peek(), this.pane.space, this.pane.frame), milliseconds);
    this.invalidate();
  }

  /** What small pictures are drawn on; null: nothing can be drawn now. */
  get target(): SmallTarget | null {
    const gl = this.renderer?.getContext() as WebGL2RenderingContext | undefined;
    if (!gl || gl.isContextLost()) return null;
    return (this.#target ??= new SmallTarget(gl, thumbnailPixels.width, thumbnailPixels.height));
  }

  get palette(): Palette {
    return this.canvas.palette;
  }

  get renderer(): WebGLRenderer | null {
    return this.canvas.renderer;
  }

  get panes(): readonly Pane[] {
    return [this.pane];
  }

  invalidate(): void {
    this.canvas.invalidate();
  }

  dispose(): void {
    if (this.level && this.pane.visible)
      leave({
        ...{ mesh: this.level.mesh, space: this.pane.space, pose: this.pane.rig.pose, roof: this.roof.peek() },
        ...{ framed: this.#framed, chosen: chosen.peek() },
      });
    this.#unfollowHeat();
    clearTimeout(this.#resting);
    this.#pace.dispose();
    this.#keys.dispose();
    this.#pins.dispose();
    this.pane.dispose();
    this.surface.dispose();
    this.canvas.dispose(true);
    this.root.remove();
  }

  #start(renderer: WebGLRenderer): void {
    const { canvas } = this;
    canvas.start(this, [this.root]);
    canvas.listen(this.pane.surface, 'dblclick', () => this.fromAbove());
    canvas.listen(this.pane.surface, 'keydown', (event) => {
      if ((event as KeyboardEvent).key !== 'Home') return;
      event.preventDefault();
      this.fromAbove();
    });
    canvas.follow(() => this.#open(shownLevel.value));
    canvas.follow(() => this.#look(chosen.value));
    canvas.follow(() => this.#frame(markedHere.value?.across ?? null));
    canvas.follow(() => {
      void [chosen.value, markedHere.value];
      this.invalidate();
    });
    canvas.follow(() => {
      void [spots.value, pointed.value];
      this.#pins.move();
      this.#rest();
    });
    this.#unfollowHeat = followHeat(
      () => this.surface.origin,
      (heat) => {
        const gl = renderer.getContext() as WebGL2RenderingContext;
        this.surface.heat.show(heat?.bricks ?? null, heat?.scale.limits ?? [], gl);
        const first = this.heat.peek() === null && heat !== null;
        this.heat.value = heat;
        // What a roof would hide is known only now.
        if (first && this.#framed) this.fromAbove(0);
        else if (isWalking()) this.#pace.soon(() => this.invalidate());
        // Somebody has asked for other heat, and its legend is there.
        else this.invalidate();
      },
    );
  }

  /** The first view: as it was left, of the chosen spot, or from above. */
  #begin(): void {
    const before = comeBack(this.level?.mesh, this.pane.space);
    if (before) {
      this.#framed = before.framed;
      this.roof.value = before.roof;
      this.pane.rig.setPose(before.pose);
    } else this.fromAbove(0);
    if (before?.chosen !== chosen.peek()) this.#look(chosen.peek());
  }

  #open(level: MeshState | null): void {
    if (level?.mesh === this.level?.mesh) return;
    this.level = level;
    const bounds = level && drawnMesh(level.mesh).bounds;
    const origin = bounds ? centreOf(bounds.min, bounds.max) : ([0, 0, 0] as const);
    const scale = 1 / figureUnit();
    batch(() => {
      this.pane.space = this.pane.cameraSpace = new Space(origin, [scale, scale, scale]);
      this.surface.group.scale.setScalar(scale);
      this.surface.open(level?.mesh ?? null, origin);
      markedHere.value = null;
    });
    this.fromAbove(0);
    this.invalidate();
  }

  /** Before the spot that was chosen. */
  #look(number: number | null): void {
    const spot = number === null ? undefined : spots.peek().find((each) => each.number === number);
    if (!spot || !this.level || !this.pane.visible) return;
    this.#framed = false;
    this.roof.value = Infinity;
    const ways = freeThrough(this.level.mesh);
    const pose = posedAt(ways, spot.worst.place, shownRadii(), this.pane.space);
    this.pane.rig.moveTo(pose, this.#reduced ? 0 : glide);
    this.invalidate();
  }

  /** Before a gap that was pointed out: nobody finds it between two walls. */
  #frame(across: readonly [Vec3, Vec3] | null): void {
    if (!across || !this.level || !this.pane.visible) return;
    const [a, b] = across;
    const middle: Vec3 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
    this.#framed = false;
    const pose = posedAt(freeThrough(this.level.mesh), middle, shownRadii(), this.pane.space);
    this.pane.rig.moveTo(pose, this.#reduced ? 0 : glide);
    this.invalidate();
  }

  repaint(palette: Palette): void {
    this.surface.paint(palette, readHeatColours(document.documentElement));
  }

  lost(): void {
    this.surface.heat.forget();
    this.#target = null;
  }

  resized(): void {
    const first = !this.pane.visible;
    this.pane.measure(this.root.getBoundingClientRect());
    if (first) this.#begin();
    else if (this.#framed) this.fromAbove(0);
  }

  #moved(byHand: boolean): void {
    if (byHand) this.#framed = false;
    this.invalidate();
  }

  draw(now: number, seconds: number): boolean {
    const { renderer, pane } = this;
    if (!renderer || !pane.visible) return false;
    this.#pace.began(performance.now());
    const more = pane.rig.advance(now, seconds);
    const projection = pane.prepare(reachOf(this.level && drawnMesh(this.level.mesh), pane));
    const { width, height } = pane.rect;
    this.surface.prepare({ width, height, oneSided: oneSided(), sight: this.#sight(projection.eye) }, this.roof.peek());
    const cold = this.surface.heat.bind(renderer, this.scene, pane.camera);
    beginPicture(renderer);
    renderer.setViewport(0, 0, width, height);
    renderer.setScissor(0, 0, width, height);
    renderer.render(this.scene, pane.camera);
    const spot = chosenSpot();
    if (this.level && (spot || markedHere.peek())) {
      pane.pen.begin(projection, { onTop: true, pixelRatio: this.canvas.ratio.value });
      if (spot) drawBodyOf(spot, pane.pen, shownRadii(), pane.space);
      drawMarks(pane.pen, this.level.mesh, pane.space);
      pane.pen.end();
      renderer.render(pane.pen.scene, pane.camera);
    }
    this.#pins.draw(projection, (world) => pane.space.point(world));
    this.pictures.value++;
    // The page is heard again once what was asked for is drawn.
    requestAnimationFrame(() => this.#pace.ended(performance.now()));
    // The level comes portion by portion, so that the page never stands still.
    if (this.surface.more) this.surface.grow();
    if (more || cold || this.surface.more) return true;
    this.#rest();
    return false;
  }

  /** What stands before the chosen spot is thinned out. */
  #sight(eye: readonly [number, number, number]) {
    const spot = chosenSpot();
    if (!spot) return null;
    const at = sub(spot.worst.place, this.surface.origin);
    return { eye: div(eye, this.pane.space.factor), from: at, to: at, radii: shownRadii() };
  }

  #rest(): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#dim(), rest);
  }

  #dim(): void {
    const { level, pane } = this;
    if (!level || !pane.projection) return;
    const eye = pane.space.toWorld(pane.projection.eye);
    this.#pins.dim(({ place }) => isBehind(level.mesh, eye, place, this.roof.peek()));
  }
}
