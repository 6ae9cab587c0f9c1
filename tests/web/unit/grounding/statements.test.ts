/** What is asked for of the statements: by document, verdict and words, and where each is to be seen. */
import { beforeEach, describe, expect, it } from 'vitest';
import { filter, narrow, prepareFor } from '../../../../web/page/workbench/grounding/room';
import {
  countsOf,
  documents,
  everything,
  leadOf,
  matching,
  type Statement,
  statements,
  titleOf,
  verdicts,
} from '../../../../web/page/workbench/grounding/statements';

const ids = (list: readonly Statement[]) => list.map(({ id }) => id);
const byId = (id: string) => statements.find((each) => each.id === id)!;
const withWords = (words: string) => matching({ ...everything, words });

describe('filters', () => {
  it('leave everything where nothing is asked for', () => {
    expect(matching(everything)).toEqual(statements);
    expect(withWords('  \n ')).toEqual(statements);
  });

  it.each(documents.map(({ id }) => id))('by document: %s', (document) => {
    const found = matching({ ...everything, document });
    expect(found).toEqual(statements.filter((each) => each.document === document));
    expect(found.length).toBeGreaterThan(0);
  });

  it('by verdict, and all of them together are all', () => {
    const parts = verdicts.map((verdict) => matching({ ...everything, verdict }));
    parts.forEach((part, at) => expect(part.every(({ verdict }) => verdict === verdicts[at])).toBe(true));
    expect(parts.flat()).toHaveLength(statements.length);
    expect(new Set(parts.flat()).size).toBe(statements.length);
  });

  it('by words: all of them, anywhere, in any order and case', () => {
    const found = withWords('MESH any whatever');
    expect(ids(found)).toContain('fauerby-soup-any-mesh');
    expect(withWords('whatever any mesh')).toEqual(found);
    for (const { place, says, why, shows } of found)
      expect(`${place} ${says} ${why} ${shows.wanted}`.toLowerCase()).toMatch(/mesh/);
    expect(withWords('mesh xyzzy')).toEqual([]);
  });

  it('by what a keyboard has for raised digits and quotes', () => {
    expect(byId('fauerby-r3-space').says).toContain('R³');
    expect(ids(withWords('r3 vector space'))).toContain('fauerby-r3-space');
    const quoted = statements.find(({ says }) => says.includes('’'))!;
    expect(ids(withWords(quoted.says.replaceAll('’', "'")))).toContain(quoted.id);
  });

  it('by author and title of the document', () => {
    expect(withWords('kasper')).toEqual(matching({ ...everything, document: 'fauerby' }));
    expect(withWords('碰撞检测')).toEqual(matching({ ...everything, document: 'compendium' }));
  });

  it('together, in the order of the data', () => {
    const found = matching({ document: 'slides', verdict: 'wrong', words: 'a' });
    expect(found).toEqual(statements.filter((each) => found.includes(each)));
    for (const each of found) expect([each.document, each.verdict]).toEqual(['slides', 'wrong']);
  });

  it('are counted by verdict', () => {
    const counts = countsOf(statements);
    expect(counts.right + counts.wrong + counts.unclear).toBe(counts.all);
    expect(counts.all).toBe(statements.length);
    expect(countsOf([])).toEqual({ all: 0, right: 0, wrong: 0, unclear: 0 });
  });
});

describe('coming to a statement', () => {
  beforeEach(() => void (filter.value = everything));

  it('keeps the filter that shows it', () => {
    narrow({ document: 'fauerby', verdict: 'wrong' });
    prepareFor('fauerby-soup-any-mesh');
    expect(filter.value).toEqual({ document: 'fauerby', verdict: 'wrong', words: '' });
  });

  it.each([
    ['hidden by it', 'fauerby-soup-no-neighbours'],
    ['that there is not', 'no-such-statement'],
    ['left open', null],
  ])('takes the filter away for one %s', (_, id) => {
    narrow({ verdict: 'wrong' });
    prepareFor(id);
    expect(filter.value).toEqual(everything);
  });
});

describe('where a statement is to be seen', () => {
  it('at the step of a preset, or where the preset opens', () => {
    const withAddress = statements.find(({ shows }) => shows.address !== null)!;
    const { preset, address } = withAddress.shows;
    expect(leadOf(withAddress)).toEqual({ preset, address });
    expect(leadOf(byId('fauerby-soup-no-neighbours'))).toEqual({ preset: 'bunny', address: null });
  });

  it('at a step of its study, with settings of its own', () => {
    const { settings } = byId('golf-skewed-axes').shows;
    expect(leadOf(byId('golf-skewed-axes'))).toEqual({ preset: 'height_field', address: 'f40.basis', settings });
  });

  it('nowhere while nothing shows it, and the list says so', () => {
    const open = statements.filter(({ shows }) => shows.preset === null && !shows.settings);
    expect(open.length).toBeGreaterThan(0);
    expect(open.map(leadOf).filter((lead) => lead !== null)).toEqual([]);
  });
});

it('titles in other languages come with what they mean', () => {
  const title = (title: string) => titleOf({ ...documents[0]!, title });
  expect(title('Gry 3D (3D games)')).toEqual({ printed: 'Gry 3D', meaning: '3D games' });
  expect(title('A paper')).toEqual({ printed: 'A paper', meaning: null });
});
