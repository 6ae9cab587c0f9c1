/** A body's walk as a run of the workbench: what it asked in each frame, and which frames are opened. */
import { maxFrames } from '../../model/experiment';
import { chosenNumbers } from '../../../audit/run/usualNumbers';
import type { Experiment, FrameInput, Vec3 } from '../../model';
import type { EventKind } from '../../../audit/detectors/types';
import type { Pass } from './pass';
import type { AuditEvent, AuditSettings } from '../../../audit/run/types';

/** Frames behind the event: a second of what comes of it. */
const after = 60;

/** Of the walk. */
export interface Frames {
  readonly from: number;
  /** without it */
  readonly to: number;
}

/** The whole walk up to a frame and some of what follows, or the last part of it that a run may have. @param most frames of a run */
export function framesAround(frame: number, most = maxFrames): Frames {
  const to = frame + 1 + after;
  return { from: Math.max(0, to - most), to };
}

/** Kinds that show in the gravity pass: what a body does that rests or falls. */
const byGravity: ReadonlySet<EventKind> = new Set(['fallsThrough', 'leavesLevel', 'groundLost', 'slidesOff', 'floats']);

/** The sweep that shows an event, in the run that is opened. @param pass where it is known better than by its kind */
export function addressOf({ kind, frame }: Pick<AuditEvent, 'kind' | 'frame'>, pass?: Pass, most = maxFrames): string {
  return `f${frame - framesAround(frame, most).from}.p${pass ?? (byGravity.has(kind) ? 1 : 0)}.s0`;
}

/** @param requests 12 numbers for each of the frames, as `replay` gives them */
export function experimentOf(requests: Float64Array, settings: AuditSettings): Experiment {
  const at = (row: number, from: number) => requests.subarray(12 * row + from, 12 * row + from + 3);
  const vec = ([x, y, z]: Float64Array): Vec3 => [x!, y!, z!];
  const { method, sides } = settings;
  return {
    ...chosenNumbers(settings),
    ...{ method, sides },
    precision: 'double',
    radii: settings.radii,
    start: vec(at(0, 0)),
    inputs: Array.from({ length: requests.length / 12 }, (_, row): FrameInput => ({
      displacement: vec(at(row, 3)),
      gravity: vec(at(row, 6)),
    })),
  };
}
