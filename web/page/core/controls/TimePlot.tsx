/** The frame of a plot over time: dragging in it moves the clock, and so do the arrow keys. */
import { formatPlain } from '../../base/i18n/numbers';
import type { ComponentChildren } from 'preact';
import { actions } from '../actions';
import { shownTime } from '../store';
import { clamp01, sliderKey } from '../../base/controls/Slider';
import type { symbolHover } from './symbolHover';
import { keepFocus } from '../../base/controls/Toolbar';

interface Props {
  readonly class?: string;
  readonly width: number;
  readonly height: number;
  /** what the plot shows, in words */
  readonly label: string;
  /** what it shows now */
  readonly text: string;
  /** time at a distance from the left edge, px */
  readonly timeAt: (x: number) => number;
  /** of what in it can be pointed at */
  readonly hover?: typeof symbolHover;
  readonly children: ComponentChildren;
}

export function TimePlot({ class: extra = '', width, height, label, text, timeAt, hover, children }: Props) {
  const take = (event: PointerEvent & { currentTarget: SVGSVGElement }) =>
    actions.scrub(clamp01(timeAt(event.clientX - event.currentTarget.getBoundingClientRect().left)));
  return (
    <svg
      class={`plot ${extra}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="slider"
      tabindex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={1}
      aria-valuenow={shownTime.value}
      aria-valuetext={text}
      onMouseDown={keepFocus}
      {...hover}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        take(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && take(event)}
      onKeyDown={(event) => {
        const next = sliderKey(event, shownTime.value);
        if (next !== null) actions.scrub(next);
      }}
    >
      {children}
    </svg>
  );
}

/** Lines and numbers of the time axis. The last number may have to end where the plot ends. */
export function TimeTicks({ x, top, bottom, y, first = '0', endsAt1 }: TicksProps) {
  return (
    <>
      {[0, 0.25, 0.5, 0.75, 1].map((tick) => (
        <g key={tick}>
          <path class="gl" d={`M${x(tick)} ${top}V${bottom}`} />
          <text class="tx" x={x(tick)} y={y} text-anchor={tick === 1 && endsAt1 ? 'end' : 'middle'}>
            {tick === 0 ? first : formatPlain(tick)}
          </text>
        </g>
      ))}
    </>
  );
}

interface TicksProps {
  readonly x: (time: number) => number;
  readonly top: number;
  readonly bottom: number;
  /** of the numbers */
  readonly y: number;
  /** what stands at 0 */
  readonly first?: string;
  readonly endsAt1: boolean;
}
