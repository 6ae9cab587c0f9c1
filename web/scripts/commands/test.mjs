// npm test: all sections but those that are `whole`, without long browser tests; npm run test:all: these too. npm test -- --only e2e,web: the named sections.
// npm test -- --affected: first the sections whose sources differ from main.
import { Failure } from '../failure.mjs';
import { runSteps } from '../progress.mjs';
import { ensurePackages } from '../setup/packages.mjs';
import { ensureTools } from '../setup/system.mjs';
import { affectedFirst } from '../testing/affected.mjs';
import { printSummary } from '../testing/summary.mjs';
import { runSection } from '../testing/section.mjs';
import { sections } from '../testing/sections.mjs';

export default async function test(args) {
  const groups = await choose(args);
  await runSteps([
    {
      title: 'System packages',
      run: (log) => ensureTools([...new Set(groups.flat().flatMap((section) => section.tools))], log),
    },
    { title: 'npm packages', run: ensurePackages },
  ]);

  const results = [];
  for (const section of groups.flat()) results.push(await runSection(section));
  printSummary(results);
  process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0;
}

/** Groups of sections, to be run one after the other. */
async function choose(args) {
  const usual = sections.filter(({ whole }) => !whole);
  const [option, list] = args;
  if (option === '--all' && args.length === 1) {
    process.env.SWEEPSCOPE_WHOLE = '1';
    return [sections];
  }
  if (args.length === 0 || (option === '--affected' && args.length === 1)) {
    process.env.SWEEPSCOPE_SHORT = '1';
    return option ? affectedFirst(usual) : [usual];
  }
  const names = sections.map(({ name }) => name);
  const wanted = option === '--only' && list ? list.split(',') : undefined;
  if (!wanted || args.length > 2 || wanted.some((name) => !names.includes(name))) {
    throw new Failure(`Usage: npm test [-- --affected | --only ${names.join(',')}]  (any of these)`);
  }
  return [sections.filter(({ name }) => wanted.includes(name))];
}
