/** What is shown at a step: the frame's events by kind, read once, and which of them are known by then. */
import type { FrameTree, Step } from '../../../package/trace/steps';
import type { StudyMoment } from '../../model/study/types';
import type { Vec3 } from '../../study/scene/draw';
import type {
  BroadBodyEvent,
  BroadBoxEvent,
  BroadFrameEvent,
  BroadPairEvent,
  BroadRowEvent,
  BroadSwapEvent,
  BroadTriangleEvent,
  Event,
} from './schema.gen';

export type Kind = Event['kind'];

export const kindOf = (step: Step): Kind => step.event.kind as unknown as Kind;
export const eventOf = <E>(step: Step): E => step.event as unknown as E;
export const openingOf = <E>(step: Step): E => step.opening as unknown as E;

export interface Seen<E> {
  readonly step: Step;
  readonly event: E;
}

interface FrameEvents {
  readonly boxes: readonly Seen<BroadBoxEvent>[];
  readonly triangles: readonly Seen<BroadTriangleEvent>[];
  readonly bodies: readonly Seen<BroadBodyEvent>[];
  readonly swaps: readonly Seen<BroadSwapEvent>[];
  readonly pairs: readonly Seen<BroadPairEvent>[];
  readonly rows: readonly Seen<BroadRowEvent>[];
}

const read = new WeakMap<FrameTree, FrameEvents>();

/** All leaves of a frame by kind, whatever is known of them. */
export function eventsOf({ tree }: Pick<StudyMoment, 'tree'>): FrameEvents {
  const before = read.get(tree);
  if (before) return before;
  const by = new Map<Kind, Step[]>();
  for (const group of tree.root.children)
    for (const step of group.children) {
      const kind = kindOf(step);
      const list = by.get(kind);
      if (list) list.push(step);
      else by.set(kind, [step]);
    }
  const all = <E>(kind: Kind): Seen<E>[] => (by.get(kind) ?? []).map((step) => ({ step, event: eventOf<E>(step) }));
  const made: FrameEvents = {
    boxes: all('BroadBox'),
    triangles: all('BroadTriangle'),
    bodies: all('BroadBody'),
    swaps: all('BroadSwap'),
    pairs: all('BroadPair'),
    rows: all('BroadRow'),
  };
  read.set(tree, made);
  return made;
}

export const frameOf = ({ tree }: Pick<StudyMoment, 'tree'>): BroadFrameEvent => openingOf<BroadFrameEvent>(tree.root);

/** The frame a step lies in. */
export function frameAbove(step: Step): BroadFrameEvent {
  let at = step;
  while (at.parent) at = at.parent;
  return openingOf<BroadFrameEvent>(at);
}

export const isBodies = (moment: Pick<StudyMoment, 'tree'>): boolean => frameOf(moment).subject === 'bodies';

export interface Look {
  readonly kind: Kind;
  readonly frame: BroadFrameEvent;
  /** the group that is looked at, or lies around the step; null at the frame */
  readonly group: Step | null;
  readonly boxes: readonly Seen<BroadBoxEvent>[];
  readonly triangles: readonly Seen<BroadTriangleEvent>[];
  readonly pairs: readonly Seen<BroadPairEvent>[];
  /** of all bodies, by their number */
  readonly bodies: readonly BroadBodyEvent[];
  readonly box: BroadBoxEvent | null;
  readonly triangle: BroadTriangleEvent | null;
  readonly body: BroadBodyEvent | null;
  readonly swap: BroadSwapEvent | null;
  readonly pair: BroadPairEvent | null;
  /** the axis whose list is sorted at this step; -1: none is */
  readonly sorted: number;
}

const made = new WeakMap<StudyMoment, Look>();

export function lookOf(moment: StudyMoment): Look {
  let look = made.get(moment);
  if (!look) made.set(moment, (look = makeLook(moment)));
  return look;
}

function makeLook(moment: StudyMoment): Look {
  const { step: now, tree } = moment;
  const all = eventsOf(moment);
  const kind = kindOf(now);
  // A group's step shows how it ended, and with it all that is in it.
  const isKnown = ({ step }: { readonly step: Step }): boolean =>
    step.order <= now.order || step.parent === now || now === tree.root;
  const own = <E>(wanted: Kind): E | null => (kind === wanted ? eventOf<E>(now) : null);
  const group = now === tree.root ? null : now.parent === tree.root ? now : now.parent;
  const opening = group && openingOf<Event>(group);
  const boxes = all.boxes.filter(isKnown);
  const triangle = own<BroadTriangleEvent>('BroadTriangle');
  return {
    kind,
    frame: frameOf(moment),
    group,
    boxes,
    triangles: all.triangles.filter(isKnown),
    pairs: all.pairs.filter(isKnown),
    bodies: all.bodies.map(({ event }) => event),
    box: own<BroadBoxEvent>('BroadBox') ?? boxOf(boxes, triangle),
    triangle,
    body: own<BroadBodyEvent>('BroadBody'),
    swap: own<BroadSwapEvent>('BroadSwap'),
    pair: own<BroadPairEvent>('BroadPair'),
    sorted: opening?.kind === 'BroadAxis' ? opening.axis : -1,
  };
}

function boxOf(boxes: readonly Seen<BroadBoxEvent>[], triangle: BroadTriangleEvent | null): BroadBoxEvent | null {
  if (!triangle || triangle.box < 0) return null;
  for (let k = boxes.length - 1; k >= 0; k--) if (boxes[k]!.event.box === triangle.box) return boxes[k]!.event;
  return null;
}

export interface Span {
  readonly low: Vec3;
  readonly high: Vec3;
}

/** Bounds of all that is looked through; null where there is nothing. */
export function boundsOf({ boundsLow: low, boundsHigh: high }: BroadFrameEvent): Span | null {
  return low.every((each, k) => Number.isFinite(each) && Number.isFinite(high[k]!) && each <= high[k]!)
    ? { low, high }
    : null;
}

/** What lies between two boxes along an axis, or what they overlap by: a line where they face each other. */
export function gapLine(a: Span, b: Span, axis: number): [Vec3, Vec3] {
  const middle = a.low.map((_, k) => (Math.max(a.low[k]!, b.low[k]!) + Math.min(a.high[k]!, b.high[k]!)) / 2);
  const above = a.low[axis]! - b.high[axis]! >= b.low[axis]! - a.high[axis]!;
  const end = (value: number): Vec3 => middle.map((each, k) => (k === axis ? value : each)) as unknown as Vec3;
  return above ? [end(b.high[axis]!), end(a.low[axis]!)] : [end(a.high[axis]!), end(b.low[axis]!)];
}

/** The way of one frame is often too short to be seen or taken: it is drawn eight times as long. */
export const motionScale = (motion: Vec3, half: Vec3): number =>
  8 * Math.hypot(...motion) < 4 * Math.hypot(...half) ? 8 : 1;

export const axisLetter = (axis: number): string => 'xyz'[axis] ?? '–';

/** Axis of the largest of three gaps. */
export const largestAxis = (gaps: Vec3): number =>
  gaps[0] >= gaps[1] && gaps[0] >= gaps[2] ? 0 : gaps[1] >= gaps[2] ? 1 : 2;
