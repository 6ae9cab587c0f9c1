import { machine } from './measure/machine.mjs';
import { measureMemory } from './measure/memory.mjs';
import { measurePeers } from './measure/peers.mjs';
import { measureWorld } from './measure/worlds.mjs';
import { peers as allPeers } from './peers/index.mjs';
import { printReport } from './report/terminal.mjs';
import { writeReports } from './report/write.mjs';
import { worlds as allWorlds } from './worlds/index.mjs';

/**
 * @param {ReturnType<typeof import('./options.mjs').optionsFrom>} options
 * @param {import('./plan.mjs').Plan} plan
 */
export async function benchmark(options, plan) {
  const since = performance.now();
  const log = (line) => console.log(`  ${((performance.now() - since) / 1000).toFixed(0).padStart(4)} s  ${line}`);
  const peers = await Promise.all(chosen(options.peers, Object.keys(allPeers)).map((name) => allPeers[name]()));
  const names = chosen(options.worlds, plan.worlds ?? Object.keys(allWorlds));

  const { facts, loaded } = await measurePeers(peers, plan, log);
  const results = { machine: machine(), quick: options.quick, plan, peers: facts, worlds: [] };
  if (plan.memory) results.memory = await measureMemory(loaded, log);
  for (const name of names) results.worlds.push(await measureWorld(allWorlds[name](), loaded, plan, log));
  results.seconds = (performance.now() - since) / 1000;

  printReport(results);
  await writeReports(results, options.out);
}

const chosen = (wanted, all) => (wanted.length > 0 ? wanted : all);
