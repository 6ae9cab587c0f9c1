/** Where the cameras show things, and the controls that move them. */
import type { Page } from '@playwright/test';
import type { Vec3 } from '../../../web/page/model';
import { expect, type App } from './app';
import { atRest, stageReport } from './scene';
import { text } from './text';

/** Points about the stairs, none two of them on one line of sight. */
const points: readonly Vec3[] = [
  [-1.32, 0.67, -0.33],
  [0, 0.67, -0.23],
  [0.5, 0.25, 0.1],
  [-0.4, 1.1, 0.4],
  [0.9, 0.1, -0.6],
];

export interface Places {
  readonly world: readonly { x: number; y: number }[];
  readonly ellipsoid: readonly { x: number; y: number }[];
}

export async function places(page: Page): Promise<Places> {
  await atRest(page);
  return (await stageReport(page, points)).places;
}

/** The largest distance between where two pictures have the same points, CSS pixels. */
export function apart(a: Places['world'], b: Places['world']): number {
  expect(a.length).toBe(points.length);
  return Math.max(...a.map(({ x, y }, k) => Math.hypot(x - b[k]!.x, y - b[k]!.y)));
}

export const chooser = (page: Page, key: string) => page.getByRole('combobox', { name: text(key), exact: true });

export async function link(page: Page, how: 'free' | 'angles' | 'basis'): Promise<void> {
  await chooser(page, 'view.link').selectOption({ label: text(`view.link.${how}`) });
}

export async function turn(app: App, view: 'world' | 'ellipsoid'): Promise<void> {
  const box = (await app.pane(view).boundingBox())!;
  const { mouse } = app.page;
  await mouse.move(box.x + 60, box.y + box.height - 90);
  await mouse.down();
  await mouse.move(box.x + 130, box.y + box.height - 120, { steps: 5 });
  await mouse.up();
}
