/** What there is to film just now, and what a choice comes to. */
import { captionPixels } from '../picture';
import type { Size } from '../../scene/limits';
import { comparison, run, speed, study, wholeStep, tree } from '../../core/store';
import { stepByStep } from '../../core/stepping/known';
import { viewNow } from '../../core/stepping/picture';
import { shownSlideOf } from '../../../package/trace/shownSlide';
import type { Step } from '../../../package/trace/steps';
import { usualCamera } from './camera';
import { rates, runSchedule, sweepSchedule } from './schedule';
import { filmSize, filmWidths } from './size';
import type { FilmSize, FilmChoice, FilmFormat } from '../../model/export/film';

export interface FilmScope {
  /** the slide whose sweep is shown, all of it */
  readonly slide: Step | null;
  readonly frame: number;
  /** of the run */
  readonly frames: number;
  readonly speed: number;
  readonly stepByStep: boolean;
  readonly compared: boolean;
  /** of the figures on the page */
  readonly view: Size;
  readonly camera: 'all' | 'along';
}

/** null: a study is open, or there are no figures yet */
export function filmScope(): FilmScope | null {
  const [shown, whole, view] = [tree.value, run.value, viewNow()?.view];
  if (study.value || !shown || !whole || !view || view.width < 1) return null;
  return {
    slide: shownSlideOf(wholeStep.value, shown),
    frame: shown.frame,
    frames: whole.frames.length,
    speed: speed.value,
    stepByStep: stepByStep.value,
    compared: comparison.value !== null,
    view: { width: view.width, height: view.height },
    camera: usualCamera(whole),
  };
}

export interface FilmPlan {
  readonly pictures: number;
  readonly seconds: number;
  readonly size: FilmSize;
}

export const sizeOf = (scope: FilmScope, width: number): FilmSize => filmSize(scope.view, width, captionPixels);

/** The width of a choice in another format, or the usual one there. */
export const widthIn = (format: FilmFormat, width: number): number =>
  filmWidths[format].includes(width) ? width : filmWidths[format][0]!;

/** null: there is no sweep to film */
export function planOf(choice: FilmChoice, scope: FilmScope): FilmPlan | null {
  const rate = rates[choice.format];
  const { slide, frame, speed: factor } = scope;
  if (choice.subject === 'sweep' && !slide) return null;
  const schedule =
    choice.subject === 'sweep'
      ? sweepSchedule(slide!, frame, factor, rate)
      : runSchedule({ ...choice, frames: scope.frames, speed: factor, stepByStep: scope.stepByStep }, rate);
  return { pictures: schedule.count, seconds: schedule.count / rate, size: sizeOf(scope, choice.width) };
}

/** What is usual: the sweep that is shown, as a video where there is one. */
export function usualChoice(scope: FilmScope): FilmChoice {
  return {
    subject: scope.slide ? 'sweep' : 'run',
    from: 0,
    to: scope.frames - 1,
    camera: scope.camera,
    format: 'webm',
    width: filmWidths.webm[0]!,
    ground: 'shown',
  };
}
