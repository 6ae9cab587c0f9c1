/** The row of ticks above the columns: frames where a breakpoint is hit, the one it paused at filled; bars where the body was set elsewhere or is told something new. */
import { hitsByFrame, pausedAt } from '../../core/breakpoints/breakpointState';
import { sameSettings } from '../../model/frameSettings';
import { knownFrames, stepByStep } from '../../core/stepping/known';
import { cursor, experiment } from '../../core/store';
import { frameOf } from '../../../package/trace/address';
import type { FrameView } from './frameView';

const middle = 4.5;
const radius = 3;

export function FrameTicks({ view }: { view: FrameView }) {
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
