// npm start: from a fresh clone to the page in the browser.
import { createServer } from 'node:net';
import { buildModule } from '../make/cmake.mjs';
import { buildDocs } from '../make/docs.mjs';
import { buildLibrary } from '../make/library.mjs';
import { buildSite } from '../make/site.mjs';
import { runSteps } from '../progress.mjs';
import { portFailure, serve, wantedPort } from '../serve.mjs';
import { ensurePackages } from '../setup/packages.mjs';
import { ensureTools } from '../setup/system.mjs';
import { buildTools } from '../setup/tools.mjs';

export default async function start() {
  const host = process.env.HOST || '127.0.0.1';
  const port = wantedPort(4173);
  // A taken port is reported now, not after minutes of building.
  await assertFree(port, host);

  await runSteps([
    { title: 'System packages', run: (log) => ensureTools(buildTools, log) },
    { title: 'npm packages', run: ensurePackages },
    { title: 'Solver module (C++ to WebAssembly)', run: buildModule },
    { title: 'Library', run: buildLibrary },
    { title: 'Page', run: buildSite },
    { title: 'Documentation', run: buildDocs },
  ]);

  const { url, close } = await serve({ port, host });
  console.log(`\nSweepscope is at ${url}  (Ctrl+C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close().then(() => process.exit(0)));
}

function assertFree(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portFailure(error, port)));
    probe.listen(port, host, () => probe.close(resolve));
  });
}
