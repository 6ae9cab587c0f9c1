/** Stops on studies: written and read, refused when they are bad, asked about by what their trace has, and nothing of the answer drawn before it. */
import { describe, expect, it } from 'vitest';
import '../../../../../web/page/learn/guest/messages';
import { askOf } from '../../../../../web/page/learn/guest/asks';
import { studyWord } from '../../../../../web/page/learn/guest/studies';
import { stopOf as playable } from '../../../../../web/page/learn/guest/compile';
import { answerOf } from '../../../../../web/page/learn/tourEditor/answer';
import { isSceneOf } from '../../../../../web/page/learn/tourEditor/scene';
import { studyGiven, studyQuestions } from '../../../../../web/page/learn/tourEditor/studyQuestions';
import { readTour, type TourAsk, tourJson } from '../../../../../web/page/learn/tour/file';
import { packTour, unpackTour } from '../../../../../web/page/learn/tour/fileArchive';
import { TourError } from '../../../../../web/page/learn/tour/fileError';
import { decodeTour, encodeTour } from '../../../../../web/page/learn/tour/fileLink';
import { judge, truthOf } from '../../../../../web/page/learn/tour/judge';
import { filled } from '../../../../../web/page/learn/tour/markdown';
import { numbersOf } from '../../../../../web/page/learn/tour/values';
import { meshHash } from '../../../../../web/mesh/hash';
import type { Moment } from '../../../../../web/page/core/address/permalink';
import { loadStudy } from '../../../../../web/page/model/study/modules';
import { type LinkedStudy, longestList } from '../../../../../web/page/model/study/link';
import { studyIds } from '../../../../../web/page/model/study/registry.gen';
import type { Vec3 } from '../../../../../web/page/model';
import type { StudyModule, StudyMoment } from '../../../../../web/page/model/study/types';
import { beforeAnswer } from '../../../../../web/page/study/state';
import type { Step } from '../../../../../web/package/trace/steps';
import { floorAndWall } from '../../../../support/pageState';
import { runPreset } from '../../../../methods/support';
import { momentOf, stopOf, tourOf } from './tours';

const modules: readonly StudyModule[] = await Promise.all(studyIds.map(async (id) => (await loadStudy[id]()).study));
const [first, second] = modules as [StudyModule, StudyModule];

const linked = (change: Partial<LinkedStudy> = {}): LinkedStudy => ({
  ...{ id: first.id, settings: {}, meshOf: null, beside: null, toggled: [], breaks: [] },
  ...change,
});
const ofStudy = (change: Partial<Moment> = {}, study: Partial<LinkedStudy> = {}): Moment =>
  momentOf({ preset: first.presets[0]!.id, address: 'f3.pair0.x12', study: linked(study), ...change });
const again = <T>(json: T): T => JSON.parse(JSON.stringify(json)) as T;

