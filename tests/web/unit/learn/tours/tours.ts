/** Tours as tests make them: one that has everything, and any that fast-check thinks of. */
import fc from 'fast-check';
import type { FileStop, FileTour, TourAsk } from '../../../../../web/page/learn/tour/file';
import { partNames } from '../../../../../web/page/learn/tour/types';
import { layerNames, type Vec3 } from '../../../../../web/page/model';
import type { Moment } from '../../../../../web/page/core/address/permalink';
import { experimentOf } from '../../../../support/pageState';

export const momentOf = (change: Partial<Moment> = {}): Moment => ({
  preset: 'stairs',
  mesh: null,
  changes: {},
  compare: null,
  keptInputs: null,
  breakpoints: null,
  address: 'f8.p0.s0.nearest',
  level: 'triangle',
  view: {},
  ...change,
});

export const stopOf = (change: Partial<FileStop> = {}): FileStop => ({
  title: 'A stop',
  say: 'Here the **sphere** touches at [t0].',
  moment: momentOf(),
  parts: [],
  ask: null,
  ...change,
});

export const tourOf = (...stops: FileStop[]): FileTour => ({ title: 'A tour', by: '', lang: 'en', stops });

const coordinate = fc.double({ min: -1e3, max: 1e3, noNaN: true }).map((value) => value + 0);
const vec3 = fc.tuple(coordinate, coordinate, coordinate) as fc.Arbitrary<Vec3>;
const words = fc.stringMatching(/^[A-Za-z0-9 ,.*$[\]{}()äęł中]{1,40}$/).filter((text) => !/\$/.test(text));
const written = words.filter((text) => text.trim() !== '');
const address = fc
  .tuple(
    fc.nat(99),
    fc.constantFrom('', '.p0', '.p0.s0', '.p0.s1.nearest', '.p0.s0.t3', '.p0.s0.t3.e1', '.p1.s0.t0.plane'),
  )
  .map(([frame, rest]) => `f${frame}${rest}`);

const texts = { of: address, question: words, right: words, wrong: words };
const ask: fc.Arbitrary<TourAsk> = fc.oneof(
  fc.record({ kind: fc.constant('time' as const), ...texts }),
  fc.record({ kind: fc.constant('feature' as const), ...texts }),
  fc.record({
    kind: fc.constant('triangle' as const),
    candidates: fc.array(fc.nat(1e6), { minLength: 2, maxLength: 12 }),
    ...texts,
  }),
  fc.record({
    kind: fc.constant('number' as const),
    field: fc.constantFrom('t0', 'point.1'),
    tolerance: fc.nat(10),
    ...texts,
  }),
  fc.record({
    kind: fc.constant('direction' as const),
    field: fc.constant('normal'),
    options: fc.array(fc.record({ text: words, arrow: vec3 }), { minLength: 2, maxLength: 8 }),
    ...texts,
  }),
  fc.record(
    {
      kind: fc.constant('choice' as const),
      options: fc.uniqueArray(fc.record({ text: written, say: words }, { requiredKeys: ['text'] }), {
        minLength: 2,
        maxLength: 5,
        selector: ({ text }) => text.trim(),
      }),
      answer: fc.nat(1),
      question: words,
      hint: words,
    },
    { requiredKeys: ['kind', 'options', 'answer'] },
  ),
  fc.record(
    { kind: fc.constant('value' as const), answer: coordinate, tolerance: fc.nat(10), unit: fc.constant('m') },
    { requiredKeys: ['kind', 'answer'] },
  ),
) as fc.Arbitrary<TourAsk>;

const scene = fc.oneof(
  fc.constant({ preset: 'stairs', mesh: null, changes: {} }),
  fc.record({
    preset: fc.constant(null),
    mesh: fc.record({
      name: words,
      hash: fc.stringMatching(/^[0-9a-f]{64}$/),
      parts: fc.nat(9),
      inline: fc.constant(null),
    }),
    changes: fc.record({ radii: vec3, start: vec3 }).map((change) => experimentOf(change)),
  }),
);

const view = fc.record(
  {
    mode: fc.constantFrom('world' as const, 'ellipsoid' as const),
    morph: fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value + 0),
    toggled: fc.subarray([...layerNames]),
  },
  { requiredKeys: [] },
);

export const anyStop: fc.Arbitrary<FileStop> = fc
  .record({
    scene,
    address,
    level: fc.constantFrom('frame' as const, 'check' as const),
    view,
    title: words,
    say: words,
    notes: fc.oneof(fc.constant(''), words),
  })
  .chain(({ scene, address, level, view, title, say, notes }) =>
    fc.record({
      title: fc.constant(title),
      say: fc.constant(say),
      moment: fc.constant(momentOf({ ...scene, address, level, view })),
      parts: fc.subarray([...partNames]),
      ...(notes && { notes: fc.constant(notes) }),
      ask: fc.option(ask, { nil: null }),
    }),
  );

export const anyTour: fc.Arbitrary<FileTour> = fc.record({
  title: words,
  by: fc.oneof(fc.constant(''), words),
  lang: fc.constantFrom('en', 'pl', 'zh-CN'),
  stops: fc.array(anyStop, { minLength: 1, maxLength: 7 }),
});
