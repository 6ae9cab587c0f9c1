import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadStudy } from '../../../../web/page/model/study/modules';
import { studyIds } from '../../../../web/page/model/study/registry.gen';
import type { StudySchema } from '../../../../web/page/model/study/schema';
import { buildStudyTree, levelsOf, mostDepth } from '../../../../web/page/study/tree';
import { vocabularyOf } from '../../../../web/page/study/vocabulary';
import { isStudyAddress } from '../../../../web/package/trace/address';
import { decodeTrace, type TraceError } from '../../../../web/package/trace/decode';
import type { FrameTree, Step, StepLevel } from '../../../../web/package/trace/steps';
import * as walk from '../../../../web/package/trace/walk';
import { encodeStudyTrace, type StudyEvent } from '../../../support/studyTrace';

const number = { name: 'number', type: 'Index', unit: 'index', doc: '' };
const at = { name: 'at', type: 'Vec3', unit: 'world', doc: '' };
const event = (
  kind: number,
  as: 'open' | 'close' | 'leaf',
  step: string,
  name: string,
  counted: number | 'counts' | null,
) => ({
  ...{ kind, doc: '', role: { as, step, name, number: counted } },
  fields: [at, number, { name: 'colour', type: 'Colour', unit: 'enum', doc: '' }],
});
const schema: StudySchema = {
  ...{ number: 1, id: 'toy', name: 'Toy', mesh: 'none', doc: '', settings: [], results: [] },
  enums: { Colour: ['red', 'green'] },
  events: {
    Frame: event(10, 'open', 'frame', 'f', 'counts'),
    FrameEnd: event(11, 'close', 'frame', 'f', null),
    Box: event(12, 'open', 'box', 'b', 'counts'),
    BoxEnd: event(13, 'close', 'box', 'b', null),
    Cell: event(14, 'open', 'cell', 'c', 3),
    CellEnd: event(15, 'close', 'cell', 'c', null),
    Named: event(16, 'leaf', 'named', 'named', null),
    Counted: event(17, 'leaf', 'counted', 'k', 'counts'),
    Numbered: event(18, 'leaf', 'numbered', 'x', 3),
    // One more of the same name, numbered by what it says: a study may have it, addresses stay apart.
    Twin: event(19, 'leaf', 'twin', 'k', 3),
  },
};
const vocabulary = vocabularyOf(schema);
const usualLevels = ['frame', 'slide', 'triangle', 'check'] as const;
const usual = levelsOf(usualLevels);

const treeOf = (events: readonly StudyEvent[], { truncated = false, frame = 7, levels = usual } = {}): FrameTree =>
  buildStudyTree(decodeTrace(encodeStudyTrace(schema, events, { truncated }), vocabulary), frame, schema, levels);
const kinds = (text: string): StudyEvent[] =>
  text.split(' ').map((word) => {
    const [kind, number = '0'] = word.split('#');
    return { kind: kind!, number: Number(number) };
  });
const names = (text: string) => treeOf(kinds(text)).steps.map(({ address }) => address);

describe('the vocabulary of a study', () => {
  it('reads what was written', () => {
    const events = [{ kind: 'Frame', at: [1, 2, 3] as const, number: 4, colour: 'green' }, ...kinds('FrameEnd')];
    const trace = decodeTrace(encodeStudyTrace(schema, events), vocabulary);
    expect(trace.event(0)).toEqual(events[0]);
    expect(trace.kindOf(1)).toBe('FrameEnd');
  });

  it('refuses another schema, other lengths and values that no enum has', () => {
    const slots = () => encodeStudyTrace(schema, kinds('Frame FrameEnd'));
    const codeOf = (slots: Float64Array) => {
      try {
        decodeTrace(slots, vocabulary);
      } catch (error) {
        return (error as TraceError).code;
      }
      return null;
    };
    expect(codeOf(slots())).toBeNull();
    expect(codeOf(encodeStudyTrace(schema, kinds('Frame FrameEnd'), { hash: '0123456789abcdef' }))).toBe('schema');
    for (const [slot, value, code] of [
      ...([
        [9, 4, 'length'],
        [14, 2, 'value'],
        [14, -1, 'value'],
        [14, 0.5, 'value'],
        [14, NaN, 'value'],
      ] as const),
      ...([
        [4, 3, 'length'],
        [5, 1, 'length'],
        [0, 0, 'magic'],
        [1, 2, 'version'],
      ] as const),
    ]) {
      const bad = slots();
      bad[slot] = value;
      expect([slot, value, codeOf(bad)]).toEqual([slot, value, code]);
    }
    expect(codeOf(slots().slice(0, -1))).toBe('length');
  });

  it('has kinds of its own for each study, which fit into the byte a trace keeps of them', async () => {
    const all: number[] = [];
    for (const id of studyIds) {
      const { events } = (await loadStudy[id]()).study.schema;
      all.push(...Object.values(events).map(({ kind }) => kind));
    }
    expect(new Set(all).size).toBe(all.length);
    for (const kind of all) expect(kind >= 64 && kind < 256, String(kind)).toBe(true);
  });
});

