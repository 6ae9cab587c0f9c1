import type { Comparison } from '../../model/comparison';
import type { Run } from '../../model';
import { experimentAt } from '../../model/frameSettings';
import { shownSlideOf } from '../../../package/trace/shownSlide';
import type { Step } from '../../../package/trace/steps';
import { mul, type Vec3 } from '../../../mesh/geometry/vec';
import { chosenHit, type HitFeature } from './hit';
import { slideFacts } from './slide';

/** What the figures show of the second run of a comparison, beside the step of the first. Everything in the world. */
export interface Second {
  readonly run: Run;
  /** radii of its sweep, skin included */
  readonly radii: Vec3;
  /** the sweep beside the one that is shown; null: it makes none in this frame */
  readonly sweep: SecondSweep | null;
  /** where both frames end; null: not known yet */
  readonly ends: { readonly first: Vec3; readonly second: Vec3 } | null;
}

export interface SecondSweep {
  readonly start: Vec3;
  readonly displacement: Vec3;
  /** what the sweep ends with, however far the tests of the first one have come */
  readonly hit: { readonly time: number; readonly point: Vec3; readonly feature: HitFeature } | null;
}

/** @param beside the step of the second run that stands beside the one of the first */
export function makeSecond(first: Run, { run, tree }: Comparison, beside: Step): Second {
  const [mine, theirs] = [first.frames[tree.frame], run.frames[tree.frame]];
  const step = shownSlideOf(beside, tree);
  const slide = step && slideFacts(step);
  const ends = mine && theirs ? { first: mine.end, second: theirs.end } : null;
  if (!slide) return { run, radii: experimentAt(run.experiment, theirs?.input ?? {}).radii, sweep: null, ends };
  const { position: start, displacement, radii } = slide.begin;
  const chosen = chosenHit(slide);
  const hit = chosen && { time: chosen.time, point: mul(chosen.point, radii), feature: chosen.feature };
  return { run, radii, sweep: { start, displacement, hit }, ends };
}
