/** Strip A at work: scrolling, zooming, hovering, clicking, scrubbing. What it draws is in the files beside. */
import { useEffect, useState } from 'preact/hooks';
import { actions } from '../../state/actions';
import { cursor } from '../../state/store';
import type { FrameSummary } from '../../state/model';
import { frameOf } from '../../trace/address';
import { t } from '../../i18n/messages';
import { keepFocus } from '../controls/Toolbar';
import { useSize } from '../shell/useSize';
import { FrameColumns, FrameNumbers } from './FrameColumns';
import { FrameLine } from './FrameLine';
import { frameView, usualPitchFor } from './frameView';

const height = 103;

export function FrameStrip({ frames }: { frames: readonly FrameSummary[] }) {
  const [box, size] = useSize<HTMLDivElement>();
  const [scroll, setScroll] = useState(0);
  const current = frameOf(cursor.value);
  const pitch = usualPitchFor(size.width, frames.length);
  const view = frameView(pitch, scroll, size.width, frames.length);
  useEffect(() => {
    const element = box.current;
    if (!element || size.width === 0) return;
    const at = current * pitch;
    if (at < element.scrollLeft || at + pitch > element.scrollLeft + size.width)
      element.scrollLeft = at - size.width / 2;
  }, [box, current, pitch, size.width]);
  const go = (frame: number, history: 'push' | 'replace' = 'push') => {
    const aim = Math.min(frames.length - 1, Math.max(0, frame));
    if (frames.length > 0) void actions.goTo(`f${aim}`, { history });
  };
  const frameAt = (strip: HTMLElement, x: number) =>
    Math.floor((x - strip.getBoundingClientRect().left + strip.scrollLeft) / pitch);
  return (
    <div
      ref={box}
      class="frames-box"
      role="slider"
      tabIndex={0}
      aria-label={t('strip.a')}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, frames.length - 1)}
      aria-valuenow={Math.max(0, current)}
      aria-valuetext={t('strip.a.frame', { frame: Math.max(0, current) })}
      onScroll={(event) => setScroll(event.currentTarget.scrollLeft)}
      onMouseDown={keepFocus}
      onKeyDown={(event) => {
        const step = frameStep(event, frames.length);
        if (step !== null) go(current + step);
      }}
      onPointerMove={(event) => {
        // Scrubbing with the mouse; a finger scrolls the strip.
        if (event.pointerType !== 'mouse' || (event.buttons & 1) === 0) return;
        const frame = frameAt(event.currentTarget, event.clientX);
        if (frame !== current) go(frame, 'replace');
      }}
      onClick={(event) => go(frameAt(event.currentTarget, event.clientX))}
    >
      {size.width > 0 && (
        <div class="frames-run" style={{ width: `${Math.max(size.width, frames.length * pitch)}px` }}>
          <svg class="stripA" width={size.width} height={height} aria-hidden="true">
            <FrameColumns frames={frames} view={view} />
            <FrameLine frames={frames} view={view} current={current} />
            <FrameNumbers count={frames.length} current={current} view={view} />
          </svg>
        </div>
      )}
    </div>
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
