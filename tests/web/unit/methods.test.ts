import { describe, expect, it } from 'vitest';
import { methodOf, methods } from '../../../web/page/model/methods';
import { soundMethod } from '../../../web/package/methods';
import { partsOf } from '../../../web/page/model/method/parts';
import { layerNames } from '../../../web/page/model';
import { loadStudy } from '../../../web/page/model/study/modules';
import { studyIds } from '../../../web/page/model/study/registry.gen';
import { MethodValues } from '../../../web/package/trace/events.gen';
import { offenders } from '../../support/offenders.mjs';

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

/** Which of the files have one of the names in them. */
const naming = (files: readonly (readonly [file: string, text: string])[], names: readonly RegExp[]) =>
  files.flatMap(([file, text]) =>
    names.flatMap((name) => (name.test(text) ? [`${file}: ${name.exec(text)![0]}`] : [])),
  );

describe('methods', () => {
  it('stand in the registry, in the order of the schema', () => {
    expect(methods.map(({ id }) => id)).toEqual(MethodValues);
    expect(Object.keys(partsOf)).toEqual([...MethodValues]);
    for (const method of methods) expect(methodOf({ method: method.rival }).id).not.toBe(method.id);
    expect(MethodValues).toContain(soundMethod);
  });

  it('are named by no other file', () => {
    const others = Object.entries({ ...wasm, ...web }).filter(([file]) => !may.test(file));
    expect(others.length).toBeGreaterThan(0);
    expect(naming(others, named)).toEqual([]);
  });
});

const names = await Promise.all(
  studyIds.map(async (id) => [id, (await loadStudy[id]()).study.schema.name] as [id: string, name: string]),
);

/** Folders of studies with the two registries, what is generated from them, and what shows moments of theirs: the list of statements, the chapters of the course. */
const mayNameStudies =
  /\/(wasm|web\/page)\/methods\/|\.gen\.ts$|\/workbench\/grounding\/statements\.json$|\/learn\/course\/c\d+\.ts$/;
const studyNames = names.flatMap(([id, name]) => [
  // A word may be the name of a layer of the sweep as well; then it is the study's where a study is asked for.
  new RegExp(
    (layerNames as readonly string[]).includes(id) ? `(?:[=(] ?|case |id: )['"\`]${id}['"\`]` : `['"\`]${id}['"\`]`,
  ),
  new RegExp(`['"\`]${id}\\.[a-z]|\\bstudy\\.${id}\\.|methods/${id}\\b|\\bmethods::(${name}|${id})\\b`),
]);

describe('studies', () => {
  const files = Object.entries({ ...wasm, ...web, ...scripts, ...words });

  it('are named by no other file', () => {
    const others = files.filter(([file]) => !mayNameStudies.test(file));
    expect(others.length).toBeGreaterThan(0);
    expect(naming(others, studyNames)).toEqual([]);
  });

  it('are named where they are at home', async () => {
    const wrong = await offenders(names, (name, id) => {
      const home = files.filter(([file]) => file.includes(`/methods/${id}/`)).map(([, text]) => text);
      for (const each of [new RegExp(`'${id}'`), new RegExp(`\\bstudy\\.${id}\\.`), new RegExp(`struct ${name}\\b`)])
        expect(home.some((text) => each.test(text))).toBe(true);
    });
    expect(wrong).toEqual([]);
  });

  it('are imported by no other study', () => {
    const wrong = names.flatMap(([id]) => {
      const others = files.filter(([file]) => /\/methods\/\w+\//.test(file) && !file.includes(`/methods/${id}/`));
      expect(others.length).toBeGreaterThan(0);
      return naming(others, [new RegExp(`methods/${id}/|from '\\.\\./${id}\\b`)]);
    });
    expect(wrong).toEqual([]);
  });
});
