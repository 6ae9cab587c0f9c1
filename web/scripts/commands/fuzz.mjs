// npm run fuzz [-- seconds]: libFuzzer on each target in turns, with sanitizers. Its corpus stays in build/fuzz.
import { Failure } from '../failure.mjs';
import { runSteps } from '../progress.mjs';
import { ensureTools } from '../setup/system.mjs';
import { fuzzTools, runFuzz } from '../testing/fuzz.mjs';

const usualSeconds = 60;

export default async function fuzz(args) {
  const seconds = args.length === 0 ? usualSeconds : Number(args[0]);
  if (args.length > 1 || !(seconds > 0)) throw new Failure('Usage: npm run fuzz [-- seconds for each target]');
  await runSteps([{ title: 'System packages', run: (log) => ensureTools(fuzzTools, log) }]);
  const { failed, failures } = await runFuzz(seconds, (line) => console.log(line), { learn: true });
  console.log(failed > 0 ? `\nFailed:\n  ${failures.join('\n  ')}` : '\nNothing was found.');
  process.exitCode = failed > 0 ? 1 : 0;
}
