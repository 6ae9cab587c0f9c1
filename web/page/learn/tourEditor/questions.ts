/**
 * The possible questions about a step, from the numbers of its trace: about the step itself, its triangle, and the sweep. In the order in which they
 * are offered: first those that a person can judge by eye.
 */
import '../guest/messages';
import { t, type MessageKey } from '../../base/i18n/messages';
import { cross, dot, normalize, type Vec3 } from '../../../mesh/geometry/vec';
import { candidates } from '../../../package/trace/candidates';
import type { TraceEvent } from '../../../package/trace/events.gen';
import type { FrameTree, Step } from '../../../package/trace/steps';
import type { StepAsk } from '../tour/file';
import { usualQuestion } from '../guest/asks';
import { mostCandidates, mostOptions } from '../tour/fileLimits';
import { mixed, randomFrom, seedOf, shuffled } from './random';
import { leastPart, ofNumbers } from './worthAsking';
import { soundMethod } from '../../../package/methods';

/** How a step may end, by what it is: what a question about it offers to choose from. */
type Kind = TraceEvent['kind'];

/** In the order in which they are offered: always the same, so that it gives nothing away. */
const ends: Partial<Readonly<Record<Kind, readonly string[]>>> = {
  PlaneTest: ['crosses-plane', 'outside-time', 'culled-backface', 'parallel-out', 'parallel-embedded'],
  FaceTest: ['face-hit', 'outside-face'],
  SweptFaceTest: ['face-hit', 'outside-face', 'crosses-plane', 'moving-away', 'outside-time', 'root-later-than-best'],
  EdgeTest: ['edge-hit', 'edge-param-out', 'no-root', 'root-later-than-best', 'root-negative'],
  SweptEdgeTest: ['edge-hit', 'edge-param-out', 'no-root', 'root-later-than-best', 'moving-away', 'root-negative'],
  VertexTest: ['vertex-hit', 'no-root', 'root-later-than-best', 'root-negative'],
  SweptVertexTest: ['vertex-hit', 'no-root', 'root-later-than-best', 'moving-away', 'root-negative'],
  TouchTest: ['clear', 'entering', 'leaving'],
  GroundTest: ['ground', 'too-steep'],
  Wedge: ['holds', 'slides'],
};
/** The hit, or none; then the ways in which each method rejects a triangle before it looks for one. */
const touched = ['face-hit', 'edge-hit', 'vertex-hit', 'miss'];
const beforehand = { sound: ['leaving'], published: ['outside-time', 'culled-backface', 'parallel-out'] } as const;
const slideEnds = {
  sound: ['free', 'again', 'stopped', 'grounded', 'limit-reached'],
  published: ['free', 'again', 'too-short', 'limit-reached'],
} as const;

export function verdictsOf(step: Step, tree: FrameTree): readonly string[] | null {
  const { event, kind } = step;
  if (event.kind === 'TriangleEnd') return [...touched, ...beforehand[methodOf(tree)]];
  if (event.kind === 'SlideEnd') return kind === 'slide' || kind === 'end' ? slideEnds[methodOf(tree)] : null;
  return ends[event.kind] ?? null;
}

function methodOf(tree: FrameTree): keyof typeof slideEnds {
  const { opening } = tree.steps[0]!;
  return opening.kind === 'MoveBegin' && opening.method !== soundMethod ? 'published' : 'sound';
}

/** None if it has a special end: the others would be implausible. */
export function ofVerdict(step: Step, tree: FrameTree): StepAsk[] {
  const { event, address } = step;
  const options = verdictsOf(step, tree);
  if (!options || !('verdict' in event) || !options.includes(event.verdict)) return [];
  return [{ kind: 'verdict', of: address, options: options.slice(0, mostOptions) }];
}

/** Times nearer to the ends than this are obvious. */
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
  // Equal texts are the same question: about the winning triangle, and about the sweep that it ends.
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
  // A touch at the start, or together with another one, is not the first of anything.
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

/** Those that differ visibly: each at least a fiftieth of the motion after the previous one, and touched alone. */
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
