/**
 * Long work as generators: a loader yields its progress now and then, the driver decides when to let the event loop breathe.
 * So loaders stay plain sequential code, and yet report progress and can be cancelled.
 */
import { ImportError } from './types';
import type { ImportOptions, ImportStage } from './types';

/** How far the current stage is, 0..1. */
export interface Progress {
  readonly stage: ImportStage;
  readonly fraction: number;
  /** of what is unpacked from here on, in one piece perhaps; said before that begins */
  readonly bytes?: number;
  /** goes on when this has come, such as a decoder that is fetched */
  readonly until?: Promise<unknown>;
}

/** Waits for something within the steps. */
export function* waitFor<T>(promise: Promise<T>): Steps<T> {
  let came: { value: T } | undefined;
  yield { stage: 'read', fraction: 0, until: promise.then((value) => (came = { value })) };
  return came!.value;
}

export type Steps<T> = Generator<Progress, T, void>;

/** Items (lines, triangles, rows) a loader handles between two yields: about a millisecond of work. */
export const BATCH = 8192;

/** Longest time without a breath for the event loop, in milliseconds; cancelling takes about this long. */
const SLICE_MS = 40;

/** Where each stage lies in the whole, measured on the large sample files. */
const SPANS: Record<ImportStage, readonly [from: number, to: number]> = {
  unpack: [0, 0.1],
  read: [0.1, 0.7],
  build: [0.7, 0.85],
  check: [0.85, 1],
};

/**
 * Runs the steps to their end, pausing for other tasks every SLICE_MS.
 *
 * @throws ImportError `cancelled` once the signal is aborted; whatever the steps throw otherwise
 */
export async function drive<T>(steps: Steps<T>, { onProgress, signal }: ImportOptions): Promise<T> {
  let reported = 0;
  let breathAt = performance.now() + SLICE_MS;
  for (;;) {
    if (signal?.aborted) throw new ImportError('cancelled');
    const step = steps.next();
    if (step.done) {
      onProgress?.(1, 'check');
      return step.value;
    }
    const { stage, fraction, until, bytes } = step.value;
    if (bytes) onProgress?.(reported, stage, bytes);
    if (until) await until;
    if (performance.now() < breathAt) continue;
    const [from, to] = SPANS[stage];
    reported = Math.max(reported, from + (to - from) * Math.min(1, fraction));
    onProgress?.(reported, stage);
    await new Promise((resolve) => setTimeout(resolve, 0));
    breathAt = performance.now() + SLICE_MS;
  }
}
