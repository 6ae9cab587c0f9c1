// npm run certify [-- --quick | --sweeps N --frames N --seed N]: the solver against the oracle, in two processes. A whole run writes
// tests/certify/REPORT.md.
import { writeFileSync } from 'node:fs';
import { addUp, reportText, wrongIn } from '../certify/report.mjs';
import { writeLevels } from '../certify/levels.mjs';
import { writeShapes } from '../certify/shapes.mjs';
import { run } from '../exec.mjs';
import { Failure } from '../failure.mjs';
import { buildNative } from '../make/cmake.mjs';
import { fromRoot } from '../paths.mjs';
import { runSteps } from '../progress.mjs';
import { ensurePackages } from '../setup/packages.mjs';
import { ensureTools } from '../setup/system.mjs';

const processes = 2;
// The largest shapes get fewer frames than their share; with this many there are a million in all.
const whole = { sweeps: 1e8, frames: 1.02e6, seed: 20030714 };
const quick = { ...whole, sweeps: 2e6, frames: 2e4 };

export default async function certify(args) {
  const plan = planFrom(args);
  const shapes = fromRoot('build/certify/shapes.txt');
  const levels = fromRoot('build/certify/levels.txt');
  await runSteps([
    { title: 'System packages', run: (log) => ensureTools(['cmake', 'ninja', 'cxx', 'googletest'], log) },
    { title: 'npm packages', run: ensurePackages },
    { title: 'Shipped meshes', run: () => writeShapes(shapes) },
    { title: 'Sample levels', run: () => writeLevels(levels) },
    { title: 'Certification program', run: (log) => buildNative(log, ['certify']) },
  ]);

  console.log(`\n${plan.sweeps} sweeps, ${plan.frames} frames, seed ${plan.seed}`);
  const since = performance.now();
  const parts = await Promise.all(
    Array.from({ length: processes }, (_, part) => certifyPart(plan, part, { shapes, levels })),
  );
  const rows = addUp(parts.flatMap(({ lines }) => lines));
  const seconds = (performance.now() - since) / 1000;
  const text = reportText(rows, { seed: plan.seed, seconds, date: new Date().toISOString().slice(0, 10) });
  console.log(`\n${text}`);
  if (plan.keep) await keep(text);
  const failed = parts.some(({ code }) => code !== 0) || rows.some((row) => wrongIn(row) > 0);
  process.exitCode = failed ? 1 : 0;
}

async function keep(text) {
  const file = fromRoot('tests/certify/REPORT.md');
  const { format, resolveConfig } = await import('prettier');
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }));
  console.log('Written to tests/certify/REPORT.md');
}

/** Prints wrong answers when they are found, in a form to paste into a test, and the families as they end. */
async function certifyPart({ sweeps, frames, seed }, part, { shapes, levels }) {
  const lines = [];
  const share = (count) => String(Math.ceil(count / processes));
  const args = ['--sweeps', share(sweeps), '--frames', share(frames), '--seed', String(seed)];
  const code = await run(
    fromRoot('build/native/tests/certify/certify'),
    [...args, '--part', part, '--shapes', shapes, '--levels', levels],
    {
      onLine(line) {
        if (!line.startsWith('{"')) return console.log(line);
        lines.push(JSON.parse(line));
        console.log(`process ${part}: ${lines.at(-1).group} ${lines.at(-1).name}`);
      },
    },
  );
  return { code, lines };
}

function planFrom(args) {
  const plan = { ...(args.includes('--quick') ? quick : whole), keep: !args.includes('--quick') };
  const rest = args.filter((arg) => arg !== '--quick');
  for (let at = 0; at < rest.length; at += 2) {
    const name = rest[at].slice(2);
    const value = Number(rest[at + 1]);
    if (!(name in whole) || !(value > 0)) {
      throw new Failure('Usage: npm run certify [-- --quick | --sweeps N --frames N --seed N]');
    }
    plan[name] = value;
  }
  return plan;
}
