/**
 * Ten questions about any mesh: frames of the run that is open, the body let fall on the mesh, and pushed into it; of all their steps those worth
 * asking about, of as many kinds as there are. The same for the same scene and seed.
 */
import { t } from '../../base/i18n/messages';
import '../guest/messages';
import type { Experiment, FrameInput, Vec3 } from '../../model';
import { add, scale, type Vec3 as Point } from '../../../mesh/geometry/vec';
import type { SolverClient } from '../../solver/client';
import type { LoadedMesh } from '../../core/session/session';
import type { Moment } from '../../core/address/permalink';
import { readTrace } from '../../../package/trace';
import type { FrameTree, Step } from '../../../package/trace/steps';
import { nameOf } from '../guest/words';
import type { FileStop, StepAsk } from '../tour/file';
import type { PartName } from '../tour/types';
import { answerOf } from './answer';
import { givenFor } from './given';
import { questionsFor } from './questions';
import { type Random, randomFrom, shuffled } from './random';

export interface Scene {
  readonly moment: Moment;
  readonly loaded: Pick<LoadedMesh, 'id' | 'mesh'>;
  readonly experiment: Experiment;
  readonly client: Pick<SolverClient, 'trace'>;
  /** where the body is at the beginning of each frame of the run */
  readonly starts: readonly Vec3[];
}

type StepAskKind = StepAsk['kind'];

export const wanted = 10;
/** Frames of the run that are looked at, and bodies that are let fall and pushed. */
const most = { frames: 8, drops: 6, walks: 4 };
/** No kind may take the whole tour. */
const mostOfKind = 3;

interface Shown {
  readonly moment: Moment;
  readonly tree: FrameTree;
  readonly say: string;
  /** the same in a word or two */
  readonly where: string;
}

interface Question {
  readonly shown: Shown;
  readonly step: Step;
  readonly ask: StepAsk;
  /** what makes two questions alike */
  readonly sort: string;
}

export async function tenQuestions(scene: Scene, seed: number): Promise<FileStop[]> {
  const random = randomFrom(seed);
  const all: Question[] = [];
  for (const shown of await showings(scene, random)) all.push(...questionsOf(shown));
  return numbered(chosen(shuffled(all, random)).map(stopOf));
}

async function showings({ moment, loaded, experiment, client, starts }: Scene, random: Random): Promise<Shown[]> {
  const trace = async (start: Vec3, input: FrameInput, frame: number) =>
    readTrace((await client.trace(loaded.id, experiment, start, input)).trace, frame);
  const shown: Shown[] = [];
  const frames = shuffled([...starts.keys()], random).slice(0, most.frames);
  for (const frame of frames.sort((a, b) => a - b))
    shown.push({
      moment,
      tree: await trace(starts[frame]!, experiment.inputs[frame]!, frame),
      say: t('tour.ten.run', { frame }),
      where: t('tour.ten.run.short', { frame }),
    });
  const still = frames.length > 0 ? experiment.inputs[0]!.gravity : ([0, 0, 0] as Vec3);
  for (const [count, say, where, way] of [
    [most.drops, t('tour.ten.drop'), t('tour.ten.drop.short'), fall],
    [most.walks, t('tour.ten.walk'), t('tour.ten.walk.short'), push],
  ] as const)
    for (let k = 0; k < count; k++) {
      const { start, displacement } = way(loaded.mesh, experiment.radii, random);
      // What comes after the motion is the run's own.
      const input = { displacement, gravity: way === fall ? ([0, 0, 0] as Vec3) : still };
      const changes = { ...moment.changes, start, inputs: [input] };
      shown.push({ moment: { ...moment, changes }, tree: await trace(start, input, 0), say, where });
    }
  return shown;
}

type Mesh = LoadedMesh['mesh'];

/** Numbers that can be read, and links that stay short. */
const readable = (value: Point, radius: number): Vec3 => {
  const digits = Math.max(0, Math.min(12, 2 - Math.floor(Math.log10(radius))));
  return value.map((each) => Number(each.toFixed(digits)) + 0) as unknown as Vec3;
};

/** Somewhere on the mesh. */
function spot({ positions, indices }: Mesh, random: Random): Point {
  const triangle = Math.floor((random() * indices.length) / 3);
  const corner = (k: number): Point => {
    const at = 3 * indices[3 * triangle + k]!;
    return [positions[at]!, positions[at + 1]!, positions[at + 2]!];
  };
  return scale(add(add(corner(0), corner(1)), corner(2)), 1 / 3);
}

function fall(mesh: Mesh, radii: Vec3, random: Random): { readonly start: Vec3; readonly displacement: Vec3 } {
  const radius = Math.max(...radii);
  const aside = (random() - 0.5) * radius;
  const start = add(spot(mesh, random), [aside, (2.2 + random()) * radius, (random() - 0.5) * radius]);
  const displacement: Point = [(random() - 0.5) * radius, -(2.5 + random()) * radius, (random() - 0.5) * radius];
  return { start: readable(start, radius), displacement: readable(displacement, radius) };
}

