/** A second run in the strips: what it achieved as another line, and a mark where the two first part. Dashed, as in the figures. */
import { knownComparison } from '../../core/store';
import type { Step } from '../../../package/trace/steps';
import { t } from '../../base/i18n/messages';
import { achievedY } from './FrameLine';
import { achievedPart } from './frames';
import { type FrameView, leastColumn } from './frameView';
import type { Slot } from './lane';

/** Beside the key of the first run's line. */
export function SecondKey() {
  if (!knownComparison.value) return null;
  return (
    <span class="key">
      <svg class="kln second" viewBox="0 0 16 8" aria-hidden="true">
        <path d="M0 5 6 3l4 2 6-4" />
      </svg>
      {t('compare.strip.second')}
    </span>
  );
}

/** Strip A. In an overview of thousands of frames only the mark. */
export function SecondLine({ view }: { view: FrameView }) {
  const second = knownComparison.value;
  if (!second) return null;
  const { run, divergence } = second;
  let line = '';
  for (let at = Math.max(0, view.from - 1); at < Math.min(run.frames.length, view.to + 1); at++) {
    const frame = run.frames[at];
    const x = view.x(at) + view.pitch / 2;
    if (frame) line += `${line ? 'L' : 'M'}${x.toFixed(1)} ${achievedY(achievedPart(frame)).toFixed(1)}`;
  }
  const here = divergence && divergence.frame >= view.from && divergence.frame < view.to;
  return (
    <>
      {view.pitch >= leastColumn && <path class="ach second" d={line} />}
      {here && <Mark x={view.x(divergence.frame) + 0.75} top={13} bottom={90} />}
    </>
  );
}

/** Strip B: before the slide in which they part. */
export function DivergenceMark({ slide, slot, left, y }: { slide: Step; slot: Slot; left: number; y: number }) {
  const address = knownComparison.value?.divergence?.address;
  const inside = address === slide.address || (address?.startsWith(`${slide.address}.`) ?? false);
  return inside ? <Mark x={left + slot.x} top={y - 2} bottom={y + 19} /> : null;
}

/** A line with a flag: its shape says it without its colour. */
function Mark({ x, top, bottom }: { x: number; top: number; bottom: number }) {
  return (
    <g class="divergence" aria-hidden="true">
      <path class="pole" d={`M${x.toFixed(1)} ${top}V${bottom}`} />
      <path class="flag" d={`M${x.toFixed(1)} ${top}h6l-2 2.5 2 2.5h-6z`} />
    </g>
  );
}
