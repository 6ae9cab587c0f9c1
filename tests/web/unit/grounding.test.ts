/** What the page says of its source documents: complete entries, and links that lead somewhere. */
import { describe, expect, it } from 'vitest';
import { documents, statements } from '../../../web/page/workbench/grounding/statements';
import { presetList } from '../../../web/page/presets/list.gen';
import { loadStudy } from '../../../web/page/model/study/modules';
import { offenders } from '../../support/offenders.mjs';

const studies = [
  'sweep',
  'boxes',
  'volumes',
  'height_field',
  'broad_phase',
  'sphere_polygon',
  'convex',
  'projectile',
  'transforms',
  'plane_figures',
];
const verdicts = ['right', 'wrong', 'unclear'];
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Whose each preset is. */
const studyOf = new Map(presetList.map(({ id }) => [id, 'sweep']));
for (const [study, load] of Object.entries(loadStudy))
  for (const { id } of (await load()).study.presets) studyOf.set(id, study);

const duplicates = (ids: readonly string[]) => ids.filter((id, at) => ids.indexOf(id) !== at);
const hasText = (text: string | null) => typeof text === 'string' && text.trim() === text && text !== '';
const byId = <Thing extends { readonly id: string }>(things: readonly Thing[]) =>
  things.map((thing) => [thing.id, thing] as const);

describe('documents', () => {
  it('have ids of their own', () => {
    expect(duplicates(documents.map(({ id }) => id))).toEqual([]);
  });

  it('are described', async () => {
    const wrong = await offenders(byId(documents), (document, id) => {
      expect(id).toMatch(kebab);
      for (const text of [document.title, document.language, document.about, document.state])
        expect(hasText(text)).toBe(true);
      for (const text of [document.author, document.year]) expect(text === null || hasText(text)).toBe(true);
      expect(statements.some((statement) => statement.document === id)).toBe(true);
    });
    expect(wrong).toEqual([]);
  });
});

describe('statements', () => {
  it('have ids of their own', () => {
    expect(duplicates(statements.map(({ id }) => id))).toEqual([]);
  });

  it('are whole', async () => {
    const wrong = await offenders(byId(statements), (statement, id) => {
      expect(id).toMatch(kebab);
      expect(documents.map((document) => document.id)).toContain(statement.document);
      expect(verdicts).toContain(statement.verdict);
      for (const text of [statement.place, statement.says, statement.why, statement.shows.wanted])
        expect(hasText(text)).toBe(true);
    });
    expect(wrong).toEqual([]);
  });

  it('lead to a moment', async () => {
    const wrong = await offenders(byId(statements), ({ shows }) => {
      // Some statements are about nothing that a study could show; these say so.
      if (shows.study === null) {
        expect(shows.wanted).toMatch(/^Nothing to show/);
        expect(shows.preset).toBeNull();
      } else expect(studies).toContain(shows.study);
      if (shows.preset !== null) expect(studyOf.get(shows.preset)).toBe(shows.study);
      // Without an address of its own the preset opens where it usually does.
      if (shows.address !== null) expect(shows.preset ?? shows.settings).toBeTruthy();
      if (shows.settings) expect([shows.preset, shows.address]).toEqual([null, expect.any(String)]);
    });
    expect(wrong).toEqual([]);
  });
});
