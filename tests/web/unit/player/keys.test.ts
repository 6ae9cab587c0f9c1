import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handleKey, keyBindings, keyGroups } from '../../../../web/page/workbench/player/keys';
import type { Actions } from '../../../../web/page/core/actions.types';
import * as store from '../../../../web/page/core/store';

const calls: string[] = [];
const actions = new Proxy({} as Actions, {
  get: (_, name) => (...args: unknown[]) => void calls.push([String(name), ...args].join(' ')), // prettier-ignore
});

interface Pressed extends Partial<KeyboardEvent> {
  /** selectors that the focused element or one around it matches */
  readonly on?: readonly string[];
}

function press(key: string, { on, ...more }: Pressed = {}): boolean {
  const target = on && {
    closest: (selector: string) => (on.some((name) => selector.split(/,\s*/).includes(name)) ? {} : null),
  };
  return handleKey({ key, code: '', target, ...more } as unknown as KeyboardEvent, actions);
}

beforeEach(() => {
  calls.length = 0;
  store.walking.value = false;
  store.keysOn.value = true;
  store.dialog.value = null;
});
afterEach(() => vi.restoreAllMocks());

describe('keys', () => {
  it.each([
    ['ArrowRight', 'stepForward'],
    ['ArrowLeft', 'stepBack'],
    ['ArrowDown', 'stepInto'],
    ['ArrowUp', 'stepOut'],
    ['1', 'setLevel frame'],
    ['2', 'setLevel slide'],
    ['3', 'setLevel triangle'],
    ['4', 'setLevel check'],
    ['c', 'continueForward'],
    ['v', 'nextVisible'],
    ['b', 'setPanel breakpoints'],
    [' ', 'togglePlay'],
    [',', 'previousFrame'],
    ['.', 'nextFrame'],
    ['Home', 'first'],
    ['End', 'last'],
    ['f', 'frameEvent'],
    ['m', 'setMorph 1'],
    ['g', 'nextImprovement'],
    ['/', 'setDialog goto'],
    ['?', 'setDialog keys'],
  ])('%s does %s', (key, call) => {
    expect(press(key, { shiftKey: key === '?' })).toBe(true);
    expect(calls).toEqual([call]);
  });

  it('digits work where they need Shift', () => {
    expect(press('"', { code: 'Digit3' })).toBe(true);
    expect(calls).toEqual(['setLevel triangle']);
  });

  it('leave alone whoever is writing, steering or pressing', () => {
    for (const key of ['ArrowRight', 'g', ' ', '/']) expect(press(key, { on: ['textarea'] })).toBe(false);
    expect(press('ArrowRight', { on: ['[role=slider]'] })).toBe(false);
    expect(press('g', { on: ['[role=slider]'] })).toBe(true);
    expect(press(' ', { on: ['button'] })).toBe(false);
    expect(press('ArrowRight', { on: ['button'] })).toBe(true);
    expect(press('g', { ctrlKey: true })).toBe(false);
    expect(press('g', { defaultPrevented: true })).toBe(false);
    store.dialog.value = 'goto';
    expect(press('g')).toBe(false);
  });

  it('step on after a check box or a button was clicked; Space belongs to what was clicked', () => {
    // As `closest` would answer for a check box: of these selectors the plain `input` is the one it matches.
    const box = ['input', 'input[type=checkbox]'];
    expect(press('ArrowRight', { on: box })).toBe(true);
    expect(press('Home', { on: box })).toBe(true);
    expect(press(' ', { on: box })).toBe(false);
    expect(calls).toEqual(['stepForward', 'first']);
  });

  it('can be switched off', () => {
    store.keysOn.value = false;
    expect(press('g')).toBe(false);
    expect(calls).toEqual([]);
  });

  it('while walking only end the walk', () => {
    store.walking.value = true;
    expect(press('ArrowRight')).toBe(false);
    expect(press('r')).toBe(true);
    expect(press('Escape')).toBe(true);
    expect(calls).toEqual(['stopWalk', 'stopWalk']);
  });

  it('do not flicker when held', () => {
    press('m', { repeat: true });
    press(' ', { repeat: true });
    press('ArrowRight', { repeat: true });
    expect(calls).toEqual(['stepForward']);
  });

  it('goes back to a breakpoint with Shift, and only that letter', () => {
    expect(press('C', { shiftKey: true })).toBe(true);
    expect(press('V', { shiftKey: true })).toBe(false);
    expect(calls).toEqual(['continueBack']);
  });

  it('stand in the table once each, in a known group', () => {
    for (const mode of ['stepping', 'walking'] as const) {
      const on = keyBindings.filter(({ during = 'stepping' }) => during === 'always' || during === mode);
      const keys = on.flatMap(({ keys: list = [], shift }) => list.map((key) => (shift ? `shift ${key}` : key)));
      expect(new Set(keys).size).toBe(keys.length);
    }
    for (const { group } of keyBindings) expect(keyGroups.some((each) => each.group === group)).toBe(true);
  });
});
