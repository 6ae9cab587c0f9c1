import { expect, it, vi } from 'vitest';
import { formatScale } from '../../../../web/page/workbench/overlays/ImportDialog';

it.each([
  [1, '1'],
  [10, '10'],
  [2.5, '2.5'],
  [1000, '1000'],
  [1200, '1200'],
  [0.0254, '0.0254'],
])('a scale of %s is shown as %s', (scale, shown) => expect(formatScale(scale)).toBe(shown));

it('has the decimal sign of the language, also below 1', async () => {
  vi.resetModules();
  vi.doMock('../../../../web/page/base/i18n/language', async (original) => ({
    ...(await original<object>()),
    language: 'pl',
  }));
  const polish = await import('../../../../web/page/workbench/overlays/ImportDialog');
  expect([0.0254, 2.5].map(polish.formatScale)).toEqual(['0,0254', '2,5']);
});