describe('the tree of a frame', () => {
  it('is made of roles alone', () => {
    const tree = treeOf(kinds('Frame Box Numbered#3 BoxEnd Named FrameEnd'));
    expect(tree.root).toMatchObject({ address: 'f7', name: 'f7', kind: 'frame', parent: null });
    expect(tree.root.children.map(({ kind, children }) => [kind, children.length])).toEqual([
      ['box', 1],
      ['named', 0],
    ]);
    const box = tree.byAddress.get('f7.b0')!;
    expect([box.opening.kind, box.event.kind]).toEqual(['Box', 'BoxEnd']);
    expect(box.event).toBe(box.event);
    expect(tree.byAddress.get('f7.b0.x3')!.parent).toBe(box);
    expect(tree.byAddress.get('f7.b0.x4')).toBeUndefined();
    expect(tree.byAddress.get('f8.b0')).toBeUndefined();
  });

  it('numbers by count, by a field, or not at all; what is repeated gets _2', () => {
    expect(
      names(
        'Frame Box BoxEnd Counted Counted Box BoxEnd Numbered#12 Numbered#12 Numbered#1 Numbered#12 Named Named FrameEnd',
      ),
    ).toEqual([
      'f7',
      ...['b0', 'k0', 'k1', 'b1', 'x12', 'x12_2', 'x1', 'x12_3', 'named', 'named_2'].map((name) => `f7.${name}`),
    ]);
    expect(names('Frame Cell#5 Counted CellEnd Cell#5 Counted Counted CellEnd FrameEnd')).toEqual([
      'f7',
      'f7.c5',
      'f7.c5.k0',
      'f7.c5_2',
      'f7.c5_2.k0',
      'f7.c5_2.k1',
    ]);
    expect(names('Frame Counted Twin#0 Counted Twin#1 FrameEnd')).toEqual([
      'f7',
      'f7.k0',
      'f7.k0_2',
      'f7.k1',
      'f7.k1_2',
    ]);
  });

  it.each([
    ['Box BoxEnd', 'Box inside nothing', false],
    ['Named', 'Named inside nothing', true],
    ['FrameEnd', 'FrameEnd inside nothing', true],
    ['Frame BoxEnd FrameEnd', 'BoxEnd inside f7', true],
    ['Frame Box FrameEnd BoxEnd', 'FrameEnd inside f7.b0', true],
    ['Frame Box Cell#2 BoxEnd CellEnd FrameEnd', 'BoxEnd inside f7.b0.c2', true],
    ['Frame FrameEnd Named', 'Named inside nothing', true],
    ['Frame FrameEnd FrameEnd', 'FrameEnd inside nothing', true],
    ['Frame FrameEnd Frame FrameEnd', 'Frame inside nothing', true],
    ['Frame Box', 'no frame ends', true],
    ['Frame Box BoxEnd', 'no frame ends', true],
  ])('complains of “%s”', (text, said, refused) => {
    const make = () => treeOf(kinds(text));
    // A study may call its outermost step what it likes.
    if (!refused) return expect(make).not.toThrow();
    expect(make).toThrow(said);
    expect(make).toThrow(expect.objectContaining({ name: 'TraceError', code: 'order' }));
  });

  it('complains of no records, of steps too deep for an address, and of numbers that are none', () => {
    expect(() => treeOf([])).toThrow('no frame ends');
    const deep = (boxes: number) =>
      kinds(['Frame', ...Array(boxes).fill('Box'), ...Array(boxes).fill('BoxEnd'), 'FrameEnd'].join(' '));
    expect(treeOf(deep(mostDepth - 1)).steps.map(({ address }) => isStudyAddress(address))).toEqual(
      Array(mostDepth).fill(true),
    );
    expect(() => treeOf(deep(mostDepth))).toThrow(expect.objectContaining({ code: 'order' }));
    for (const number of [-1, 0.5, NaN, Infinity, 1e9])
      expect(() => treeOf(kinds(`Frame Numbered#${number} FrameEnd`))).toThrow(
        expect.objectContaining({ code: 'value' }),
      );
  });

  it('ends anywhere when the recorder came to its limit', () => {
    const tree = treeOf(kinds('Frame Box Cell#1 Named'), { truncated: true });
    expect(tree.truncated).toBe(true);
    expect(tree.steps.map(({ address }) => address)).toEqual(['f7', 'f7.b0', 'f7.b0.c1', 'f7.b0.c1.named']);
    // What has no end shows how it began.
    expect(tree.root.event.kind).toBe('Frame');
    expect(() => treeOf(kinds('Frame BoxEnd'), { truncated: true })).toThrow('BoxEnd inside f7');
  });
});

