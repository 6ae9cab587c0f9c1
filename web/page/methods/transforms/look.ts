/** What is known at a step: events of its frame by kind and number, and how far the frame has been told. */
import type { FrameTree, Step } from '../../../package/trace/steps';
import type { StudyMoment } from '../../model/study/types';
import type { ChangeObject, Event } from './schema.gen';

type Kind = Event['kind'];
type Of<K extends Kind> = Extract<Event, { kind: K }>;

/** Steps of a kind are told apart by one of these. */
const numbers = ['stage', 'row', 'point'] as const;

const indices = new WeakMap<FrameTree, ReadonlyMap<string, Step>>();

export const eventOf = (step: Step): Event => step.event as unknown as Event;
export const openingOf = (step: Step): Event => step.opening as unknown as Event;

function indexOf(tree: FrameTree): ReadonlyMap<string, Step> {
  let index = indices.get(tree);
  if (index) return index;
  const made = new Map<string, Step>();
  for (const object of tree.root.children) {
    made.set((openingOf(object) as { kind: string }).kind, object);
    for (const step of object.children) {
      const event = eventOf(step) as unknown as Readonly<Record<string, unknown>>;
      const number = numbers.map((name) => event[name]).find((each) => typeof each === 'number');
      made.set(`${event['kind'] as string}${(number as number | undefined) ?? ''}`, step);
    }
  }
  indices.set(tree, (index = made));
  return index;
}

export const stepFor = ({ tree }: Pick<StudyMoment, 'tree'>, kind: Kind, number?: number): Step | null =>
  indexOf(tree).get(`${kind}${number ?? ''}`) ?? null;

/** An event of the frame, known already or not. */
export function find<K extends Kind>(moment: Pick<StudyMoment, 'tree'>, kind: K, number?: number): Of<K> | null {
  const step = stepFor(moment, kind, number);
  if (!step) return null;
  const event = kind === openingOf(step).kind ? openingOf(step) : eventOf(step);
  return event as Of<K>;
}

export function frameOf(moment: Pick<StudyMoment, 'tree'>): Of<'ChangeFrame'> {
  return moment.tree.root.opening as unknown as Of<'ChangeFrame'>;
}

export function rootOf(step: Step): Step {
  let at = step;
  while (at.parent) at = at.parent;
  return at;
}

/** A group shows how it ended, so all of it is known. */
function knownUpTo(step: Step): number {
  let last = step;
  for (let inner = last.children.at(-1); inner; inner = inner.children.at(-1)) last = inner;
  return last.order;
}

export function isKnown({ tree, step }: Pick<StudyMoment, 'tree' | 'step'>, kind: Kind, number?: number): boolean {
  const found = stepFor({ tree }, kind, number);
  return found !== null && found.order <= knownUpTo(step);
}

/** An event, if it is known at this step. */
export function known<K extends Kind>(moment: StudyMoment, kind: K, number?: number): Of<K> | null {
  return isKnown(moment, kind, number) ? find(moment, kind, number) : null;
}

/** The step that is looked at, if it is of this kind. */
export function here<K extends Kind>({ step }: StudyMoment, kind: K): Of<K> | null {
  const event = eventOf(step);
  return event.kind === kind && step.children.length === 0 ? (event as Of<K>) : null;
}

/** The group that is looked at, or that the step lies in; null at a frame. */
export function groupOf(step: Step): Step | null {
  let at: Step | null = step;
  while (at?.parent?.parent) at = at.parent;
  return at?.parent ? at : null;
}

/** The object that is looked at; null at a frame. */
export const objectOf = ({ step }: Pick<StudyMoment, 'step'>): ChangeObject | null =>
  (groupOf(step)?.name as ChangeObject | undefined) ?? null;

/** Which plane the run uses: 1 by inverse transpose, 2 by the naive normal. */
export const usedStage = (moment: Pick<StudyMoment, 'tree'>): 1 | 2 => (frameOf(moment).by === 'naive' ? 2 : 1);

/** Of a step that has one: whether it is before, after, or after with the naive normal. */
export function stageHere({ step }: StudyMoment): number | null {
  const stage = (step.event as unknown as { stage?: number }).stage;
  return step.children.length === 0 && typeof stage === 'number' ? stage : null;
}

/** x, y, z. */
export const axisLetter = (row: number): string => 'xyz'[row] ?? '';

/** What a group came to, both ways; null where there is no such number. */
export function outcomeOf(step: Step): { readonly right: number | null; readonly naive: number | null } {
  const event = eventOf(step);
  if (event.kind !== 'ChangeObjectEnd') return { right: null, naive: null };
  const leaves = step.children.map(eventOf);
  const isThere = (stage: 1 | 2): boolean => {
    for (const leaf of leaves) {
      if (leaf.kind === 'ChangeHit' && leaf.stage === stage)
        return leaf.verdict === 'hits' || leaf.verdict === 'behind';
      if (leaf.kind === 'ChangeDistance' && leaf.stage === stage) return leaf.verdict !== 'no-plane';
      if (leaf.kind === 'ChangeEquation')
        return (stage === 1 ? leaf.rightUnit : leaf.naiveUnit).some((part) => part !== 0);
      if (leaf.kind === 'ChangeNormals') return leaf.verdict === 'leans' || leaf.verdict === 'same';
    }
    return event.object === 'matrix';
  };
  return { right: isThere(1) ? event.right : null, naive: isThere(2) ? event.naive : null };
}
