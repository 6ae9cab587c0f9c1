// npm run fuzz:import -- [--seconds 60] [--format ply] [--seed N] [--seeds folder]: damages mesh files and hands them to the import.
// Each is to become a sound mesh or an ImportError, soon, without asking for more memory than the import's limits allow. What does not is written down.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { rolldown } from 'rolldown';
import { fromRoot } from '../../../web/scripts/paths.mjs';

/** Milliseconds; a mesh of millions of triangles is given as many more as those take: a list of 3000 meshes can be a small file. */
const slowest = 2000;
const perTriangle = 0.003;
/** A thread that has not answered by then hangs. */
const hanging = 60_000;
/** Bytes: of one array, as `MAX_UNZIPPED_BYTES` allows, and of all for one file. */
const mostAtOnce = 1.1e9;
const mostInAll = 4e9;
const longestInput = 8_000_000;

const options = {
  seconds: { type: 'string', default: '60' },
  format: { type: 'string' },
  seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  seeds: { type: 'string', multiple: true, default: [] },
};
const { values } = parseArgs({ options });
const seconds = Number(values.seconds);
const seed = Number(values.seed);

const bundle = fromRoot('build/fuzz-import/seeds.mjs');
await writeBundle();
const { seeds, damageOf, generator } = await import(pathToFileURL(bundle).href);
const formats = Object.keys(seeds);
const chosen = values.format ? [values.format] : formats;
if (!chosen.every((format) => formats.includes(format)) || !(seconds > 0) || !Number.isFinite(seed)) {
  console.error(
    `Usage: npm run fuzz:import -- [--seconds n] [--seed n] [--seeds folder] [--format ${formats.join('|')}]`,
  );
  process.exit(2);
}
for (const folder of [fromRoot('meshes/broken'), fromRoot('meshes/quirky'), ...values.seeds]) addSeeds(folder);

console.log(`seed ${seed}, ${seconds} s for each format`);
let findings = 0;
for (const format of chosen) await fuzz(format);
console.log(findings > 0 ? `${findings} found: build/fuzz-import/findings` : 'Nothing was found.');
process.exit(findings > 0 ? 1 : 0);

async function writeBundle() {
  const made = await rolldown({
    input: fromRoot('tests/fuzz/import/seeds.ts'),
    platform: 'node',
    cwd: fromRoot(),
    external: [/^draco3d/],
  });
  await made.write({ file: bundle, format: 'esm', minify: false, codeSplitting: false });
  await made.close();
}

/** Small ones only: what is large is damaged no better, and slower. */
function addSeeds(folder) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).sort()) {
    const list = seeds[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
    const path = join(folder, name);
    if (list && statSync(path).size <= 200_000) list.push([name, new Uint8Array(readFileSync(path))]);
  }
}

async function fuzz(format) {
  const list = seeds[format];
  const pick = generator(seed);
  const seen = { loaded: 0, refused: 0 };
  const found = new Set();
  let thread = startThread();
  const end = performance.now() + 1000 * seconds;
  let slowestSeen = 0;
  while (performance.now() < end && found.size < 20) {
    const [name, bytes] = list[pick(list.length)];
    const [, other] = list[pick(list.length)];
    let damaged = bytes;
    for (let more = pick(4); more >= 0 && damaged.length > 0; more--) damaged = damageOf(name, damaged, pick, other);
    if (damaged.length > longestInput) continue;
    const result = await tryOne(thread, name, damaged);
    if (result.dead) thread = startThread();
    slowestSeen = Math.max(slowestSeen, result.took);
    const wrong = await wrongWith(result, thread, name, damaged);
    if (!wrong) seen[result.outcome]++;
    else if (!found.has(wrong.slice(0, 200))) {
      found.add(wrong.slice(0, 200));
      report(format, name, damaged, wrong);
    }
  }
  await thread.terminate();
  findings += found.size;
  const inputs = seen.loaded + seen.refused;
  const of = `${String(inputs).padStart(8)} inputs, ${seen.loaded} loaded, ${seen.refused} refused`;
  console.log(`${format.padEnd(5)} ${of}, slowest ${slowestSeen.toFixed(0)} ms, ${found.size} found`);
}

/** @returns null when all is well */
async function wrongWith({ outcome, took, triangles, largest, sum }, thread, name, damaged) {
  if (outcome !== 'loaded' && outcome !== 'refused') return outcome;
  if (largest > mostAtOnce) return `asks for ${(largest / 1e6).toFixed(0)} MB at once`;
  if (sum > mostInAll) return `asks for ${(sum / 1e6).toFixed(0)} MB in all`;
  const allowed = slowest + perTriangle * triangles;
  if (took <= allowed) return null;
  // Something else may have had the machine.
  for (let again = 0; again < 2; again++) {
    const second = await tryOne(thread, name, damaged);
    if (second.took <= allowed) return null;
  }
  return `takes ${took.toFixed(0)} ms`;
}

function startThread() {
  const thread = new Worker(new URL('./try.mjs', import.meta.url), {
    workerData: { bundle: pathToFileURL(bundle).href },
    resourceLimits: { maxOldGenerationSizeMb: 2048 },
  });
  thread.setMaxListeners(0);
  return thread;
}

function tryOne(thread, name, bytes) {
  return new Promise((resolve) => {
    const finish = (result) => {
      clearTimeout(timer);
      thread.removeAllListeners('message');
      thread.removeAllListeners('error');
      resolve(result);
    };
    const dead = (outcome) => {
      void thread.terminate();
      finish({ outcome, dead: true, took: 0, largest: 0, sum: 0 });
    };
    const begun = process.cpuUsage();
    let looked = 0;
    // A machine with other work, or a pause, hangs nobody: the processor has to have been at it, unless that is very long ago.
    const judge = () => {
      const { user, system } = process.cpuUsage(begun);
      if ((user + system) / 1000 < hanging / 2 && ++looked < 10) timer = setTimeout(judge, hanging);
      else dead('hangs');
    };
    let timer = setTimeout(judge, hanging);
    thread.once('message', finish);
    thread.once('error', (error) => dead(`the thread ended: ${error.stack}`));
    thread.postMessage({ name, bytes });
  });
}

function report(format, name, damaged, wrong) {
  const folder = fromRoot('build/fuzz-import/findings');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${format}-${seed}-${Date.now()}-${name}`);
  writeFileSync(path, damaged);
  console.log(`${format}: ${wrong}\n  ${path}`);
}
