/** Makes a film: picture by picture, each drawn from the trace and packed. Nothing of the page changes; cancelling leaves nothing behind. */
import { type FilmHelp, type MadeFilm, type FilmChoice, mostPictures } from '../../model/export/film';
import './messages';
import { captionPixels } from '../picture';
import { MessageError } from '../../core/session/failure';
import type { Run, SceneMesh } from '../../model';
import type { StageView } from '../../model/stage';
import type { FrameTree } from '../../../package/trace/steps';
import { breath } from './breath';
import { rates, runSchedule, type Schedule, sweepSchedule } from './schedule';
import { Shooting } from './shooting';
import { filmSize } from './size';

/** pictures that the colours of a GIF are taken from */
const sampled = 6;

/** Chooses the packer of a film; the libraries load with the first film that needs them. */
interface Writer {
  add(canvas: HTMLCanvasElement, picture: number): void | Promise<void>;
  finish(): Blob | Promise<Blob>;
  cancel(): void | Promise<void>;
}

/** @throws the signal's reason */
async function writerFor(choice: FilmChoice, shooting: Shooting, { codec, signal }: FilmHelp): Promise<Writer> {
  const { format } = choice;
  if (format === 'gif') return gifWriterFor(shooting, signal);
  if (!codec) throw new MessageError({ key: 'film.no.webCodecs' });
  const { videoWriter } = await import('./packVideo');
  const writer = await videoWriter(await shooting.take(0), format, codec, rates[format]);
  shooting.rewind();
  return { ...writer, add: (_, picture) => writer.add(picture) };
}

async function gifWriterFor(shooting: Shooting, signal: AbortSignal): Promise<Writer> {
  const { GifWriter, paletteOf } = await import('./packGif');
  const { count } = shooting.schedule;
  const samples: Uint8ClampedArray[] = [];
  const taken = Math.min(sampled, count);
  for (let k = 0; k < taken; k++) {
    samples.push(pixelsOf(await shooting.take(Math.round((k * (count - 1)) / Math.max(1, taken - 1)))));
    await breath();
    signal.throwIfAborted();
  }
  shooting.rewind();
  const writer = new GifWriter(shooting.size, paletteOf(samples, shooting.colors), 1000 / rates.gif);
  return { add: (canvas) => writer.add(pixelsOf(canvas)), finish: () => writer.finish(), cancel: () => {} };
}

function pixelsOf(canvas: HTMLCanvasElement): Uint8ClampedArray {
  return canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data;
}

export interface FilmScene {
  readonly run: Run;
  readonly mesh: SceneMesh;
  /** address of the slide whose sweep is shown; null: there is none */
  readonly slide: string | null;
  /** frame the page is at */
  readonly frame: number;
  readonly speed: number;
  readonly stepByStep: boolean;
  readonly view: StageView;
  /** the page's figures */
  readonly model: HTMLElement;
  treeOf(frame: number): Promise<FrameTree>;
}

/** @throws the signal's reason, MessageError when it cannot be made */
export async function makeFilm(choice: FilmChoice, scene: FilmScene, help: FilmHelp): Promise<MadeFilm> {
  const { signal, onProgress } = help;
  await document.fonts.ready;
  const schedule = await scheduleOf(choice, scene);
  if (schedule.count > mostPictures)
    throw new MessageError({ key: 'film.tooLong', values: { count: schedule.count, most: mostPictures } });
  signal.throwIfAborted();
  const size = filmSize(scene.view, choice.width, captionPixels);
  const shooting = await Shooting.begin(choice, scene, schedule, size, signal);
  try {
    const writer = await writerFor(choice, shooting, help);
    try {
      for (let picture = 0; picture < schedule.count; picture++) {
        await writer.add(await shooting.take(picture), picture);
        onProgress({ done: picture + 1, all: schedule.count });
        await breath();
        signal.throwIfAborted();
      }
      const content = await writer.finish();
      return { content, size, pictures: schedule.count, seconds: schedule.count / rates[choice.format] };
    } catch (error) {
      await writer.cancel();
      throw error;
    }
  } finally {
    shooting.dispose();
  }
}

async function scheduleOf(choice: FilmChoice, scene: FilmScene): Promise<Schedule> {
  const { speed, stepByStep, run } = scene;
  const rate = rates[choice.format];
  if (choice.subject === 'run')
    return runSchedule({ from: choice.from, to: choice.to, frames: run.frames.length, speed, stepByStep }, rate);
  const tree = await scene.treeOf(scene.frame);
  const slide = scene.slide === null ? null : tree.byAddress.get(scene.slide);
  if (!slide) throw new MessageError({ key: 'film.noSweep' });
  return sweepSchedule(slide, scene.frame, speed, rate);
}
