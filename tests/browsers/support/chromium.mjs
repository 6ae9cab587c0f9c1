/** Chromium as the end-to-end tests have it, to say what the same walk gives there. */
import { chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../../web/scripts/setup/chromium.mjs';
import { Tab } from './tab.mjs';

const names = { '\uE007': 'Enter', '\uE004': 'Tab', '\uE00C': 'Escape', '\uE008': 'Shift' };
Object.assign(names, { '\uE012': 'ArrowLeft', '\uE013': 'ArrowUp', '\uE014': 'ArrowRight', '\uE015': 'ArrowDown' });

/** @param {{ webgl: boolean }} how */
export async function openChromium({ webgl }) {
  const args = webgl ? chromiumArgs : [...chromiumArgs, '--disable-3d-apis'];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
  const heard = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  const { mouse, keyboard } = page;
  const acts = {
    pointerMove: ({ x, y }) => mouse.move(x, y),
    pointerDown: () => mouse.down(),
    pointerUp: () => mouse.up(),
    keyDown: ({ value }) => keyboard.down(names[value] ?? value),
    keyUp: ({ value }) => keyboard.up(names[value] ?? value),
  };
  const driver = {
    navigate: (url) => page.goto(url),
    async evaluate(source, args) {
      const text = await page.evaluate(
        `(async (text) => JSON.stringify((await (${source})(...JSON.parse(text))) ?? null))(${JSON.stringify(JSON.stringify(args))})`,
      );
      return JSON.parse(text);
    },
    async perform(sources) {
      for (const { actions } of sources) for (const action of actions) await acts[action.type](action);
    },
    picture: () => page.screenshot(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    complaints: async () => heard.filter((line) => !/GPU stall due to ReadPixels/.test(line)),
    close: () => browser.close(),
  };
  return new Tab(driver, `Chromium ${browser.version()}`);
}
