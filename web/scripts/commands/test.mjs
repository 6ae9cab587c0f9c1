// npm test: everything, one section after the other. npm test -- --only e2e,web runs the named sections.
import { Failure } from '../failure.mjs';
import { runSteps } from '../progress.mjs';
import { ensurePackages } from '../setup/packages.mjs';
import { ensureTools } from '../setup/system.mjs';
import { printSummary } from '../testing/summary.mjs';
import { runSection } from '../testing/section.mjs';
import { sections } from '../testing/sections.mjs';

export default async function test(args) {
  const chosen = choose(args);
  await runSteps([
    {
      title: 'System packages',
      run: (log) => ensureTools([...new Set(chosen.flatMap((section) => section.tools))], log),
    },
    { title: 'npm packages', run: ensurePackages },
  ]);

  const results = [];
  for (const section of chosen) results.push(await runSection(section));
  printSummary(results);
  process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0;
}

function choose(args) {
  if (args.length === 0) return sections;
  const names = sections.map((section) => section.name);
  const wanted = args[0] === '--only' && args[1] ? args[1].split(',') : undefined;
  if (!wanted || args.length > 2 || wanted.some((name) => !names.includes(name))) {
    throw new Failure(`Usage: npm test [-- --only ${names.join(',')}]  (any of these)`);
  }
  return sections.filter((section) => wanted.includes(section.name));
}
