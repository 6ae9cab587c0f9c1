// The sections of `npm test` and `npm run test:all`. Each builds what it needs first; nothing is built twice.
import { buildModule, buildNative, buildWasm } from '../make/cmake.mjs';
import { buildExample } from '../make/example.mjs';
import { buildDocs } from '../make/docs.mjs';
import { buildLibrary } from '../make/library.mjs';
import { buildSite } from '../make/site.mjs';
import { buildTools } from '../setup/tools.mjs';
import { runCtest } from './ctest.mjs';
import { fuzzTools, runFuzz } from './fuzz.mjs';
import { runLint } from './lint.mjs';
import { runPlaywright } from './playwright.mjs';
import { runCheck } from './check.mjs';
import { sum } from './section.mjs';
import { runVitest } from './vitest.mjs';

/** Golden hashes and laws: what another compiler could answer differently. The other programs test what the native build tests too. */
const property = { targets: ['property_tests'], which: ['-R', '^wasm[.]property$'] };
const otherThanProperty = { targets: [], which: ['-E', '^wasm[.]property$'] };

/** The C++ tests of both WebAssembly builds; one program each is a process of one thread, so both builds run together. */
async function runInNode({ targets, which }, log) {
  await buildWasm(log, { targets });
  await buildWasm(log, { targets, simd: true });
  return sum(await Promise.all(['wasm', 'wasm-simd'].map((preset) => runCtest(preset, log, which))));
}

const solver = ['wasm/', 'tests/golden/', 'CMake'];
const page = ['wasm/', 'web/', 'meshes/', 'tests/support/', 'package'];

/** `sources`: how the paths begin that it is about. `whole`: of `npm run test:all` only. */
export const sections = [
  { name: 'lint', title: 'format, lint and types', tools: ['clangFormat'], sources: [''], run: runLint },
  {
    name: 'generated',
    title: 'generated files are up to date',
    sources: ['wasm/', 'web/'],
    // The generators ask the C++ preprocessor for the schema.
    tools: ['cxx'],
    async run(log) {
      const check = (name) => runCheck(name, process.execPath, [`web/scripts/${name}.mjs`, '--check'], log);
      return sum([await check('generate-events'), await check('generate-studies')]);
    },
  },
  {
    name: 'native',
    title: 'C++ tests, native',
    sources: [...solver, 'tests/cpp/', 'tests/methods/', 'tests/certify/'],
    tools: ['cmake', 'ninja', 'cxx', 'googletest'],
    async run(log) {
      await buildNative(log);
      return runCtest('native', log);
    },
  },
  {
    name: 'wasm',
    title: 'golden and property tests as WebAssembly without and with SIMD, in node',
    sources: [...solver, 'tests/cpp/'],
    tools: [...buildTools, 'googletest'],
    run: (log) => runInNode(property, log),
  },
  {
    name: 'wasm-others',
    title: 'the other C++ tests as WebAssembly without and with SIMD, in node',
    sources: [...solver, 'tests/cpp/', 'tests/methods/'],
    tools: [...buildTools, 'googletest'],
    whole: true,
    run: (log) => runInNode(otherThanProperty, log),
  },
  {
    name: 'fuzz',
    title: 'fuzz targets with sanitizers, a few seconds each',
    sources: [...solver, 'tests/fuzz/'],
    tools: fuzzTools,
    run: (log) => runFuzz(3, log, { learn: false }),
  },
  {
    name: 'web',
    title: 'web unit tests',
    sources: [...page, 'docs/', 'tests/web/unit/', 'tests/methods/'],
    tools: buildTools,
    async run(log) {
      await buildModule(log);
      return runVitest('unit', log);
    },
  },
  {
    name: 'exports',
    title: 'C++ tests as the page exports them',
    sources: [...page, 'tests/web/exports/'],
    tools: [...buildTools, 'cxx', 'googletest', 'clangFormat'],
    async run(log) {
      await buildModule(log);
      return runVitest('exports', log);
    },
  },
  {
    name: 'package',
    title: 'the package, packed and installed, in node',
    sources: [...page, 'docs/', 'tests/web/wasm/'],
    tools: buildTools,
    async run(log) {
      await buildModule(log);
      await buildLibrary(log);
      return runVitest('package', log);
    },
  },
  {
    name: 'e2e',
    title: 'the page in Chromium',
    sources: [...page, 'docs/', 'tests/e2e/'],
    tools: [...buildTools, 'chromium', 'fonts'],
    async run(log) {
      await buildModule(log);
      await buildLibrary(log);
      await buildSite(log);
      await buildDocs(log);
      await buildExample(log);
      return runPlaywright(log);
    },
  },
];
