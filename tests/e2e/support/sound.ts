/** A state of the page in which nothing is cut off, too small or without a name, and axe finds nothing. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './app';
import { layoutFindings } from './layout';

/** Everything at once, so that one run tells all. */
export async function expectSound(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const axe = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} ${node.html.slice(0, 90)}`),
  );
  const nothing = { outside: [], clipped: [], nameless: [], small: [], axe: [] };
  expect.soft({ ...(await layoutFindings(page)), axe }, state).toEqual(nothing);
}
