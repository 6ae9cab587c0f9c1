/** The check that an answer stands on: the one that finds the touch that was asked about. */
import { hitOfTest } from '../../scene/moment/hit';
import type { FrameTree, Step } from '../../../package/trace/steps';
import type { TourAsk } from '../tour/file';

/** Questions about a touch; others are looked at where they are asked. */
const aboutTouch: ReadonlySet<TourAsk['kind']> = new Set(['time', 'feature', 'triangle', 'verdict']);

/** @returns null when it is not about a touch, or this trace has none */
export function answerStep(tree: FrameTree | null, ask: TourAsk): Step | null {
  const asked = 'of' in ask && aboutTouch.has(ask.kind) ? tree?.byAddress.get(ask.of) : undefined;
  if (!asked) return null;
  const { event } = asked;
  if (event.kind === 'TriangleEnd') return foundIn(asked);
  if (event.kind !== 'Nearest' || !event.found || !asked.parent) return null;
  return foundIn(asked.parent.children.find((step) => step.kind === 'triangle' && triangleOf(step) === event.triangle));
}

const triangleOf = ({ event }: Step): number | null => (event.kind === 'TriangleEnd' ? event.triangle : null);

function foundIn(triangle: Step | undefined): Step | null {
  const event = triangle?.event;
  if (event?.kind !== 'TriangleEnd' || !Number.isFinite(event.time)) return null;
  return triangle!.children.find((check) => hitOfTest(check.event, event.triangle)?.time === event.time) ?? null;
}
