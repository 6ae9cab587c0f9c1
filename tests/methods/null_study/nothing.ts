/** The page's side of a study that is there for tests only: a module as any other's, and what its C++ twin beside it computes, in a few lines. */
import { encodeStudyTrace, type StudyEvent } from '../../support/studyTrace';
import { addMessages, type MessageKey } from '../../../web/page/base/i18n/messages';
import type { StudyId } from '../../../web/page/model/study/registry.gen';
import type { StudySchema, Vec3 } from '../../../web/page/model/study/schema';
import { rowWidth, type SettingValues } from '../../../web/page/model/study/settings';
import type { EventView, StudyModule, StudyPreset } from '../../../web/page/model/study/types';

const setting = (name: string, type: string, unit: string, low: number, high: number) => ({
  ...{ name, type, unit, low, high, list: false, group: 'numbers', doc: name },
});
const list = (name: string, type: string, low: number, initial: readonly number[]) => ({
  ...{ name, type, unit: 'scalar', low, high: 20, list: true, group: 'lists', doc: name, initial },
});
const field = (name: string, type: string, unit = 'scalar') => ({ name, type, unit, doc: name });
const sums = ['added', 'largest-only'] as const;

/** As settings.def, result.def and events.def say. */
export const schema = {
  ...{ number: 99, id: 'nothing', name: 'Nothing', mesh: 'optional', doc: 'nothing' },
  settings: [
    { ...setting('weight', 'Real', 'scalar', -10, 10), initial: 0.5 },
    { ...setting('frames', 'Count', 'count', 1, 50), initial: 2 },
    { ...setting('left', 'Index', 'index', -1, 20), initial: -1 },
    { ...setting('origin', 'Vec3', 'world', -1000, 1000), initial: [0, 1, 0] },
    { ...setting('backward', 'Flag', 'flag', 0, 1), initial: false },
    { ...setting('sum', 'NothingSum', 'enum', 0, 0), initial: 'added' },
    list('values', 'Real', 0, [1, 2, 4]),
    list('pairs', 'Vec2', 0, [1, 0.5]),
    list('points', 'Vec3', 1, [0, 1, 0, 3, 1, 4]),
  ],
  results: [
    ...[field('total', 'Real'), field('counted', 'Count', 'count'), field('largest', 'Index', 'index')],
    ...[field('reach', 'Vec3', 'world'), field('positive', 'Flag', 'flag'), field('sum', 'NothingSum', 'enum')],
  ],
  enums: { NothingSum: sums },
  events: {
    NothingFrame: {
      ...{ kind: 248, doc: '', role: { as: 'open', step: 'frame', name: 'f', number: 'counts' } },
      fields: [field('frame', 'Index', 'index'), field('before', 'Real'), field('sum', 'NothingSum', 'enum')],
    },
    NothingGroup: {
      ...{ kind: 249, doc: '', role: { as: 'open', step: 'group', name: 'g', number: 'counts' } },
      fields: [field('origin', 'Vec3', 'world')],
    },
    NothingEntry: {
      ...{ kind: 250, doc: '', role: { as: 'leaf', step: 'entry', name: 'e', number: 1 } },
      fields: [field('value', 'Real'), field('entry', 'Index', 'index'), field('counted', 'Flag', 'flag')],
    },
    NothingNote: {
      ...{ kind: 251, doc: '', role: { as: 'leaf', step: 'note', name: 'note', number: null } },
      fields: [field('sofar', 'Real')],
    },
    NothingGroupEnd: {
      ...{ kind: 252, doc: '', role: { as: 'close', step: 'group', name: 'g', number: null } },
      fields: [field('counted', 'Count', 'count')],
    },
    NothingFrameEnd: {
      ...{ kind: 253, doc: '', role: { as: 'close', step: 'frame', name: 'f', number: null } },
      fields: [field('total', 'Real')],
    },
  },
} as const satisfies StudySchema;

const key = (name: string) => `study.nothing.${name}` as MessageKey;
addMessages({
  [key('title')]: 'Nothing',
  [key('about')]: 'sums that nobody needs',
  [key('source')]: 'no document',
  [key('say.entry')]: 'Entry {entry} counts {value}.',
  [key('say.part')]: 'Some numbers are added.',
  [key('formula')]: 'A sum',
} as Partial<Record<MessageKey, string>>);

const formula = { title: key('formula'), main: 's', groups: [] };
const part = (origins: Readonly<Record<string, string>>): EventView<{ readonly kind: string }> => ({
  ...{ sentence: () => ({ key: key('say.part') }), formula, whyNot: null, origins },
  cell: () => ({ name: 's', value: '', hit: false }),
});
interface Entry {
  readonly kind: string;
  readonly value: number;
  readonly entry: number;
}
const entry: EventView<Entry> = {
  sentence: ({ entry: number, value }, context) => ({
    key: key('say.entry'),
    values: { entry: number, value: context.number(value) },
  }),
  formula: {
    ...formula,
    groups: [{ space: 'world', lines: [{ name: 'v', expression: 'w x', result: 'value' }] }],
  },
  ...{ whyNot: null, origins: { value: 'input', entry: '' } },
  cell: ({ entry: number, value }) => ({ name: `e_${number}`, value: String(value), hit: false }),
};

