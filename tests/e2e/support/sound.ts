/** A state of the page in which nothing is cut off, too small or without a name, and axe finds nothing. */
import type { Page } from '@playwright/test';
import { expect } from './app';
import { axeFindings } from './axe';
import { layoutFindings } from './layout';

/** Everything at once, so that one run tells all. */
export async function expectSound(page: Page, state: string): Promise<void> {
  const axe = await axeFindings(page);
  const nothing = { outside: [], clipped: [], nameless: [], small: [], axe: [] };
  expect.soft({ ...(await layoutFindings(page)), axe }, state).toEqual(nothing);
}
