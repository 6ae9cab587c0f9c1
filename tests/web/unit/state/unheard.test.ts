import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handleKey, keyBindings } from '../../../../web/page/workbench/player/keys';
import type { Actions } from '../../../../web/page/core/actions.types';
import * as store from '../../../../web/page/core/store';
import { listenForMissingParts } from '../../../../web/page/core/session/unheardFailures';

const missing = () => new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/tools.js');

const unheard: unknown[] = [];
const hear = (reason: unknown) => void unheard.push(reason);

beforeEach(() => {
  store.failure.value = store.dialog.value = null;
  store.walking.value = false;
  store.keysOn.value = true;
  unheard.length = 0;
  process.on('unhandledRejection', hear);
});
afterEach(() => {
  process.off('unhandledRejection', hear);
  store.failure.value = store.dialog.value = null;
});

const turn = () => new Promise((done) => setTimeout(done, 5));

/** Actions of which every one comes to the same. */
const actionsThat = (act: () => unknown) => new Proxy({} as Actions, { get: () => act });

describe('what fails where nobody listens', () => {
  it.each(
    keyBindings
      .filter(({ run, during, caps }) => run && during !== 'walking' && caps[0] !== 'Esc')
      .map(({ caps, keys }) => [caps.join('+'), keys![0]!]),
  )('the key %s whose part of the page did not come says so', async (caps, key) => {
    const shiftKey = caps.startsWith('Shift');
    const actions = actionsThat(() => Promise.reject(missing()));
    expect(handleKey({ key, code: '', shiftKey } as KeyboardEvent, actions)).toBe(true);
    await turn();
    // Escape, and keys that ask nobody, have nothing to fail.
    expect(unheard).toEqual([]);
    if (store.failure.value) expect(store.failure.value.text.key).toBe('failure.offline.text');
    if ('ilo'.includes(caps.toLowerCase())) expect(store.failure.value?.title.key).toBe('failure.part.title');
  });

  it('keys that do what they are for say nothing', async () => {
    for (const key of ['i', 'l', 'o', 'arrowright']) handleKey({ key, code: '' } as KeyboardEvent, actionsThat(async () => ({ toggleXray() {}, toggleMeasure() {}, toggleCut() {} }))); // prettier-ignore
    await turn();
    expect(store.failure.value).toBeNull();
  });

  it('a part that was asked for anywhere and did not come is told of, and a dialog that has no content is closed', () => {
    const target = new EventTarget();
    const stop = listenForMissingParts(target);
    store.dialog.value = 'keys';
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: missing() });
    target.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(store.failure.value).toMatchObject({
      title: { key: 'failure.part.title' },
      text: { key: 'failure.offline.text' },
    });
    expect(store.dialog.value).toBeNull();
    stop();
  });

  it('a mistake of ours is left to the console', () => {
    const target = new EventTarget();
    const stop = listenForMissingParts(target);
    const reason = new TypeError('x is not a function');
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
    target.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(store.failure.value).toBeNull();
    stop();
  });
});