describe('a stop on a study', () => {
  const camera = { target: [1, 2, 3], distance: 4, azimuth: 0.5, polar: 1 } as const;
  const stops = [
    stopOf({ title: 'a sweep' }),
    stopOf({
      title: 'a study',
      moment: ofStudy(
        { view: { mode: 'world', follow: 'off', cameras: { world: camera, ellipsoid: null } } },
        { toggled: ['plane'] },
      ),
      parts: ['formula'],
      ask: { kind: 'verdict', of: 'f3.pair0.x12', options: ['overlap', 'gap'] },
    }),
    stopOf({ title: 'the same without layers', moment: ofStudy({ address: 'f4', level: 'frame' }) }),
    stopOf({ title: 'changed', moment: ofStudy({}, { settings: { halfA: [1, 2, 3] }, beside: { test: 'vertices' } }) }),
    stopOf({
      title: 'on its own',
      moment: ofStudy({ preset: null, study: linked({ id: second.id, meshOf: 'stairs', settings: { frames: 2 } }) }),
    }),
  ];
  const tour = tourOf(...stops);

  it('comes back from data, file and link as it was, among stops on sweeps', async () => {
    for (const read of [
      readTour(again(tourJson(tour))),
      decodeTour(encodeTour(tour)),
      (await unpackTour(packTour({ tour, meshes: new Map() }))).tour,
    ])
      expect(read.stops.map(({ title, moment, parts, ask }) => ({ title, moment, parts, ask }))).toEqual(
        stops.map(({ title, moment, parts, ask }) => ({
          title,
          moment,
          parts,
          ask,
        })),
      );
  });

  it('shares its scene with others that show other layers of it, and makes the tour one of the second version', () => {
    const json = tourJson(tour);
    expect(json['version']).toBe(2);
    expect(json['scenes']).toEqual([
      { p: 'stairs' },
      { p: first.presets[0]!.id, x: { i: first.id } },
      { p: first.presets[0]!.id, x: { i: first.id, s: { halfA: [1, 2, 3] }, b: { test: 'vertices' } } },
      { x: { i: second.id, s: { frames: 2 }, q: 'stairs' } },
    ]);
    // What pages of before can read stays what it was.
    expect(tourJson(tourOf(stopOf()))['version']).toBe(1);
    expect(readTour(again({ ...tourJson(tourOf(stopOf())), version: 1 })).stops).toHaveLength(1);
  });

  it('leaves behind where its study stops by itself', () => {
    const breaks = [{ result: 'overlap', relation: 'changes', value: 0 }];
    const json = again(tourJson(tourOf(stopOf({ moment: ofStudy({}, { breaks }) }))));
    expect(JSON.stringify(json)).not.toContain('changes');
  });

  it('brings the mesh that its study runs on', async () => {
    const { positions, indices } = floorAndWall();
    const hash = await meshHash(positions, indices);
    const mesh = { name: 'floor.obj', hash, parts: 1, inline: null };
    const own = tourOf(stopOf({ moment: ofStudy({ preset: null, mesh, study: linked({ id: second.id }) }) }));
    const { meshes, tour: read } = await unpackTour(
      packTour({ tour: own, meshes: new Map([[hash, { positions, indices }]]) }),
    );
    expect(meshes.get(hash)).toEqual({ positions, indices });
    expect(read.stops[0]!.moment.study!.id).toBe(second.id);
  });

  it('is played with the figures of its study, and its question behind a veil', () => {
    const [, asked, told] = stops.map(playable);
    expect(asked!.moment.linked).toEqual(stops[1]!.moment);
    expect([asked!.show.veil, asked!.show.parts, asked!.ask!.shows!.parts]).toEqual(['f3.pair0.x12', [], ['formula']]);
    expect([told!.show.veil, told!.ask]).toEqual([undefined, undefined]);
  });

  it('belongs to the scene that is open by what it says, and to no other', () => {
    const shown = { moment: ofStudy({}, { settings: { halfA: [1, 2, 3], frames: 9 } }), experiment: null };
    const wanted = ofStudy({ address: 'f0' }, { settings: { frames: 9, halfA: [1, 2, 3] }, toggled: ['plane'] });
    expect(isSceneOf(wanted, shown)).toBe(true);
    for (const other of [
      ofStudy(),
      momentOf(),
      ofStudy({ preset: first.presets[1]!.id }, wanted.study!),
      ofStudy({}, { ...wanted.study!, beside: { test: 'vertices' } }),
    ])
      expect(isSceneOf(other, shown)).toBe(false);
    expect(isSceneOf(wanted, { moment: momentOf(), experiment: null })).toBe(false);
  });
});

