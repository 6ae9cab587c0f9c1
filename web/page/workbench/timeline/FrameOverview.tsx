/** Strip A when its columns would be too narrow: heights are the most sweeps, three lanes the features hit, a band what was achieved. */
import { useMemo } from 'preact/hooks';
import type { FrameSummary } from '../../model';
import { frameBins, type FrameBin } from './frameBins';
import { achievedY, Requested } from './FrameLine';
import { ticksHeight } from './FrameColumns';
import type { FrameView } from './frameView';

const binWidth = 2;
const base = 47;
/** upper edge of each feature's lane */
const lanes = { face: 49, edge: 53.5, vertex: 58 } as const;
const laneHeight = 3.5;

interface Props {
  readonly frames: readonly FrameSummary[];
  readonly view: FrameView;
  readonly current: number;
}

export function FrameOverview({ frames, view, current }: Props) {
  const size = Math.max(1, binWidth / view.pitch);
  const { from, to, pitch } = view;
  const bins = useMemo(() => frameBins(frames, from, to, size), [frames, from, to, size]);
  const most = useMemo(() => frames.reduce((high, { sweeps }) => Math.max(high, sweeps[0] + sweeps[1]), 1), [frames]);
  const x = (bin: FrameBin) => view.x(bin.from);
  const width = Math.max(binWidth, pitch);
  const heights = bins
    .map((bin) => [x(bin), (bin.sweeps / most) * (base - ticksHeight - 2)] as const)
    .map(([left, height]) => `M${left.toFixed(1)} ${base}v${(-height).toFixed(1)}h${width}v${height.toFixed(1)}z`);
  const band = bins.map(
    (bin) => `M${x(bin).toFixed(1)} ${achievedY(bin.high)}h${width}V${achievedY(bin.low) + 1}h${-width}z`,
  );
  const at = view.x(current);
  return (
    <>
      <path class="cell m" d={heights.join('')} />
      {(['face', 'edge', 'vertex'] as const).map((feature) => (
        <path
          key={feature}
          class={`g-${feature} lane-mark`}
          d={bins
            .filter((bin) => bin[feature])
            .map((bin) => `M${x(bin).toFixed(1)} ${lanes[feature]}h${width}v${laneHeight}h${-width}z`)
            .join('')}
        />
      ))}
      <Requested frames={frames} view={view} />
      <path class="band" d={band.join('')} />
      {at > -2 && at < view.width && <path class="frame-now" d={`M${(at + pitch / 2).toFixed(1)} ${ticksHeight}V90`} />}
    </>
  );
}
