import { actions } from '../../core/actions';
import { noSymbols } from '../../base/highlight';
import { layers, meshState, placing } from '../../core/store';
import { axesOf } from '../camera/framing';
import type { Derived } from '../derived';
import { add, length, scale, sub, type Vec3 } from '../../../mesh/geometry/vec';
import { drawBody } from '../layers/bodyOutline';
import { guests } from '../guests';
import { bodyAt, type Figure } from '../layers/layer';
import type { Moment } from '../moment/moment';
import type { Pane } from '../pane';
import type { Pen } from '../pen/pen';
import { Throttle } from './throttle';
import { dragged, tidyMove, type DragStart } from './drag';
import { handlesFor, type Handle, type HandleKind } from './handles';
import { normalToward, pick, pickTriangle } from './pick';

const grip = { mouse: 11, touch: 24 };
/** How near to a glyph counts as pointing at it: less than to a handle, for triangles lie behind. */
const glyphSlack = { mouse: 4, touch: 10 };
/** A press that moves less than this is a click; a fingertip rolls. */
const clickSlack = { mouse: 4, touch: 10 };
/** Fingers nearer to each other than this tell nothing by their distance, px. */
const leastPinch = 16;
const commitMilliseconds = 100;
/** Up to here hovering looks at the whole mesh, so that a triangle behind another is not previewed; beyond, at candidates only. */
const hoverAll = 1_200_000;

type Ray = readonly [from: Vec3, ahead: Vec3, within: number];

interface Drag {
  readonly kind: HandleKind;
  readonly pointer: number;
  readonly from: readonly [number, number];
  /** where it was pressed, as it happened */
  readonly press: PointerEvent;
  readonly start: DragStart;
  readonly handle: Handle;
  readonly ray: Ray | null;
  /** world: where it is */
  value: Vec3;
  /** it has moved farther than a click may */
  begun: boolean;
}

/** What a pointer does in one pane besides turning the camera: dragging handles, choosing and previewing triangles. */
export class Hand {
  private over: HandleKind | null = null;
  private drag: Drag | null = null;
  private press: readonly [number, number] | null = null;
  /** pointers that are down on the pane, and where */
  private readonly down = new Map<number, readonly [number, number]>();
  private handingOver = false;
  private hoverRequest = 0;
  private hovering = false;
  private naming = false;
  private readonly commit = new Throttle<() => Promise<void>>((send) => send(), commitMilliseconds);
  private readonly stop = new AbortController();

  constructor(
    readonly pane: Pane,
    private readonly derived: Derived,
    private readonly invalidate: () => void,
  ) {
    const { surface } = pane;
    const { signal } = this.stop;
    // First in line, so that taking a handle keeps the camera still.
    surface.addEventListener('pointerdown', (e) => this.take(e), { signal, capture: true });
    surface.addEventListener('pointermove', (e) => this.move(e), { signal });
    surface.addEventListener('pointerup', (e) => this.up(e), { signal });
    surface.addEventListener('pointercancel', (e) => this.lose(e), { signal });
    surface.addEventListener('pointerleave', () => this.leave(), { signal });
  }

  get dragging(): boolean {
    return this.drag !== null;
  }

  /** Rings around handles, and where the dragged thing would be. */
  draw(pen: Pen, figure: Figure): void {
    const { palette } = pen.styles;
    for (const handle of handlesFor(figure.moment)) {
      const active = handle.kind === this.drag?.kind;
      if (handle.kind !== this.over && !active) continue;
      const at = figure.space.point(active && this.drag ? this.drag.value : handle.at);
      pen.mark(at, { kind: 'disc', size: 9, fill: [0, 0, 0, 0], stroke: palette.ink, strokeWidth: 1.6 });
    }
    if (this.drag?.kind === 'start') drawBody(pen, bodyAt(figure, this.drag.value), { outline: pen.styles.atT0 });
    if (this.drag?.kind === 'tip') {
      pen.line([figure.space.point(figure.moment.start), figure.space.point(this.drag.value)], pen.styles.offset);
    }
  }

  dispose(): void {
    this.stop.abort();
    cancelAnimationFrame(this.hoverRequest);
  }

  private take(event: PointerEvent): void {
    if (this.handingOver) return;
    // A mouse that was let go outside the pane has not said so.
    if (event.isPrimary) this.down.clear();
    const at = this.place(event);
    this.down.set(event.pointerId, at);
    if (this.down.size > 1) return this.takeAnother(event);
    this.press = at;
    const moment = this.derived.moment.value;
    const handle = this.handleAt(at, grip[kindOf(event)]);
    if (!handle || !moment || !this.pane.projection || event.button > 0) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    this.pane.surface.setPointerCapture(event.pointerId);
    this.pane.surface.classList.add('is-dragging');
    const start = {
      at: this.pane.cameraSpace.point(handle.at),
      projection: this.pane.cameraProjection(),
      axes: axesOf(this.pane.rig.pose),
    };
    const { kind, at: value } = handle;
    const ray = this.rayAt(at);
    this.drag = { kind, pointer: event.pointerId, from: at, press: event, start, handle, ray, value, begun: false };
    this.invalidate();
  }

