/** The row of ticks above the columns: frames where a breakpoint is hit. The one it paused at is filled. */
import { hitsByFrame, pausedAt } from '../../state/breakpointState';
import { knownFrames, stepByStep } from '../../state/known';
import { cursor } from '../../state/store';
import { frameOf } from '../../trace/address';
import type { FrameView } from './frameView';

const middle = 4.5;
const radius = 3;

export function FrameTicks({ view }: { view: FrameView }) {
  const hits = hitsByFrame.value;
  const paused = pausedAt.value[0] ? frameOf(pausedAt.value[0].place) : -1;
  // Ticks closer than their own width are one mark; which frame it is, the columns below say.
  const ticks = [];
  let beyond = Number.NEGATIVE_INFINITY;
  const to = stepByStep.value ? Math.min(view.to, knownFrames(cursor.value)) : view.to;
  for (let at = view.from; at < to; at++) {
    if (!hits.has(at)) continue;
    const x = view.x(at) + view.pitch / 2;
    const hit = at === paused;
    if (x < beyond && !hit) continue;
    beyond = x + Math.min(radius, view.pitch);
    ticks.push(<circle key={at} class={`bpt ${hit ? 'hit' : ''}`} cx={x} cy={middle} r={hit ? radius + 1 : radius} />);
  }
  return <>{ticks}</>;
}
