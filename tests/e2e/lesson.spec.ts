import { presets } from '../../web/page/presets';
import { expect, test } from './support/app';
import { text } from './support/text';

test.use({ drawn: false });

test.describe('at 150 % on a laptop, 960 × 600', () => {
  test.use({ viewport: { width: 960, height: 600 } });

  test('the question stays in sight and opens its lesson, from which a way leads back', async ({ app, page }) => {
    const question = page.getByRole('main').getByRole('button', { name: text('preset.stairs.question') });
    await expect(question).toBeInViewport({ ratio: 0.9 });
    await question.click();
    await expect(app.button('lesson.reveal')).toBeVisible();
    await app.button('lesson.previous').click();
    const before = presets[presets.findIndex(({ id }) => id === 'stairs') - 1]!;
    await expect(page.getByRole('heading', { name: text(before.titleKey) })).toBeVisible();
  });
});
