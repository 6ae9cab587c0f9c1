/** Goes through the stops of a chapter or tour and takes of each what a sheet of paper needs: its figure, its numbers, the true answer. */
import { batch } from '@preact/signals';
import { drawPicture } from '../../export/picture';
import type { MountedStage } from '../../model/stage';
import { currentStep, glyphSize } from '../../core/store';
import type { Step } from '../../../package/trace/steps';
import { guestChapter } from '../course';
import { figureKind } from '../panels/figureKind';
import { showUnnoted } from '../player';
import { judge, truthOf } from '../tour/judge';
import type { Answered, Ask, Stop } from '../tour/types';
import type { Numbers } from '../tour/values';
import { sentenceBelow } from './sentence';
import { settled } from './settled';
import { whyOf } from './why';
import * as state from '../state';

/** A picture without the empty ground around what it shows: a sheet of paper has no room for it. */

/** pixels left around what is shown */
const margin = 12;

/** @returns null where nothing is shown, or a part was never drawn: no figure is empty, so something went wrong meanwhile */
export function cropped(picture: HTMLCanvasElement): HTMLCanvasElement | null {
  const { width, height } = picture;
  const pixels = picture.getContext('2d')?.getImageData(0, 0, width, height).data;
  if (!pixels) return null;
  const words = new Uint32Array(pixels.buffer);
  const ground = words[0];
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const word = words[y * width + x]!;
      // Not even the ground was drawn there.
      if (word >>> 24 === 0) return null;
      if (word === ground) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  if (right < 0) return null;
  const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  const copy = document.createElement('canvas');
  copy.width = Math.min(width, right + margin) - x;
  copy.height = Math.min(height, bottom + margin) - y;
  // Dozens of them stay until they are printed: none of the graphics card's memory.
  copy.getContext('2d', { willReadFrequently: true })?.drawImage(picture, -x, -y);
  return copy;
}

export interface Taken {
  readonly stop: Stop;
  readonly at: number;
  readonly numbers: Numbers;
  /** the page's sentence about the step; null: nothing is below the figure, or it is the question */
  readonly sentence: string | null;
  /** null: it could not be drawn */
  readonly figure: HTMLCanvasElement | null;
  /** the step whose formula is next to it; null: none */
  readonly formula: Step | null;
  /** the triangle from the front, where the stop has it */
  readonly front: Element | null;
  /** null: nothing is asked, or this trace has no answer to it */
  readonly answer: TakenAnswer | null;
}

export interface TakenAnswer {
  readonly truth: readonly number[];
  readonly said: Answered;
  /** the trace's reason, if there is no written one */
  readonly why: string | null;
  readonly numbers: Numbers;
  readonly figure: HTMLCanvasElement | null;
  readonly formula: Step | null;
}

export interface Easel {
  /** what it draws */
  readonly kind: typeof figureKind.value;
  readonly stage: MountedStage;
  readonly canvas: HTMLCanvasElement;
  /** what the canvas fills, with the panes in it */
  readonly around: HTMLElement;
}

/** milliseconds after which no stage is expected any more */
const patience = 15_000;

/** @returns the stage for what is shown now: between a sweep and a study it is another one @throws the signal's reason */
async function standing(easel: () => Easel | null, signal: AbortSignal): Promise<Easel> {
  for (const end = performance.now() + patience; performance.now() < end;) {
    const found = easel();
    if (found?.kind === figureKind.peek()) return found;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    signal.throwIfAborted();
  }
  throw new Error('no stage to draw on');
}

/** @param easel the existing stage @param onStop called with the number done @throws the signal's reason */
export async function takeStops(
  easel: () => Easel | null,
  onStop: (done: number) => void,
  signal: AbortSignal,
): Promise<Taken[]> {
  const { stops } = state.chapter.peek().tour;
  const taken: Taken[] = [];
  for (const [at, stop] of stops.entries()) {
    onStop(at);
    const there = await showUnnoted(at);
    signal.throwIfAborted();
    taken.push(await takeStop(await standing(easel, signal), stop, at, there, signal));
  }
  onStop(stops.length);
  return taken;
}

async function takeStop(easel: Easel, stop: Stop, at: number, there: boolean, signal: AbortSignal): Promise<Taken> {
  if (!there) return { stop, at, numbers: {}, sentence: null, figure: null, formula: null, front: null, answer: null };
  // A why is read as a whole.
  if (stop.steps) state.stepsShown.value = stop.steps.length;
  // What is tried is on the screen; on paper its numbers would be answers.
  const figure = stop.tryout ? null : await pictureOf(easel, signal, !stop.ask);
  const formula = formulaShown();
  const numbers = state.numbers.peek();
  const front = easel.around.querySelector('.l-front')?.cloneNode(true) ?? null;
  const answer = stop.ask && state.answerable.peek() ? await takeAnswer(easel, stop.ask, signal) : null;
  const sentence = sentenceBelow();
  return { stop, at, numbers, sentence, figure, formula, front: front as Element | null, answer };
}

/** The figure again, with the additions of the answer. */
async function takeAnswer(easel: Easel, ask: Ask, signal: AbortSignal): Promise<TakenAnswer> {
  const numbers = state.numbers.peek();
  const truth = truthOf(ask, numbers);
  const { answer, numbers: more, right } = judge(ask, truth, numbers, state.traces.peek());
  batch(() => {
    state.guess.value = truth;
    state.judged.value = { answer, numbers: more, right, guess: truth };
  });
  // The answer of a tour has its figure as large as the question has it.
  const small = state.here.peek().chapter !== guestChapter;
  const figure = await pictureOf(easel, signal, small);
  return { truth, said: answer, why: whyOf(answer), numbers: more, figure, formula: formulaShown() };
}

/** Once the figure has settled: an answer is shown at the step it was found at. */
const formulaShown = (): Step | null => (state.shown.peek().parts.has('formula') ? currentStep.peek() : null);

/** How often an empty figure is drawn again, and milliseconds before each further time. */
const attempts = 3;
const pause = 500;

/** A canvas that the graphics card has no part in: many large ones would be too much for it, and what it had drawn of them would be lost. */
function onPaper({ width, height }: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d', { willReadFrequently: true });
  return canvas;
}

/** @param small it is smaller on the sheet than the figure of a question, so its text is larger */
async function pictureOf(
  { stage, canvas, around }: Easel,
  signal: AbortSignal,
  small: boolean,
): Promise<HTMLCanvasElement | null> {
  const usual = glyphSize.peek();
  around.classList.toggle('pr-fine', small);
  if (small) glyphSize.value = 'large';
  try {
    // A graphics card that has just been lost, or has too much to do, gives an empty picture: it is asked again.
    for (let attempt = 0; attempt < attempts; attempt++) {
      if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      await settled(canvas, signal);
      const copy = stage.picture();
      const into = copy && onPaper(copy);
      const picture = into && cropped(drawPicture(copy, around, null, { into }));
      if (picture) return picture;
    }
    return null;
  } finally {
    glyphSize.value = usual;
  }
}
