/** What a pointer does in a study's world view besides turning the camera: dragging handles, pointing at symbols. */
import { noSymbols } from '../../base/highlight';
import { actions } from '../../core/actions';
import { study } from '../../core/store';
import { axesOf } from '../../scene/camera/framing';
import { length, sub, type Vec3 } from '../../../mesh/geometry/vec';
import type { Pane } from '../../scene/pane';
import type { Pen } from '../../scene/pen/pen';
import { dragged, type DragStart, tidyMove } from '../../scene/pointer/drag';
import { Throttle } from '../../scene/pointer/throttle';
import { currentRoom } from '../room';
import { moment } from '../state';
import type { StudyFigure, StudyHandle } from '../../model/study/types';
import type { ViewPlace } from './place';

const grip = { mouse: 12, touch: 24 };
const glyphSlack = { mouse: 4, touch: 10 };
const clickSlack = 4;

interface Drag {
  readonly handle: StudyHandle;
  readonly pointer: number;
  readonly from: readonly [number, number];
  readonly start: DragStart;
  value: Vec3;
  begun: boolean;
}

export class StudyHand {
  private over: string | null = null;
  private drag: Drag | null = null;
  private press: readonly [number, number] | null = null;
  private naming = false;
  private readonly commit = new Throttle<() => Promise<void>>((send) => send(), 60);
  private readonly stop = new AbortController();

  constructor(
    readonly pane: Pane,
    private readonly place: () => ViewPlace,
    private readonly invalidate: () => void,
  ) {
    const { surface } = pane;
    const { signal } = this.stop;
    // First in line, so that taking a handle keeps the camera still.
    surface.addEventListener('pointerdown', (e) => this.take(e), { signal, capture: true });
    surface.addEventListener('pointermove', (e) => this.move(e), { signal });
    surface.addEventListener('pointerup', (e) => this.up(e), { signal });
    surface.addEventListener('pointercancel', () => this.cancel(), { signal });
    surface.addEventListener('pointerleave', () => this.leave(), { signal });
  }

  get dragging(): boolean {
    return this.drag !== null;
  }

  /** Dots where something can be taken; a ring around the one under the pointer. */
  draw(pen: Pen, figure: StudyFigure): void {
    const { palette } = pen.styles;
    for (const { id, at } of this.handles()) {
      const active = id === this.over || id === this.drag?.handle.id;
      const where = figure.at(this.drag && id === this.drag.handle.id ? this.drag.value : at);
      pen.mark(where, { kind: 'disc', size: 4, fill: palette.background, stroke: palette.ink, strokeWidth: 1.4 });
      if (active) pen.mark(where, { kind: 'disc', size: 9, fill: [0, 0, 0, 0], stroke: palette.ink, strokeWidth: 1.6 });
    }
  }

  dispose(): void {
    this.stop.abort();
  }

  private handles(): readonly StudyHandle[] {
    const at = moment.peek();
    return at ? (study.peek()?.module.handles(at) ?? []) : [];
  }

  private handleAt(at: readonly [number, number], reach: number): StudyHandle | null {
    const { projection } = this.pane;
    if (!projection) return null;
    let best: StudyHandle | null = null;
    let nearest = reach;
    for (const handle of this.handles()) {
      const p = projection.screen(this.place().point(handle.at));
      const away = Math.hypot(p.x - at[0], p.y - at[1]);
      if (p.depth > 0 && away < nearest) [best, nearest] = [handle, away];
    }
    return best;
  }

  private take(event: PointerEvent): void {
    const at = this.where(event);
    this.press = at;
    const touch = event.pointerType === 'touch';
    const handle = this.handleAt(at, touch ? grip.touch : grip.mouse);
    if (!handle || event.button > 0 || !this.pane.projection) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    this.pane.surface.setPointerCapture(event.pointerId);
    this.pane.surface.classList.add('is-dragging');
    const start = {
      at: this.place().point(handle.at),
      projection: this.pane.cameraProjection(),
      axes: axesOf(this.pane.rig.pose),
    };
    this.drag = { handle, pointer: event.pointerId, from: at, start, value: handle.at, begun: false };
    this.invalidate();
  }

  private move(event: PointerEvent): void {
    const at = this.where(event);
    const { drag } = this;
    if (drag && event.pointerId === drag.pointer) {
      drag.begun ||= Math.hypot(at[0] - drag.from[0], at[1] - drag.from[1]) >= clickSlack;
      if (drag.begun) this.dragTo(drag, at, event.shiftKey);
    } else if (event.pointerType !== 'touch' && event.buttons === 0) this.hover(at);
  }

  private dragTo(drag: Drag, at: readonly [number, number], alongAxis: boolean): void {
    const moved = dragged(drag.start, at[0] - drag.from[0], at[1] - drag.from[1], alongAxis);
    const place = this.place();
    const pixel = length(place.vectorToWorld([0, drag.start.projection.pixelSize(drag.start.at), 0]));
    drag.value = tidyMove(drag.handle.at, place.vectorToWorld(sub(moved, drag.start.at)), pixel);
    const { value } = drag;
    this.commit.push(() => currentRoom().set(drag.handle.set(value)));
    this.invalidate();
  }

  private up(event: PointerEvent): void {
    const at = this.where(event);
    const { drag, press } = this;
    const slack = event.pointerType === 'touch' ? glyphSlack.touch : glyphSlack.mouse;
    const clicked = press && event.button === 0 && Math.hypot(at[0] - press[0], at[1] - press[1]) < clickSlack;
    if (drag?.begun) this.commit.flush();
    else if (clicked) {
      const symbol = this.pane.symbolAt(at, slack);
      if (symbol) actions.selectSymbols([symbol]);
    }
    this.cancel();
  }

  private cancel(): void {
    this.drag = null;
    this.press = null;
    this.pane.surface.classList.remove('is-dragging');
    this.invalidate();
  }

  private hover(at: readonly [number, number]): void {
    const handle = this.handleAt(at, grip.mouse);
    const symbol = handle ? null : this.pane.symbolAt(at, glyphSlack.mouse);
    if (symbol !== null || this.naming) actions.hoverSymbols(symbol ? [symbol] : noSymbols);
    this.naming = symbol !== null;
    this.pane.surface.classList.toggle('is-target', symbol !== null);
    this.setOver(handle?.id ?? null);
  }

  private leave(): void {
    this.setOver(null);
    if (this.naming) actions.hoverSymbols(noSymbols);
    this.naming = false;
  }

  private setOver(id: string | null): void {
    if (id === this.over) return;
    this.over = id;
    this.pane.surface.classList.toggle('is-over', id !== null);
    this.invalidate();
  }

  private where(event: PointerEvent): readonly [number, number] {
    const r = this.pane.surface.getBoundingClientRect();
    return [event.clientX - r.left, event.clientY - r.top];
  }
}
