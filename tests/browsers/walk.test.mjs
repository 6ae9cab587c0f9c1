/** The same walk through the page in three browsers: what Chromium does, Firefox and WebKitGTK do, and say as little about it. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../../web/scripts/serve.mjs';
import { fromRoot } from '../../web/scripts/paths.mjs';
import { openChromium } from './support/chromium.mjs';
import { openFirefox } from './support/firefox.mjs';
import { hashOfWalk } from './support/hash.mjs';
import { bytesOf, sharpnessAt } from './support/picture.mjs';
import { screen } from './support/program.mjs';
import { openWebkit } from './support/webkit.mjs';

const openers = { Chromium: openChromium, Firefox: openFirefox, WebKitGTK: openWebkit };

let display;
let library;
beforeAll(async () => {
  display = await screen();
  library = await serve({ folder: fromRoot('dist/lib'), port: 0 });
});
afterAll(async () => {
  await library?.close();
  await display?.stop();
});

/** Runs in a page: text of the first that a selector finds, or ''. */
const textOf = (selector) => document.querySelector(selector)?.textContent ?? '';
const count = (selector) => document.querySelectorAll(selector).length;
const settled = () =>
  !document.querySelector('.l-opening') && document.querySelectorAll('.l-figure .lb').length > 0 && location.hash;

/** What the first browser counted, for the others. */
const known = {};

const slab = ['v -3 0 -3', 'v 3 0 -3', 'v 3 0 3', 'v -3 0 3', 'f 1 4 3', 'f 1 3 2'].join('\n');

describe.each(Object.keys(openers))('%s', (browser) => {
  let tab;
  let site;
  beforeAll(async () => {
    site = await serve({ port: 0 });
    tab = await openers[browser]({ display: display.display, webgl: true });
    await tab.resize(1440, 900);
  });
  afterAll(async () => {
    await tab?.close();
    await site?.close();
  });

  /** A visit of its own, not a change of the fragment. */
  const visit = async (fragment) => {
    await tab.open('about:blank');
    await tab.open(`${site.url}${fragment}`);
  };
  const workbench = async (preset) => {
    await visit(`#${preset}`);
    await tab.until(() => document.querySelectorAll('.vw-w .lb').length > 0);
  };
  const quiet = async () => expect(await tab.complaints()).toEqual([]);

  test('opens, with the course for who comes first', async () => {
    await tab.open(site.url);
    expect(await tab.until(settled)).toContain('#learn');
    await quiet();
  });

  test('the course by keys', async () => {
    await visit('#learn=4.predict');
    await tab.until(settled);
    await tab.run(() => document.querySelector('[role=slider]').focus());
    await tab.keys('Shift+ArrowRight', 'Shift+ArrowRight', 'ArrowRight');
    await tab.until(() => document.querySelector('[role=slider]').getAttribute('aria-valuenow') === '0.31');
    await tab.keys('Enter');
    await tab.until(() => document.querySelector('.l-verdict')?.textContent.includes('Too early by 0.09'));
    await quiet();
  });

  test('the course by dragging', async () => {
    await visit('#learn=4.predict');
    await tab.until(settled);
    const [x, y] = await tab.middle('.l-grip');
    await tab.drag([x, y], [x + 160, y + 90]);
    const value = await tab.run(() => Number(document.querySelector('[role=slider]').getAttribute('aria-valuenow')));
    expect(value).toBeGreaterThan(0.2);
    expect(value).toBeLessThan(0.9);
    const [after] = await tab.middle('.l-grip');
    expect(after - x).toBeGreaterThan(60);
    await quiet();
  });

  test('steps, and names are read over what they stand on', async () => {
    await workbench('face-hit');
    const before = await tab.run(textOf, 'nav[aria-label] .path, .address');
    const hash = await tab.run(() => location.hash);
    await tab.keys('ArrowRight');
    await tab.until((old) => location.hash !== old, hash);
    await tab.keys('ArrowLeft');
    await tab.until((old) => location.hash === old, hash);
    expect(await tab.run(textOf, 'nav[aria-label] .path, .address')).toBe(before);
    // A stroke makes WebKit leave out the shadow that is the halo.
    const styles = await tab.run(() => {
      const style = getComputedStyle(document.querySelector('.fig-overlay .lb'));
      return [style.stroke, style.paintOrder, style.textShadow !== 'none'];
    });
    expect(styles).toEqual(['none', 'normal', true]);
    await quiet();
  });

  test('a file that is dropped opens', async () => {
    await workbench('face-hit');
    await tab.run((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], 'dropped.obj'));
      const on = document.querySelector('aside');
      for (const type of ['dragover', 'drop'])
        on.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    }, slab);
    await tab.until(() => document.querySelector('[role=dialog], dialog[open]')?.textContent.includes('dropped.obj'));
    await quiet();
  });

  test('a study', async () => {
    await workbench('convex.nearest');
    const hash = await tab.run(() => location.hash);
    await tab.keys('ArrowRight');
    const next = await tab.until((old) => location.hash !== old && location.hash, hash);
    await tab.keys('ArrowLeft');
    await tab.until((old) => location.hash !== old, next);
    await quiet();
  });

  test('an audit counts what it counts elsewhere', async () => {
    await visit('#audit?preset=free-walk&method=paper&bodies=60&frames=60');
    await tab.press('button', 'Start');
    await tab.until(() => [...document.querySelectorAll('h2, h3')].some((h) => /^Done/.test(h.textContent)));
    const counts = await tab.run(() =>
      [...document.querySelectorAll('.a-kind')].map((kind) => kind.textContent.replace(/\s+/g, ' ').trim()),
    );
    expect(counts.length).toBeGreaterThan(3);
    expect(counts).toEqual((known.audit ??= counts));
    await quiet();
  });

  test("Export opens and asks no encoder; a film begins as sharp as Chromium's", async () => {
    await workbench('face-hit');
    await tab.run(() => {
      window.asked = 0;
      const { isConfigSupported } = window.VideoEncoder ?? {};
      if (!isConfigSupported) return;
      window.VideoEncoder.isConfigSupported = (config) => {
        window.asked++;
        return isConfigSupported.call(window.VideoEncoder, config);
      };
    });
    await tab.press('button', 'Export');
    await tab.until(() => document.querySelector('.exp-dlg .exp-shown pre, .exp-dlg .exp-shown code'));
    expect(await tab.run(() => window.asked)).toBe(0);
    await tab.press('.exp-kinds [role=radio], .exp-kinds label', 'Film');
    await tab.until(() => document.querySelector('.film-choices'));
    await tab.press('.film-choices [role=radio], .film-choices label', '640');
    await tab.press('.exp-dlg button', 'Make the film');
    await tab.until(() => document.querySelector('.exp-picture video, .exp-refused'));
    expect(await tab.run(textOf, '.exp-refused')).toBe('');
    const film = await tab.run(bytesOf, '.exp-picture video');
    // The first picture is all new: an encoder that saves there smears it.
    const sharpness = await tab.run(sharpnessAt, film, 'video/webm', 0.01);
    console.log(`${tab.name}: sharpness of the first picture ${sharpness.toFixed(3)}`);
    known.sharpness ??= sharpness;
    expect(sharpness / known.sharpness).toBeGreaterThan(0.9);
    await quiet();
  }, 300_000);

  test('works without a network', async () => {
    await visit('#face-hit');
    await tab.until(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      const names = all.flat().map(({ url }) => url);
      return ['course', 'workbench', 'room', 'studies'].every((part) =>
        names.some((name) => name.includes(`/assets/${part}-`)),
      );
    });
    const { port } = new URL(site.url);
    await quiet();
    await site.close();
    try {
      await tab.open('about:blank');
      await tab.open(`${site.url}#face-hit`);
      await tab.until(() => document.querySelectorAll('.vw-w .lb').length > 0);
      const hash = await tab.run(() => location.hash);
      await tab.keys('ArrowRight');
      await tab.until((old) => location.hash !== old, hash);
    } finally {
      site = await serve({ port: Number(port) });
    }
  });

  test.each([{ simd: true }, { simd: false }])('600 frames are the same bits as in node, %o', async (options) => {
    const here = await hashOfWalk(fromRoot('dist/lib/index.js'), options);
    await tab.open(`${library.url}THIRD_PARTY.txt`);
    // Its source as it is written: Vitest puts another import into it.
    const source = readFileSync(fromRoot('tests/browsers/support/hash.mjs'), 'utf8').replace('export ', '');
    expect(await tab.run(source, `${library.url}index.js`, options)).toBe(here);
  });
});