  /** Two fingers turn, move and zoom the camera: no click comes of them, and a handle that is only touched is let go. */
  private takeAnother(event: PointerEvent): void {
    this.press = null;
    const { drag } = this;
    if (!drag) return;
    // A handle on its way is not dropped for a finger that comes too near.
    if (drag.begun) return event.stopImmediatePropagation();
    this.cancel();
    // The camera has not heard of the first finger yet.
    const { pointerId, pointerType, clientX, clientY, buttons } = drag.press;
    this.handingOver = true;
    this.pane.surface.dispatchEvent(
      new PointerEvent('pointerdown', { pointerId, pointerType, clientX, clientY, buttons }),
    );
    this.handingOver = false;
  }

  private lose(event: PointerEvent): void {
    this.down.delete(event.pointerId);
    if (!this.drag || this.drag.pointer === event.pointerId) this.cancel();
  }

  private move(event: PointerEvent): void {
    const at = this.place(event);
    const { drag } = this;
    if (this.down.size === 2 && !drag) this.pinch(event.pointerId, at);
    if (drag && event.pointerId === drag.pointer) {
      drag.begun ||= apart(at, drag.from) >= clickSlack[kindOf(event)];
      if (drag.begun) this.dragTo(drag, at, event.shiftKey);
    } else if (event.pointerType !== 'touch' && event.buttons === 0) this.hover(at);
  }

  /** What is between two fingers stays there. */
  private pinch(pointer: number, at: readonly [number, number]): void {
    const other = [...this.down].find(([id]) => id !== pointer)![1];
    const before = apart(this.down.get(pointer) ?? at, other);
    this.down.set(pointer, at);
    const factor = Math.max(leastPinch, apart(at, other)) / Math.max(leastPinch, before);
    const { rig, rect } = this.pane;
    const half = Math.tan((rig.camera.fov * Math.PI) / 360);
    const part = (pixels: number, size: number) => ((2 * pixels - size) / rect.height) * half;
    rig.zoomAt(factor, part((at[0] + other[0]) / 2, rect.width), -part((at[1] + other[1]) / 2, rect.height));
  }

  private dragTo(drag: Drag, at: readonly [number, number], alongAxis: boolean): void {
    const moved = dragged(drag.start, at[0] - drag.from[0], at[1] - drag.from[1], alongAxis);
    const { cameraSpace } = this.pane;
    const way = cameraSpace.vectorToWorld(sub(moved, drag.start.at));
    const pixel = length(cameraSpace.vectorToWorld([0, drag.start.projection.pixelSize(drag.start.at), 0]));
    const moment = this.derived.moment.value;
    const { handle, ray: press } = drag;
    const free = tidyMove(handle.at, way, pixel);
    const now = this.rayAt(at);
    drag.value =
      guests.grip && moment && press && now
        ? guests.grip.settle(this.pane, { handle, press, now, free, pixel, at, reach: grip.mouse, moment })
        : free;
    if (moment) this.commit.push(commitOf(drag, moment));
    this.invalidate();
  }

  private up(event: PointerEvent): void {
    this.down.delete(event.pointerId);
    const at = this.place(event);
    const { drag, press } = this;
    if (drag && drag.pointer !== event.pointerId) return;
    const clicked = press && event.button === 0 && apart(at, press) < clickSlack[kindOf(event)];
    if (drag?.begun) this.commit.flush();
    else if (clicked) this.click(at, kindOf(event), event.shiftKey);
    this.cancel();
  }

  private cancel(): void {
    this.drag = null;
    this.press = null;
    this.pane.surface.classList.remove('is-dragging');
    // Also without a drag: the camera's controls take no further movement before the next picture.
    this.invalidate();
  }

  private leave(): void {
    cancelAnimationFrame(this.hoverRequest);
    this.setOver(null);
    if (this.hovering) actions.hover(null);
    if (this.naming) actions.hoverSymbols(noSymbols);
    guests.point?.(this.pane, null);
    this.hovering = this.naming = false;
  }

  private click(at: readonly [number, number], kind: PointerKind, more: boolean): void {
    const mesh = meshState.value?.mesh;
    if (!mesh) return;
    if (placing.peek()) return this.placeBody(at, more);
    if (this.tell(at, grip[kind], true)) return;
    const symbol = this.pane.symbolAt(at, glyphSlack[kind]);
    if (symbol) return actions.selectSymbols([symbol]);
    if (this.other(at, true)) return;
    const triangle = this.triangleAt(at, layers.value.mesh ? undefined : this.candidateTriangles());
    actions.selectTriangle(triangle);
    const candidate = triangle === null ? undefined : this.derived.slide.value?.byTriangle.get(triangle);
    if (candidate) void actions.goTo(candidate.step.address, { history: 'push' });
  }

  /** @returns whether a tool is out that wants to know */
  private tell(at: readonly [number, number], reach: number, clicked: boolean): boolean {
    const ray = guests.point && this.rayAt(at);
    const moment = this.derived.moment.value;
    return ray && moment ? guests.point!(this.pane, { at, ray, moment, reach, clicked }) : false;
  }

