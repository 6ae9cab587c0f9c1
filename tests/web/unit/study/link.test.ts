import { deflateSync, strToU8 } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeMoment, encodeMoment, LinkError, type Moment } from '../../../../web/page/core/address/permalink';
import { codedStudy, longestList, type LinkedStudy } from '../../../../web/page/model/study/link';
import { loadStudy } from '../../../../web/page/model/study/modules';
import { type StudyId, studyIds } from '../../../../web/page/model/study/registry.gen';
import {
  changedSettings,
  initialSettings,
  listWidth,
  type SettingValues,
} from '../../../../web/page/model/study/settings';
import type { StudyModule } from '../../../../web/page/model/study/types';
import { someSettings } from '../../../support/someSettings';

const modules: readonly StudyModule[] = await Promise.all(studyIds.map(async (id) => (await loadStudy[id]()).study));
const first = modules[0]!;
const { id } = first;

const study: LinkedStudy = { id, settings: {}, meshOf: null, beside: null, toggled: [], breaks: [] };
const moment: Moment = {
  ...{ preset: null, mesh: null, study, changes: {}, compare: null, keptInputs: null, breakpoints: null },
  ...{ address: 'f3.pair0.x12', level: 'check', view: {} },
};
const packed = (value: unknown) =>
  `#v1=${Buffer.from(deflateSync(strToU8(typeof value === 'string' ? value : JSON.stringify(value)))).toString('base64url')}`;

const someWord = fc.stringMatching(/^[a-z]\w{0,20}$/).filter((word) => !(word in Object.prototype));
const someStudy = (module: StudyModule): fc.Arbitrary<LinkedStudy> =>
  fc.record({
    id: fc.constant(module.id),
    settings: someSettings(module.schema).map((settings) =>
      changedSettings(initialSettings(module.schema), settings),
    ) as fc.Arbitrary<SettingValues>,
    meshOf: fc.option(fc.constantFrom('stairs', 'a mesh of somebody')),
    beside: fc.option(fc.constant<SettingValues>({ [module.variants[0] ?? 'none']: 'other' })),
    toggled: fc.array(fc.constantFrom(...module.layers.map(({ name }) => name)), { maxLength: 20 }),
    breaks: fc.array(
      fc.record({
        result: fc.constantFrom(...module.schema.results.map(({ name }) => name)),
        relation: fc.constantFrom('is', 'changes', 'below', 'above'),
        value: fc.oneof(fc.integer(), fc.constantFrom('true', 'last-first', '')),
      }),
      { maxLength: 20 },
    ),
  });

describe.each(modules.map((module) => [module.id, module] as const))('links to %s', (_, module) => {
  it('bring back what they were made of', () => {
    const presets = fc.option(fc.constantFrom(...module.presets.map((preset) => preset.id)));
    fc.assert(
      fc.property(someStudy(module), presets, (study, preset) => {
        const made: Moment = { ...moment, study, preset };
        expect(decodeMoment(encodeMoment(made))).toEqual(made);
      }),
    );
  });

  it('have room for its longest lists and every name it has', () => {
    const { settings, results, enums } = module.schema;
    for (const { name, type, list, high } of settings as StudyModule['schema']['settings']) {
      expect(name).toMatch(/^\w{1,40}$/);
      if (list) expect(high! * listWidth(type), name).toBeLessThanOrEqual(longestList);
    }
    const toggled = module.layers.map(({ name }) => name);
    const breaks = results.map(({ name }) => ({ result: name, relation: 'changes', value: 0 })).slice(0, 20);
    const words = Object.values(enums).flat().slice(0, 8);
    const beside = Object.fromEntries(words.map((word, at) => [`s${at}`, word]));
    const made: Moment = { ...moment, study: { ...study, id: module.id, toggled, breaks, beside } };
    expect(decodeMoment(encodeMoment(made)).study).toEqual(made.study);
  });
});

