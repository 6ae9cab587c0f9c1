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

export async function enter(page: Page, room: keyof typeof rooms): Promise<void> {
  await follow(page, rooms[room]);
  const name = room === 'study' ? 'workbench' : room;
  await expect(page.locator(name === 'workbench' ? '#app .left' : `#app .${name}`)).toBeVisible();
  if (room !== 'study') return;
  // The address is a name, or the moment before, until the study's is written.
  await expect.poll(() => page.url().includes('#v1=') && new App(page).moment()?.study?.id).toBe('boxes');
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
      // As Chromium does: after what runs, and without files where the page was opened by its name.
      setTimeout(() => consume({ files: first ? [handle(first)] : [] }));
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
        await expect(page.locator('.a-left .mesh b')).toHaveText(text('mesh.called.triangle'));
      },
    },
    lesson: {
      kept: true,
      go: (page) => follow(page, '#learn=4.predict'),
      shown: (page) => expect(page.locator('#app .learn')).toBeVisible(),
    },
  };
}

/** Nothing else comes of what was asked for before. */
export async function stays(page: Page, shown: () => Promise<void>): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.waitForTimeout(400);
  await shown();
  await expect(new App(page).failure).toHaveCount(0);
}