  /** @returns whether a body lies there that is not the shown one */
  private other(at: readonly [number, number], clicked: boolean): boolean {
    const moment = this.derived.moment.value;
    const ray = guests.other && this.rayAt(at);
    return moment && ray ? guests.other!(ray, moment.start, clicked) : false;
  }

  /** @param more another one */
  private placeBody(at: readonly [number, number], more: boolean): void {
    if (!more && this.other(at, true)) return;
    const mesh = meshState.value?.mesh;
    const ray = this.rayAt(at);
    if (!mesh || !ray) return;
    const [eye, ahead, within] = ray;
    const picked = pick(mesh, eye, ahead, undefined, within);
    if (!picked) return;
    void actions.placeAt(add(eye, scale(ahead, picked.at)), normalToward(mesh, picked.triangle, ahead), more);
  }

  /** At most once per picture. */
  private hover(at: readonly [number, number]): void {
    cancelAnimationFrame(this.hoverRequest);
    this.hoverRequest = requestAnimationFrame(() => {
      if (this.tell(at, grip.mouse, false)) return;
      const handle = this.handleAt(at, grip.mouse);
      this.setOver(handle?.kind ?? null);
      const symbol = this.pane.symbolAt(at, glyphSlack.mouse);
      if (symbol !== null || this.naming) actions.hoverSymbols(symbol ? [symbol] : noSymbols);
      this.naming = symbol !== null;
      const triangle = handle || symbol ? null : this.triangleAt(at, this.hoverTriangles());
      const address =
        triangle === null ? null : (this.derived.slide.value?.byTriangle.get(triangle)?.step.address ?? null);
      const target = address !== null || symbol !== null || this.other(at, false);
      this.pane.surface.classList.toggle('is-target', !handle && target);
      if (address !== null || this.hovering) actions.hover(address);
      this.hovering = address !== null;
    });
  }

  private setOver(kind: HandleKind | null): void {
    if (kind === this.over) return;
    this.over = kind;
    this.pane.surface.classList.toggle('is-over', kind !== null);
    this.invalidate();
  }

  private hoverTriangles(): number[] | undefined {
    const count = (meshState.value?.mesh.indices.length ?? 0) / 3;
    return layers.value.mesh && count <= hoverAll ? undefined : this.candidateTriangles();
  }

  private candidateTriangles(): number[] {
    return this.derived.slide.value?.candidates.map((c) => c.begin.triangle) ?? [];
  }

  private handleAt(at: readonly [number, number], reach: number): Handle | null {
    const moment = this.derived.moment.value;
    const { projection, space } = this.pane;
    if (!moment || !projection) return null;
    let best: Handle | null = guests.grip?.at(this.pane, moment, at, reach) ?? null;
    let nearest = reach;
    for (const handle of handlesFor(moment)) {
      const p = projection.screen(space.point(handle.at));
      const away = Math.hypot(p.x - at[0], p.y - at[1]);
      if (p.depth > 0 && away < nearest) [best, nearest] = [handle, away];
    }
    return best;
  }

  private triangleAt(at: readonly [number, number], triangles?: readonly number[]): number | null {
    const mesh = meshState.value?.mesh;
    const ray = this.rayAt(at);
    return mesh && ray ? pickTriangle(mesh, ray[0], ray[1], triangles, ray[2]) : null;
  }

  /** From the eye through a place on the screen, as far as it meets what is shown; world space. */
  private rayAt([x, y]: readonly [number, number]): Ray | null {
    const { projection, space, cameraSpace, rig, rect } = this.pane;
    if (!projection) return null;
    const axes = axesOf(rig.pose);
    const half = Math.tan((rig.camera.fov * Math.PI) / 360);
    const right = ((2 * x) / rect.width - 1) * half * (rect.width / rect.height);
    const up = (1 - (2 * y) / rect.height) * half;
    const eye = space.toWorld(projection.eye);
    const ahead = sub(scale(axes.right, right), sub(axes.back, scale(axes.up, up)));
    const way = cameraSpace.vectorToWorld(ahead);
    const [from, within] = guests.shown?.(this.pane, eye, way) ?? [eye, Infinity];
    return [from, way, within];
  }

  private place(event: PointerEvent): readonly [number, number] {
    const r = this.pane.surface.getBoundingClientRect();
    return [event.clientX - r.left, event.clientY - r.top];
  }
}

type PointerKind = 'mouse' | 'touch';

/** A pen is as exact as a mouse. */
const kindOf = (event: PointerEvent): PointerKind => (event.pointerType === 'touch' ? 'touch' : 'mouse');

function apart(a: readonly [number, number], b: readonly [number, number]): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function commitOf(drag: Drag, moment: Moment): () => Promise<void> {
  const { kind, value } = drag;
  if (kind === 'start') return () => actions.setExperiment({ start: value });
  const displacement = sub(value, moment.start);
  return () => actions.setUniformInput({ displacement });
}
