/** What lies under the pointer, in words, above a strip. Keys have the same in the control's own value. */
import type { ComponentChildren } from 'preact';

interface Props {
  /** of the window, px: where it points to */
  readonly x: number;
  readonly y: number;
  readonly children: ComponentChildren;
}

/** Half of the widest tip: it stays in the window. */
const half = 140;

export function HoverTip({ x, y, children }: Props) {
  const left = Math.min(Math.max(x, half + 8), window.innerWidth - half - 8);
  return (
    <div class="hover-tip" style={{ left: `${left}px`, top: `${y}px` }} aria-hidden="true">
      {children}
    </div>
  );
}
