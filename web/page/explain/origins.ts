/** Where a number comes from: the step that made it, or numbers and steps it was worked out from, or what was put in. */
import { formatAddress } from '../../package/trace/address';
import type { EventKind, TraceEvent } from '../../package/trace/events.gen';
import type { Step, StepKind } from '../../package/trace/steps';
import { eventView, studyView } from './views';
import { boundSource, chosenCheck } from './sources';
import { touchingCheck } from '../core/stepping/touching';

/** One thing a number is made of. */
export type Part =
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'step'; readonly address: string }
  | { readonly kind: 'here' }
  | { readonly kind: 'input' }
  | { readonly kind: 'mesh'; readonly triangle: number | null };

export interface Origin {
  /** the step to go to: set when a single step made the number */
  readonly address: string | null;
  readonly parts: readonly Part[];
}

/**
 * @param field as a formula names it: `a2`, `begin.position`, `slide.length`, `root`
 * @param shown fields that can be looked at here; others are followed to what they are made of
 */
export function originOf(step: Step, field: string, shown: (field: string) => boolean): Origin {
  const parts = new Map<string, Part>();
  collect(step, field, shown, parts, new Set([field]));
  const list = [...parts.values()];
  const only = list.length === 1 ? list[0] : undefined;
  return { address: only?.kind === 'step' ? only.address : null, parts: list };
}

function collect(
  step: Step,
  field: string,
  shown: (field: string) => boolean,
  parts: Map<string, Part>,
  seen: Set<string>,
): void {
  const [event, name, prefix] = place(step, field);
  // A number of another step is that step's; the slide's own are asked for where the slide is shown.
  if (prefix === 'slide.' && step.kind !== 'slide') return add(parts, stepPart(enclosing(step, 'slide')));
  const table: Partial<Record<string, string>> = eventView(event).origins;
  const made = field === 'root' ? '.root1 .root2' : (table[name] ?? '');
  for (const source of made.split(' ')) {
    if (source === '') continue;
    if (!source.startsWith('.')) {
      const part = partOf(step, source, numberOf(event, name));
      // A slide that nothing stops makes its own end.
      add(parts, part?.kind === 'step' && part.address === step.address ? { kind: 'here' } : part);
      continue;
    }
    const inner = source === '.root' ? 'root' : prefix + source.slice(1);
    if (seen.has(inner)) continue;
    seen.add(inner);
    if (shown(inner)) add(parts, { kind: 'field', field: inner });
    else collect(step, inner, shown, parts, seen);
  }
}

/** The event a formula's field belongs to, its name there, and what stands before it. */
export function place(step: Step, field: string): [TraceEvent, string, string] {
  if (field.startsWith('begin.')) return [openingShown(step), field.slice(6), 'begin.'];
  if (field.startsWith('slide.')) return [enclosing(step, 'slide')?.opening ?? step.opening, field.slice(6), 'slide.'];
  return [step.event, field, ''];
}

/** The last step of a slide shows the whole slide. */
function openingShown(step: Step): TraceEvent {
  return step.kind === 'end' ? (enclosing(step, 'slide')?.opening ?? step.opening) : step.opening;
}

function numberOf(event: TraceEvent, name: string): number {
  const value = (event as unknown as Record<string, unknown>)[name];
  return typeof value === 'number' ? value : NaN;
}

function add(parts: Map<string, Part>, part: Part | null): void {
  if (part) parts.set(JSON.stringify(part), part);
}

function stepPart(step: Step | null | undefined): Part | null {
  return step ? { kind: 'step', address: step.address } : null;
}

function partOf(step: Step, source: string, value: number): Part | null {
  switch (source) {
    case 'input':
      return { kind: 'input' };
    case 'mesh':
      return { kind: 'mesh', triangle: triangleOf(step) };
    case 'frameBefore':
      return frameBefore(step);
    default:
      // A study's steps have names of their own, some of them those of the solver's groups; of several kinds those count that the frame has.
      if (studyView(step.event)) return stepPart(namedStep(step, source));
      // A source that this slide does not have (nothing was hit): what it would have been made of is the slide's.
      return stepPart(sourceStep(step, source, value) ?? enclosing(step, 'slide') ?? enclosing(step, 'frame'));
  }
}

/** The frame before this one is another tree, so it is named and not looked at. */
function frameBefore(step: Step): Part {
  const frame = Number(enclosing(step, 'frame')?.name.slice(1) ?? 0);
  return frame > 0 ? { kind: 'step', address: formatAddress({ frame: frame - 1, parts: [] }) } : { kind: 'input' };
}

function triangleOf(step: Step): number | null {
  const opening = enclosing(step, 'triangle')?.opening;
  if (opening?.kind === 'TriangleBegin') return opening.triangle;
  return 'triangle' in step.event && step.event.triangle >= 0 ? step.event.triangle : null;
}