describe('a link to a study', () => {
  it('is short when nothing was changed', () => {
    expect(encodeMoment({ ...moment, preset: first.presets[0]!.id }).length).toBeLessThan(140);
    expect(codedStudy(study)).toEqual({ i: id });
  });

  it('carries the longest list of any numbers there are', () => {
    const values = Array.from({ length: 4225 }, (_, at) => Math.sin(at + 1) * 10 ** ((at % 9) - 4));
    const made: Moment = { ...moment, study: { ...study, settings: { values } } };
    expect(decodeMoment(encodeMoment(made)).study!.settings).toEqual({ values });
  });

  it('keeps names of a study and of a sweep apart', () => {
    expect(decodeMoment(packed({ x: { i: id }, a: 'f3.pair0.x12' })).address).toBe('f3.pair0.x12');
    for (const damaged of [
      // An address of a study, but no study.
      { p: 'stairs', a: 'f3.pair0.x12' },
      { p: 'stairs', a: 'f3', t: [['f3.pair0.x12', 'a note']] },
      // No study can be without a mesh, a preset or both kinds of them.
      { a: 'f3' },
      { p: `${id}.x`, m: { n: 'a', h: 'ab'.repeat(32), q: 1 }, x: { i: id }, a: 'f3' },
      // The preset of another one.
      { p: 'stairs', x: { i: id }, a: 'f3' },
      { p: 'constructor.x', x: { i: id }, a: 'f3' },
      { p: `${id}x.first`, x: { i: id }, a: 'f3' },
    ])
      expect(() => decodeMoment(packed(damaged)), JSON.stringify(damaged)).toThrow(new LinkError('damaged'));
  });

  const huge = (length: number) => new Array<number>(length).fill(0.5);
  it.each<[string, unknown]>([
    ['an unknown study', { i: 'nowhere' }],
    ['a study of another kind', { i: 7 }],
    ['no study', {}],
    ['the name of every object', { i: 'constructor' }],
    ['a prototype', { i: '__proto__' }],
    ['a field that there is not', { i: id, z: 1 }],
    ['settings in a list', { i: id, s: [1, 2] }],
    ['no settings', { i: id, s: null }],
    ['settings as text', { i: id, s: 'frames' }],
    ['a setting with a name of every object', { i: id, s: { constructor: 1 } }],
    ['a method of every object', { i: id, s: { toString: 1 } }],
    ['a name with a dot', { i: id, s: { 'a.b': 1 } }],
    ['a name without letters', { i: id, s: { '': 1 } }],
    ['a name that is too long', { i: id, s: { ['a'.repeat(41)]: 1 } }],
    ['a setting within a setting', { i: id, s: { halfA: { x: 1 } } }],
    ['a setting that is nothing', { i: id, s: { halfA: null } }],
    ['text that is too long', { i: id, s: { test: 'a'.repeat(61) } }],
    ['text in a list', { i: id, s: { halfA: [1, '1', 1] } }],
    ['a list in a list', { i: id, s: { halfA: [[1]] } }],
    ['a gap in a list', { i: id, s: { halfA: [1, null] } }],
    ['a huge list', { i: id, s: { values: huge(longestList + 1) } }],
    ['a huge list beside it', { i: id, b: { values: huge(longestList + 1) } }],
    ['a prototype beside it', { i: id, b: { hasOwnProperty: 1 } }],
    ['nothing beside it', { i: id, b: null }],
    ['a mesh without a name', { i: id, q: '' }],
    ['too many layers', { i: id, y: huge(41).map(() => 'a') }],
    ['a layer with a strange name', { i: id, y: ['a b'] }],
    ['too many stops', { i: id, k: huge(21).map(() => ['gap', 'is', 1]) }],
    ['a stop of an unknown kind', { i: id, k: [['gap', 'equals', 1]] }],
    ['a stop that is too long', { i: id, k: [['gap', 'is', 1, 2]] }],
    ['a stop at nothing', { i: id, k: [['gap', 'is', null]] }],
  ])('is refused with %s', (_, x) => {
    expect(() => decodeMoment(packed({ x, a: 'f0' }))).toThrow(new LinkError('damaged'));
  });

  it('is refused with numbers that JSON has no word for, or a prototype of its own', () => {
    for (const s of ['{"halfA":[1e999,0,0]}', '{"frames":-1e999}', '{"frames":NaN}', '{"__proto__":{"frames":3}}'])
      expect(() => decodeMoment(packed(`{"x":{"i":"${id}","s":${s}},"a":"f0"}`)), s).toThrow(new LinkError('damaged'));
    expect(({} as { frames?: number }).frames).toBeUndefined();
  });

  it('is a link or damaged, wherever it is cut or edited', () => {
    const whole = encodeMoment({
      ...moment,
      preset: first.presets[0]!.id,
      study: { ...study, settings: { halfA: [1, 2, 3] }, toggled: ['mesh'] },
    });
    const edits = fc.record({
      at: fc.nat(whole.length - 1),
      length: fc.nat(6),
      text: fc.string({ maxLength: 6, unit: fc.constantFrom(...'abcXYZ019-_=') }),
    });
    fc.assert(
      fc.property(edits, ({ at, length, text }) => {
        try {
          const found = decodeMoment(whole.slice(0, at) + text + whole.slice(at + length));
          if (found.study) expect(studyIds).toContain(found.study.id);
        } catch (error) {
          expect(error).toBeInstanceOf(LinkError);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is a link or damaged, whatever it says', () => {
    const someValue = fc.jsonValue();
    const some = fc.record(
      {
        i: fc.oneof(fc.constantFrom<StudyId | string>(...studyIds), someWord),
        ...{ s: fc.dictionary(fc.string(), someValue), q: someValue, b: someValue, y: someValue, k: someValue },
      },
      { requiredKeys: ['i'] },
    );
    fc.assert(
      fc.property(some, (x) => {
        try {
          const { study } = decodeMoment(packed({ x, a: 'f0' }));
          for (const name of Object.keys(study!.settings)) expect(name).toMatch(/^\w+$/);
          expect(Object.keys(study!.settings)).toEqual(Object.keys(x.s ?? {}));
        } catch (error) {
          expect(error).toBeInstanceOf(LinkError);
        }
      }),
      { numRuns: 300 },
    );
  });
});