describe.each(Object.keys(openers))('%s without WebGL 2', (browser) => {
  let tab;
  let site;
  beforeAll(async () => {
    site = await serve({ port: 0 });
    tab = await openers[browser]({ display: display.display, webgl: false });
    await tab.resize(1440, 900);
  });
  afterAll(async () => {
    await tab?.close();
    await site?.close();
  });

  test('the course is drawn flat, answered by keys and by dragging, and says so', async () => {
    await tab.open(`${site.url}#learn=4.predict`);
    await tab.until(settled);
    await tab.until(() => document.querySelectorAll('.fig-flat path').length > 20);
    expect(await tab.run(textOf, '.l-flat')).toContain('WebGL 2');
    const [x, y] = await tab.middle('.l-grip');
    await tab.drag([x, y], [x + 160, y + 90]);
    const now = () => Number(document.querySelector('[role=slider]').getAttribute('aria-valuenow'));
    const dragged = await tab.run(now);
    expect(dragged).toBeGreaterThan(0.2);
    await tab.run(() => document.querySelector('[role=slider]').focus());
    await tab.keys('ArrowRight', 'Enter');
    await tab.until(() => document.querySelector('.l-verdict'));
    expect(await tab.run(now)).toBeGreaterThan(dragged);
    expect(await tab.complaints()).toEqual([]);
  });

  test('every chapter has its figure', async () => {
    for (let chapter = 1; chapter <= 14; chapter++) {
      await tab.open('about:blank');
      await tab.open(`${site.url}#learn=${chapter}`);
      await tab.until(() => document.querySelectorAll('.fig-flat path').length > 2);
      const bad = await tab.run(
        () =>
          [...document.querySelectorAll('.fig-flat path')].filter((path) => /NaN|Infinity/.test(path.getAttribute('d')))
            .length,
      );
      expect(bad, `chapter ${chapter}`).toBe(0);
    }
    expect(await tab.complaints()).toEqual([]);
  }, 300_000);

  test('the workbench says what it needs and steps all the same', async () => {
    await tab.open('about:blank');
    await tab.open(`${site.url}#face-hit`);
    await tab.until(() => document.querySelector('.fig-message')?.textContent.includes('hardware acceleration'));
    const hash = await tab.until(() => location.hash.includes('v1=') && location.hash);
    await tab.keys('ArrowRight');
    await tab.until((old) => location.hash !== old, hash);
    expect(await tab.run(count, '.fig-flat')).toBe(0);
    expect(await tab.complaints()).toEqual([]);
  });
});
