// npm run dev: as npm start, with Vite's hot reload; C++ changes rebuild the module and reload the page.
import { watch } from 'node:fs';
import { buildModule } from '../make/cmake.mjs';
import { fromRoot } from '../paths.mjs';
import { runSteps } from '../progress.mjs';
import { portFailure, wantedPort } from '../serve.mjs';
import { ensurePackages } from '../setup/packages.mjs';
import { ensureTools } from '../setup/system.mjs';
import { buildTools } from '../setup/tools.mjs';

/** Editors save in several writes; one rebuild answers them all. */
const settleMs = 150;

export default async function dev() {
  const port = wantedPort(5173);
  await runSteps([
    { title: 'System packages', run: (log) => ensureTools(buildTools, log) },
    { title: 'npm packages', run: ensurePackages },
    { title: 'Solver module (C++ to WebAssembly)', run: buildModule },
  ]);

  // Not installed before the steps above, hence not imported at the top.
  const { createServer } = await import('vite');
  const server = await createServer({
    configFile: fromRoot('vite.config.mjs'),
    server: { port, strictPort: true, host: process.env.HOST || '127.0.0.1' },
  });
  try {
    await server.listen();
  } catch (error) {
    throw portFailure(String(error.message).includes('in use') ? { code: 'EADDRINUSE' } : error, port);
  }
  server.printUrls();
  watchSolver(() => server.ws.send({ type: 'full-reload' }));
}

/** Builds the module after every change under wasm/, one build at a time, and calls `onBuilt` when it succeeds. */
function watchSolver(onBuilt) {
  let timer;
  let building = false;
  let again = false;

  const rebuild = async () => {
    if (building) {
      again = true;
      return;
    }
    building = true;
    try {
      await runSteps([{ title: 'Solver module', run: buildModule }]);
      onBuilt();
    } catch (error) {
      // The compiler's words are on the screen; the page keeps the last good module.
      console.error(error.message);
    }
    building = false;
    if (again) {
      again = false;
      await rebuild();
    }
  };

  watch(fromRoot('wasm'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(rebuild, settleMs);
  });
}