describe('a bad stop on a study', () => {
  const given = (stop: object, scene: object, ask?: object) => ({
    format: 'sweeptour',
    version: 2,
    title: 'A tour',
    scenes: [scene],
    stops: [{ a: 'f3.pair0.x12', ...stop, ...(ask && { ask }) }],
  });
  const sound = { x: { i: first.id } };
  const verdict = { kind: 'verdict', of: 'f3.pair0.x12', options: ['overlap', 'gap'] };

  it('is made of what a good one is made of', () => {
    expect(readTour(given({}, sound, verdict)).stops).toHaveLength(1);
    expect(readTour(given({ a: 'f0' }, { p: 'stairs' })).stops).toHaveLength(1);
  });

  it.each([
    ['no study of this name', given({}, { x: { i: 'elsewhere' } }), 'moment', 'stops.0'],
    ['no object', given({}, { x: 'boxes' }), 'moment', 'stops.0'],
    ['layers of no study', given({ a: 'f0', y: ['plane'] }, { p: 'stairs' }), 'moment', 'stops.0'],
    ['layers that are no names', given({ y: ['<b>'] }, sound), 'moment', 'stops.0'],
    ['too many layers', given({ y: new Array(41).fill('plane') }, sound), 'moment', 'stops.0'],
    ['a step of no study', given({}, { p: 'stairs' }), 'moment', 'stops.0'],
    ['a preset of a study alone', given({ a: 'f0' }, { p: first.presets[0]!.id }), 'moment', 'stops.0'],
    ['a preset of another study', given({}, { p: second.presets[0]!.id, ...sound }), 'moment', 'stops.0'],
    ['an endless setting', given({}, { x: { i: first.id, s: { frames: Infinity } } }), 'moment', 'stops.0'],
    [
      'a list too long',
      given({}, { x: { i: first.id, s: { v: new Array(longestList + 1).fill(0) } } }),
      'moment',
      'stops.0',
    ],
    ['a setting of every object', given({}, { x: { i: first.id, s: { constructor: 1 } } }), 'moment', 'stops.0'],
    ['a word too many', given({}, { x: { i: first.id, onload: 'x' } }), 'moment', 'stops.0'],
    ['a question of sweeps', given({}, sound, { kind: 'feature', of: 'f3.pair0.x12' }), 'field', 'stops.0.ask.kind'],
    ['its question of a sweep', given({ a: 'f0' }, { p: 'stairs' }, verdict), 'field', 'stops.0.ask.of'],
    [
      'a word of a sweep',
      given({ a: 'f0' }, { p: 'stairs' }, { ...verdict, of: 'f0', field: 'why' }),
      'field',
      'stops.0.ask.field',
    ],
    ['no field', given({}, sound, { ...verdict, field: 'constructor()' }), 'field', 'stops.0.ask.field'],
    ['a coordinate of a word', given({}, sound, { ...verdict, field: 'n.0' }), 'field', 'stops.0.ask.field'],
    ['no step', given({}, sound, { ...verdict, of: 'javascript:alert(1)' }), 'field', 'stops.0.ask.of'],
    ['a later version', { ...given({}, sound), version: 5 }, 'newer', undefined],
  ])('is refused: %s', (_, json, code, at) => {
    let error: unknown = null;
    try {
      readTour(json);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(TourError);
    expect([(error as TourError).code, (error as TourError).details['at']]).toEqual([code, at]);
  });
});

const black = [0, 0, 0, 1] as const;
const anyStyles = new Proxy(
  {},
  {
    get: (_, name) => (name === 'palette' ? new Proxy({}, { get: () => black }) : { color: black, width: 1 }),
  },
);

/** Takes every call, and has every property. */
const anyPen: never = new Proxy(() => anyPen, {
  get(_, name) {
    if (name === 'styles') return anyStyles;
    if (name === Symbol.toPrimitive) return () => 1;
    if (name === Symbol.iterator) return () => new Array(8).fill(anyPen)[Symbol.iterator]();
    return name === 'length' ? 0 : anyPen;
  },
  apply: () => anyPen,
}) as never;

const someOf = (steps: readonly Step[]): readonly Step[] =>
  steps.length <= 24 ? steps : [...steps.slice(0, 12), ...steps.slice(-12)];

function expectAnswered(given: TourAsk, module: StudyModule, tree: { first: never }): void {
  const { ask, values } = askOf(given, module.id);
  const numbers = numbersOf(values, tree);
  expect(numbers['sound'], JSON.stringify(given)).toBe(1);
  const truth = truthOf(ask, numbers);
  expect(judge(ask, truth, numbers, tree).right, JSON.stringify(given)).toBe(true);
  const guesses =
    ask.kind === 'choice'
      ? ask.options.map((_, at) => [at])
      : ask.kind === 'order'
        ? [ask.shown]
        : [[truth[0]! * 1.5], [-truth[0]!]];
  for (const guess of guesses) {
    const { answer, numbers: all, right } = judge(ask, guess, numbers, tree);
    const text = filled(`${answer.title} ${answer.say ?? ''}`, all, String);
    expect(text, JSON.stringify(given)).not.toMatch(/\{|NaN|undefined|tour\.|study\./);
    expect(right, JSON.stringify(given)).toBe(ask.kind === 'choice' && guess[0] === truth[0]);
  }
  if (ask.kind === 'choice')
    for (const { id, text } of ask.options) {
      // A word without a name for people would stand there as it is recorded.
      expect(text, `${id} of ${JSON.stringify(given)}`).toBe(studyWord(module.id, id));
      expect(text, JSON.stringify(given)).not.toMatch(/^$|study\.|tour\.|<[\w/]/);
    }
}

const isSign = ({ type, doc }: { readonly type: string; readonly doc: string }): boolean =>
  type === 'Flag' && /^[^;]{1,60}[<>]=/.test(doc);

it('questions of two convex bodies show the bodies, and not their difference', async () => {
  const { study } = await loadStudy.convex();
  const whole = (await runPreset(study, 'convex.nearest')).moment('f0.gjk.i0');
  const moment = beforeAnswer(study, whole, whole.step);
  /** How many faces a layer draws. */
  const drawn = (name: string, pane: 'world' | 'second'): number => {
    let faces = 0;
    const pen = new Proxy({} as never, { get: (_, of) => (of === 'polygon' ? () => void faces++ : anyPen) });
    const view = {
      moment,
      pane,
      blend: 0,
      eye: [0, 0, 9],
      unit: 1,
      at: (p: Vec3) => p,
      along: (p: Vec3) => p,
    } as const;
    study.layers.find((layer) => layer.name === name)!.draw(pen, view);
    return faces;
  };
  expect(drawn('bodyA', 'world')).toBeGreaterThan(3);
  expect(drawn('bodyB', 'world')).toBeGreaterThan(3);
  expect(drawn('difference', 'second')).toBe(0);
});

describe.each(modules.map((module) => [module.id, module] as const))('questions of %s', (_, module) => {
  it.each(module.presets.map(({ id, address }) => [id, address] as const))(
    'of %s: each has its answer in the trace, and may be handed out',
    { timeout: 60_000 },
    async (presetId, address) => {
      const run = await runPreset(module, presetId);
      const { tree } = run.moment(address);
      const kinds = new Set<string>();
      for (const step of someOf(tree.steps)) {
        const list = studyQuestions(step, module);
        for (const ask of list) {
          expect(answerOf(ask, tree, module.id)).not.toBeNull();
          kinds.add(ask.kind);
          expectAnswered(ask, module, { first: tree as never });
          const say = studyGiven(ask, step) ?? '';
          const stop = stopOf({
            say,
            moment: ofStudy({ preset: presetId, address: step.address, study: linked({ id: module.id }) }),
            ask,
          });
          expect(readTour(again(tourJson(tourOf(stop)))).stops[0]!.ask).toEqual(ask);
          const { values } = playable(stop);
          expect(filled(say, numbersOf(values, { first: tree }), String), say).not.toMatch(/\{\w+:4\}|NaN/);
        }
        const texts = list.map(({ question }) => question);
        // What can be judged is offered before numbers, and a number is never a sign alone.
        const numbers = list.map(({ kind }) => kind === 'number');
        // A flag that says it by a sign is a decision like any other.
        const signs = module.schema.events[step.event.kind]?.fields.filter(isSign) ?? [];
        for (const { name } of step.isQuiet ? [] : signs)
          expect(
            list.some((ask) => ask.kind === 'verdict' && ask.field === name),
            name,
          ).toBe(true);
        expect(numbers, texts.join('\n')).toEqual([...numbers].sort((a, b) => Number(a) - Number(b)));
        for (const text of texts) expect(text).not.toMatch(/(?:How large|What) is \$[^$]*\$\?$/);
        expect(new Set(texts).size, texts.join('\n')).toBe(texts.length);
        for (const text of texts) expect(text).not.toMatch(/study\.|undefined|NaN|<[\w/]|tour\./);
      }
      expect(kinds.size).toBeGreaterThan(0);
    },
  );

  it.each(module.presets.map(({ id, address }) => [id, address] as const))(
    'of %s are drawn up to their step, and not beyond',
    { timeout: 60_000 },
    async (presetId, address) => {
      const run = await runPreset(module, presetId);
      const shown = run.moment(address);
      const whole: StudyMoment = {
        ...shown,
        resultOf(frame) {
          if (frame >= shown.frame) throw new Error(`the result of frame ${frame} is read`);
          return shown.resultOf(frame);
        },
      };
      for (const asked of someOf(whole.tree.steps)) {
        const moment = beforeAnswer(module, whole, asked);
        const { tree } = moment;
        expect([moment.result, moment.beside]).toEqual([null, null]);
        expect(tree.byAddress.has(asked.address), asked.address).toBe(asked.parent === null);
        expect(tree.steps.length).toBeLessThanOrEqual(Math.max(1, asked.order));
        for (const point of module.subject(moment)) expect(point).toHaveLength(3);
        for (const layer of module.layers)
          for (const pane of ['world', 'second'] as const)
            layer.draw(anyPen, {
              ...{ moment, pane, blend: pane === 'second' ? 1 : 0, eye: [0, 0, 9], unit: 1 },
              ...{ at: (p) => p, along: (p) => p },
            });
      }
    },
  );
});
