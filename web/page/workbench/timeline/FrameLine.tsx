/** The line below the columns of strip A: achieved against requested displacement. */
import type { FrameSummary } from '../../model';
import { achievedPart } from './frames';
import type { FrameView } from './frameView';

const requestedY = 76;

interface Props {
  readonly frames: readonly FrameSummary[];
  readonly view: FrameView;
  readonly current: number;
}

export function achievedY(part: number): number {
  return Math.max(69, 88 - 12 * Math.min(part, 1.5));
}

export function Requested({ frames, view }: Pick<Props, 'frames' | 'view'>) {
  return <path class="req" d={`M0 ${requestedY}H${Math.min(view.width, view.x(frames.length)).toFixed(1)}`} />;
}

export function FrameLine({ frames, view, current }: Props) {
  const y = (frame: FrameSummary) => achievedY(achievedPart(frame));
  let line = '';
  for (let at = Math.max(0, view.from - 1); at < Math.min(frames.length, view.to + 1); at++) {
    const frame = frames[at];
    if (frame) line += `${line ? 'L' : 'M'}${(view.x(at) + view.pitch / 2).toFixed(1)} ${y(frame).toFixed(1)}`;
  }
  const here = frames[current];
  return (
    <>
      <Requested frames={frames} view={view} />
      <path class="ach" d={line} />
      {here && <circle class="achp" cx={view.x(current) + view.pitch / 2} cy={y(here)} r={2.4} />}
    </>
  );
}
