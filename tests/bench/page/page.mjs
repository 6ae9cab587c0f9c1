/** The real page in Chromium, and what is read off it while a file is opened. */
/* global document, HTMLInputElement, localStorage, location, PerformanceObserver, requestAnimationFrame, WebGL2RenderingContext */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { fromRoot } from '../../../web/scripts/paths.mjs';
import { chromiumArgs, chromiumPath } from '../../../web/scripts/setup/chromium.mjs';

const MB = 1e6;
/** The button, in the catalogue's words. */
const openName = JSON.parse(readFileSync(fromRoot('web/page/texts/en.json'), 'utf8'))['mesh.open'];

/** Runs in the page, before it. */
function watchTasks() {
  const tasks = [];
  globalThis.benchTasks = tasks;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page, before it. As `drawn: false` of the browser tests: everything but the drawing itself. */
function drawNothing() {
  for (const call of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced', 'clear'])
    WebGL2RenderingContext.prototype[call] = () => undefined;
}

/** Runs in the page, before it. */
function beHereBefore() {
  localStorage.setItem('sweepscope.visited', '');
}

export async function openPage({ drawn, port = 4319 }) {
  const server = spawn(process.execPath, [fromRoot('web/scripts/serve.mjs')], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArgs, '--js-flags=--expose-gc'],
  });
  const context = await browser.newContext({
    viewport: { width: 1366, height: 820 },
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  await context.addInitScript(beHereBefore);
  await context.addInitScript(watchTasks);
  if (!drawn) await context.addInitScript(drawNothing);
  const page = await context.newPage();
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await reached(page, `http://127.0.0.1:${port}/`);
  await page.locator('nav.addr button, nav[aria-label] button').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(1500);
  const session = await context.newCDPSession(page);
  const close = async () => {
    await browser.close();
    server.kill();
  };
  return { page, session, browser, complaints, close };
}

async function reached(page, address) {
  for (let tries = 0; ; tries++) {
    try {
      return await page.goto(address);
    } catch (error) {
      if (tries > 40) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/**
 * From the file's arrival to the first step on the screen: the card is confirmed the moment it can be, by the page itself.
 *
 * @returns seconds to the card and to the first step, the longest tasks of the main thread, or what the page said instead
 */
export async function openFile({ page }, path, { limit = 240 } = {}) {
  const chooser = page.waitForEvent('filechooser');
  await page.evaluate(() => {
    globalThis.benchTasks.length = 0;
    globalThis.benchDone = undefined;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // The page's own input: it hears of the files when we do.
    const begin = async () => {
      const start = performance.now();
      const at = {};
      for (;;) {
        await frame();
        const failure = document.querySelector('[role="alert"], .failure');
        const use = document.querySelector('.imp-dlg .bt.pri');
        if (!at.card && failure?.textContent) return { said: failure.textContent };
        if (!at.card && use && !use.disabled) {
          at.card = performance.now();
          use.click();
          continue;
        }
        if (!at.card || document.querySelector('.imp-dlg, .progress')) continue;
        await frame();
        const end = performance.now();
        // What the first picture leaves to be done counts as well.
        await new Promise((resolve) => setTimeout(resolve, 1500));
        const tasks = globalThis.benchTasks.filter((task) => task.startTime + task.duration > start);
        return {
          card: (at.card - start) / 1000,
          step: (end - start) / 1000,
          tasks: tasks.map(({ startTime, duration }) => ({ at: startTime - start, duration })),
        };
      }
    };
    // One of them, however often a file is opened: two would both confirm the card.
    const click = (globalThis.benchClick ??= HTMLInputElement.prototype.click);
    HTMLInputElement.prototype.click = function () {
      if (this.type === 'file') this.addEventListener('change', () => (globalThis.benchDone = begin()), { once: true });
      return click.call(this);
    };
  });
  await page.getByRole('button', { name: openName, exact: true }).first().click();
  await (await chooser).setFiles(path);
  return page.evaluate(
    (limit) =>
      Promise.race([
        globalThis.benchDone,
        new Promise((resolve) => setTimeout(() => resolve({ said: 'not done in time' }), limit * 1000)),
      ]),
    limit,
  );
}

/** Where a file may be cancelled: while it is read, while it is placed and given to the solver, and while its first run is made. */
export const cancelStages = ['reading', 'building', 'running'];

/**
 * Opens a file and cancels it in a stage.
 *
 * @returns milliseconds from Cancel until nothing is in the way, the longest the page stood still from then on, whether the scene, its address and its
 *   words are the ones before, then and three seconds later; or that the stage was over before there was anything to cancel
 */
export async function cancelFile({ page }, path, stage) {
  const workers = [];
  const heard = (worker) => workers.push(worker.url());
  page.on('worker', heard);
  const chooser = page.waitForEvent('filechooser');
  await page.evaluate((stage) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
    const scene = () =>
      [location.hash, document.querySelector('main, .app, body').innerText.replace(/\s+/g, ' ')].join('\n');
    const find = {
      reading: () => document.querySelector('.progress button'),
      building: () => document.querySelector('.imp-dlg .bt.pri')?.previousElementSibling,
      running: () => !document.querySelector('.imp-dlg') && document.querySelector('.progress button'),
    }[stage];
    const begin = async (before) => {
      let used = false;
      for (let tries = 0; ; tries++) {
        await frame();
        const use = document.querySelector('.imp-dlg .bt.pri');
        if (use && !use.disabled && !used) {
          if (stage === 'reading') return { said: 'read before it could be cancelled' };
          used = true;
          use.click();
          if (stage === 'building') await wait(50);
        }
        if (used && !document.querySelector('.imp-dlg, .progress') && scene() !== before)
          return { said: 'open before it could be cancelled' };
        const cancel = (stage === 'reading' || used) && find();
        if (!cancel) continue;
        const start = performance.now();
        globalThis.benchTasks.length = 0;
        cancel.click();
        while (document.querySelector('.imp-dlg, .progress')) await frame();
        await frame();
        const gone = performance.now() - start;
        const atOnce = scene() === before;
        await wait(3000);
        const tasks = globalThis.benchTasks.map(({ duration }) => duration);
        return { gone, atOnce, later: scene() === before, still: Math.max(0, ...tasks) };
      }
    };
    const click = (globalThis.benchClick ??= HTMLInputElement.prototype.click);
    const before = scene();
    HTMLInputElement.prototype.click = function () {
      if (this.type === 'file')
        this.addEventListener('change', () => (globalThis.benchDone = begin(before)), { once: true });
      return click.call(this);
    };
  }, stage);
  await page.getByRole('button', { name: openName, exact: true }).first().click();
  await (await chooser).setFiles(path);
  const result = await page.evaluate(() => globalThis.benchDone);
  page.off('worker', heard);
  return { ...result, replaced: workers.some((url) => /worker-/.test(url)) };
}

/** Megabytes: the page's own heap, and the renderer process with its workers and modules. */
export async function memoryOf({ page, session, browser }) {
  await page.requestGC();
  // What workers have let go counts only once it is swept away.
  for (const worker of page.workers()) await worker.evaluate(() => globalThis.gc?.()).catch(() => undefined);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = await session.send('Runtime.getHeapUsage');
  const { processInfo } = await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentOf(id));
  return {
    heap: (usedSize + backingStorageSize) / MB,
    renderer: Math.max(...(await Promise.all(renderers))),
  };
}

async function residentOf(id) {
  const text = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0) / 1000;
}

/** Where the main thread spends its time while `work` runs: functions by their own time, longest first. */
export async function profiled({ session }, work) {
  await session.send('Profiler.enable');
  await session.send('Profiler.start');
  const result = await work();
  const { profile } = await session.send('Profiler.stop');
  const own = new Map();
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  profile.samples.forEach((id, i) => {
    const { functionName, url, lineNumber } = nodes.get(id).callFrame;
    const name = `${functionName || '(anonymous)'} ${url.split('/').at(-1)}:${lineNumber + 1}`;
    own.set(name, (own.get(name) ?? 0) + profile.timeDeltas[i] / 1000);
  });
  return { result, profile, own: [...own].sort((a, b) => b[1] - a[1]) };
}

/**
 * Tasks of the page's main thread while `work` runs, longest first: milliseconds on the clock, and of the processor. On a machine with
 * other work only the latter say something of the page.
 */
export async function traced({ browser }, work) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  });
  const result = await work();
  await session.send('Tracing.end');
  await ended;
  const threads = new Set();
  for (const { name, args, pid, tid } of events)
    if (name === 'thread_name' && args.name === 'CrRendererMain') threads.add(`${pid}/${tid}`);
  const tasks = events
    .filter(({ ph, name, pid, tid }) => ph === 'X' && /RunTask/.test(name) && threads.has(`${pid}/${tid}`))
    .map(({ dur = 0, tdur = 0 }) => ({ clock: dur / 1000, processor: tdur / 1000 }))
    .sort((a, b) => b.processor - a.processor);
  return { result, tasks };
}
