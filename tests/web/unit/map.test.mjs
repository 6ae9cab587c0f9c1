/** The map leads somewhere: paths in ARCHITECTURE.md, CONTRIBUTING.md and docs/ exist, the map stays short, and every decision is listed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const text = (file) => readFileSync(join(root, file), 'utf8');
const pagesUnder = (folder) => readdirSync(join(root, folder)).filter((name) => name.endsWith('.md'));

const decisions = pagesUnder('docs/decisions').filter((name) => name !== 'README.md');
const pages = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...pagesUnder('docs').map((name) => `docs/${name}`),
  ...pagesUnder('docs/decisions').map((name) => `docs/decisions/${name}`),
];

/** Folders of the repository that paths begin with; what a build makes (build, dist) is not there before it. */
const rooted = /(?:wasm|web|meshes|tests|docs)\/[\w.<>*{},/-]*[\w>*}/]/g;

/** Paths of a text from the root, each of `a/{b,c}` alone; `<name>` and `*` end one, since any name may follow. */
function pathsIn(source) {
  const prose = source.replace(/\]\([^)]*\)/g, '](…)');
  return [...prose.matchAll(rooted)].flatMap(([path], at, all) => {
    const before = prose[all[at].index - 1] ?? ' ';
    if (/[\w./@-]/.test(before)) return [];
    return unfolded(path).map((one) => one.replace(/[<*].*$/, ''));
  });
}

function unfolded(path) {
  const [whole, choices] = /\{([^{}]*)\}/.exec(path) ?? [];
  if (choices === undefined) return [path];
  return choices.split(',').flatMap((choice) => unfolded(path.replace(whole, choice.trim())));
}

const missingIn = (source) => [...new Set(pathsIn(source))].filter((path) => !existsSync(join(root, path)));

it('reads paths in all their forms', () => {
  expect(pathsIn('`wasm/mesh/bvh.h`, tests/{cpp,web}/unit; web/nowhere/<name>/x.ts, ../docs/solver.md')).toEqual([
    'wasm/mesh/bvh.h',
    'tests/cpp/unit',
    'tests/web/unit',
    'web/nowhere/',
  ]);
  expect(missingIn('`wasm/mesh/bvh.h` and `wasm/mesh/no.h`')).toEqual(['wasm/mesh/no.h']);
});

it('every path named in the documents exists', () => {
  const named = pages.flatMap((page) => pathsIn(text(page)));
  expect(named.length).toBeGreaterThan(100);
  expect(pages.flatMap((page) => missingIn(text(page)).map((path) => `${page}: ${path}`))).toEqual([]);
});

it('the map has at most 200 lines', () => {
  expect(text('ARCHITECTURE.md').trimEnd().split('\n').length).toBeLessThanOrEqual(200);
});

it('decisions are numbered without gaps and listed once, by their titles', () => {
  const numbers = decisions.map((name) => Number(name.slice(0, 3)));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(decisions.map((_, at) => at + 1));
  const listed = [...text('docs/decisions/README.md').matchAll(/^- \[(.+?)\]\(([\w-]+\.md)\)/gm)].map(
    ([, title, name]) => `${name}: # ${title}`,
  );
  expect(listed).toEqual(
    decisions.toSorted().map((name) => `${name}: ${text(`docs/decisions/${name}`).split('\n')[0]}`),
  );
});
