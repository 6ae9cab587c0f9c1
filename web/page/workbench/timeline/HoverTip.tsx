/** What lies under the pointer, in words, above a strip. Keys have the same in the control's own name or value. */
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

interface Tip {
  /** of the window, px: where it points to */
  readonly x: number;
  readonly y: number;
  readonly children: ComponentChildren;
}

const shown = signal<Tip | null>(null);

/** One tip at a time, for whatever cannot draw it itself: inside an svg, say. */
export function showTip(tip: Tip | null): void {
  shown.value = tip;
}

export function TipLayer() {
  return shown.value && <HoverTip {...shown.value} />;
}

/** Half of the widest tip: it stays in the window. */
const half = 140;

export function HoverTip({ x, y, children }: Tip) {
  const left = Math.min(Math.max(x, half + 8), window.innerWidth - half - 8);
  return (
    <div class="hover-tip" style={{ left: `${left}px`, top: `${y}px` }} aria-hidden="true">
      {children}
    </div>
  );
}
