import { describe, expect, it } from 'vitest';
import { completions, findGroup, namesOf } from '../../../../web/page/workbench/overlays/completions';
import { treeRows } from '../../../../web/page/workbench/tree/rows';
import { readTrace } from '../../../../web/package/trace';
import { encodeTrace, paperFrame } from '../../../support/encodeTrace';

const hits = Array.from({ length: 12 }, (_, at) => (at === 3 ? 0.5 : null));
const tree = readTrace(encodeTrace(paperFrame([[{ hits }], []])), 8);
const names = (address: string) => completions(tree, address).map((step) => step.address);

describe('completing an address', () => {
  it('offers what a group has', () => {
    expect(names('f8')).toEqual(['f8.p0', 'f8.p1']);
    expect(names('f8.p0.s0').slice(0, 3)).toEqual(['f8.p0.s0.broad', 'f8.p0.s0.t0', 'f8.p0.s0.t1']);
  });

  it('goes on with a name that is begun, the beginning of others included', () => {
    expect(names('f8.p0.s0.r')).toEqual(['f8.p0.s0.response']);
    expect(names('f8.p0.s0.t1')).toContain('f8.p0.s0.t10');
  });

  it('offers nothing below what is not there', () => {
    expect(names('f8.p0.s0.t99.e1')).toEqual([]);
    expect(names('f9')).toEqual([]);
    expect(findGroup(tree, 'f8.p0.s0.t99.e1')).toMatchObject({ rest: 't99.e1' });
  });

  it('says in a few words what a group has', () => {
    expect(namesOf(tree.byAddress.get('f8.p0.s0')!)).toBe('broad, t0–t11, nearest, response');
  });
});

describe('rows of the step tree', () => {
  it('are the frames, and what is unfolded of the one at hand', () => {
    const rows = treeRows(10, tree, new Set(['', 'p0']));
    expect(rows.map(({ address }) => address).slice(7)).toEqual(['f7', 'f8', 'f8.p0', 'f8.p0.s0', 'f8.p1', 'f9']);
    expect(rows[10]).toMatchObject({ level: 3, place: 1, siblings: 1, foldable: true, open: false });
    expect(rows[9]).toMatchObject({ level: 2, place: 1, siblings: 2, open: true });
  });

  it('of a run that is not there are none', () => expect(treeRows(0, null, new Set())).toEqual([]));
});
