/** What axe has against the page, all of its rules. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * @param within a selector: only what is in there is judged
 * @returns a line for every element a rule is broken by
 */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  // The rules run in one piece in the page itself, which has no frames: gathering the parts in a second page took most of the time.
  // The details of what passes, thousands of elements, stay there.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help}: ${target.join(' ')} ${html.slice(0, 120)}`),
  );
}
