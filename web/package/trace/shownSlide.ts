import { nearestOf } from './candidates';
import type { FrameTree, Step } from './steps';

/**
 * The slide by which a step is shown: its sweep is in the figures, its candidates in strip C, its time in the read-outs. The one the
 * step is in; for a frame or a pass the first that hits something, since that is what there is to see.
 */
export function shownSlideOf(step: Step | null, tree: FrameTree | null): Step | null {
  for (let at = step; at; at = at.parent) if (at.kind === 'slide') return at;
  const root = step ?? tree?.root ?? null;
  const group = root && root.kind !== 'frame' && root.kind !== 'pass' ? root.parent : root;
  if (!group) return null;
  const slides = slidesWithin(group);
  // A push comes before everything that moves.
  if (step?.kind === 'push') return slides[0] ?? null;
  const hits = slides.filter((slide) => nearestOf(slide)?.found);
  // The frame's last word is about what it met last.
  if (step?.kind === 'carried') return hits.at(-1) ?? slides.at(-1) ?? null;
  return hits[0] ?? slides[0] ?? null;
}

function slidesWithin(group: Step): Step[] {
  return group.children.flatMap((child) =>
    child.kind === 'slide' ? [child] : child.kind === 'pass' ? slidesWithin(child) : [],
  );
}
