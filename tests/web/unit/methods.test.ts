import { describe, expect, it } from 'vitest';
import { methodOf, methods, soundMethod } from '../../../web/src/methods';
import { partsOf } from '../../../web/src/methods/parts';
import { MethodValues } from '../../../web/src/trace/events.gen';

const wasm = import.meta.glob<string>('../../../wasm/**/*.{h,cpp,def}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const web = import.meta.glob<string>('../../../web/src/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Folders of methods, their registries, what is generated from them, and scenes that show one of them. */
const may = /\/(methods|presets)\/|\.gen\.ts$/;
const named = [
  /['"`](paper|robust)['"`]/,
  /\bMethod::(Paper|Robust)\b/,
  /\b(moveRobust|movePaper|sweepPaper)\b/,
  /"methods\/(?!all\.h|methods\.def|events\.def|studies\.)/,
];

describe('methods', () => {
  it('stand in the registry, in the order of the schema', () => {
    expect(methods.map(({ id }) => id)).toEqual(MethodValues);
    expect(Object.keys(partsOf)).toEqual([...MethodValues]);
    for (const method of methods) expect(methodOf({ method: method.rival }).id).not.toBe(method.id);
    expect(MethodValues).toContain(soundMethod);
  });

  it.each(Object.entries({ ...wasm, ...web }).filter(([file]) => !may.test(file)))('%s names none', (_, text) => {
    for (const name of named) expect(text).not.toMatch(name);
  });
});
