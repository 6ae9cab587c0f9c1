/** The content at a step: the events of its frame, which of them are known by then, the ball's position. */
import type { Step } from '../../../package/trace/steps';
import type { Placement, StudyMoment } from '../../model/study/types';
import { add, addScaled, cross, dot, scale, type Vec3 } from '../../study/scene/draw';
import type { Event, HeightFrameEvent, Settings } from './schema.gen';

export type Kind = Event['kind'];
export type Of<K extends Kind> = Extract<Event, { kind: K }>;

/** An event of the frame, and whether it has happened by the step that is looked at. */
export interface Seen<E> {
  readonly event: E;
  readonly known: boolean;
}

export const kindOf = (step: Step): Kind => step.event.kind as unknown as Kind;
const eventOf = (step: Step): Event => step.event as unknown as Event;

export const settingsOf = ({ settings }: Pick<StudyMoment, 'settings'>): Settings => settings as unknown as Settings;
export const frameOf = ({ tree }: Pick<StudyMoment, 'tree'>): HeightFrameEvent =>
  tree.root.opening as unknown as HeightFrameEvent;

/** The frame's own step shows how it ended. */
const happened = ({ step, tree }: StudyMoment, at: Step): boolean => step === tree.root || at.order <= step.order;

/** The last of its kind that has happened; if there is none, the first one to come. */
export function seen<K extends Kind>(moment: StudyMoment, kind: K): Seen<Of<K>> | null {
  let found: Seen<Of<K>> | null = null;
  for (const at of moment.tree.root.children) {
    if (kindOf(at) !== kind) continue;
    const known = happened(moment, at);
    if (known || !found) found = { event: eventOf(at) as Of<K>, known };
  }
  return found;
}

/** The same only where it has happened. */
export function known<K extends Kind>(moment: StudyMoment, kind: K): Of<K> | null {
  const found = seen(moment, kind);
  return found?.known ? found.event : null;
}

export const everyOf = <K extends Kind>({ tree }: Pick<StudyMoment, 'tree'>, kind: K): Of<K>[] =>
  tree.root.children.filter((step) => kindOf(step) === kind).map((step) => eventOf(step) as Of<K>);

/** An event of the frame a step belongs to. */
export function beside<K extends Kind>(step: Step, kind: K): Of<K> | null {
  let root = step;
  while (root.parent) root = root.parent;
  const found = root.children.find((each) => kindOf(each) === kind);
  return found ? (eventOf(found) as Of<K>) : null;
}

export function methodOf(step: Step): HeightFrameEvent['method'] {
  let root = step;
  while (root.parent) root = root.parent;
  return (root.opening as unknown as HeightFrameEvent).method;
}

/** Where the ball is at a step: before it moves, where it was stopped or looked at, where it was put. */
export function ballAt(moment: StudyMoment): Vec3 {
  let at = frameOf(moment).centre;
  for (const step of moment.tree.root.children) {
    if (!happened(moment, step)) break;
    const event = eventOf(step);
    if (event.kind === 'HeightSwept' && event.decides) at = event.centre;
    if (event.kind === 'HeightCell') at = event.centre;
    if (event.kind === 'HeightPutBack') at = event.to;
  }
  // The truth is about the position that the test examined, wherever the ball is since.
  const kind = kindOf(moment.step);
  const truth = kind === 'HeightTruth' || kind === 'HeightCompare' ? known(moment, 'HeightTruth') : null;
  return truth?.centre ?? at;
}

/** The position of the last reflection so far, with the ball there. */
export function reflectedAt(moment: StudyMoment, wanted: Of<'HeightReflect'>): Vec3 {
  let at = frameOf(moment).centre;
  for (const step of moment.tree.root.children) {
    const event = eventOf(step);
    if (event === wanted) break;
    if (event.kind === 'HeightSwept' && event.decides) at = event.centre;
    if (event.kind === 'HeightCell') at = event.centre;
    if (event.kind === 'HeightPutBack') at = event.to;
  }
  return at;
}

/** Along the axis, or along the triangle's normal: which way the compared height points. */
const alongAxis = (moment: StudyMoment): boolean => ['axis', 'vertical'].includes(frameOf(moment).method);

/** The second view: the height that is compared points up, and the ground it is compared with is level at 0. */
export function localPlace(moment: StudyMoment): Placement {
  const basis = seen(moment, 'HeightBasis')?.event;
  const test = seen(moment, 'HeightTest')?.event;
  if (!basis || !test || alongAxis(moment)) {
    const centre = seen(moment, 'HeightCell')?.event.centre ?? frameOf(moment).centre;
    const down = test ? test.ball - test.ground : frameOf(moment).radius;
    return { origin: addScaled(centre, [0, 1, 0], -down), right: [1, 0, 0], up: [0, 1, 0], back: [0, 0, 1] };
  }
  const up = scale(basis.y, 1 / Math.hypot(...basis.y));
  const origin = addScaled(test.centre, up, (test.ground - test.ball) / stretchOf(moment));
  // Of its two sides the one from which x goes to the right, as in the world.
  const right = scale(basis.x, (basis.x[0] < 0 ? -1 : 1) / Math.hypot(...basis.x));
  return { origin, right, up, back: cross(right, up) };
}

/** Heights in the local basis are so many times those of the world. */
export function stretchOf(moment: StudyMoment): number {
  const basis = seen(moment, 'HeightBasis')?.event;
  return basis && basis.axes === 'printed' && !alongAxis(moment) ? Math.hypot(...basis.y) : 1;
}

/** Corners of the ball's outline in the second view. */
export function localSubject(moment: StudyMoment): readonly Vec3[] {
  const { right, up, origin } = localPlace(moment);
  const { radius } = frameOf(moment);
  const centre = seen(moment, 'HeightCell')?.event.centre ?? frameOf(moment).centre;
  const height = dot(centre, up) - dot(origin, up);
  const at = (x: number, y: number) => add(add(origin, scale(right, x)), scale(up, y));
  const top = Math.max(height + radius, 3.4 * radius);
  const low = Math.min(height - radius, -2.2 * radius);
  return [at(-3 * radius, low), at(3 * radius, top)];
}

/** Seconds of motion that an arrow of a velocity shows, so that none is longer than some radii. */
export function arrowTime(radius: number, ...velocities: readonly Vec3[]): number {
  const most = Math.max(...velocities.map((v) => Math.hypot(...v)), 1e-9);
  return Math.min(0.16, (3.2 * radius) / most);
}

/** Of the start's velocity, whose tip is dragged: usual, or one frame's way where it is fast. */
export function startTime({ velocity, step, cells, cellSize }: Settings): number {
  return 0.16 * Math.hypot(...velocity) < 0.7 * cells * cellSize ? 0.16 : step;
}

export const unitOf = (v: Vec3): Vec3 => {
  const size = Math.hypot(...v);
  return size > 1e-12 ? scale(v, 1 / size) : [1, 0, 0];
};
