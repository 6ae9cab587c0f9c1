// The sections of `npm test`, in the order they run. Each builds what it needs first; nothing is built twice.
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

export const sections = [
  { name: 'lint', title: 'format, lint and types', tools: ['clangFormat'], run: runLint },
  {
    name: 'generated',
    title: 'generated files are up to date',
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
    tools: ['cmake', 'ninja', 'cxx', 'googletest'],
    async run(log) {
      await buildNative(log);
      return runCtest('native', log);
    },
  },
  {
    name: 'wasm',
    title: 'C++ tests as WebAssembly, in node',
    tools: [...buildTools, 'googletest'],
    async run(log) {
      await buildWasm(log);
      return runCtest('wasm', log);
    },
  },
  {
    name: 'wasm-simd',
    title: 'C++ tests as WebAssembly with SIMD, in node',
    tools: [...buildTools, 'googletest'],
    async run(log) {
      await buildWasm(log, { simd: true });
      return runCtest('wasm-simd', log);
    },
  },
  {
    name: 'fuzz',
    title: 'fuzz targets with sanitizers, a few seconds each',
    tools: fuzzTools,
    run: (log) => runFuzz(3, log, { learn: false }),
  },
  {
    name: 'web',
    title: 'web unit tests',
    tools: buildTools,
    async run(log) {
      await buildModule(log);
      return runVitest('unit', log);
    },
  },
  {
    name: 'exports',
    title: 'C++ tests as the page exports them',
    tools: [...buildTools, 'cxx', 'googletest', 'clangFormat'],
    async run(log) {
      await buildModule(log);
      return runVitest('exports', log);
    },
  },
  {
    name: 'package',
    title: 'the package, packed and installed, in node',
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
