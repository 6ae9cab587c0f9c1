/** Packs pictures as WebM or MP4, with the encoders of the browser. */
import {
  BufferTarget,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny';

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
  codec: VideoCodec,
  rate: number,
): Promise<VideoWriter> {
  const target = new BufferTarget();
  const output = new Output({
    format: format === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat(),
    target,
  });
  // Nobody waits for a picture to be sent on: quality comes before haste, and no picture is dropped.
  const source = new CanvasSource(canvas, { codec, quality: QUALITY_HIGH, latencyMode: 'quality' });
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
