/** Where things are: what the views are to show, how long arrows are, where B is at a time of the frame. */
import type { StudyMoment } from '../../model/study/types';
import { add, addScaled, boxCorners, dot, scale, sub, type Vec3, worldAxes } from '../../study/scene/draw';
import { hullOf } from './hulls';
import { eventOf, openingOf, partOf } from './look';
import type {
  ConvexAdvanceEndEvent,
  ConvexAdvanceEvent,
  ConvexAdvanceStepEvent,
  ConvexEpaEndEvent,
  ConvexFrameEvent,
  ConvexShape,
} from './schema.gen';

export type Axes = readonly [Vec3, Vec3, Vec3];

export interface Body {
  readonly shape: ConvexShape;
  readonly centre: Vec3;
  readonly size: Vec3;
  readonly axes: Axes;
  readonly margin: number;
}

export const frameOf = ({ tree }: Pick<StudyMoment, 'tree'>): ConvexFrameEvent =>
  openingOf<ConvexFrameEvent>(tree.root);

export function bodyOf(frame: ConvexFrameEvent, name: 'A' | 'B'): Body {
  return name === 'A'
    ? {
        ...{ shape: frame.shapeA, centre: frame.centreA, size: frame.sizeA, margin: frame.marginA },
        axes: [frame.a0, frame.a1, frame.a2],
      }
    : {
        ...{ shape: frame.shapeB, centre: frame.centreB, size: frame.sizeB, margin: frame.marginB },
        axes: [frame.b0, frame.b1, frame.b2],
      };
}

/** Corners of a body, or of a box about it where it has a margin or no outline. */
function pointsOf(moment: StudyMoment, name: 'A' | 'B'): readonly Vec3[] {
  const { centre, size, axes } = bodyOf(frameOf(moment), name);
  const hull = hullOf(moment, name === 'A' ? 0 : 1);
  return hull?.corners ?? boxCorners(centre, size, axes);
}

export function worldSubject(moment: StudyMoment): readonly Vec3[] {
  const b = pointsOf(moment, 'B');
  const [time, out] = [wayShown(moment), wayOut(moment)];
  return [...pointsOf(moment, 'A'), ...b.flatMap((p) => [p, add(p, time), add(p, out)])];
}

export function differenceSubject(moment: StudyMoment): readonly Vec3[] {
  const frame = frameOf(moment);
  const { between, scale: reach } = frame;
  const corners = hullOf(moment, 2)?.corners ?? [scale(between, -1), [0.1 * reach, 0, 0]];
  const margin = frame.marginA + frame.marginB;
  const around = margin > 0 ? corners.flatMap((p) => boxCorners(p, [margin, margin, margin], worldAxes)) : corners;
  return [...around, [0, 0, 0], wayShown(moment)];
}

/** How far B goes in what conservative advancement shows; nothing where it is not asked. */
function wayShown(moment: StudyMoment): Vec3 {
  const step = partOf(moment, 'advance');
  if (!step) return [0, 0, 0];
  const { motion } = openingOf<ConvexAdvanceEvent>(step);
  const { time } = eventOf<ConvexAdvanceEndEvent>(step);
  return scale(motion, Number.isFinite(time) ? time : 1);
}

/** The way that parts B from A, where the depth was asked for. */
function wayOut(moment: StudyMoment): Vec3 {
  const step = partOf(moment, 'epa');
  if (!step) return [0, 0, 0];
  const { depth, normal } = eventOf<ConvexEpaEndEvent>(step);
  return depth > 0 && Number.isFinite(depth) ? scale(normal, depth) : [0, 0, 0];
}

/** Half the size of A − B, or of the bodies: what arrows and planes are measured by. */
export function reachOf(moment: StudyMoment, pane: 'world' | 'second'): number {
  const points =
    pane === 'second' ? (hullOf(moment, 2)?.corners ?? []) : [...pointsOf(moment, 'A'), ...pointsOf(moment, 'B')];
  if (points.length === 0) return frameOf(moment).scale;
  const spans = [0, 1, 2].map((k) => {
    const values = points.map((p) => p[k]!);
    return Math.max(...values) - Math.min(...values);
  });
  return 0.5 * Math.max(...spans, 1e-12);
}

/** Moves a point of B from its position in the frame to that at a step of the advancement. */
export function moverTo(frame: ConvexFrameEvent, to: ConvexAdvanceStepEvent): (p: Vec3) => Vec3 {
  const own: Axes = [frame.b0, frame.b1, frame.b2];
  const turned: Axes = [to.b0, to.b1, to.b2];
  return (p) => {
    const from = sub(p, frame.centreB);
    return turned.reduce((at, axis, k) => addScaled(at, axis, dot(from, own[k]!)), to.centreB);
  };
}

/** The way of one frame is often too short to be seen or taken: it is drawn eight times as long. */
export const motionScale = ({ motion, sizeB }: Pick<ConvexFrameEvent, 'motion' | 'sizeB'>): number =>
  8 * Math.hypot(...motion) < 2 * Math.max(...sizeB) ? 8 : 1;
