/** A value on a line: drag, click, arrow keys, Page keys, Home and End. */
import { useRef } from 'preact/hooks';

interface Props {
  readonly label: string;
  /** 0..1 */
  readonly value: number;
  readonly text: string;
  readonly onChange: (value: number) => void;
  /** how many steps it has; smooth unless given */
  readonly steps?: number;
}

const keySteps: Readonly<Record<string, number>> = {
  ArrowRight: 0.01,
  ArrowUp: 0.01,
  ArrowLeft: -0.01,
  ArrowDown: -0.01,
  PageUp: 0.1,
  PageDown: -0.1,
  Home: -1,
  End: 1,
};

export const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));

/** The value after a key, or null when the key is none of the slider's. */
export function sliderKey(event: KeyboardEvent, value: number): number | null {
  const step = keySteps[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return null;
  event.preventDefault();
  event.stopPropagation();
  return clamp01(Math.round((value + step * (event.shiftKey ? 10 : 1)) * 1e6) / 1e6);
}

/** A key moves a slider with steps by one of them at least. */
function onGrid(from: number, to: number, steps: number): number {
  const step = Math.round(from * steps);
  const moved = Math.round(to * steps);
  return clamp01((moved === step ? step + Math.sign(to - from) : moved) / steps);
}

export function Slider({ label, value, text, onChange, steps = 0 }: Props) {
  const track = useRef<HTMLSpanElement>(null);
  const take = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    if (box && box.width > 0) onChange(clamp01((event.clientX - box.left - 7) / (box.width - 14)));
  };
  return (
    <span
      ref={track}
      class="sl"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100)}
      aria-valuetext={text}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        take(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && take(event)}
      onKeyDown={(event) => {
        const next = sliderKey(event, value);
        if (next !== null) onChange(steps > 0 ? onGrid(value, next, steps) : next);
      }}
    >
      <i class="trk" />
      <i class="th" style={{ left: `calc(${value} * (100% - 14px))` }} />
    </span>
  );
}