/** Steps by the part they play for another one, as the records of a sweep's events name them. */
export const sourceNames = [
  ...['input', 'mesh', 'frame', 'frameBefore', 'pass', 'passBefore', 'slide', 'slideBefore', 'slideLast'],
  ...['triangle', 'plane', 'bound', 'touching', 'nearest', 'chosen', 'backoff', 'slideplane', 'project', 'advance'],
  ...['moved', 'remaining', 'pushBefore', 'pushFirst', 'activeplane', 'carried', 'cone', 'touched', 'carrier'],
] as const;

function sourceStep(step: Step, source: string, value: number): Step | null {
  const slide = enclosing(step, 'slide');
  switch (source) {
    case 'frame':
    case 'pass':
      return enclosing(step, source);
    case 'slide':
      return slide;
    case 'triangle':
      return enclosing(step, 'triangle');
    case 'plane':
      return step.parent?.children.find(({ kind }) => kind === 'plane') ?? null;
    case 'bound':
      return boundSource(step, value);
    case 'touching':
      return touchingCheck(enclosing(step, 'triangle') ?? step, value);
    case 'chosen':
      return chosenCheck(step);
    case 'passBefore':
      return before(step, 'pass');
    case 'slideBefore':
      return slide && (before(slide, 'slide') ?? slide.parent);
    case 'slideLast':
      return step.children.findLast(({ event }) => 'position' in event || 'landed' in event) ?? null;
    case 'pushBefore':
      return before(step, 'push') ?? enclosing(step, 'frame');
    case 'pushFirst':
      return deep(enclosing(step, 'frame'), ['Depenetrate']) ?? deep(enclosing(step, 'frame'), ['SlideEnd']);
    case 'moved':
      return deep(slide, ['Advance', 'BackOff']);
    case 'remaining':
      return deep(slide, ['Project', 'Cone']);
    case 'activeplane':
      return step.parent?.children.findLast(({ kind }) => kind === 'activeplane') ?? null;
    case 'cone':
      return deep(slide, ['Cone']);
    case 'carried':
      return carriedBefore(step) ?? step;
    case 'touched':
      // Before a step up it is asked where the step would land.
      return slide ? deep(slide, ['Nearest']) : (step.parent?.children.find(({ kind }) => kind === 'stepup') ?? null);
    case 'carrier':
      return carrierOf(step);
    case 'nearest':
      return deep(slide, ['Nearest']);
    case 'backoff':
      return deep(slide, ['BackOff']);
    case 'slideplane':
      return deep(slide, ['SlidePlane']);
    case 'advance':
      return deep(slide, ['Advance']);
    default:
      return namedStep(step, source);
  }
}

/** In a study: what the step lies in, or the last step before it in its groups, of this kind. */
function namedStep(step: Step, kind: string): Step | null {
  for (let at: Step | null = step; at; at = at.parent) {
    if (at.kind === (kind as StepKind) && at !== step) return at;
    const earlier = at.parent?.children.findLast((each) => each.kind === (kind as StepKind) && each.order < step.order);
    if (earlier) return earlier;
  }
  return step.children.findLast((each) => each.kind === (kind as StepKind)) ?? null;
}

/** The step that says what carried the body when the frame began; it is asked at most once. */
function carriedBefore(step: Step): Step | null {
  const found = allOf(enclosing(step, 'frame'), 'carried').find(({ order }) => order < step.order);
  return found ?? null;
}

/** At the end: the step or snap that was taken, or what the last slide of gravity found. At the start it is looked for there and then. */
function carrierOf(step: Step): Step {
  if (step.event.kind !== 'Carried' || step.event.moment === 'start') return step;
  const { stepped, snapped } = step.event;
  const frame = enclosing(step, 'frame');
  if (stepped || snapped) return allOf(frame, stepped ? 'stepup' : 'snap').at(-1) ?? step;
  const slide = allOf(frame, 'slide').at(-1) ?? null;
  const { event } = slide?.parent ?? step;
  return (event.kind === 'PassEnd' && event.pass === 1 && deep(slide, ['Wedge', 'StepEdge', 'Advance'])) || step;
}

function allOf(group: Step | null, kind: StepKind): Step[] {
  return (group?.children ?? []).flatMap((child) => {
    if (child.kind === kind) return [child];
    return ['pass', 'slide', 'response'].includes(child.kind) ? allOf(child, kind) : [];
  });
}

function enclosing(step: Step, kind: StepKind): Step | null {
  for (let at: Step | null = step; at; at = at.parent) if (at.kind === kind) return at;
  return null;
}

/** The last of a kind before this step in its group; for a group that shows how it ended, its last part of the kind. */
function before(step: Step, kind: StepKind): Step | null {
  if (step.kind !== kind) return step.children.findLast((child) => child.kind === kind) ?? null;
  const earlier = (step.parent?.children ?? []).filter((child) => child.kind === kind && child.order < step.order);
  return earlier.at(-1) ?? step.parent;
}

/** The first step of one of these kinds of event in a group, outside its triangles. */
function deep(group: Step | null, kinds: readonly EventKind[]): Step | null {
  for (const child of group?.children ?? []) {
    if (child.kind === 'triangle' || child.kind === 'broad') continue;
    if (kinds.includes(child.event.kind)) return child;
    const inside = deep(child, kinds);
    if (inside) return inside;
  }
  return null;
}
