// npm run api: writes web/package/api.txt, says what changed since the last release and what version that asks for; --release keeps it as that of a release.
import { readFileSync, writeFileSync } from 'node:fs';
import { buildModule } from '../make/cmake.mjs';
import { buildLibrary } from '../make/library.mjs';
import { fromRoot } from '../paths.mjs';
import { runSteps } from '../progress.mjs';
import { ensurePackages } from '../setup/packages.mjs';
import { ensureTools } from '../setup/system.mjs';
import { buildTools } from '../setup/tools.mjs';

export default async function api(args = []) {
  await runSteps([
    { title: 'System packages', run: (log) => ensureTools(buildTools, log) },
    { title: 'npm packages', run: ensurePackages },
    { title: 'Solver module (C++ to WebAssembly)', run: buildModule },
    { title: 'Library, dist/lib', run: buildLibrary },
  ]);
  const { readInterface } = await import('../api/model.mjs');
  const { changesOf, leastVersion, reportOf, versionOf } = await import('../api/report.mjs');
  const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  const report = reportOf(readInterface(), version);
  writeFileSync(fromRoot('web/package/api.txt'), report);
  if (args.includes('--release')) writeFileSync(fromRoot('web/package/api.released.txt'), report);
  const released = readFileSync(fromRoot('web/package/api.released.txt'), 'utf8');
  const changes = changesOf(released, report);
  for (const line of [...changes.broken, ...changes.added]) console.log(line);
  const least = leastVersion(versionOf(released), changes);
  console.log(
    `\nSince ${versionOf(released)}: ${changes.broken.length} changes that can break, ${changes.added.length} others. The next version is ${least} or later; this is ${version}.`,
  );
}
