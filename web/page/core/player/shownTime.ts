/** Which time of its sweep a step is about, and the short glide there. */
import type { TraceEvent } from '../../../package/trace/events.gen';
import { nearestOf } from '../../../package/trace/candidates';
import { shownSlideOf } from '../../../package/trace/shownSlide';
import type { Step } from '../../../package/trace/steps';
import { currentStep, enclosing, shownSlide, shownTime } from '../store';
import type { Clock } from './clock';

/** milliseconds of the glide from one shown time to the next */
const glideTime = 120;

/** The time a step shows, a fraction of the sweep of `shownSlide`, 0..1. */
export function timeOf(step: Step): number {
  const slide = shownSlideOf(step, null);
  switch (step.kind) {
    case 'frame':
    case 'pass':
    case 'slide':
    case 'nearest':
    case 'response':
      return hitTime(slide);
    case 'push':
    case 'broad':
    case 'touch':
      return 0;
    case 'triangle':
      return momentOf(step.event) ?? planeTime(step);
    case 'plane':
    case 'face':
    case 'vertex':
    case 'edge':
      return momentOf(step.event) ?? planeTime(step.parent ?? step);
    case 'backoff':
    case 'advance':
      return momentOf(step.event) ?? hitTime(slide);
    case 'end':
      return endOf(slide);
    default:
      return enclosing(step, 'slide') ? hitTime(slide) : endOf(slide);
  }
}

/** The time an event names, if it is one within the sweep. */
function momentOf(event: TraceEvent): number | null {
  if (event.kind === 'PlaneTest') return Number.isFinite(event.t0) ? clamped(event.t0) : null;
  if (!('time' in event) || !Number.isFinite(event.time)) return null;
  return clamped(event.time);
}

/** Where a test without a touch is looked at from: when the sphere reaches the plane, or the start. */
function planeTime(triangle: Step): number {
  const plane = triangle.children.find(({ kind }) => kind === 'plane');
  return (plane && momentOf(plane.event)) ?? 0;
}

/** Time of impact of a sweep; 1 when nothing is hit. */
export function hitTime(slide: Step | null): number {
  const nearest = slide && nearestOf(slide);
  return nearest?.found ? clamped(nearest.time) : 1;
}

/** The part of its sweep that a slide really travelled. */
function endOf(slide: Step | null): number {
  return slide?.event.kind === 'SlideEnd' ? clamped(slide.event.traveled) : hitTime(slide);
}

function clamped(time: number): number {
  return Math.min(1, Math.max(0, time));
}

/** Moves the shown time to where the cursor is: along the same sweep in a glide, to another one at once. */
export class Glide {
  private request: number | null = null;
  private from = 0;
  private to = 0;
  private begun = 0;
  /** what this wrote last; another value means that somebody scrubs */
  private written = Number.NaN;
  private slide: string | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly still: () => boolean,
  ) {}

  /** Call when the current step changed. */
  follow(): void {
    const step = currentStep.peek();
    if (!step) return;
    const slide = shownSlide.peek()?.address ?? null;
    const along = slide !== null && slide === this.slide && !this.still();
    this.slide = slide;
    this.stop();
    this.to = timeOf(step);
    this.from = shownTime.peek();
    if (!along || this.from === this.to) return this.write(this.to);
    this.begun = this.clock.now();
    this.written = this.from;
    this.next();
  }

  stop(): void {
    if (this.request !== null) this.clock.cancel(this.request);
    this.request = null;
  }

  private next(): void {
    this.request = this.clock.request(() => {
      this.request = null;
      if (shownTime.peek() !== this.written) return;
      const part = Math.min(1, (this.clock.now() - this.begun) / glideTime);
      // Slow at both ends; exact at the last.
      const eased = part * part * (3 - 2 * part);
      this.write(part === 1 ? this.to : this.from + (this.to - this.from) * eased);
      if (part < 1) this.next();
    });
  }

  private write(time: number): void {
    this.written = time;
    shownTime.value = time;
  }
}
