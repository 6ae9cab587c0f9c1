/** Strip A at work: scrolling, zooming, hovering, clicking, scrubbing. Its drawing is in the files next to this one. */
import { useLayoutEffect, useState, useMemo } from 'preact/hooks';
import { actions } from '../../core/actions';
import { cursor, walking, experiment } from '../../core/store';
import type { FrameSummary } from '../../model';
import { frameOf } from '../../../package/trace/address';
import { t } from '../../base/i18n/messages';
import { keepFocus } from '../../base/controls/Toolbar';
import { useSize } from '../../base/window/useSize';
import { FrameColumns, FrameNumbers, ticksHeight } from './FrameColumns';
import { FrameLine, achievedY, Requested } from './FrameLine';
import { frameInWords, FrameTip } from './FrameTip';
import { type FrameView, frameView, leastColumn } from './frameView';
import { framePitch, frameRoom, zoomStep } from './frameZoom';
import { HoverTip } from './HoverTip';
import { SecondLine } from './SecondRun';
import { useFollow, useZoom, zoomKey } from './useFrameZoom';
import { frameBins, type FrameBin } from './frameBins';
import { hitsByFrame, pausedAt } from '../../core/breakpoints/breakpointState';
import { sameSettings } from '../../model/frameSettings';
import { knownFrames, stepByStep } from '../../core/stepping/known';

const middle = 4.5;
const radius = 3;

/** The row of ticks above the columns: frames where a breakpoint is hit, the present one filled; bars where a recording moves the body or changes its settings. */
function FrameTicks({ view }: { view: FrameView }) {
  const hits = hitsByFrame.value;
  const inputs = experiment.value?.inputs;
  const paused = pausedAt.value[0] ? frameOf(pausedAt.value[0].place) : -1;
  // Ticks closer than their own width are one mark; which frame it is, the columns below say.
  const ticks = [];
  let beyond = Number.NEGATIVE_INFINITY;
  const to = stepByStep.value ? Math.min(view.to, knownFrames(cursor.value)) : view.to;
  for (let at = view.from; at < to; at++) {
    const x = view.x(at) + view.pitch / 2;
    const [before, now] = [inputs?.[at - 1], inputs?.[at]];
    if (before && (now?.start || !sameSettings(now?.settings, before.settings)))
      ticks.push(<path key={-at} class="frame-now" d={`M${view.x(at)} 0V9`} />);
    if (!hits.has(at)) continue;
    const hit = at === paused;
    if (x < beyond && !hit) continue;
    beyond = x + Math.min(radius, view.pitch);
    ticks.push(<circle key={at} class={`bpt ${hit ? 'hit' : ''}`} cx={x} cy={middle} r={hit ? radius + 1 : radius} />);
  }
  return <>{ticks}</>;
}

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

/** Strip A when its columns would be too narrow: heights are the most sweeps, three lanes the features hit, a band what was achieved. */
function FrameOverview({ frames, view, current }: Props) {
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

const height = 103;

interface StripProps {
  /** those that are known */
  readonly frames: readonly FrameSummary[];
  /** all there are */
  readonly count: number;
}

export function FrameStrip({ frames, count }: StripProps) {
  const [box, size] = useSize<HTMLDivElement>();
  const [scroll, setScroll] = useState(0);
  const [hover, setHover] = useState<number | null>(null);
  useLayoutEffect(() => void (frameRoom.value = size.width), [size.width]);
  const pitch = framePitch();
  const current = frameOf(cursor.value);
  const view = frameView(pitch, scroll, size.width, count);
  const zoomAt = useZoom(box, pitch, current);
  useFollow(box, current, pitch, size.width);
  const point = (frame: number | null) => {
    setHover(frame);
    actions.hover(frame === null ? null : `f${frame}`);
  };
  const go = (frame: number, history: 'push' | 'replace' = 'push') => {
    const aim = Math.min(count - 1, Math.max(0, frame));
    if (count > 0 && !walking.peek()) void actions.goTo(`f${aim}`, { history });
  };
  const frameAt = (event: PointerEvent | MouseEvent) => {
    const strip = box.current!;
    const frame = Math.floor((event.clientX - strip.getBoundingClientRect().left + strip.scrollLeft) / pitch);
    return Math.min(count - 1, Math.max(0, frame));
  };
  const fits = count * pitch <= size.width + 1;
  const here = frames[Math.max(0, current)];
  return (
    <>
      <div
        ref={box}
        class={fits ? 'frames-box fits' : 'frames-box'}
        role="slider"
        tabIndex={0}
        aria-label={t('strip.a')}
        aria-description={t('strip.a.help')}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, count - 1)}
        aria-valuenow={Math.max(0, current)}
        aria-valuetext={here ? frameInWords(here) : undefined}
        onScroll={(event) => setScroll(event.currentTarget.scrollLeft)}
        onMouseDown={keepFocus}
        onKeyDown={(event) => {
          if (
            zoomKey(
              event,
              () => zoomAt(zoomStep),
              () => zoomAt(1 / zoomStep),
            )
          )
            return;
          const step = frameStep(event, count);
          if (step !== null) go(current + step);
        }}
        onPointerMove={(event) => {
          const frame = frameAt(event);
          const held = (event.buttons & 1) !== 0;
          if (!held && event.pointerType !== 'touch' && count > 0) return point(frame);
          // A finger scrolls the strip when there is something to scroll to; otherwise it scrubs like the mouse.
          if (!held || (event.pointerType === 'touch' && !fits)) return;
          point(null);
          if (frame !== current) go(frame, 'replace');
        }}
        onPointerLeave={() => point(null)}
        onClick={(event) => go(frameAt(event))}
      >
        {size.width > 0 && (
          <div class="frames-run" style={{ width: `${Math.max(size.width, count * pitch)}px` }}>
            <FramePicture frames={frames} count={count} view={view} current={current} hover={hover} />
          </div>
        )}
      </div>
      <Tip strip={box.current} frame={hover === null ? undefined : frames[hover]} view={view} />
    </>
  );
}

function Tip({ strip, frame, view }: { strip: HTMLElement | null; frame?: FrameSummary; view: FrameView }) {
  if (!strip || !frame) return null;
  const { left, top } = strip.getBoundingClientRect();
  return (
    <HoverTip x={left + view.x(frame.frame) + view.pitch / 2} y={top + 4}>
      <FrameTip frame={frame} />
    </HoverTip>
  );
}

interface PictureProps extends StripProps {
  readonly view: FrameView;
  readonly current: number;
  readonly hover: number | null;
}

function FramePicture({ frames, count, view, current, hover }: PictureProps) {
  return (
    <svg class="stripA" width={view.width} height={height} aria-hidden="true">
      {hover !== null && (
        <rect class="colhover" x={view.x(hover)} y={ticksHeight} width={Math.max(2, view.pitch)} height={76} rx={2} />
      )}
      <FrameTicks view={view} />
      {view.pitch < leastColumn ? (
        <FrameOverview frames={frames} view={view} current={current} />
      ) : (
        <>
          <FrameColumns frames={frames} view={view} />
          <FrameLine frames={frames} view={view} current={current} />
        </>
      )}
      <SecondLine view={view} />
      <FrameNumbers count={count} current={current} view={view} />
    </svg>
  );
}

function frameStep(event: KeyboardEvent, count: number): number | null {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    PageUp: -10,
    PageDown: 10,
    Home: -count,
    End: count,
  };
  const step = steps[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return null;
  event.preventDefault();
  event.stopPropagation();
  return step;
}
