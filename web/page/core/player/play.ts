/**
 * Playing: the ellipsoid moves along every sweep of every slide. At the level of frames as fast as the run goes; at finer levels it
 * rests at the end of each slide until its sentence is read. Checks are not played: hundreds of sentences that nobody can read in
 * passing, while nothing moves. The cursor is always where the figures are, so pausing needs no thought.
 */
import type { Actions } from '../actions.types';
import { stepByStep } from '../stepping/known';
import { cursor, enclosing, level, frameCount, playing, run, shownTime, speed, study, tree, wholeStep } from '../store';
import type { Step } from '../../../package/trace/steps';
import * as walk from '../../../package/trace/walk';
import { hitTime } from './shownTime';
import { type Stage, stageAt, stagesOf, wholeRest } from './stages';

export type PlayActions = Pick<Actions, 'goTo' | 'stepForward' | 'nextFrame' | 'first' | 'togglePlay'>;

/** milliseconds for the sentence of a step at speed 1; a study, where only numbers move, steps at this pace */
const readTime = 1500;
/** milliseconds along one sweep where every slide is rested at */
export const sweepTime = 900;
/** milliseconds a frame of a short run takes; long runs are recorded walks and play as they were walked */
const slowFrame = 700;
const walkedFrame = 1000 / 60;
const wholeRun = 30_000;
/** A pass that hardly moves is still seen to happen. */
const shortestSlide = 60;
/** Sweeps played within one picture; more would hold it up. */
const mostPerTick = 32;

/** milliseconds a frame takes at speed 1 */
export function frameTime(frames: number): number {
  return Math.min(slowFrame, Math.max(walkedFrame, wholeRun / Math.max(1, frames)));
}

export class Play {
  private busy = false;
  private rest = 0;
  private started = false;
  /** milliseconds rested at the end of the slide */
  private rested = 0;

  constructor(private readonly actions: PlayActions) {}

  /** Call when play is pressed. */
  begin(): void {
    this.rest = 0;
    this.started = false;
  }

  /** Moves on by some milliseconds of the clock. */
  tick(elapsed: number): void {
    if (this.busy || !playing.peek()) return;
    const scaled = elapsed * speed.peek();
    // Steps of a study follow each other; there is no sweep in them to move along.
    if (study.peek()) this.stepOn(scaled, level.peek() === 'frame' ? frameTime(frameCount.peek()) : readTime);
    else this.animate(scaled);
  }

  private stepOn(elapsed: number, every: number): void {
    this.rest += elapsed;
    if (this.rest < every && this.started) return;
    this.rest = this.started ? Math.min(this.rest - every, every) : 0;
    const fresh = !this.started;
    this.started = true;
    this.wait(this.orEnd(() => this.actions.stepForward(), fresh));
  }

  /** Goes on; when there is nothing further, starts over if play was only just pressed, else stops. */
  private async orEnd(go: () => Promise<void>, fresh: boolean): Promise<void> {
    const before = cursor.peek();
    await go();
    if (cursor.peek() !== before) return;
    if (fresh) await this.actions.first();
    else this.stop();
  }

  private animate(elapsed: number): void {
    let left = elapsed;
    for (let count = 0; count < mostPerTick && playing.peek(); count++) {
      const slide = this.slide();
      if (!slide) return this.nextFrame();
      const end = hitTime(slide);
      const duration = slideTime(slide, run.peek()?.frames.length ?? 1);
      const at = Math.min(end, shownTime.peek());
      const toGo = end > 0 ? ((end - at) / end) * duration : 0;
      const stages = stepByStep.peek() ? stagesOf(slide, level.peek() === 'frame') : null;
      if (left < toGo) {
        const time = at + (left / duration) * end;
        this.showStage(stages, time, 0);
        shownTime.value = time;
        return;
      }
      left -= toGo;
      const whole = stages ? wholeRest(stages) : readTime;
      const rest = level.peek() === 'frame' ? 0 : whole - this.rested;
      if (left < rest) this.rested += left;
      this.showStage(stages, end, this.rested);
      shownTime.value = end;
      if (left < rest) return;
      left -= rest;
      const further = slideBehind(slide);
      if (!further) return this.nextFrame();
      this.enter(further);
    }
  }

  /** The slide that is playing: the one the cursor is in, or the first behind it; null when the frame has no further one. */
  private slide(): Step | null {
    const step = wholeStep.peek();
    const own = enclosing(step, 'slide');
    if (own && this.started) return own;
    if (own && isEnd(own)) return null;
    const target = own ?? (step && slideBehind(step));
    // Halfway means that it was paused there.
    if (target) this.enter(target, target === own && shownTime.peek() < hitTime(own) ? shownTime.peek() : 0);
    return target;
  }

  /** The cursor goes along with what has come to be known. */
  private showStage(stages: readonly Stage[] | null, time: number, rested: number): void {
    const now = stages && stageAt(stages, time, rested);
    if (now && cursor.peek() !== now.step.address) void this.actions.goTo(now.step.address);
  }

  /** Shows a slide. It is in the tree that is shown, so it happens at once. */
  private enter(slide: Step, time = 0): void {
    this.started = true;
    this.rested = 0;
    // Step by step, the slide itself would tell how it ends.
    if (stepByStep.peek()) this.showStage(stagesOf(slide, level.peek() === 'frame'), time, 0);
    else if (cursor.peek() !== slide.address) void this.actions.goTo(slide.address);
    shownTime.value = time;
  }

  private nextFrame(): void {
    const fresh = !this.started;
    const before = cursor.peek();
    const going = this.orEnd(() => this.actions.nextFrame(), fresh).then(() => {
      this.started = false;
      // Into its first slide before anything is drawn, or its end would be seen for a moment.
      if (playing.peek() && cursor.peek() !== before && !study.peek()) this.slide();
    });
    this.wait(going);
  }

  private stop(): void {
    if (playing.peek()) this.actions.togglePlay();
  }

  private wait(work: Promise<void>): void {
    this.busy = true;
    void work.finally(() => (this.busy = false));
  }
}

/** The very end of the run: playing starts over from there. */
function isEnd(slide: Step): boolean {
  const lastFrame = (run.peek()?.frames.length ?? 0) - 1;
  return tree.peek()?.frame === lastFrame && !slideBehind(slide) && shownTime.peek() >= hitTime(slide);
}

function slideBehind(step: Step): Step | null {
  const shown = tree.peek();
  if (!shown) return null;
  let at = walk.next(shown, step, 'slide');
  while (at && at.kind !== 'slide') at = walk.next(shown, at, 'slide');
  return at;
}

/** milliseconds a slide moves at speed 1: at the level of frames its share of the way of its frame. */
function slideTime(slide: Step, frames: number): number {
  if (level.peek() !== 'frame') return sweepTime;
  const whole = frameTime(frames);
  const shown = tree.peek();
  const all = shown ? walk.stops(shown, 'slide').filter(({ kind }) => kind === 'slide') : [slide];
  return Math.max(Math.min(shortestSlide, whole / all.length), whole * shareOfWay(slide, all));
}

/** Of the way of all slides of a frame, 0..1. */
export function shareOfWay(slide: Step, all: readonly Step[]): number {
  const way = all.reduce((sum, each) => sum + wayOf(each), 0);
  return way > 0 ? wayOf(slide) / way : 1 / all.length;
}

function wayOf(slide: Step): number {
  const { opening } = slide;
  return opening.kind === 'SlideBegin' ? Math.hypot(...opening.displacement) * hitTime(slide) : 0;
}
