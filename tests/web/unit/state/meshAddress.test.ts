/** The mesh that the page's own address names comes after what the address says, and never in the way of the person. */
import { afterEach, expect, it, vi } from 'vitest';
import { Asking } from '../../../../web/page/core/session/latestRequest';
import { presetId, progress } from '../../../../web/page/core/store';
import { resetStore } from '../../../support/pageState';

const openFiles = vi.fn(async () => {});
const tell = vi.fn();
const asking = new Asking();
const ask = () => asking.begin();
vi.mock('../../../../web/page/core/actions', () => ({ actions: { openFiles, ask, tell } }));
const { openAddressed } = await import('../../../../web/page/core/address/meshAddress');

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

const open = () => openAddressed('a.obj', '', Promise.resolve(), ask());

it('opens when nothing else is asked for, and says that it is on its way', async () => {
  let said: unknown;
  serving(() => (said = progress.value?.name));
  await open();
  expect(openFiles).toHaveBeenCalledOnce();
  expect([said, progress.value]).toEqual(['a.obj', null]);
});

it('does not take the place of what was asked for while it was on its way', async () => {
  serving(() => void ask());
  await open();
  expect(openFiles).not.toHaveBeenCalled();
  expect(progress.value).toBeNull();
});

it('opens over what a room has shown by itself meanwhile', async () => {
  serving(() => (presetId.value = 'two'));
  await open();
  expect(openFiles).toHaveBeenCalledOnce();
});

it('a failure is told, unless something else was asked for by then', async () => {
  vi.stubGlobal('location', { href: 'https://here.example/app/?mesh=a.obj' });
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await open();
  expect(tell).toHaveBeenCalledOnce();
  vi.stubGlobal('fetch', async () => {
    ask();
    return new Response('', { status: 404 });
  });
  await open();
  expect(tell).toHaveBeenCalledOnce();
});
