/** Strip A: the frames of the run. Only the columns in sight are drawn, so ten thousand frames cost what forty do. */
import { useEffect, useState } from 'preact/hooks';
import { actions } from '../../state/actions';
import { cursor, run } from '../../state/store';
import type { FrameSummary } from '../../state/model';
import { frameOf, parseAddress } from '../../trace/address';
import { t } from '../../i18n/messages';
import { PlacedGlyph } from '../controls/Glyph';
import { keepFocus } from '../controls/Toolbar';
import { useSize } from '../shell/useSize';
import { achievedPart, frameCells, labelStep } from './frames';

const base = 61;
const cellPitch = 8.5;
const stackRoom = 58;
const requestedY = 76;

export function StripA() {
  const frames = run.value?.frames ?? [];
  return (
    <div class="strip sa">
      <h2>
        <i aria-hidden="true">A</i>
        {t('strip.a')}
        <span class="dimt num">{t('count', { count: frames.length })}</span>
        <i class="grow" />
        <span class="key">
          <svg class="kln" viewBox="0 0 16 8" aria-hidden="true">
            <path d="M0 5 6 3l4 2 6-4" />
          </svg>
          {t('strip.a.achieved')}
        </span>
      </h2>
      <FrameColumns frames={frames} />
    </div>
  );
}

function columnPitch(width: number, count: number): number {
  return Math.min(18, Math.max(9, width / Math.max(1, count)));
}

function FrameColumns({ frames }: { frames: readonly FrameSummary[] }) {
  const [box, size] = useSize<HTMLDivElement>();
  const [scroll, setScroll] = useState(0);
  const current = frameOf(cursor.value);
  const pitch = columnPitch(size.width, frames.length);
  useEffect(() => {
    const element = box.current;
    if (!element || size.width === 0) return;
    const at = current * pitch;
    if (at < element.scrollLeft || at + pitch > element.scrollLeft + size.width)
      element.scrollLeft = at - size.width / 2;
  }, [box, current, pitch, size.width]);
  const from = Math.max(0, Math.floor(scroll / pitch) - 1);
  const to = Math.min(frames.length, Math.ceil((scroll + size.width) / pitch) + 1);
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
        <svg class="stripA" width={Math.max(size.width, frames.length * pitch)} height={103} aria-hidden="true">
          <Columns frames={frames} from={from} to={to} pitch={pitch} />
          <Achieved frames={frames} from={from} to={to} pitch={pitch} current={current} />
        </svg>
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

interface RangeProps {
  readonly frames: readonly FrameSummary[];
  readonly from: number;
  readonly to: number;
  readonly pitch: number;
}

function Columns({ frames, from, to, pitch }: RangeProps) {
  const here = parseAddress(cursor.value);
  const every = labelStep(pitch);
  const columns = [];
  for (let at = from; at < to; at++) {
    const frame = frames[at];
    if (!frame) continue;
    const current = here?.frame === frame.frame;
    const place = current ? here.parts.slice(0, 2).join('.') : null;
    columns.push(
      <g key={frame.frame} class={current ? 'col sel' : 'col'}>
        <Column frame={frame} x={at * pitch} width={pitch - 4} place={place} />
        {(current || (frame.frame % every === 0 && Math.abs(frame.frame - (here?.frame ?? -1e9)) * pitch > 24)) && (
          <text
            class={current ? 'tx on' : 'tx'}
            x={at * pitch + pitch / 2}
            y={100}
            text-anchor={
              current && at === 0 ? 'start' : current && at > 2 && at === frames.length - 1 ? 'end' : 'middle'
            }
          >
            {current ? `f${frame.frame}` : frame.frame}
          </text>
        )}
      </g>,
    );
  }
  return <>{columns}</>;
}

interface ColumnProps {
  readonly frame: FrameSummary;
  readonly x: number;
  readonly width: number;
  /** `p0.s1` of the cursor in the current frame, else null */
  readonly place: string | null;
}

function Column({ frame, x, width, place }: ColumnProps) {
  const cells = frameCells(frame);
  const pitch = Math.min(cellPitch, stackRoom / Math.max(1, cells.length));
  const height = Math.max(1, pitch - 1.5);
  return (
    <>
      {place !== null && <rect class="colbg" x={x} y={0} width={width + 4} height={87} rx={2} />}
      {cells.map(({ pass, slide, contact }, at) => {
        const y = base - height - at * pitch;
        const now = place === `p${pass}.s${slide}`;
        return (
          <g key={`${pass}.${slide}`}>
            <rect
              class={`cell ${pass === 0 ? 'm' : 'gv'} ${now ? 'now' : ''}`}
              x={x + 2}
              y={y}
              width={width}
              height={height}
              rx={1}
            />
            {contact && height > 4 && (
              <PlacedGlyph name={contact.feature} x={x + 2 + width / 2} y={y + height / 2} scale={0.62} class="sm" />
            )}
          </g>
        );
      })}
    </>
  );
}

function Achieved({ frames, from, to, pitch, current }: RangeProps & { current: number }) {
  const y = (frame: FrameSummary) => Math.max(69, 88 - 12 * Math.min(achievedPart(frame), 1.5));
  let line = '';
  for (let at = from; at < to; at++) {
    const frame = frames[at];
    if (frame) line += `${line ? 'L' : 'M'}${(at * pitch + pitch / 2).toFixed(1)} ${y(frame).toFixed(1)}`;
  }
  const here = frames[current];
  return (
    <>
      <path class="req" d={`M${from * pitch} ${requestedY}H${to * pitch}`} />
      <path class="ach" d={line} />
      {here && <circle class="achp" cx={current * pitch + pitch / 2} cy={y(here)} r={2.4} />}
    </>
  );
}
