/** What is shown at a step: the two boxes of its frame, the axis or corner that is looked at. */
import type { Step } from '../../../package/trace/steps';
import type { StudyMoment } from '../../model/study/types';
import { boxCorners, type Vec3 } from '../../study/scene/draw';
import type { BoxAxisEvent, BoxCornerEvent, BoxFrameEvent, BoxPairEndEvent } from './schema.gen';

export interface Box {
  readonly centre: Vec3;
  readonly half: Vec3;
  readonly axes: readonly [Vec3, Vec3, Vec3];
}

export interface Pair {
  readonly a: Box;
  readonly b: Box;
  readonly motion: Vec3;
}

const eventOf = <E>(step: Step): E => step.event as unknown as E;
const kindOf = (step: Step): string => step.event.kind as string;

export function pairOf({ tree }: Pick<StudyMoment, 'tree'>): Pair {
  const frame = tree.root.opening as unknown as BoxFrameEvent;
  return {
    a: { centre: frame.centreA, half: frame.halfA, axes: [frame.a0, frame.a1, frame.a2] },
    b: { centre: frame.centreB, half: frame.halfB, axes: [frame.b0, frame.b1, frame.b2] },
    motion: frame.motion,
  };
}

/** The way of one frame is often too short to be seen or taken: it is drawn eight times as long. */
export const motionScale = (motion: Vec3, half: Vec3): number =>
  8 * Math.hypot(...motion) < 2 * Math.hypot(...half) ? 8 : 1;

export const cornersOf = ({ centre, half, axes }: Box): Vec3[] => boxCorners(centre, half, axes);

const pairStep = ({ tree }: StudyMoment): Step | null => tree.root.children[0] ?? null;

/** All axes of the frame, in the order of the test; none where corners decide. */
export function axesOf(moment: StudyMoment): BoxAxisEvent[] {
  return (pairStep(moment)?.children ?? [])
    .filter((step) => kindOf(step) === 'BoxAxis')
    .map((step) => eventOf<BoxAxisEvent>(step));
}

export const endOf = (moment: StudyMoment): BoxPairEndEvent | null => {
  const step = pairStep(moment);
  return step && kindOf(step) === 'BoxPairEnd' ? eventOf<BoxPairEndEvent>(step) : null;
};

/** The axis that is looked at: the step's own, else the one that gives the gap. */
export function axisShown(moment: StudyMoment): BoxAxisEvent | null {
  if (kindOf(moment.step) === 'BoxAxis') return eventOf<BoxAxisEvent>(moment.step);
  const end = endOf(moment);
  const axes = axesOf(moment);
  const wanted = end && end.time <= 1 && end.timeAxis >= 0 ? end.timeAxis : end?.axis;
  return axes.find(({ axis }) => axis === wanted) ?? axes[0] ?? null;
}

export const cornerShown = ({ step }: StudyMoment): BoxCornerEvent | null =>
  kindOf(step) === 'BoxCorner' ? eventOf<BoxCornerEvent>(step) : null;

/** Parallel edges have no cross product to project on, asked or not. */
export const isNoAxis = ({ unit }: Pick<BoxAxisEvent, 'unit'>): boolean => Math.hypot(...unit) === 0;

/** TeX of an axis: a₂ × b₀. */
export function axisName({ source, i, j }: Pick<BoxAxisEvent, 'source' | 'i' | 'j'>): string {
  if (source === 'face-a') return `a_${i}`;
  return source === 'face-b' ? `b_${j}` : `a_${i} \\times b_${j}`;
}

/** The same as a figure's label. */
export function axisText({ source, i, j }: Pick<BoxAxisEvent, 'source' | 'i' | 'j'>): string {
  const letter = (name: string, at: number) => `⟦${name}⟧⦃${at}⦄`;
  if (source === 'face-a') return letter('a', i);
  return source === 'face-b' ? letter('b', j) : `${letter('a', i)} × ${letter('b', j)}`;
}
