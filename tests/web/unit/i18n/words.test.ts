/** What speaks without being a message of its own has one all the same: names of meshes, words in formulas. */
import { describe, expect, it } from 'vitest';
import { keyOf } from '../../../../web/page/base/i18n/keyOf';
import '../../../../web/page/texts/presetMessages';
import { knows, t } from '../../../../web/page/base/i18n/messages';
import '../../../../web/page/core/study/messages';

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

describe('meshes of presets', () => {
  it.each(meshes)('%s', (name) => {
    const key = `mesh.called.${keyOf(name)}`;
    expect(knows(key) && t(key)).toBe(name);
  });
});

describe('words in formulas', () => {
  it.each(words)('%s', (each) => {
    const key = `tex.${keyOf(each)}`;
    expect(knows(key) && t(key)).toBe(each);
  });
});
