// Third-party work in the site or the package, with its licences: one text file, linked from the page.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../paths.mjs';

/** Needed by a command of a package, which is not in what we hand out. */
const commandsOnly = new Set(['commander']);
const line = '='.repeat(80);

/** The notices of the site: everything package.json says the page depends on, and what those depend on; then what is in the modules. */
export function siteNotices() {
  return inOneFile([
    ...noticesOf(Object.keys(readJson('package.json').dependencies)),
    { title: 'Models', text: textOf('web/scripts/notices/models.txt') },
    modules(),
  ]);
}

/** Packages in the command line, with their dependencies; the build compares the list (`rolldown.config.mjs`). Of three it contains a copy of meshoptimizer's decoder. */
export const inCommandLine = [
  'draco3d',
  'earcut',
  'fast-png',
  'fflate',
  'intl-messageformat',
  'meshoptimizer',
  'three',
];

/** The notices of the package: it depends on nothing, but its modules and its command line have others' work in them. */
export const libraryNotices = () => inOneFile([...noticesOf(inCommandLine), modules()]);

/** Their names and those of what they need. */
export const packagesOf = (names) => new Set(installed(names).map(({ name }) => name));

const noticesOf = (names) =>
  installed(names).map(({ name, version, license, home, text }) => ({
    title: `${name} ${version}, ${license}${home && `, ${home}`}`,
    text,
  }));

const modules = () => ({ title: 'WebAssembly', text: textOf('web/scripts/notices/emscripten.txt') });

function inOneFile(parts) {
  const intro = 'Sweepscope contains the work of others. Here is whose, and under which licence.';
  return `${[intro, ...parts.map(({ title, text }) => `${line}\n${title}\n${line}\n\n${text.trim()}`)].join('\n\n\n')}\n`;
}

/** Packages and what they need at run time, in the order of their names. */
function installed(names) {
  const found = new Map();
  const add = (name) => {
    // Types say how others are used; nothing of them is in the result.
    if (found.has(name) || commandsOnly.has(name) || name.startsWith('@types/')) return;
    const {
      version,
      license,
      homepage = '',
      repository,
      dependencies,
    } = readJson('node_modules', name, 'package.json');
    const source = (repository?.url ?? repository ?? '').replace(/^git\+|\.git$/g, '');
    found.set(name, { name, version, license, home: source || homepage, text: licenceOf(name, license) });
    Object.keys(dependencies ?? {}).forEach(add);
  };
  names.forEach(add);
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function licenceOf(name, license) {
  const folder = fromRoot('node_modules', name);
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(entry));
  if (file) return readFileSync(join(folder, file), 'utf8');
  // A package may leave its licence out; then our copy of its project's is used.
  const ours = fromRoot('web/scripts/notices', `${name.replace('/', '-')}.txt`);
  if (existsSync(ours)) return readFileSync(ours, 'utf8');
  if (/public domain|CC0/i.test(license)) return `The package states: ${license}.`;
  throw new Error(
    `${name} has no file with its licence (${license}): add web/scripts/notices/${name.replace('/', '-')}.txt, or do without the package.`,
  );
}

const readJson = (...path) => JSON.parse(readFileSync(fromRoot(...path), 'utf8'));

function textOf(path) {
  if (!existsSync(fromRoot(path))) throw new Error(`${path} is missing`);
  return readFileSync(fromRoot(path), 'utf8');
}

/** As part of the build of the page. */
export function notices() {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'third-party.txt', source: siteNotices() });
    },
  };
}
