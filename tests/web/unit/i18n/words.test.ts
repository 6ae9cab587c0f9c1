/** What speaks without being a message of its own has one all the same: names of meshes, words in formulas. */
import { describe, expect, it } from 'vitest';
import { keyOf } from '../../../../web/page/base/i18n/keyOf';
import '../../../../web/page/texts/presetMessages';
import { knows, t } from '../../../../web/page/base/i18n/messages';
import '../../../../web/page/core/study/messages';
import { named, offenders } from '../../../support/offenders.mjs';

const sources = (files: Record<string, string>, pattern: RegExp): string[] => [
  ...new Set(Object.values(files).flatMap((text) => [...text.matchAll(pattern)].map(([, words]) => words!.trim()))),
];
const presets = import.meta.glob<string>('../../../../web/page/presets/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const formulas = import.meta.glob<string>('../../../../web/page/{explain,methods}/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const meshes = sources(presets, /\b(?:scene|walkOver)\(\s*['`]([^'`]*)['`]/g);
/** Signs and names that are the same everywhere. */
const names = ['AABB', 'OBB', '-DOP', 'GJK', 'EPA', 'rad'];
const words = sources(formulas, /\\\\text\{([^}$]*)\}/g).filter((each) => !names.includes(each));

describe.each([
  ['meshes of presets', 'mesh.called', meshes],
  ['words in formulas', 'tex', words],
])('%s', (_, room, list) => {
  it('each have a message that says the same', async () => {
    const wrong = await offenders(named(list), (word) => {
      const key = `${room}.${keyOf(word)}`;
      expect(knows(key) && t(key)).toBe(word);
    });
    expect(wrong).toEqual([]);
  });
});
