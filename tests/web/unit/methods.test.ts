import { describe, expect, it } from 'vitest';
import { methodOf, methods } from '../../../web/page/model/methods';
import { soundMethod } from '../../../web/package/methods';
import { partsOf } from '../../../web/page/model/method/parts';
import { layerNames } from '../../../web/page/model';
import { loadStudy } from '../../../web/page/model/study/modules';
import { studyIds } from '../../../web/page/model/study/registry.gen';
import { MethodValues } from '../../../web/package/trace/events.gen';

const wasm = import.meta.glob<string>('../../../wasm/**/*.{h,cpp,def}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const web = import.meta.glob<string>('../../../web/{page,mesh,audit}/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const scripts = import.meta.glob<string>('../../../web/{package,scripts}/**/*.{ts,mjs}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const words = import.meta.glob<string>('../../../web/page/**/*.json', {
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
  /"methods\/(?!all\.h|methods\.def|events\.def|studies\.|\$\{)/,
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

const names = await Promise.all(
  studyIds.map(async (id) => [id, (await loadStudy[id]()).study.schema.name] as [id: string, name: string]),
);

/** Folders of studies with the two registries, what is generated from them, and the list of statements with the moments that show them. */
const mayNameStudies = /\/(wasm|web\/page)\/methods\/|\.gen\.ts$|\/workbench\/grounding\/statements\.json$/;
const studyNames = names.flatMap(([id, name]) => [
  // A word may be the name of a layer of the sweep as well; then it is the study's where a study is asked for.
  new RegExp(
    (layerNames as readonly string[]).includes(id) ? `(?:[=(] ?|case |id: )['"\`]${id}['"\`]` : `['"\`]${id}['"\`]`,
  ),
  new RegExp(`['"\`]${id}\\.[a-z]|\\bstudy\\.${id}\\.|methods/${id}\\b|\\bmethods::(${name}|${id})\\b`),
]);

describe('studies', () => {
  const files = Object.entries({ ...wasm, ...web, ...scripts, ...words });

  it.each(files.filter(([file]) => !mayNameStudies.test(file)))('%s names none', (_, text) => {
    for (const name of studyNames) expect(text).not.toMatch(name);
  });

  it.each(names)('%s is named where it is at home', (id, name) => {
    const home = files.filter(([file]) => file.includes(`/methods/${id}/`)).map(([, text]) => text);
    for (const each of [new RegExp(`'${id}'`), new RegExp(`\\bstudy\\.${id}\\.`), new RegExp(`struct ${name}\\b`)])
      expect(home.some((text) => each.test(text))).toBe(true);
  });

  it.each(names)('%s is no other’s business', (id) => {
    const others = files.filter(([file]) => /\/methods\/\w+\//.test(file) && !file.includes(`/methods/${id}/`));
    for (const [file, text] of others)
      expect(text, file).not.toMatch(new RegExp(`methods/${id}/|from '\\.\\./${id}\\b`));
  });
});
