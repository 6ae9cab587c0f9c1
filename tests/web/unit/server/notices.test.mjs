/** Everything that ends up in the page or the package is named, with its licence. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { libraryNotices, siteNotices } from '../../../../web/scripts/make/notices.mjs';
import { offenders } from '../../../support/offenders.mjs';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

it('every dependency is named with its version and licence', async () => {
  const notices = siteNotices();
  const wrong = await offenders(Object.entries(dependencies), (version, name) => {
    const part = notices.split(`\n${name} ${version}, `)[1];
    expect(part?.split('\n')[0]).toMatch(/^[\w. -]+/);
    expect(part.split('='.repeat(80))[1].trim().length).toBeGreaterThan(20);
  });
  expect(wrong).toEqual([]);
});

it('what they need in turn is named too, what only their commands need is not', () => {
  expect(siteNotices()).toMatch(/^@preact\/signals-core \d/m);
  expect(siteNotices()).not.toMatch(/^commander \d/m);
});

it('whoever asks to be named is named', () => {
  expect(siteNotices()).toContain('Stanford Computer Graphics\nLaboratory');
  expect(libraryNotices()).toContain('Emscripten authors');
});
