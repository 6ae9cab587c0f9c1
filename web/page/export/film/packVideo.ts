/** Packs pictures as WebM or MP4, with the encoders of the browser. */
import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, Quality, WebMOutputFormat } from 'mediabunny';
import type { FilmCodec } from '../../model/export/film';

/** How coarse each picture may be; VP8 cannot be told. */
const quantizers: Readonly<Partial<Record<FilmCodec, number>>> = { vp9: 28, avc: 22 };

/**
 * For encoders that take a bit rate and no quantizer, WebKit's among them. They give a picture no more than its share, so one that is all new, the first
 * above all, is smeared at the rates of films of the world; drawings stand still otherwise, and the film is no larger for it.
 */
const bitsOfPixel = 30;

export interface VideoWriter {
  /** the canvas as it is now */
  add(picture: number): Promise<void>;
  finish(): Promise<Blob>;
  /** Lets go of the encoder and of what there is. */
  cancel(): Promise<void>;
}

export async function videoWriter(
  canvas: HTMLCanvasElement,
  format: 'webm' | 'mp4',
  codec: FilmCodec,
  rate: number,
): Promise<VideoWriter> {
  const target = new BufferTarget();
  const output = new Output({
    format: format === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat(),
    target,
  });
  // Nobody waits for a picture to be sent on: quality comes before haste, and no picture is dropped.
  const quality = new Quality({
    bitrate: Math.ceil(bitsOfPixel * canvas.width * canvas.height),
    ...(quantizers[codec] !== undefined && { quantizer: quantizers[codec] }),
  });
  const source = new CanvasSource(canvas, { codec, quality, latencyMode: 'quality' });
  output.addVideoTrack(source, { frameRate: rate });
  await output.start();
  return {
    add: (picture) => source.add(picture / rate, 1 / rate),
    async finish() {
      await output.finalize();
      return new Blob([target.buffer!], { type: `video/${format}` });
    },
    cancel: () => output.cancel(),
  };
}
