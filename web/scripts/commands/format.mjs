// npm run format: writes every file the way `npm test` wants it.
import { packageProgram } from '../make/program.mjs';
import { cppSources } from '../cpp-sources.mjs';
import { mustRun } from '../exec.mjs';
import { runSteps } from '../progress.mjs';
import { ensurePackages } from '../setup/packages.mjs';
import { ensureTools } from '../setup/system.mjs';

export default async function format() {
  await runSteps([
    { title: 'System packages', run: (log) => ensureTools(['clangFormat'], log) },
    { title: 'npm packages', run: ensurePackages },
    { title: 'C++', run: (onLine) => mustRun('clang-format', ['-i', ...cppSources()], { onLine }) },
    {
      title: 'Everything else',
      run: (onLine) => mustRun(process.execPath, [packageProgram('prettier'), '--write', '.'], { onLine }),
    },
  ]);
}
