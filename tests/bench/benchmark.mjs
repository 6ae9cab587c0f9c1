import { measureBehaviour } from './behaviour/behaviour.mjs';
import { measureGrowth } from './growth/growth.mjs';
import { machine } from './measure/machine.mjs';
import { measureMemory } from './measure/memory.mjs';
import { measurePeers } from './measure/peers.mjs';
import { warmUp } from './measure/warm.mjs';
import { measureWorld } from './measure/worlds.mjs';
import { peers as allPeers } from './peers/index.mjs';
import { printReport } from './report/terminal.mjs';
import { resultsIn, writeReports } from './report/write.mjs';
import { worlds as allWorlds } from './worlds/index.mjs';

/**
 * @param {ReturnType<typeof import('./options.mjs').optionsFrom>} options
 * @param {import('./plan.mjs').Plan} plan
 */
export async function benchmark(options, plan) {
  const since = performance.now();
  const log = (line) => console.log(`  ${((performance.now() - since) / 1000).toFixed(0).padStart(4)} s  ${line}`);
  const part = options.behaviour || options.growth;
  const results = part ? earlier(options, plan) : await measureAll(options, plan, log);
  const made = {};
  if (options.behaviour || (!part && !options.quick)) {
    made.behaviour = await measureBehaviour(options.peers, plan.behaviour, log);
  }
  if (options.growth || (!part && !options.quick)) made.growth = await measureGrowth(options.peers, plan.growth, log);
  Object.assign(results, made);
  if (!part) results.seconds = (performance.now() - since) / 1000;

  printReport(part ? { ...nothing(options, plan), ...made } : results);
  await writeReports(results, options.out);
}

/** All but the tables that can be made alone. */
async function measureAll(options, plan, log) {
  const peers = await Promise.all(chosen(options.peers, Object.keys(allPeers)).map((name) => allPeers[name]()));
  const names = chosen(options.worlds, plan.worlds ?? Object.keys(allWorlds));
  const { facts, loaded } = await measurePeers(peers, plan, log);
  const results = { ...nothing(options, plan), peers: facts };
  if (plan.memory) results.memory = await measureMemory(loaded, log);
  await warmUp(loaded, plan, log);
  for (const name of names) results.worlds.push(await measureWorld(allWorlds[name](), loaded, plan, log));
  return results;
}

/** The results that a folder has, for a part of them to be made anew. */
const earlier = (options, plan) => resultsIn(options.out) ?? nothing(options, plan);

const nothing = ({ quick }, plan) => ({ machine: machine(), quick, plan, peers: [], worlds: [], seconds: 0 });

const chosen = (wanted, all) => (wanted.length > 0 ? wanted : all);
