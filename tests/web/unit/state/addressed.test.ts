/** The mesh that the page's own address names comes after what the address says, and never in the way of the person. */
import { afterEach, expect, it, vi } from 'vitest';
import { presetId } from '../../../../web/src/state/store';
import { resetStore } from '../../../support/pageState';

const openFiles = vi.fn(async () => {});
vi.mock('../../../../web/src/state/actions', () => ({ actions: { openFiles } }));
const { openAddressed } = await import('../../../../web/src/state/addressed');

afterEach(() => {
  vi.unstubAllGlobals();
  openFiles.mockClear();
  resetStore();
});

function serving(meanwhile: () => void): void {
  vi.stubGlobal('location', { href: 'https://here.example/app/?mesh=a.obj' });
  vi.stubGlobal('fetch', async () => {
    meanwhile();
    return new Response('v 0 0 0');
  });
}

it('opens when nothing else is asked for', async () => {
  serving(() => {});
  await openAddressed('a.obj', '', Promise.resolve());
  expect(openFiles).toHaveBeenCalledOnce();
});

it('does not take the place of what was opened while it was on its way', async () => {
  serving(() => (presetId.value = 'two'));
  await openAddressed('a.obj', '', Promise.resolve());
  expect(openFiles).not.toHaveBeenCalled();
});
