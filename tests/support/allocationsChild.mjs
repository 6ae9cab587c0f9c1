// A process of its own, so that nothing else makes objects or slows it: prints the bytes that a call of each kind makes inside of the package.
import { Session } from 'node:inspector/promises';
import { compileOptions, loadSolver } from '../../build/installed/node_modules/sweepscope/index.js';
import { record } from '../../build/installed/node_modules/sweepscope/record.js';
import { bytesInPackage, kindsOfCalls, measuredOf, sampling } from './allocations.mjs';

const session = new Session();
session.connect();
const told = {};
for (const [name, run] of Object.entries(await kindsOfCalls({ loadSolver, compileOptions, record }))) {
  // Until what runs often is compiled.
  for (let round = 0; round < 5; round++) run(20_000);
  await session.post('HeapProfiler.startSampling', sampling);
  run(measuredOf(name));
  const { profile } = await session.post('HeapProfiler.stopSampling');
  told[name] = bytesInPackage(profile, (url) => url.includes('/sweepscope/')) / measuredOf(name);
}
console.log(JSON.stringify(told));
