// npm run bench: this solver beside other libraries, in the same worlds, asked the same.
import { optionsFrom } from './options.mjs';
import { planOf } from './plan.mjs';
import { setUp } from './setup.mjs';

try {
  const options = optionsFrom(process.argv.slice(2));
  await setUp(options.lib);
  // Not installed before the step above, hence not imported at the top.
  const { benchmark } = await import('./benchmark.mjs');
  await benchmark(options, planOf(options.quick));
  process.exit(0);
} catch (error) {
  console.error(`\n${error.name === 'Failure' ? error.message : error.stack}`);
  process.exit(1);
}
