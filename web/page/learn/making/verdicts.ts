/** How a step may end, by what it is: what a question about it offers to choose from. */
import { soundMethod } from '../../../package/methods';
import type { TraceEvent } from '../../../package/trace/events.gen';
import type { FrameTree, Step } from '../../../package/trace/steps';
import type { StepAsk } from '../tour/file';
import { mostOptions } from '../tour/fileLimits';

type Kind = TraceEvent['kind'];

/** In the order in which they are offered: always the same, so that it tells nothing. */
const ends: Partial<Readonly<Record<Kind, readonly string[]>>> = {
  PlaneTest: ['crosses-plane', 'outside-time', 'culled-backface', 'parallel-out', 'parallel-embedded'],
  FaceTest: ['face-hit', 'outside-face'],
  SweptFaceTest: ['face-hit', 'outside-face', 'crosses-plane', 'moving-away', 'outside-time', 'root-later-than-best'],
  EdgeTest: ['edge-hit', 'edge-param-out', 'no-root', 'root-later-than-best', 'root-negative'],
  SweptEdgeTest: ['edge-hit', 'edge-param-out', 'no-root', 'root-later-than-best', 'moving-away', 'root-negative'],
  VertexTest: ['vertex-hit', 'no-root', 'root-later-than-best', 'root-negative'],
  SweptVertexTest: ['vertex-hit', 'no-root', 'root-later-than-best', 'moving-away', 'root-negative'],
  TouchTest: ['clear', 'entering', 'leaving'],
  GroundTest: ['ground', 'too-steep'],
  Wedge: ['holds', 'slides'],
};
/** What is hit, or that nothing is; then how each method leaves a triangle out before it looks for that. */
const touched = ['face-hit', 'edge-hit', 'vertex-hit', 'miss'];
const beforehand = { sound: ['leaving'], published: ['outside-time', 'culled-backface', 'parallel-out'] } as const;
const slideEnds = {
  sound: ['free', 'again', 'stopped', 'grounded', 'limit-reached'],
  published: ['free', 'again', 'too-short', 'limit-reached'],
} as const;

export function verdictsOf(step: Step, tree: FrameTree): readonly string[] | null {
  const { event, kind } = step;
  if (event.kind === 'TriangleEnd') return [...touched, ...beforehand[methodOf(tree)]];
  if (event.kind === 'SlideEnd') return kind === 'slide' || kind === 'end' ? slideEnds[methodOf(tree)] : null;
  return ends[event.kind] ?? null;
}

function methodOf(tree: FrameTree): keyof typeof slideEnds {
  const { opening } = tree.steps[0]!;
  return opening.kind === 'MoveBegin' && opening.method !== soundMethod ? 'published' : 'sound';
}

/** None where it ended in a way of its own: the others would be a strange company. */
export function ofVerdict(step: Step, tree: FrameTree): StepAsk[] {
  const { event, address } = step;
  const options = verdictsOf(step, tree);
  if (!options || !('verdict' in event) || !options.includes(event.verdict)) return [];
  return [{ kind: 'verdict', of: address, options: options.slice(0, mostOptions) }];
}
