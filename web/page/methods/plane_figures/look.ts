/** What is shown at a step: the two figures of its frame, and what of their test has been worked out by then. */
import type { Step } from '../../../package/trace/steps';
import type { StudyMoment } from '../../model/study/types';
import type { Vec3 } from '../../study/scene/draw';
import type {
  Event,
  FigureAxisEvent,
  FigureClampEvent,
  FigureCornerEvent,
  FigureDistanceEvent,
  FigureFrameEvent,
  FigureOutlineEndEvent,
  FigurePairEndEvent,
  FigureQuadrantEvent,
  FigureRangeEvent,
  FigureShape,
  FigureSquareEvent,
  FigureTruthEvent,
  FigureVertexEvent,
} from './schema.gen';

export type Kind = Event['kind'];

export const kindOf = (step: Step): Kind => step.event.kind as unknown as Kind;
export const eventOf = <E>(step: Step): E => step.event as unknown as E;

/** The opening event of the frame a step lies in. */
export function frameOf(step: Step): FigureFrameEvent {
  let at = step;
  while (at.parent) at = at.parent;
  return at.opening as unknown as FigureFrameEvent;
}

export interface Look {
  readonly step: Step;
  readonly kind: Kind;
  readonly frame: FigureFrameEvent;
  /** corners of the polygons; none of other figures */
  readonly polygons: readonly [readonly Vec3[], readonly Vec3[]];
  /** what the polygons are, which is known before the pair is asked */
  readonly shapes: readonly FigureShape[];
  readonly pair: Step | null;
  readonly ranges: readonly FigureRangeEvent[];
  readonly distance: FigureDistanceEvent | null;
  readonly quadrant: FigureQuadrantEvent | null;
  readonly corners: readonly FigureCornerEvent[];
  readonly square: FigureSquareEvent | null;
  readonly clamp: FigureClampEvent | null;
  readonly axes: readonly FigureAxisEvent[];
  readonly truth: FigureTruthEvent | null;
  readonly end: FigurePairEndEvent | null;
}

const made = new WeakMap<StudyMoment, Look>();

export function lookOf(moment: StudyMoment): Look {
  let look = made.get(moment);
  if (!look) made.set(moment, (look = makeLook(moment)));
  return look;
}

export const pairOf = ({ tree }: Pick<StudyMoment, 'tree'>): Step | null =>
  tree.root.children.find(({ name }) => name.startsWith('pair')) ?? null;

export const shapesOf = ({ tree }: Pick<StudyMoment, 'tree'>): Step[] =>
  tree.root.children.filter(({ name }) => name.startsWith('shape'));

function isWithin(step: Step, group: Step): boolean {
  for (let at: Step | null = step; at; at = at.parent) if (at === group) return true;
  return false;
}

function cornersOf(shape: Step | undefined): Vec3[] {
  return (shape?.children ?? []).map((child) => eventOf<FigureVertexEvent>(child).point);
}

function makeLook(moment: StudyMoment): Look {
  const { step, tree } = moment;
  const pair = pairOf(moment);
  const [first, second] = shapesOf(moment);
  // A group's step shows how it ended, and with it all that is in it.
  const known = (pair?.children ?? []).filter((part) => part.order <= step.order || isWithin(part, step));
  const all = <E>(kind: Kind): E[] => known.filter((part) => kindOf(part) === kind).map((part) => eventOf<E>(part));
  const one = <E>(kind: Kind): E | null => all<E>(kind)[0] ?? null;
  const ended = pair !== null && kindOf(pair) === 'FigurePairEnd' && (step === pair || step === tree.root);
  return {
    step,
    kind: kindOf(step),
    frame: tree.root.opening as unknown as FigureFrameEvent,
    polygons: [cornersOf(first), cornersOf(second)],
    shapes: shapesOf(moment).map((shape) => eventOf<FigureOutlineEndEvent>(shape).shape),
    pair,
    ranges: all('FigureRange'),
    distance: one('FigureDistance'),
    quadrant: one('FigureQuadrant'),
    corners: all('FigureCorner'),
    square: one('FigureSquare'),
    clamp: one('FigureClamp'),
    axes: all('FigureAxis'),
    truth: one('FigureTruth'),
    end: ended ? eventOf<FigurePairEndEvent>(pair) : null,
  };
}

/** The axis that is looked at: the step's own; once the pair has ended, the one that gives the gap. */
export function axisShown({ kind, step, axes, end }: Look): FigureAxisEvent | null {
  if (kind === 'FigureAxis') return eventOf<FigureAxisEvent>(step);
  return end ? (axes.find(({ axis }) => axis === end.axis) ?? null) : null;
}

export const cornerShown = ({ kind, step }: Look): FigureCornerEvent | null =>
  kind === 'FigureCorner' ? eventOf<FigureCornerEvent>(step) : null;

/** The polygon a step about shape belongs to, with the corner that is asked; null at other steps. */
export function shapeShown({ kind, step }: Look): {
  readonly figure: 0 | 1;
  readonly vertices: readonly FigureVertexEvent[];
  readonly now: FigureVertexEvent | null;
  readonly end: FigureOutlineEndEvent | null;
} | null {
  const group = kind === 'FigureVertex' ? step.parent : kind === 'FigureOutlineEnd' ? step : null;
  if (!group) return null;
  const known = group.children.filter((child) => group === step || child.order <= step.order);
  return {
    figure: (group.opening as unknown as { readonly figure: number }).figure === 1 ? 1 : 0,
    vertices: known.map((child) => eventOf<FigureVertexEvent>(child)),
    now: kind === 'FigureVertex' ? eventOf<FigureVertexEvent>(step) : null,
    end: group === step ? eventOf<FigureOutlineEndEvent>(step) : null,
  };
}

/** The way of one frame is often too short to be seen or taken: it is drawn eight times as long. */
export function motionScale({ motion }: FigureFrameEvent, size: number): number {
  return 8 * Math.hypot(...motion) < size ? 8 : 1;
}

/** TeX of an axis: by whose edge it is. */
export const axisTex = ({ figure, edge }: Pick<FigureAxisEvent, 'figure' | 'edge'>): string =>
  `${figure === 0 ? 'a' : 'b'}_{${edge}}`;
/** The same as a figure's label. */
export const axisText = ({ figure, edge }: Pick<FigureAxisEvent, 'figure' | 'edge'>): string =>
  `⟦${figure === 0 ? 'a' : 'b'}⟧⦃${edge}⦄`;

/** The step is one of the printed way, which the right one needs only to be compared with. */
export const asksPrinted = ({ kind }: Look): boolean => kind === 'FigureCorner' || kind === 'FigureQuadrant';

/** The outline has an inside: it can be filled. */
export const isSimple = (shape: FigureShape | undefined): boolean => shape === 'convex' || shape === 'concave';
