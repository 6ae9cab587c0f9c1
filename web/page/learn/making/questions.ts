/**
 * What can be asked about a step, from the numbers of its trace: of the step itself, of the triangle it belongs to, and of the sweep. The order is
 * that in which they are offered: what a person can judge by eye first.
 */
import { t, type MessageKey } from '../../base/i18n/messages';
import '../guest/messages';
import { cross, dot, normalize, type Vec3 } from '../../../mesh/geometry/vec';
import { candidates } from '../../../package/trace/candidates';
import type { TraceEvent } from '../../../package/trace/events.gen';
import type { FrameTree, Step } from '../../../package/trace/steps';
import type { StepAsk } from '../tour/file';
import { usualQuestion } from '../guest/asks';
import { mostCandidates } from '../tour/fileLimits';
import { mixed, randomFrom, seedOf, shuffled } from './random';
import { ofVerdict } from './verdicts';
import { leastPart, ofNumbers } from './worthAsking';

/** Times nearer to the ends than this are seen at once. */
const clearTime = (time: number): boolean => time > 0.02 && time < 0.999;

export function questionsFor(tree: FrameTree, step: Step): readonly StepAsk[] {
  const slide = enclosing(step, 'slide');
  const triangle = enclosing(step, 'triangle');
  const seen = slide !== null && isSeen(slide);
  const all = [
    ...(triangle && seen ? ofTriangle(triangle) : []),
    ...(slide && seen ? ofSweep(slide) : []),
    ...ofVerdict(step, tree),
    ...ofDirections(step),
    ...ofNumbers(step, tree),
  ].filter(({ of }) => tree.byAddress.has(of));
  // What reads the same is the same: of the triangle that wins, and of the sweep that it ends.
  const texts = all.map((ask) => usualQuestion(ask));
  return all.filter((_, at) => texts.indexOf(texts[at]!) === at);
}

/** A way that is a hair's breadth long shows nothing of when and where: gravity on a body at rest, say. */
function isSeen({ opening }: Step): boolean {
  return opening.kind === 'SlideBegin' && opening.length > 2 * leastPart;
}

function enclosing(step: Step | null, kind: Step['kind']): Step | null {
  for (let at = step; at; at = at.parent) if (at.kind === kind) return at;
  return null;
}

/** Times nearer to each other are the same. */
const atOnce = 1e-4;

/** Of the whole sweep: when, which triangle, which part, in which order. */
function ofSweep(slide: Step): StepAsk[] {
  const step = slide.children.find(({ kind }) => kind === 'nearest');
  if (step?.event.kind !== 'Nearest' || !step.event.found) return [];
  const { triangle, time } = step.event;
  const of = step.address;
  const touched = candidates(slide).flatMap((each) => (each.time === null ? [] : [{ ...each, time: each.time }]));
  const others = candidates(slide).filter((each) => each.triangle !== triangle && each.time === null);
  const random = randomFrom(seedOf(of));
  // What is touched from the start, or together with another one, is not the first of anything.
  const isFirst =
    time > atOnce && touched.every((each) => each.triangle === triangle || Math.abs(each.time - time) > atOnce);
  const near = touched
    .filter((each) => each.triangle === triangle || each.time - time > atOnce)
    .sort((a, b) => a.time - b.time)
    .map((each) => each.triangle);
  const list = [...new Set([triangle, ...near.slice(0, 4), ...others.slice(0, 2).map((each) => each.triangle)])];
  return [
    ...(clearTime(time) ? [{ kind: 'time', of } as const] : []),
    ...(isFirst && list.length > 1
      ? [{ kind: 'triangle', of, candidates: shuffled(list, random).slice(0, mostCandidates) } as const]
      : []),
    { kind: 'feature', of },
    ...(isFirst ? orderByTime(touched, of) : []),
  ];
}

interface Touched {
  readonly triangle: number;
  readonly time: number;
  readonly step: Step;
}

/** Those that are told apart by eye: each at least a fiftieth of the way after the one before, and touched alone. */
function orderByTime(touched: readonly Touched[], of: string): StepAsk[] {
  const chosen: Touched[] = [];
  const alone = ({ time, triangle }: Touched): boolean =>
    touched.every((other) => other.triangle === triangle || Math.abs(other.time - time) > atOnce);
  for (const each of touched.filter(alone).sort((a, b) => a.time - b.time))
    if (each.time <= 1 && each.time - (chosen.at(-1)?.time ?? -1) > 0.02) chosen.push(each);
  const items = chosen.slice(0, 4).map(({ step, triangle }) => ({
    at: step.address,
    text: t('tour.ask.order.triangle', { triangle: String(triangle) }),
  }));
  return items.length < 3 ? [] : [{ kind: 'order', by: 'time', of, items, shown: mixed(items.length, of) }];
}

