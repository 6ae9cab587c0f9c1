/**
 * Which picture of a film shows what. Reckoned from the trace alone, never from a clock: the same film twice has the same pictures. It goes as Play goes
 * (`player/play.ts`), and a picture is as long as every other.
 */
import { frameTime, shareOfWay, sweepTime } from '../../core/player/play';
import { hitTime, timeOf } from '../../core/player/shownTime';
import { readRest, type Stage, stageAt, stagesOf, wholeRest } from '../../core/player/stages';
import type { FrameTree, Step } from '../../../package/trace/steps';
import type { FilmFormat, Shot } from '../../model/export/film';

/** Pictures a second; a GIF's delays are whole hundredths of a second, and many programs want an even number of them. */
export const rates: Readonly<Record<FilmFormat, number>> = { webm: 30, mp4: 30, gif: 25 };

export interface Schedule {
  /** pictures */
  readonly count: number;
  /** frame of the run that a picture is of */
  frame(picture: number): number;
  /** @param tree of that frame */
  shot(picture: number, tree: FrameTree): Shot;
}

/** @param milliseconds to be shown; the last picture shows the very end */
export function picturesFor(milliseconds: number, rate: number): number {
  // What a sum of thirds is over by must not cost a picture.
  return Math.max(1, Math.ceil((milliseconds * rate) / 1000 - 1e-6));
}

const momentOf = (picture: number, count: number, rate: number, end: number): number =>
  picture === count - 1 ? end : (picture * 1000) / rate;

/** milliseconds; nobody steps back in a film, so each part of an answer is there long enough to be read */
const partRest = 800;

const readable = (stage: Stage): Stage => ({ ...stage, rest: stage.rest && Math.max(stage.rest, partRest) });

/** One sweep as it is found out: the way, the plane of what will be met, the contact, the answer. @param speed of the player */
export function sweepSchedule(slide: Step, frame: number, speed: number, rate: number): Schedule {
  const stages = stagesOf(slide, false).map(readable);
  const end = hitTime(slide);
  const moving = end > 0 ? sweepTime : 0;
  const whole = (moving + (wholeRest(stages) || readRest)) / speed;
  const count = picturesFor(whole, rate);
  return {
    count,
    frame: () => frame,
    shot(picture) {
      const at = momentOf(picture, count, rate, whole) * speed;
      const time = at < moving ? (at / moving) * end : end;
      const stage = stageAt(stages, time, Math.max(0, at - moving)) ?? stages.at(-1)!;
      return { address: stage.step.address, time };
    },
  };
}

export interface RunPart {
  readonly from: number;
  readonly to: number;
  /** frames of the whole run, which say how fast it goes */
  readonly frames: number;
  readonly speed: number;
  /** only what is known */
  readonly stepByStep: boolean;
}

/** Frames of a run, each as long as the others; its last picture is rested at. */
export function runSchedule({ from, to, frames, speed, stepByStep }: RunPart, rate: number): Schedule {
  const each = frameTime(frames) / speed;
  const moving = (to - from + 1) * each;
  const whole = moving + readRest / speed;
  const count = picturesFor(whole, rate);
  const at = (picture: number) => Math.min(momentOf(picture, count, rate, whole), moving);
  const frameAt = (picture: number) => Math.min(to, from + Math.floor(at(picture) / each + 1e-9));
  return {
    count,
    frame: frameAt,
    shot(picture, tree) {
      const part = Math.min(1, Math.max(0, at(picture) / each - (frameAt(picture) - from)));
      return shotIn(tree, part, stepByStep);
    },
  };
}

/** @param part of the frame's time, 0..1 */
function shotIn(tree: FrameTree, part: number, stepByStep: boolean): Shot {
  const slides = tree.steps.filter(({ kind }) => kind === 'slide');
  let left = part;
  for (const [k, slide] of slides.entries()) {
    const share = shareOfWay(slide, slides);
    if (left >= share && k < slides.length - 1) {
      left -= share;
      continue;
    }
    const end = hitTime(slide);
    const time = share > 0 ? Math.min(end, (left / share) * end) : end;
    const stage = stepByStep ? stageAt(stagesOf(slide, true), time, 0) : null;
    return { address: (stage?.step ?? slide).address, time };
  }
  return { address: tree.root.address, time: timeOf(tree.root) };
}
