/** The ways into the page, each with what it opens and how one sees that it is open. */
import type { Page } from '@playwright/test';
import { loadSolver } from '../../../web/package';
import { record } from '../../../web/package/record';
import { packTour } from '../../../web/page/learn/tour/fileArchive';
import { recordedWalk } from '../../support/recordedWalk.mjs';
import { App, expect } from './app';
import { obj } from './meshes';
import { text } from './text';

/** By an address; a study is a scene of the workbench with a room's worth of its own. */
export const rooms = {
  learn: '#learn=2',
  workbench: '#stairs',
  study: '#boxes.crossing-bars',
  audit: '#audit?preset=stairs',
} as const;

export async function follow(page: Page, fragment: string): Promise<void> {
  await page.evaluate((to) => void (location.hash = to), fragment);
}

export async function drop(page: Page, name: string, body: string | Uint8Array): Promise<void> {
  const data = await page.evaluateHandle(
    ([name, base64]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name));
      return transfer;
    },
    [name, Buffer.from(body).toString('base64')] as const,
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
}

export const card = (page: Page, name: string) => new App(page).importDialog(name);

const inWorkbench = async (page: Page) => {
  await expect(page.locator('#app :is(.learn, .audit)')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

async function shows(page: Page, preset: string): Promise<void> {
  await inWorkbench(page);
  await expect(page.locator('button.preset[aria-haspopup="dialog"]')).toContainText(text(`preset.${preset}.title`));
}

/** Runs in the page, before it: what the system hands over to the installed page, which no test can install. */
function queueLaunches(first: { name: string; body: string; wait: number; fails: boolean } | null): void {
  type Launch = NonNullable<typeof first>;
  const handle = ({ name, body, wait, fails }: Launch) => ({
    name,
    async getFile() {
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (fails) throw new DOMException('It has moved.', 'NotFoundError');
      return new File([body], name);
    },
  });
  const launchQueue = {
    setConsumer(consume: (launch: object) => void) {
      const launch = (file: Launch | null) => consume({ files: file ? [handle(file)] : [] });
      addEventListener('launch', (event) => launch((event as CustomEvent<Launch>).detail));
      // As Chromium does: after what runs, and without files where the page was opened by its name.
      setTimeout(() => launch(first));
    },
  };
  Object.defineProperty(window, 'launchQueue', { value: launchQueue });
}

/** @param first what the page is opened with */
export async function installed(
  page: Page,
  first: { name: string; body: string; wait?: number; fails?: boolean } | null = null,
): Promise<void> {
  await page.addInitScript(queueLaunches, first && { wait: 0, fails: false, ...first });
}

async function launch(page: Page, name: string, body: string): Promise<void> {
  const detail = { name, body, wait: 0, fails: false };
  await page.evaluate((detail) => void dispatchEvent(new CustomEvent('launch', { detail })), detail);
}

const recent = 'recent.obj';

/** For the way that opens a recent mesh: this browser has one. */
export async function useMesh(page: Page): Promise<void> {
  const app = new App(page);
  await app.open();
  await drop(page, recent, obj());
  await app.useImport();
}

/** By the list of each room. */
async function openRecent(page: Page): Promise<void> {
  const inRoom = (name: string) => page.locator(`#app .${name}`).isVisible();
  const press = (key: string) =>
    page
      .getByRole('button', { name: text(key), exact: true })
      .first()
      .click();
  if (await inRoom('audit')) await press('audit.level.presets');
  else if (await inRoom('learn')) await press('kept.open');
  else {
    await press('keys.title');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('kept.open'), exact: true })
      .click();
  }
  await page.getByRole('dialog').last().getByRole('button').filter({ hasText: recent }).first().click();
}

export interface WayIn {
  /** its address shows it again; else it asks first, or the file is wanted again */
  readonly kept?: true;
  go(page: Page): Promise<void>;
  shown(page: Page): Promise<void>;
}

/** One frame of a preset, as the page saves it. */
const frame = JSON.stringify({
  ...{ format: 'sweepscope-frame', version: 1, address: 'f0' },
  mesh: { name: 'edge-hit', preset: 'edge-hit', hash: '0'.repeat(64), parts: 1, positions: null, indices: null },
  request: { radii: [0.5, 0.5, 0.5] },
  options: { method: 'paper', sides: 'both' },
  run: { start: [0, 3, 0], inputs: [{ frames: 1, displacement: [0, -2, 0], gravity: [0, 0, 0] }] },
});

function tour(): Uint8Array {
  const moment = {
    ...{ preset: 'stairs', mesh: null, changes: {}, compare: null, keptInputs: null, breakpoints: null },
    ...{ address: 'f8.p0.s0.nearest', level: 'triangle' as const, view: {} },
  };
  const stops = [{ title: 'A stop', say: 'Look.', moment, parts: [], ask: null }];
  return packTour({ tour: { title: 'A tour', by: '', lang: 'en', stops }, meshes: new Map() });
}

export async function waysIn(): Promise<Readonly<Record<string, WayIn>>> {
  const { recorder } = await recordedWalk({ loadSolver, record });
  const tape = recorder.bytes();
  return {
    mesh: {
      go: (page) => drop(page, 'mine.obj', obj()),
      shown: (page) => expect(card(page, 'mine.obj')).toBeVisible(),
    },
    launch: {
      go: (page) => launch(page, 'launched.obj', obj()),
      shown: (page) => expect(card(page, 'launched.obj')).toBeVisible(),
    },
    recent: {
      kept: true,
      go: openRecent,
      async shown(page) {
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.locator('#app .learn')).toHaveCount(0);
        await expect(page.locator('#app')).toContainText(recent);
      },
    },
    link: { kept: true, go: (page) => follow(page, '#face-hit'), shown: (page) => shows(page, 'faceHit') },
    tape: {
      go: (page) => drop(page, 'evening.sweeptape', tape),
      async shown(page) {
        await inWorkbench(page);
        await expect(page.getByRole('group', { name: text('tape.label') })).toBeVisible();
      },
    },
    frame: { kept: true, go: (page) => drop(page, 'saved.json', frame), shown: (page) => shows(page, 'edgeHit') },
    tour: {
      kept: true,
      go: (page) => drop(page, 'mine.sweeptour', tour()),
      async shown(page) {
        await expect(page.getByRole('heading', { name: 'A stop' })).toBeVisible();
        expect(new URL(page.url()).hash).toMatch(/^#tour=/);
      },
    },
    audit: {
      kept: true,
      go: (page) => follow(page, '#audit?preset=face-hit'),
      async shown(page) {
        await expect(page.locator('#app .audit')).toBeVisible();
        await expect.poll(() => new URL(page.url()).hash).toMatch(/^#audit\?preset=face-hit/);
      },
    },
    lesson: {
      kept: true,
      go: (page) => follow(page, '#learn=4.predict'),
      shown: (page) => expect(page.locator('#app .learn')).toBeVisible(),
    },
  };
}