function push(mesh: Mesh, radii: Vec3, random: Random): { readonly start: Vec3; readonly displacement: Vec3 } {
  const radius = Math.max(...radii);
  const turn = 2 * Math.PI * random();
  const along: Point = [Math.cos(turn), -0.15, Math.sin(turn)];
  const start = add(add(spot(mesh, random), [0, 0.6 * radius, 0]), scale(along, -3 * radius));
  return { start: readable(start, radius), displacement: readable(scale(along, 4 * radius), radius) };
}

function questionsOf(shown: Shown): Question[] {
  const { tree } = shown;
  return tree.steps
    .filter(isLookedAt)
    .flatMap((step) => questionsFor(tree, step).map((ask) => ({ shown, step, ask, sort: sortOf(ask, tree) })))
    .filter(({ ask, step }) => canBeKnown(ask, step) && tells(ask, tree));
}

/** Steps that decide something; the many triangles that are out at once are left to the run. */
function isLookedAt(step: Step): boolean {
  const { event, kind, parent } = step;
  if (kind === 'nearest') return event.kind === 'Nearest' && event.found;
  if (kind === 'triangle') return event.kind === 'TriangleEnd' && Number.isFinite(event.time);
  if (['plane', 'face', 'edge', 'vertex'].includes(kind))
    return parent?.event.kind === 'TriangleEnd' && Number.isFinite(parent.event.time);
  return ['slide', 'slideplane', 'project', 'advance', 'cone', 'ground'].includes(kind);
}

const sortOf = (ask: StepAsk, tree: FrameTree): string =>
  [ask.kind, tree.byAddress.get(ask.of)?.event.kind, 'field' in ask ? ask.field : ''].join(' ');

/** A number is asked where what it is made of can be said. */
const canBeKnown = (ask: StepAsk, { event, address }: Step): boolean =>
  ask.kind !== 'number' || (ask.of === address && givenFor(ask, event.kind) !== null);

/** The answer is neither at the edge of what can be seen, nor nothing. */
function tells(ask: StepAsk, tree: FrameTree): boolean {
  const answer = answerOf(ask, tree);
  if (!answer) return false;
  if (ask.kind === 'time') return answer.value > 0.08 && answer.value < 0.95;
  if (ask.kind === 'number') return Math.abs(answer.value) > 1e-3 && Math.abs(answer.value) < 1e4;
  return ask.kind !== 'triangle' || ask.candidates.length > 2;
}

/** First one of each sort, kinds in turn; then more of the same, elsewhere. */
function chosen(all: readonly Question[]): Question[] {
  const picked: Question[] = [];
  const places = new Set<string>();
  const sorts = new Set<string>();
  const counts = new Map<StepAskKind, number>();
  const kinds = [...new Set(all.map(({ ask }) => ask.kind))];
  const take = (kind: StepAskKind, fresh: boolean): void => {
    const next = all.find((question) => {
      const { ask, shown, sort } = question;
      return ask.kind === kind && !places.has(placeOf(ask, shown)) && (!fresh || !sorts.has(sort));
    });
    if (!next || picked.length >= wanted || (counts.get(kind) ?? 0) >= mostOfKind) return;
    picked.push(next);
    places.add(placeOf(next.ask, next.shown));
    sorts.add(next.sort);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  };
  for (const fresh of [true, true, true, false, false, false]) for (const kind of kinds) take(kind, fresh);
  return picked;
}

const placeOf = ({ of, kind }: StepAsk, { moment: { changes } }: Shown): string =>
  JSON.stringify([kind, of, changes.start ?? null, changes.inputs?.[0] ?? null]);

/** What shows why, once it was answered. */
const partsOf: Readonly<Record<StepAskKind, readonly PartName[]>> = {
  time: ['candidates'],
  feature: ['checks'],
  triangle: ['candidates'],
  verdict: ['checks', 'formula'],
  number: ['formula'],
  direction: ['formula'],
  order: ['candidates'],
};

/** Those with the same title are told apart by a number. */
function numbered(stops: readonly FileStop[]): FileStop[] {
  const titles = stops.map(({ title }) => title);
  return stops.map((stop, at) => {
    const before = titles.slice(0, at).filter((title) => title === stop.title).length;
    return before === 0 ? stop : { ...stop, title: `${stop.title} (${before + 1})` };
  });
}

function stopOf({ shown, step, ask }: Question, at: number): FileStop {
  return {
    title: t('tour.ten.title', { question: nameOf({ title: '', ask }, at), where: shown.where }),
    say: [shown.say, givenFor(ask, step.event.kind)].filter(Boolean).join('\n\n'),
    moment: {
      ...shown.moment,
      compare: null,
      address: step.address,
      level: 'check',
      view: { mode: 'world' },
    },
    parts: ask.kind === 'order' && ask.by === 'order' ? ['checks'] : partsOf[ask.kind],
    ask,
  };
}