/** Of one triangle: when, which part, how it ends, in which order it is checked. */
function ofTriangle(triangle: Step): StepAsk[] {
  const { event, address: of } = triangle;
  if (event.kind !== 'TriangleEnd') return [];
  const hit = Number.isFinite(event.time);
  const wins = winnerOf(triangle) === event.triangle;
  return [
    ...(hit && !wins && clearTime(event.time) ? [{ kind: 'time', of } as const] : []),
    ...(hit && !wins ? [{ kind: 'feature', of } as const] : []),
    ...orderOfTests(triangle),
  ];
}

/** Of it the sweep asks the same. */
function winnerOf(triangle: Step): number | null {
  const event = enclosing(triangle, 'slide')?.children.find(({ kind }) => kind === 'nearest')?.event;
  return event?.kind === 'Nearest' && event.found ? event.triangle : null;
}

const tested = ['touch', 'plane', 'face', 'vertex', 'edge'] as const;

function orderOfTests(triangle: Step): StepAsk[] {
  const firsts = tested.flatMap((kind) => triangle.children.find((check) => check.kind === kind) ?? []);
  const items = firsts
    .sort((a, b) => a.order - b.order)
    .map(({ address, kind }) => ({ at: address, text: t(`tour.ask.order.${kind}` as MessageKey) }));
  const of = triangle.address;
  return items.length < 3 ? [] : [{ kind: 'order', by: 'order', of, items, shown: mixed(items.length, of) }];
}

/** Directions in the world, and what each is usually mistaken for. */
const directions: Partial<Readonly<Record<TraceEvent['kind'], readonly string[]>>> = {
  SlidePlane: ['normalWorld'],
  Project: ['remainingWorld'],
  Advance: ['normal', 'remaining'],
  Cone: ['result'],
  GroundTest: ['normal'],
  Depenetrate: ['push'],
  SteepContact: ['normal', 'wall'],
  SlideEnd: ['remaining'],
};

const apart = (a: Vec3, b: Vec3): boolean => dot(a, b) < Math.cos(Math.PI / 9);

function ofDirections(step: Step): StepAsk[] {
  const { event, address } = step;
  const motion = motionOf(step);
  return (directions[event.kind] ?? []).flatMap((field) => {
    const value = (event as unknown as Readonly<Record<string, unknown>>)[field];
    if (!isVector(value) || !(Math.hypot(...value) > 1e-9)) return [];
    const right = normalize(value);
    const naive = (event as unknown as Readonly<Record<string, unknown>>)['naiveWorld'];
    const wrong: Vec3[] = [
      ...(isVector(naive) && Math.hypot(...naive) > 0 ? [normalize(naive)] : []),
      [0, 1, 0],
      ...(motion ? [motion, negative(motion)] : []),
      negative(right),
      normalize(cross(right, Math.abs(right[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0])),
    ];
    const arrows = [right];
    for (const each of wrong) if (arrows.length < 4 && arrows.every((arrow) => apart(arrow, each))) arrows.push(each);
    const random = randomFrom(seedOf(`${address}#${field}`));
    const options = shuffled(arrows, random).map((arrow) => ({ text: '', arrow: rounded(arrow) }));
    return options.length < 2 ? [] : [{ kind: 'direction', of: address, field, options } as const];
  });
}

const negative = ([x, y, z]: Vec3): Vec3 => [-x, -y, -z];
/** Three digits: half a degree, and links stay short. */
const rounded = (arrow: Vec3): [number, number, number] =>
  arrow.map((value) => Number(value.toFixed(3)) + 0) as [number, number, number];
const isVector = (value: unknown): value is Vec3 =>
  Array.isArray(value) && value.length === 3 && value.every((each) => Number.isFinite(each));

function motionOf(step: Step): Vec3 | null {
  const slide = enclosing(step, 'slide');
  const begin = slide?.opening;
  if (begin?.kind !== 'SlideBegin' || Math.hypot(...begin.displacement) === 0) return null;
  return normalize(begin.displacement);
}
