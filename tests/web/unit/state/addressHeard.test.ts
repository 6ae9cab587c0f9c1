/** What the browser says of its address, each change once. */
import { afterEach, expect, it, vi } from 'vitest';
import { browserLink } from '../../../../web/page/core/address/link';

const page = new EventTarget();
const location = { href: 'https://page/#one' };

function heard(): { count: number; stop: () => void } {
  vi.stubGlobal('location', location);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const all = { count: 0, stop: () => {} };
  all.stop = browserLink().listen(() => void all.count++);
  return all;
}

const entered = (href: string) => {
  location.href = href;
  page.dispatchEvent(new Event('popstate'));
};
const changed = (newURL: string) => page.dispatchEvent(Object.assign(new Event('hashchange'), { newURL }));

afterEach(() => vi.unstubAllGlobals());

it('is told once of a link that is followed, though the browser says it twice', () => {
  const all = heard();
  entered('https://page/#two');
  changed('https://page/#two');
  expect(all.count).toBe(1);
  all.stop();
});

it('is told of every other change: the same entry again, and what is said in one way only', () => {
  const all = heard();
  entered('https://page/#two');
  entered('https://page/#two');
  changed('https://page/#three');
  expect(all.count).toBe(3);
  all.stop();
  entered('https://page/#four');
  changed('https://page/#five');
  expect(all.count).toBe(3);
});
