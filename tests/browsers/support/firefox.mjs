/** Firefox, driven by WebDriver BiDi, which it speaks itself. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import WebSocket from 'ws';
import { folder, start } from './program.mjs';
import { Tab } from './tab.mjs';

/** Nothing talks to the outside or asks anything, and WebGL goes without a graphics card. */
const preferences = {
  'app.update.enabled': false,
  'browser.aboutConfig.showWarning': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-US',
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.dns.disablePrefetch': true,
  'services.settings.server': 'data:,#',
  'toolkit.telemetry.enabled': false,
  'webgl.force-enabled': true,
};

/** @param {{ display: string, webgl: boolean }} how */
export async function openFirefox({ display, webgl }) {
  const profile = folder('firefox');
  const wanted = { ...preferences, 'webgl.disabled': !webgl };
  const lines = Object.entries(wanted).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile.path, 'user.js'), lines.join('\n'));
  const args = ['--remote-debugging-port=0', '--no-remote', '--profile', profile.path, 'about:blank'];
  const env = { DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', MOZ_CRASHREPORTER_DISABLE: '1' };
  const program = await start('firefox-esr', args, { env, ready: /WebDriver BiDi listening on (ws:\S+)/, seconds: 90 });
  const wire = await Wire.open(`${program.match[1]}/session`);
  const { capabilities } = await wire.ask('session.new', { capabilities: {} });
  await wire.ask('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await wire.ask('browsingContext.getTree', {});
  const context = contexts[0].context;
  const driver = {
    async navigate(url) {
      const before = wire.entries.length;
      await wire.ask('browsingContext.navigate', { context, url, wait: 'complete' });
      // What a page was fetching when it is left fails, and Firefox says so.
      const left = wire.entries
        .splice(before)
        .filter(({ text }) => !/dynamically imported module|ServiceWorker/.test(text));
      wire.entries.push(...left);
    },
    async evaluate(source, args) {
      const answer = await wire.ask('script.callFunction', {
        functionDeclaration: `async (text) => JSON.stringify((await (${source})(...JSON.parse(text))) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
        userActivation: true,
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value);
    },
    perform: (actions) => wire.ask('input.performActions', { context, actions }),
    async picture() {
      const { data } = await wire.ask('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    resize: (width, height) => wire.ask('browsingContext.setViewport', { context, viewport: { width, height } }),
    complaints: async () =>
      wire.entries.filter(({ level }) => level === 'error' || level === 'warn').map(({ text }) => text),
    async close() {
      wire.close();
      await program.stop();
      profile.remove();
    },
  };
  return new Tab(driver, `Firefox ${capabilities.browserVersion}`);
}

/** Commands and their answers over one socket, and the entries of the console as they come. */
class Wire {
  entries = [];
  #socket;
  #waiting = new Map();
  #last = 0;

  static async open(address) {
    const wire = new Wire();
    wire.#socket = new WebSocket(address);
    await new Promise((resolve, reject) => wire.#socket.once('open', resolve).once('error', reject));
    wire.#socket.on('message', (text) => wire.#hear(JSON.parse(text)));
    wire.#socket.on('close', () => {
      for (const { reject } of wire.#waiting.values()) reject(new Error('Firefox has gone'));
    });
    return wire;
  }

  ask(method, params) {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, method });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close() {
    this.#socket.close();
  }

  #hear({ id, type, method, params, result, error, message }) {
    if (type === 'event') {
      if (method === 'log.entryAdded') this.entries.push(params);
      return;
    }
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (type === 'error') asked?.reject(new Error(`${asked.method}: ${error}: ${message}`));
    else asked?.resolve(result);
  }
}
