/** A state of the page in which nothing is cut off, too small, without a name or on something else, and axe finds nothing. */
import type { Page } from '@playwright/test';
import { expect } from './app';
import { axeFindings } from './axe';
import { layoutFindings } from './layout';

const none = { outside: [], clipped: [], nameless: [], small: [], tiny: [], overlaid: [] };

/** Everything at once, so that one run tells all. */
export async function expectSound(page: Page, state: string): Promise<void> {
  const axe = await axeFindings(page);
  expect.soft({ ...(await layoutFindings(page)), axe }, state).toEqual({ ...none, axe: [] });
}

export async function expectLaidOut(page: Page, state: string): Promise<void> {
  expect.soft(await layoutFindings(page), state).toEqual(none);
}
