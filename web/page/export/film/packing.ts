/** Chooses what packs a film; the libraries come with the first film that needs them. */
import { MessageError } from '../../core/session/failure';
import { breath } from './breath';
import type { FilmHelp, FilmChoice } from '../../model/export/film';
import { rates } from './schedule';
import type { Shooting } from './shooting';

/** pictures that the colours of a GIF are taken from */
const sampled = 6;

export interface Writer {
  add(canvas: HTMLCanvasElement, picture: number): void | Promise<void>;
  finish(): Blob | Promise<Blob>;
  cancel(): void | Promise<void>;
}

/** @throws the signal's reason */
export async function writerFor(choice: FilmChoice, shooting: Shooting, { codec, signal }: FilmHelp): Promise<Writer> {
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
