/** What is taken hold of in a figure. */
import type { Locator, Page } from '@playwright/test';
import { stillPicture } from './pixels';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Looks for something to take hold of near a name in the figure, as a person does: the pointer becomes a hand there. */
export async function findHandle(pane: Locator, label: string): Promise<Point> {
  const page = pane.page();
  await stillPicture(pane, page);
  const box = (await pane.getByText(label, { exact: true }).first().boundingBox())!;
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let ring = 0; ring <= 64; ring += 8) {
    const count = Math.max(1, Math.round((2 * Math.PI * ring) / 9));
    for (let k = 0; k < count; k++) {
      const [x, y] = [cx + ring * Math.cos((2 * Math.PI * k) / count), cy + ring * Math.sin((2 * Math.PI * k) / count)];
      await page.mouse.move(x, y);
      const cursor = await page.evaluate(
        ([x, y]) =>
          // Hovering is looked at once per picture.
          new Promise<string>((resolve) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => resolve(getComputedStyle(document.elementFromPoint(x, y)!).cursor)),
            ),
          ),
        [x, y] as const,
      );
      if (cursor === 'grab') return { x, y };
    }
  }
  throw new Error(`nothing to take hold of near “${label}”`);
}

export async function drag({ mouse }: Page, from: Point, dx: number, dy: number): Promise<void> {
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + dx, from.y + dy, { steps: 6 });
  await mouse.up();
}
