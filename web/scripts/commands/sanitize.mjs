// npm run sanitize: the C++ tests with address and undefined behaviour sanitizers.
import { runSteps } from '../progress.mjs';
import { buildSanitized } from '../make/cmake.mjs';
import { ensureTools } from '../setup/system.mjs';
import { runCtest } from '../testing/ctest.mjs';
import { runSection } from '../testing/section.mjs';
import { printSummary } from '../testing/summary.mjs';

export default async function sanitize() {
  await runSteps([
    { title: 'System packages', run: (log) => ensureTools(['cmake', 'ninja', 'cxx', 'googletest'], log) },
  ]);
  const result = await runSection({
    name: 'sanitize',
    title: 'C++ tests with sanitizers',
    async run(log) {
      await buildSanitized(log);
      return runCtest('asan', log);
    },
  });
  printSummary([result]);
  process.exitCode = result.failed > 0 ? 1 : 0;
}
