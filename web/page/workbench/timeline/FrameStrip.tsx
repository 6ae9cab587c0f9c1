/** Strip A at work: scrolling, zooming, hovering, clicking, scrubbing. What it draws is in the files beside. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { actions } from '../../core/actions';
import { cursor, walking } from '../../core/store';
import type { FrameSummary } from '../../model';
import { frameOf } from '../../../package/trace/address';
import { t } from '../../base/i18n/messages';
import { keepFocus } from '../../base/controls/Toolbar';
import { useSize } from '../../base/window/useSize';
import { FrameColumns, FrameNumbers, ticksHeight } from './FrameColumns';
import { FrameLine } from './FrameLine';
import { FrameTicks } from './FrameTicks';
import { FrameOverview } from './FrameOverview';
import { frameInWords, FrameTip } from './FrameTip';
import { type FrameView, frameView, leastColumn } from './frameView';
import { framePitch, frameRoom, zoomStep } from './frameZoom';
import { HoverTip } from './HoverTip';
import { SecondLine } from './SecondRun';
import { useFollow, useZoom, zoomKey } from './useFrameZoom';

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