/** Any frame, some four hundred steps at most. */
const someFrame: fc.Arbitrary<StudyEvent[]> = fc
  .letrec<{ part: StudyEvent[]; parts: StudyEvent[] }>((tie) => ({
    part: fc.oneof(
      { maxDepth: mostDepth - 2, depthIdentifier: 'depth' },
      fc
        .record({ kind: fc.constantFrom('Named', 'Counted', 'Numbered', 'Twin'), number: fc.nat(3) })
        .map((leaf) => [leaf]),
      fc
        .tuple(fc.constantFrom('Box', 'Cell'), fc.nat(3), tie('parts'))
        .map(([kind, number, within]) => [{ kind, number }, ...within, { kind: `${kind}End` }]),
    ),
    parts: fc.array(tie('part'), { maxLength: 6, depthIdentifier: 'depth' }).map((list) => list.flat()),
  }))
  .parts.map((parts) => [{ kind: 'Frame' }, ...parts, { kind: 'FrameEnd' }])
  .filter((events) => depthOf(events) <= mostDepth);

function depthOf(events: readonly StudyEvent[]): number {
  let [depth, deepest] = [0, 0];
  for (const { kind } of events) {
    deepest = Math.max(deepest, depth + 1);
    if (kind.endsWith('End')) depth--;
    else if (['Frame', 'Box', 'Cell'].includes(kind)) depth++;
  }
  return deepest;
}

describe('any frame', () => {
  it('has an address for each of its steps, and finds it by it', () => {
    fc.assert(
      fc.property(someFrame, (events) => {
        const tree = treeOf(events);
        expect(new Set(tree.steps.map(({ address }) => address)).size).toBe(tree.steps.length);
        expect(tree.byAddress.size).toBe(tree.steps.length);
        tree.steps.forEach((step, order) => {
          expect(step.order).toBe(order);
          expect(isStudyAddress(step.address), step.address).toBe(true);
          expect(tree.byAddress.get(step.address)).toBe(step);
        });
      }),
    );
  });

  it.each<[readonly StepLevel[]]>([
    [['frame', 'check']],
    [['frame', 'slide', 'check']],
    [['frame', 'triangle', 'check']],
    [['frame', 'slide', 'triangle', 'check']],
  ])('at %o: each step leads to the next stop and to the one before', (used) => {
    const levels = levelsOf(used);
    fc.assert(
      fc.property(someFrame, (events) => {
        const tree = treeOf(events, { levels });
        for (const level of ['frame', 'slide', 'triangle', 'check'] as const) {
          // What a stop is, said otherwise: the step lies as deep as the level, or it is a leaf that lies less deep.
          const deep = { frame: 0, slide: 1, triangle: used.includes('slide') ? 2 : 1, check: 99 }[level];
          const wanted = Math.min(deep, level === 'check' ? 99 : used.length - 1);
          const stops = tree.steps.filter(({ address, children }) => {
            const depth = address.split('.').length - 1;
            return depth === wanted || (depth > 0 && depth < wanted && children.length === 0);
          });
          expect(walk.stops(tree, level), `${level} of ${used.join()}`).toEqual(stops);
          for (const step of tree.steps) expectNeighbours(tree, step, level, stops);
        }
      }),
    );
  });

  it('stops at no step of a kind that is only there to be drawn from', () => {
    fc.assert(
      fc.property(someFrame, (events) => {
        const [loud, still] = [treeOf(events), treeOf(events, { levels: levelsOf(usualLevels, ['box', 'counted']) })];
        for (const level of usualLevels) {
          const heard = walk.stops(loud, level).filter(({ kind }) => !['box', 'counted'].includes(kind));
          const wanted = heard.map(({ address }) => address);
          // What lies within a quiet step may come in its place.
          expect(walk.stops(still, level).map(({ address }) => address)).toEqual(expect.arrayContaining(wanted));
          for (const { kind } of walk.stops(still, level)) expect(['box', 'counted']).not.toContain(kind);
        }
        expect(still.steps.map(({ address }) => address)).toEqual(loud.steps.map(({ address }) => address));
      }),
    );
  });

  it('goes into the first part of a step and out of it again', () => {
    fc.assert(
      fc.property(someFrame, (events) => {
        for (const step of treeOf(events).steps) {
          const within = walk.into(step);
          expect(within === null).toBe(step.children.length === 0);
          if (within) expect(walk.out(within)).toBe(step);
        }
      }),
    );
  });
});

function expectNeighbours(tree: FrameTree, step: Step, level: StepLevel, stops: readonly Step[]): void {
  const behind = stops.find(({ order }) => order > step.order) ?? null;
  const before = stops.findLast(({ order }) => order < step.order) ?? null;
  expect(walk.next(tree, step, level)).toBe(behind);
  expect(walk.previous(tree, step, level)).toBe(before);
  if (!stops.includes(step)) return;
  if (behind) expect(walk.previous(tree, behind, level)).toBe(step);
  if (before) expect(walk.next(tree, before, level)).toBe(step);
}
