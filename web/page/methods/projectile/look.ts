/** The content at a step: the boxes of its frame, the ray and the box or triangle under test, and the facts known by then. */
import type { Step } from '../../../package/trace/steps';
import type { StudyMoment } from '../../model/study/types';
import { addScaled, boxCorners, dot, scale, sub, type Vec3 } from '../../study/scene/draw';
import type {
  Event,
  ShotBounceEvent,
  ShotBoxEvent,
  ShotFrameEvent,
  ShotMethod,
  ShotMoveEvent,
  ShotRayEvent,
  ShotSlabXEvent,
  ShotSlabYEvent,
  ShotSlabZEvent,
} from './schema.gen';

export type Kind = Event['kind'];
export type SlabEvent = ShotSlabXEvent | ShotSlabYEvent | ShotSlabZEvent;

export const kindOf = ({ event }: Step): Kind => event.kind as unknown as Kind;
export const eventOf = <E>({ event }: Step): E => event as unknown as E;
export const openingOf = <E>({ opening }: Step): E => opening as unknown as E;

export interface Box {
  readonly number: number;
  readonly centre: Vec3;
  readonly half: Vec3;
  readonly axes: readonly [Vec3, Vec3, Vec3];
}

/** A straight part of the frame's way, with the bounce that ends it where that is known. */
export interface Leg {
  readonly ray: ShotRayEvent;
  readonly bounce: ShotBounceEvent | null;
}

/** Faces in the order of their numbers. */
export const faceNames = ['−x', 'x', '−y', 'y', '−z', 'z'] as const;
export const faceName = (face: number): string => faceNames[face] ?? '';

const slabAxes: Partial<Record<Kind, 0 | 1 | 2>> = { ShotSlabX: 0, ShotSlabY: 1, ShotSlabZ: 2 };

/** Axis of the box a slab lies across; null: the step is no slab. */
export const slabAxis = (step: Step): 0 | 1 | 2 | null => slabAxes[kindOf(step)] ?? null;
export const axisName = (step: Step): string => 'xyz'[slabAxis(step) ?? 0]!;

export const frameEvent = ({ tree }: Pick<StudyMoment, 'tree'>): ShotFrameEvent => openingOf<ShotFrameEvent>(tree.root);

function frameAround(step: Step): ShotFrameEvent {
  let at = step;
  while (at.parent) at = at.parent;
  return openingOf<ShotFrameEvent>(at);
}

/** Which test decides in the frame of a step. */
export const methodOf = (step: Step): ShotMethod => frameAround(step).method;

/** Whether the velocity is added to itself, as slide 8 prints it. */
export const isPrinted = (step: Step): boolean => frameAround(step).motion === 'printed';

/** The step below the frame that a step lies in; null for the frame itself. */
export function partOf(step: Step): Step | null {
  let at = step;
  while (at.parent?.parent) at = at.parent;
  return at.parent ? at : null;
}

/** The step up to which everything is known: a group shows its result. */
export const knownUntil = (step: Step): number => {
  const last = step.children.at(-1);
  return last ? knownUntil(last) : step.order;
};

const of = ({ tree }: Pick<StudyMoment, 'tree'>, kind: Kind): Step[] =>
  tree.root.children.filter((step) => kindOf(step) === kind);

export const moveOf = (moment: Pick<StudyMoment, 'tree'>): ShotMoveEvent | null => {
  const [step] = of(moment, 'ShotMove');
  return step ? eventOf<ShotMoveEvent>(step) : null;
};

/** The ray of a step: for the frame itself the first, which its result is about. */
export function rayStep({ tree, step }: Pick<StudyMoment, 'tree' | 'step'>): Step | null {
  const rays = of({ tree }, 'ShotRay');
  const part = partOf(step);
  if (!part) return rays[0] ?? null;
  return rays.findLast(({ order }) => order <= part.order) ?? null;
}

export const rayOf = (moment: Pick<StudyMoment, 'tree' | 'step'>): ShotRayEvent | null => {
  const step = rayStep(moment);
  return step ? eventOf<ShotRayEvent>(step) : null;
};

