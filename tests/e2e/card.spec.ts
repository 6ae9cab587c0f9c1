/** What the import card shows of a mesh before it is used. */
import type { Locator } from '@playwright/test';
import { expect, test } from './support/app';
import { file, obj } from './support/meshes';
import { text } from './support/text';

test.use({ drawn: false });

/** How many columns and rows of the picture the mesh covers; nothing before it is drawn. */
async function covered(canvas: Locator): Promise<{ wide: number; tall: number }> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const copy = Object.assign(document.createElement('canvas'), { width: element.width, height: element.height });
    const context = copy.getContext('2d', { willReadFrequently: true })!;
    context.drawImage(element, 0, 0);
    const { data } = context.getImageData(0, 0, copy.width, copy.height);
    const [columns, rows] = [new Set<number>(), new Set<number>()];
    for (let at = 0; at < copy.width * copy.height; at++) {
      if (data[4 * at + 3] === 0) continue;
      columns.add(at % copy.width);
      rows.add(Math.floor(at / copy.width));
    }
    return { wide: columns.size, tall: rows.size };
  });
}

test('the card shows the mesh as it will stand, and says so of a size that is unlikely', async ({ app, page }) => {
  // A board 4 m long and 2 m deep, 0.2 m thick.
  await app.choose([file('board.obj', obj().replace(/^v (\d) 1/gm, 'v $1 0.2'))]);
  const card = app.importDialog('board.obj');
  const canvas = card.locator('canvas');
  await app.option('import.up', 'import.up.y').click();
  await expect.poll(async () => (await covered(canvas)).tall).toBeGreaterThan(20);
  const shape = async () => {
    const { wide, tall } = await covered(canvas);
    return tall / wide;
  };
  const lying = await shape();
  expect(lying).toBeLessThan(0.6);
  await expect(card.locator('ellipse')).toBeVisible();
  await expect(card.getByText(text('import.body'), { exact: true })).toBeVisible();

  await app.option('import.up', 'import.up.z').click();
  await expect.poll(shape).toBeGreaterThan(1.2 * lying);
  const size = text('mesh.size', { x: '4.00', y: '2.00', z: '0.200', unit: text('unit.metre') });
  await expect(card.getByText(size)).toBeVisible();

  const offer = card.getByRole('button', { name: new RegExp(`^${text('import.scale.1')}`) });
  await expect(card.getByRole('status')).toHaveCount(0);
  const own = card.getByRole('textbox', { name: text('import.scale.own') });
  await own.fill('10000');
  await own.press('Enter');
  await expect(card.getByRole('status')).toHaveText(/40[,.]?000/);
  // A body of 1.8 m would be less than a dot.
  await expect(card.locator('ellipse')).toHaveCount(0);
  await offer.click();
  await expect(card.getByRole('status')).toHaveCount(0);
  await expect(card.getByText(size)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const inside = await card.locator('dl').evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    const boxes = [...list.querySelectorAll('button, input')].map((at) => at.getBoundingClientRect());
    return boxes.length > 5 && boxes.every((box) => box.left >= left && box.right <= right);
  });
  expect(inside).toBe(true);
});
