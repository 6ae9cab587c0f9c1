import type { PaneRect, Frame, Pose } from '../model/stage';
import { isSymbol, type SymbolName } from '../base/highlight';
import { type Matrix4, PerspectiveCamera } from 'three';
import { t, type MessageKey } from '../base/i18n/messages';
import type { GlyphSize } from '../model';
import { Rig } from './camera/rig';
import { fitPose } from './camera/framing';
import { div, type Vec3 } from '../../mesh/geometry/vec';
import { LabelOverlay } from './labels/overlay';
import { Triad } from './labels/triad';
import { Pen } from './pen/pen';
import type { StyleSheet } from './pen/style';
import { Projection, stretched } from './pen/view';
import { glyphAt } from './pointer/glyphs';
import { Space } from '../model/space';

export type PaneName = 'world' | 'ellipsoid';

/** One view: its place on the page, camera, space, pen and names. */
export class Pane {
  /** catches the pointer, below the pane's own buttons */
  readonly surface = document.createElement('div');
  readonly rig: Rig;
  readonly pen: Pen;
  space = new Space([0, 0, 0], [1, 1, 1]);
  /** 0 world … 1 ellipsoid space */
  blend = 0;
  /** The space of the camera: the pane's own, or that of the view it is linked with through the change of basis. */
  cameraSpace = this.space;
  cameraBlend = 0;
  /** what the renderer sees through: the rig's camera, in the pane's own space */
  readonly camera = new PerspectiveCamera();
  rect: PaneRect = { left: 0, top: 0, width: 0, height: 0 };
  projection: Projection | null = null;
  private readonly overlay = document.createElement('div');
  private readonly drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  private readonly labels: LabelOverlay;
  private readonly triad: Triad;
  private readonly message = document.createElement('p');

  constructor(
    readonly name: PaneName,
    readonly element: HTMLElement,
    options: { styles: StyleSheet; reducedMotion: boolean; changed: (pane: Pane, byHand: boolean) => void },
  ) {
    this.surface.className = 'fig-surface';
    this.overlay.className = 'fig-overlay';
    this.drawing.setAttribute('class', 'fig-drawing');
    // The page's description of the figure contains the names; read one by one they would be noise.
    this.overlay.setAttribute('aria-hidden', 'true');
    this.overlay.append(this.drawing);
    element.prepend(this.surface);
    element.append(this.overlay);
    this.labels = new LabelOverlay(this.overlay, this.drawing);
    this.triad = new Triad(this.drawing);
    // Set from the rig's before every picture.
    this.camera.matrixWorldAutoUpdate = false;
    this.pen = new Pen(options.styles);
    this.rig = new Rig(this.surface, options.reducedMotion, (byHand) => options.changed(this, byHand));
  }

  get visible(): boolean {
    return this.rect.width > 1 && this.rect.height > 1;
  }

  get frame(): Frame {
    return { fov: (this.rig.camera.fov * Math.PI) / 180, width: this.rect.width, height: this.rect.height };
  }

  /** Reads where the pane is now. */
  measure(canvas: DOMRect): void {
    const r = this.element.getBoundingClientRect();
    this.rect = { left: r.left - canvas.left, top: r.top - canvas.top, width: r.width, height: r.height };
  }

  /** Moves the camera so that all points are seen. */
  look(points: readonly Vec3[], angles: Pick<Pose, 'azimuth' | 'polar'>, milliseconds: number): void {
    if (this.visible && points.length > 0) this.rig.moveTo(fitPose(points, angles, this.frame), milliseconds);
  }

  /** Fixes camera and projection for the picture about to be drawn. */
  prepare(reach: number): Projection {
    this.rig.setRange(this.rect.width, this.rect.height, reach);
    const { camera } = this.rig;
    const stretch = div(this.cameraSpace.factor, this.space.factor);
    this.projection = new Projection(camera, this.rect.width, this.rect.height, stretch);
    this.camera.projectionMatrix.copy(camera.projectionMatrix);
    this.camera.projectionMatrixInverse.copy(camera.projectionMatrixInverse);
    stretched(this.camera.matrixWorldInverse.copy(camera.matrixWorldInverse), stretch);
    this.camera.matrixWorld.copy(this.camera.matrixWorldInverse).invert();
    return this.projection;
  }

  /** The projection of the camera's space: for dragging, where lengths across the line of sight count. */
  cameraProjection(): Projection {
    return new Projection(this.rig.camera, this.rect.width, this.rect.height);
  }

  /** Names grow and shrink with the glyphs they stand at. */
  sizeNames(size: GlyphSize): void {
    if (this.overlay.dataset.size === size) return;
    this.overlay.dataset.size = size;
    this.labels.forgetSizes();
  }

  /**
   * Puts the names the pen has collected in their places.
   * @param turned how the world is turned in this view, for the sign of its axes; as it is without it
   */
  drawNames(turned?: Matrix4): void {
    if (!this.projection) return;
    const view = this.camera.matrixWorldInverse;
    const axes = this.triad.draw(turned ? turned.clone().premultiply(view) : view, this.rect.height);
    this.labels.draw(this.pen.labels, [...this.pen.obstacles, ...axes], this.projection);
  }

  /** The symbol whose name or glyph is under a point of the pane. */
  symbolAt(at: readonly [number, number], slack: number): SymbolName | null {
    const named = this.labels.namedAt(at);
    return isSymbol(named) ? named : glyphAt(this.pen.glyphs, at, slack);
  }

  /** Names are measured again: their font has changed. */
  forgetSizes(): void {
    this.labels.forgetSizes();
  }

  say(key: MessageKey | null): void {
    this.message.remove();
    if (!key) return;
    this.message.className = 'fig-message';
    this.message.textContent = t(key);
    this.overlay.append(this.message);
  }

  dispose(): void {
    this.rig.dispose();
    this.pen.dispose();
    this.labels.dispose();
    this.triad.dispose();
    this.surface.remove();
    this.overlay.remove();
  }
}
