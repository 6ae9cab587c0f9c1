/** WebKitGTK's MiniBrowser, driven by its own WebDriver: one request for each command. */
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { miniBrowserPath } from '../../../web/scripts/setup/tools.mjs';
import { folder, start } from './program.mjs';
import { Tab } from './tab.mjs';

/** @param {{ display: string, webgl: boolean }} how */
export async function openWebkit({ display, webgl }) {
  const own = folder('webkit');
  const said = join(own.path, 'said.txt');
  // The driver throws away what the browser prints, which is where the console goes.
  const binary = join(own.path, 'browser');
  writeFileSync(said, '');
  writeFileSync(binary, `#!/bin/sh\nexec '${miniBrowserPath()}' "$@" >> '${said}' 2>&1\n`);
  chmodSync(binary, 0o755);
  const homes = { HOME: own.path, XDG_CACHE_HOME: own.path, XDG_CONFIG_HOME: own.path, XDG_DATA_HOME: own.path };
  const env = { DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', LANG: 'en_US.UTF-8', ...homes };
  const port = 20_000 + (process.pid % 20_000);
  const program = await start('/bin/sh', ['-c', `echo ready; exec WebKitWebDriver --port=${port}`], {
    env,
    ready: /ready/,
  });
  const ask = async (method, path, body) => {
    const response = await answered(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true', `--enable-webgl=${webgl}`];
  const options = { 'webkitgtk:browserOptions': { binary, args } };
  const { sessionId, capabilities } = await ask('POST', '/session', { capabilities: { alwaysMatch: options } });
  const session = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body);
  await session('POST', '/timeouts', { script: 300_000, pageLoad: 60_000 });
  const evaluate = async (source, args) => {
    const script = `const done = arguments[1];
      (async (text) => JSON.stringify((await (${source})(...JSON.parse(text))) ?? null))(arguments[0])
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await session('POST', '/execute/async', { script, args: [JSON.stringify(args)] });
    if (error) throw new Error(error);
    return JSON.parse(value);
  };
  const driver = {
    navigate: (url) => session('POST', '/url', { url }),
    evaluate,
    perform: (actions) => session('POST', '/actions', { actions }),
    picture: async () => Buffer.from(await session('GET', '/screenshot'), 'base64'),
    async resize(width, height) {
      await session('POST', '/window/rect', { x: 0, y: 0, width, height });
      // The window has a bar of its own.
      const [w, h] = await evaluate('() => [innerWidth, innerHeight]', []);
      await session('POST', '/window/rect', { x: 0, y: 0, width: 2 * width - w, height: 2 * height - h });
    },
    complaints: async () =>
      readFileSync(said, 'utf8')
        .split('\n')
        .filter((line) => /CONSOLE (\w+ )?(ERROR|WARN)/.test(line)),
    async close() {
      await session('DELETE', '').catch(() => {});
      await program.stop();
      own.remove();
    },
  };
  return new Tab(driver, `WebKitGTK ${capabilities.browserVersion}`);
}

/** The driver says nothing when it listens. */
async function answered(address, request) {
  for (let tries = 0; ; tries++) {
    try {
      return await fetch(address, request);
    } catch (error) {
      if (error.cause?.code !== 'ECONNREFUSED' || tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
