/**
 * Where ← → ↑ ↓ lead within one frame. Pure: a step in, a step out; null means beyond the beginning or the end of the frame, and
 * the player goes on in the neighbouring one.
 *
 * The stops of a level, taken in document order, are what → visits one after the other. From a step that is no stop of the
 * level, → goes to the next stop behind it and ← to the next one before it (which may be the group it lies in).
 */
import { nearestOf } from './candidates';
import type { FrameTree, Step, StepKind, StepLevel } from './steps';

/** What hangs in a pass and is neither slide nor group; coarse levels must not skip it. */
const coarse: Readonly<Record<'slide' | 'triangle', ReadonlySet<StepKind>>> = {
  slide: new Set<StepKind>(['slide', 'push', 'carried']),
  triangle: new Set<StepKind>(['broad', 'triangle', 'nearest', 'response', 'push', 'carried']),
};

export function isStop(step: Step, level: StepLevel): boolean {
  if (step.isStop) return step.isStop(level);
  if (level === 'frame') return step.kind === 'frame';
  if (level === 'check') return step.children.length === 0;
  // A snap or a step up between slides belongs to no slide; it is a stop of its own.
  return coarse[level].has(step.kind) || (step.parent?.kind === 'pass' && step.children.length === 0);
}

/** All stops of a level in document order. The arrows do not need the list; it is for going through all of them. */
export function stops(tree: FrameTree, level: StepLevel): readonly Step[] {
  const list: Step[] = [];
  for (let step = first(tree, level); step; step = next(tree, step, level)) list.push(step);
  return list;
}

/** The stop behind a step; null: beyond the end of the frame. */
export function next(tree: FrameTree, from: Step, level: StepLevel): Step | null {
  return firstBehind(tree.root, from.order, level);
}

/** The stop before a step; null: beyond the beginning of the frame. */
export function previous(tree: FrameTree, from: Step, level: StepLevel): Step | null {
  return lastBefore(tree.root, from.order, level);
}

/** Null: the frame has no stop at this level. */
export function first(tree: FrameTree, level: StepLevel): Step | null {
  return firstBehind(tree.root, -1, level);
}

export function last(tree: FrameTree, level: StepLevel): Step | null {
  return lastBefore(tree.root, Number.POSITIVE_INFINITY, level);
}

/** No stop lies within another of its level, so a group that is a stop need not be looked into. Depth: that of addresses, five. */
function firstBehind(step: Step, order: number, level: StepLevel): Step | null {
  if (isStop(step, level)) return step.order > order ? step : null;
  const { children } = step;
  // The last child that does not lie behind may hold what does.
  for (let at = Math.max(0, countUpTo(children, order) - 1); at < children.length; at++) {
    const found = firstBehind(children[at]!, order, level);
    if (found) return found;
  }
  return null;
}

function lastBefore(step: Step, order: number, level: StepLevel): Step | null {
  if (step.order >= order) return null;
  if (isStop(step, level)) return step;
  const { children } = step;
  for (let at = countUpTo(children, order) - 1; at >= 0; at--) {
    const found = lastBefore(children[at]!, order, level);
    if (found) return found;
  }
  return null;
}

/** How many steps of an ascending list stand at or before an order. */
function countUpTo(list: readonly Step[], order: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]!.order <= order) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first part of a step; null for a leaf. */
export function into(step: Step): Step | null {
  return step.children[0] ?? null;
}

/** The step it is part of; null for a frame. */
export function out(step: Step): Step | null {
  return step.parent;
}

/** The check that made a triangle what it is: the test of the feature it is touched by. Without a hit, its last check. */
export function decidingCheck(triangle: Step): Step {
  const end = triangle.event;
  if (end.kind !== 'TriangleEnd' || end.feature === 'none') return triangle.children.at(-1) ?? triangle;
  const touching = triangle.children.find(({ event }) => event.kind === 'TouchTest' && event.verdict === 'entering');
  const wanted = end.feature === 'face' ? 'face' : `${end.feature === 'vertex' ? 'v' : 'e'}${end.element}`;
  return touching ?? triangle.children.find(({ name }) => name === wanted) ?? triangle;
}

/** The check behind a step that next lowers the best time; null: none in the rest of the frame. From null: from the start. */
export function nextImprovement(tree: FrameTree, from: Step | null): Step | null {
  const order = from?.order ?? -1;
  // The triangle the step lies in may still have its deciding check ahead.
  const inside = from?.parent?.kind === 'triangle' ? from.parent : from;
  let at = inside?.kind === 'triangle' ? inside : firstBehind(tree.root, order, 'triangle');
  for (; at; at = next(tree, at, 'triangle')) {
    const { kind, event } = at;
    if (kind !== 'triangle' || event.kind !== 'TriangleEnd' || !event.improved) continue;
    const check = decidingCheck(at);
    if (check.order > order) return check;
  }
  return null;
}

/** The moment worth showing first: the check that found the nearest hit of the first sweep that hits anything. */
export function firstHit(tree: FrameTree): Step | null {
  for (let slide = first(tree, 'slide'); slide; slide = next(tree, slide, 'slide')) {
    const nearest = nearestOf(slide);
    if (!nearest?.found) continue;
    const triangle = slide.children.find(
      ({ kind, opening }) => kind === 'triangle' && opening.kind === 'TriangleBegin' && opening.test === nearest.test,
    );
    return triangle ? decidingCheck(triangle) : slide;
  }
  return null;
}
