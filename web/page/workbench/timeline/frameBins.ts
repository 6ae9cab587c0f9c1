/** Strip A as an overview: more frames than columns have room, so each bin tells the range of its frames. */
import type { FrameSummary } from '../../model';
import { achievedPart } from './frames';

export interface FrameBin {
  /** first frame of the bin */
  readonly from: number;
  /** sweeps of the frame with the most */
  readonly sweeps: number;
  readonly face: boolean;
  readonly edge: boolean;
  readonly vertex: boolean;
  /** least and most of the achieved parts */
  readonly low: number;
  readonly high: number;
}

/** @param size frames in a bin, at least 1; bins begin at multiples of it, so that scrolling does not change them */
export function frameBins(frames: readonly FrameSummary[], from: number, to: number, size: number): FrameBin[] {
  const bins: FrameBin[] = [];
  const first = Math.floor(from / size);
  const last = Math.min(Math.ceil(to / size), Math.ceil(frames.length / size));
  for (let at = first; at < last; at++) bins.push(binOf(frames, Math.round(at * size), Math.round((at + 1) * size)));
  return bins;
}

function binOf(frames: readonly FrameSummary[], from: number, to: number): FrameBin {
  const bin = { from, sweeps: 0, face: false, edge: false, vertex: false, low: Infinity, high: 0 };
  for (let at = from; at < Math.max(to, from + 1) && at < frames.length; at++) {
    const frame = frames[at]!;
    bin.sweeps = Math.max(bin.sweeps, frame.sweeps[0] + frame.sweeps[1]);
    for (const { feature } of frame.contacts) bin[feature] = true;
    const part = achievedPart(frame);
    bin.low = Math.min(bin.low, part);
    bin.high = Math.max(bin.high, part);
  }
  return bin;
}