const preset = (name: string, settings: SettingValues, address: string, more: Partial<StudyPreset> = {}) => ({
  ...{ id: `nothing.${name}`, title: key('title'), question: key('about'), answer: key('source') },
  ...{ settings, address, level: 'check' as const, ...more },
});

export const study: StudyModule = {
  ...{ id: 'nothing' as StudyId, schema, title: key('title'), about: key('about'), source: key('source') },
  levels: [
    { level: 'frame', label: key('title') },
    { level: 'slide', label: key('title') },
    { level: 'check', label: key('title') },
  ],
  events: {
    ...{ NothingFrame: part({ frame: '', before: 'frameBefore', sum: 'input' }), NothingGroup: part({ origin: '' }) },
    ...{ NothingEntry: entry, NothingNote: part({ sofar: 'entry' }), NothingGroupEnd: part({ counted: 'entry' }) },
    NothingFrameEnd: part({ total: 'entry frameBefore' }),
  },
  layers: [
    { name: 'points', label: key('title'), swatch: null, draw: () => {} },
    { name: 'sums', label: key('title'), swatch: null, off: true, draw: () => {} },
  ],
  subject: ({ settings }) => [settings['origin'] as Vec3],
  second: null,
  chart: {
    ...{ title: key('title'), note: key('about') },
    series: [{ result: 'total', label: key('title'), tone: 'ink' }],
    marks: () => [],
  },
  rows: ({ tree }) => ({
    ...{ title: { key: key('title') }, count: { key: key('about') }, columns: [{ label: key('title'), width: 40 }] },
    ...{ verdict: key('title'), axis: null, keys: [] },
    rows: tree.steps
      .filter(({ event }) => (event.kind as string) === 'NothingEntry')
      .map(({ address, event }) => ({
        ...{ key: address, address, cells: [address], bars: [], state: 'usual' as const },
        verdict: String((event as unknown as Entry).value),
      })),
  }),
  handles: ({ settings }) => [{ id: 'o', at: settings['origin'] as Vec3, set: (to) => ({ origin: to }) }],
  readouts: ({ result }) => [{ label: key('title'), value: String(result['total']) }],
  program: () => Promise.resolve([{ text: { code: 'sum ← Σ entry' }, indent: 0, steps: ['frame'] }]),
  variants: ['sum'],
  presets: [
    preset('first', {}, 'f1.g0.e2'),
    preset('backward', { backward: true, frames: 4, values: [] }, 'f3.g2.note', { compare: { sum: 'largest-only' } }),
  ],
  symbols: {},
};

interface Settings {
  readonly weight: number;
  readonly frames: number;
  readonly left: number;
  readonly origin: Vec3;
  readonly backward: boolean;
  readonly sum: (typeof sums)[number];
  readonly values: readonly number[];
  readonly pairs: readonly number[];
  readonly points: readonly number[];
}

export interface NothingRun {
  readonly rows: Float64Array;
  /** @returns the row of a frame, and its trace */
  trace(frame: number): { row: Float64Array; slots: Float64Array };
}

/** What study.h beside this file computes. */
export function runNothing(values: SettingValues): NothingRun {
  const s = values as unknown as Settings;
  const width = rowWidth(schema);
  const rows: number[] = [];
  const traces: StudyEvent[][] = [];
  let before = 0;
  for (let frame = 0; frame < s.frames; frame++) {
    const events: StudyEvent[] = [{ kind: 'NothingFrame', frame, before, sum: s.sum }];
    let [sum, best, largest, counted] = [0, 0, -1, 0];
    const reach = [0, 0, 0];
    for (const [numbers, size] of [
      [s.values, 1],
      [s.pairs, 2],
      [s.points, 3],
    ] as const) {
      events.push({ kind: 'NothingGroup', origin: s.origin });
      const count = numbers.length / size;
      let here = 0;
      for (let k = 0; k < count; k++) {
        const number = s.backward ? count - 1 - k : k;
        const at = numbers.slice(number * size, (number + 1) * size);
        const from = size < 3 ? [0, 0, 0] : at.map((each, axis) => each - s.origin[axis]!);
        const value = s.weight * (size === 1 ? at[0]! : size === 2 ? at[0]! * at[1]! : Math.hypot(...from));
        const counts = number !== s.left;
        events.push({ kind: 'NothingEntry', value, entry: number, counted: counts });
        if (!counts) continue;
        here++;
        from.forEach((each, axis) => (reach[axis]! += each));
        sum += value;
        if (largest < 0 || value > best) [largest, best] = [number, value];
        if (k % 2 === 1) events.push({ kind: 'NothingNote', sofar: sum });
      }
      counted += here;
      events.push({ kind: 'NothingGroupEnd', counted: here });
    }
    before += s.sum === 'added' ? sum : best;
    events.push({ kind: 'NothingFrameEnd', total: before });
    rows.push(before, counted, largest, ...reach, Number(before > 0), sums.indexOf(s.sum));
    traces.push(events);
  }
  const all = Float64Array.from(rows);
  return {
    rows: all,
    trace: (frame) => ({
      row: all.slice(frame * width, (frame + 1) * width),
      slots: encodeStudyTrace(schema, traces[frame]!),
    }),
  };
}
