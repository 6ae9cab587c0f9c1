/** A tour of somebody else as the course plays it: each stop with its moment, what is shown before the answer, and what after it. */
import type { LayerName } from '../../model';
import { toggledFor } from '../../core/address/moment';
import type { StudyId } from '../../model/study/registry.gen';
import { checkedNames } from '../tour/askNames';
import { isOwn } from '../tour/askSchemas';
import type { FileStop, FileTour, TourAsk, TourAskKind } from '../tour/file';
import type { PartName, Stop, Tour, Values } from '../tour/types';
import { askOf, type Made } from './asks';

/** Layers that say nothing of what a sweep finds: they are shown before the answer as well. Body and way are drawn by the course then. */
const tellNothing: ReadonlySet<LayerName> = new Set<LayerName>(['mesh', 'wire', 'boxes', 'candidates']);
/** What comes with the answer to a question about a check or a response; a touch is drawn by the course. */
const comeLater: ReadonlySet<LayerName> = new Set<LayerName>([
  'planes',
  'insideTest',
  'edgeTest',
  'cornerTest',
  'touchTest',
  'normals',
  'slidePlane',
  'projection',
  'pushes',
  'ground',
]);
/** What of the workbench can stand beside a study. */
export const studyParts: readonly PartName[] = ['formula'];
const aboutTouch: ReadonlySet<TourAskKind> = new Set<TourAskKind>(['time', 'feature', 'triangle', 'order']);

export function tourOf({ title, stops }: FileTour): Tour {
  return { title, short: title, stops: stops.map(stopOf) };
}

export function stopOf(stop: FileStop): Stop {
  const { title, say, notes, moment, parts, ask } = stop;
  if (moment.study) return ofStudy(stop, moment.study.id);
  const made = ask && askOf(ask);
  const layers = layersOf(moment.view.toggled ?? []);
  // What somebody asks of his own is asked of what he shows.
  const hides = ask !== null && !isOwn(ask);
  const first = hides ? layers.filter((name) => tellNothing.has(name)) : layers;
  const shown: readonly PartName[] = made && ask?.kind === 'time' ? ['time'] : [];
  const side = ask?.kind === 'direction' ? sideOf(moment) : null;
  return {
    beat: made ? 'predict' : null,
    ...(title && { title }),
    moment: {
      scene: { preset: moment.preset ?? '' },
      address: moment.address,
      level: moment.level,
      linked: { ...moment, view: { ...moment.view, toggled: toggledFor(first), ...(side && { cameras: null }) } },
    },
    say,
    ...(notes && { notes }),
    show: {
      marks: made?.marks ?? [],
      parts: made ? shown : parts,
      ...(side && { camera: side }),
      // The step stands at its touch; a question begins at the start.
      ...(hides && ask.kind !== 'time' && { time: 0 }),
    },
    values: valuesOf(stop, made),
    ...(made && { ask: { ...made.ask, shows: { marks: made.ask.shows?.marks ?? [], parts } } }),
  };
}

/** Its figures and layers are the study's own; the step that is asked about is shown with its answer. */
function ofStudy(stop: FileStop, study: StudyId): Stop {
  const { title, say, notes, moment, ask } = stop;
  const { address, level } = moment;
  const made = ask && askOf(ask, study);
  const parts = stop.parts.filter((part) => studyParts.includes(part));
  return {
    beat: made ? 'predict' : null,
    ...(title && { title }),
    moment: { scene: { preset: moment.preset ?? '' }, address, level, linked: moment },
    say,
    ...(notes && { notes }),
    show: { parts: made ? [] : parts, ...(ask && !isOwn(ask) && { veil: ask.of }) },
    values: valuesOf(stop, made),
    ...(made && { ask: { ...made.ask, shows: { parts } } }),
  };
}

/** Of a question about directions all arrows are in the picture: its maker's side is kept, and the distance is what they need. Degrees. */
function sideOf({ view: { cameras } }: FileStop['moment']): readonly [azimuth: number, polar: number] {
  const pose = cameras?.world ?? cameras?.ellipsoid;
  const degrees = (radians: number) => Math.round((radians * 180) / Math.PI);
  return pose ? [degrees(pose.azimuth), degrees(pose.polar)] : [20, 72];
}

/** From the usual layers to those that are shown, and back: switching twice changes nothing. */
export const layersOf = (toggled: readonly string[]): LayerName[] => toggledFor(toggled as readonly LayerName[]);

/** They draw what the formula of a check is made of, and say nothing without it. */
const drawnFormulas: ReadonlySet<LayerName> = new Set<LayerName>(['insideTest', 'edgeTest', 'cornerTest', 'touchTest']);
const formulas: ReadonlySet<PartName> = new Set<PartName>(['formula', 'checks', 'code']);

/** Layers that come with the answer. */
export function laterLayers({ moment, ask, parts }: FileStop): readonly LayerName[] {
  if (!ask || isOwn(ask) || moment.study || aboutTouch.has(ask.kind)) return [];
  const explained = parts.some((part) => formulas.has(part));
  return layersOf(moment.view.toggled ?? []).filter(
    (name) => comeLater.has(name) && (explained || !drawnFormulas.has(name)),
  );
}

type Texts = readonly (string | undefined)[];

const madeOf = ({ ask, moment }: FileStop): Made | null => ask && askOf(ask, moment.study?.id ?? null);

/** Numbers of a stop: of its step, and what its question computes. */
export const valuesOf = (stop: FileStop, made = madeOf(stop)): Values => ({ ...usesOf(stop, made), ...made?.values });

/** Numbers of the step that the texts of a stop name, e.g. `{time}`; what the step does not have is left open. The question has its own. */
export function usesOf(stop: FileStop, made = madeOf(stop)): Values {
  const { say, title, notes, ask, moment } = stop;
  const before = named([say, title, notes, ...(ask ? textsBefore(ask) : [])]);
  const after = ask && made ? named(textsAfter(ask)).filter((name) => !knownAfter(ask, made).has(name)) : [];
  const names = [...before, ...after].filter((name) => !Object.hasOwn(made?.values ?? {}, name));
  return Object.fromEntries([...new Set(names)].map((name) => [name, `?${moment.address}#${name}`]));
}

/** What is there as soon as somebody has answered. */
const knownAfter = (ask: TourAsk, { ask: { values } }: Made): ReadonlySet<string> =>
  new Set([...Object.keys(checkedNames(ask)), ...Object.keys(values ?? {})]);

const textsBefore = (ask: TourAsk): Texts => [
  ...[ask.question, ask.hint],
  ...(ask.kind === 'choice' ? ask.options.map(({ text }) => text) : []),
];

const textsAfter = (ask: TourAsk): Texts => [
  ...[ask.right, ask.near, ask.wrong],
  ...(ask.then ?? []).map(({ say }) => say),
  ...(ask.kind === 'choice' ? ask.options.map(({ say }) => say) : []),
];

const named = (texts: Texts): string[] =>
  texts.flatMap((text = '') => [...text.matchAll(/\{([A-Za-z]\w*)(?::\d)?\}/g)].map(([, name]) => name!));
