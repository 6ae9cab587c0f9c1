/** The content at a step: the two boxes of its frame, the axis or corner under test. */
import type { Step } from '../../../package/trace/steps';
import type { StudyMoment } from '../../model/study/types';
import { boxCorners, scale, type Vec3 } from '../../study/scene/draw';
import type { BoxAdvanceEvent, BoxAxisEvent, BoxCornerEvent, BoxFrameEvent, BoxPairEndEvent } from './schema.gen';

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

const frameOf = ({ tree }: Pick<StudyMoment, 'tree'>) => tree.root.opening as unknown as BoxFrameEvent;

/** As they stand at the step: of a turning box, as far as it has come by then. */
export function pairOf(moment: Pick<StudyMoment, 'tree' | 'step'>): Pair {
  const frame = frameOf(moment);
  const advanced = advanceShown(moment);
  const b = advanced ?? frame;
  return {
    a: { centre: frame.centreA, half: frame.halfA, axes: [frame.a0, frame.a1, frame.a2] },
    b: { centre: b.centreB, half: frame.halfB, axes: [b.b0, b.b1, b.b2] },
    motion: scale(frame.motion, 1 - (advanced?.time ?? 0)),
  };
}

/** Its times are found in steps, not on the axes. */
export const isTurning = (moment: Pick<StudyMoment, 'tree'>): boolean => frameOf(moment).turning;

/** The way of one frame is often too short to be seen or taken: it is drawn eight times as long. */
export const motionScale = (motion: Vec3, half: Vec3): number =>
  8 * Math.hypot(...motion) < 2 * Math.hypot(...half) ? 8 : 1;

export const cornersOf = ({ centre, half, axes }: Box): Vec3[] => boxCorners(centre, half, axes);

const pairStep = ({ tree }: StudyMoment): Step | null => tree.root.children[0] ?? null;

/** The steps of a box that turns, in the order of time; none of one that does not. */
export const advancesOf = (moment: StudyMoment): Step[] =>
  (pairStep(moment)?.children ?? []).filter((step) => kindOf(step) === 'BoxAdvance');

export const advanceShown = ({ step }: Pick<StudyMoment, 'step'>): BoxAdvanceEvent | null =>
  kindOf(step) === 'BoxAdvance' ? eventOf<BoxAdvanceEvent>(step) : null;

type AxisId = Pick<BoxAxisEvent, 'source' | 'i' | 'j'>;

/** Of its number. */
export function axisOf(axis: number): AxisId {
  if (axis < 3) return { source: 'face-a', i: axis, j: -1 };
  if (axis < 6) return { source: 'face-b', i: -1, j: axis - 3 };
  return { source: 'edges', i: Math.floor((axis - 6) / 3), j: (axis - 6) % 3 };
}

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

/** The axis under test: the step's own, else the one that gives the gap. */
export function axisShown(moment: StudyMoment): (AxisId & Pick<BoxAxisEvent, 'unit'>) | null {
  if (kindOf(moment.step) === 'BoxAxis') return eventOf<BoxAxisEvent>(moment.step);
  const advance = advanceShown(moment);
  if (advance) return { ...axisOf(advance.axis), unit: advance.unit };
  const end = endOf(moment);
  const axes = axesOf(moment);
  const wanted = end && end.time <= 1 && end.timeAxis >= 0 && !isTurning(moment) ? end.timeAxis : end?.axis;
  return axes.find(({ axis }) => axis === wanted) ?? axes[0] ?? null;
}

export const cornerShown = ({ step }: StudyMoment): BoxCornerEvent | null =>
  kindOf(step) === 'BoxCorner' ? eventOf<BoxCornerEvent>(step) : null;

/** Parallel edges have no cross product to project on, asked or not. */
export const isNoAxis = ({ unit }: Pick<BoxAxisEvent, 'unit'>): boolean => Math.hypot(...unit) === 0;

/** TeX of an axis: a₂ × b₀. */
export function axisName({ source, i, j }: AxisId): string {
  if (source === 'face-a') return `a_${i}`;
  return source === 'face-b' ? `b_${j}` : `a_${i} \\times b_${j}`;
}

/** The same as a figure's label. */
export function axisText({ source, i, j }: AxisId): string {
  const letter = (name: string, at: number) => `⟦${name}⟧⦃${at}⦄`;
  if (source === 'face-a') return letter('a', i);
  return source === 'face-b' ? letter('b', j) : `${letter('a', i)} × ${letter('b', j)}`;
}