/** Straight parts of the way that are known, in order. */
export function legsOf(moment: Pick<StudyMoment, 'tree' | 'step'>): Leg[] {
  const until = knownUntil(moment.step);
  const legs: { ray: ShotRayEvent; bounce: ShotBounceEvent | null }[] = [];
  for (const step of moment.tree.root.children) {
    if (step.order > until) break;
    if (kindOf(step) === 'ShotRay') legs.push({ ray: eventOf(step), bounce: null });
    const last = legs.at(-1);
    if (kindOf(step) === 'ShotBounce' && last) last.bounce = eventOf(step);
  }
  return legs;
}

const isBox = (step: Step): boolean => step.children.length > 0 && (step.kind as string) === 'box';

const boxFrom = ({ box, centre, half, a0, a1, a2 }: ShotBoxEvent): Box => ({
  number: box,
  centre,
  half,
  axes: [a0, a1, a2],
});

/** Every box of the frame once. */
export function boxesOf({ tree }: Pick<StudyMoment, 'tree'>): Box[] {
  const boxes = new Map<number, Box>();
  for (const step of tree.root.children) {
    if (!isBox(step)) continue;
    const box = boxFrom(openingOf<ShotBoxEvent>(step));
    if (!boxes.has(box.number)) boxes.set(box.number, box);
  }
  return [...boxes.values()];
}

/** The box group a step is in; null where it is about no box. */
export function boxStep(step: Step): Step | null {
  const part = partOf(step);
  return part && isBox(part) ? part : null;
}

export const meshStep = (step: Step): Step | null => {
  const part = partOf(step);
  return part && (part.kind as string) === 'mesh' ? part : null;
};

/** The box under test; if a step tests none, the one known to be hit, or else the nearest to the path. */
export function boxShown(moment: StudyMoment): Box | null {
  const asked = boxStep(moment.step);
  if (asked) return boxFrom(openingOf<ShotBoxEvent>(asked));
  const boxes = boxesOf(moment);
  const bounce = kindOf(moment.step) === 'ShotBounce' ? eventOf<ShotBounceEvent>(moment.step).box : -1;
  const wanted = bounce >= 0 ? bounce : (moment.result?.['box'] as number | undefined);
  const hit = boxes.find(({ number }) => number === wanted);
  if (hit) return hit;
  const { from, way } = wayOf(moment);
  const middle = addScaled(from, way, 0.5);
  const away = (box: Box) => Math.hypot(...sub(nearestIn(box, middle), middle));
  return boxes.reduce<Box | null>((best, box) => (best && away(best) <= away(box) ? best : box), null);
}

/** The ray's way, or the frame's where no ray is cast yet. */
export function wayOf(moment: StudyMoment): { readonly from: Vec3; readonly way: Vec3 } {
  const ray = rayOf(moment);
  if (ray) return ray;
  const move = moveOf(moment);
  const { place, velocity } = frameEvent(moment);
  return move ?? { from: place, way: scale(velocity, moment.settings['step'] as number) };
}

/** The point of a box that is nearest to another one. */
export function nearestIn({ centre, half, axes }: Box, to: Vec3): Vec3 {
  const way = sub(to, centre);
  return axes.reduce(
    (at, axis, k) => addScaled(at, axis, Math.max(-half[k]!, Math.min(half[k]!, dot(way, axis)))),
    centre,
  );
}

export const cornersOf = ({ centre, half, axes }: Box): Vec3[] => boxCorners(centre, half, axes);

/** Slabs of the box that is asked, as far as they are known. */
export function slabsKnown(step: Step): { readonly axis: number; readonly slab: SlabEvent }[] {
  const until = knownUntil(step);
  return (boxStep(step)?.children ?? []).flatMap((each) => {
    const axis = slabAxis(each);
    return axis === null || each.order > until ? [] : [{ axis, slab: eventOf<SlabEvent>(each) }];
  });
}

export const at = ({ from, way }: Pick<ShotRayEvent, 'from' | 'way'>, t: number): Vec3 => addScaled(from, way, t);

/** Place on the parabola. */
export const onArc = ({ from, linear, quadratic }: ShotRayEvent, t: number): Vec3 =>
  addScaled(addScaled(from, linear, t), quadratic, t * t);

/** The part of the velocity that is drawn from the start, and dragged by its tip. */
export const velocityShare = 0.22;
