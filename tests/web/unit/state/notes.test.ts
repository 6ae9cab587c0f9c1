import { beforeEach, describe, expect, it } from 'vitest';
import { createActions } from '../../../../web/src/state/createActions';
import type { NoteKeep } from '../../../../web/src/state/notes';
import { decodeMoment, longestLink } from '../../../../web/src/state/permalink';
import * as store from '../../../../web/src/state/store';
import { localSolver } from '../../../support/localSolver';
import { FakeHistory, presetOf, resetStore } from '../../../support/pageState';

const presets = [presetOf('one'), presetOf('two', { method: 'robust' })];

class MapKeep implements NoteKeep {
  readonly texts = new Map<string, string>();
  load(scene: string) {
    return this.texts.get(scene) ?? null;
  }
  save(scene: string, text: string | null) {
    if (text === null) this.texts.delete(scene);
    else this.texts.set(scene, text);
  }
}

const refusing: NoteKeep = {
  load: () => {
    throw new Error('no storage');
  },
  save: () => {
    throw new Error('no storage');
  },
};

async function open({ keep = new MapKeep() as NoteKeep, fragment = '' } = {}) {
  resetStore();
  const history = new FakeHistory();
  if (fragment) history.write(fragment, 'replace');
  const actions = createActions(localSolver().client, { presets, firstPreset: 'one', link: history, keepNotes: keep });
  const stop = await actions.start();
  return { actions, history, keep, stop };
}

/** Text that deflate cannot shorten much. */
function noise(length: number, from: number): string {
  let seed = 7 + from;
  const letter = () => String.fromCharCode(33 + ((seed = (seed * 48271) % 2147483647) % 90));
  return Array.from({ length }, letter).join('');
}

describe('notes', () => {
  beforeEach(resetStore);

  it('stay in this browser, each with its scene', async () => {
    const { actions, keep, stop } = await open();
    actions.setNote('f1.p0', '  two plane hits  ');
    actions.setNote('f0', 'begins here');
    expect(store.notice.value!.key).toBe('note.kept');
    await actions.openPreset('two');
    expect(store.notes.value).toEqual([]);
    stop();
    await open({ keep });
    expect(store.notes.value).toEqual([
      { address: 'f0', text: 'begins here' },
      { address: 'f1.p0', text: 'two plane hits' },
    ]);
  });

  it('are changed and taken away', async () => {
    const { actions, keep } = await open();
    actions.setNote('f0', 'one');
    actions.setNote('f0', 'another');
    expect(store.notes.value).toEqual([{ address: 'f0', text: 'another' }]);
    actions.setNote('f0', ' ');
    expect(store.notes.value).toEqual([]);
    expect(store.notice.value!.key).toBe('note.removed');
    expect((keep as MapKeep).texts.size).toBe(0);
  });

  it('travel in the link, to a browser that never saw them', async () => {
    const { actions, history, stop } = await open();
    actions.setNote('f0', 'look at the corner');
    await actions.copyLink();
    const fragment = history.copied!;
    expect(decodeMoment(fragment).notes).toEqual([{ address: 'f0', text: 'look at the corner' }]);
    expect(store.notice.value!.key).toBe('note.kept');
    stop();
    const other = await open({ fragment });
    expect(store.notes.value).toEqual([{ address: 'f0', text: 'look at the corner' }]);
    expect((other.keep as MapKeep).texts.get('one')).toContain('look at the corner');
  });

  it('are not in a link that would be too long with them, and that is said, twice', async () => {
    const { actions, history } = await open();
    for (let at = 0; at < 5; at++) actions.setNote(`f${at}`, noise(500, at));
    expect(store.notice.value).toEqual({ key: 'note.keptNotInLink', values: { most: longestLink } });
    await actions.copyLink();
    expect(store.notice.value).toEqual({ key: 'link.notesLeftOut', values: { most: longestLink } });
    expect(history.copied!.length).toBeLessThanOrEqual(longestLink);
    expect(decodeMoment(history.copied!).notes).toBe(undefined);
  });

  it('say so when the browser keeps nothing', async () => {
    const { actions } = await open({ keep: refusing });
    actions.setNote('f0', 'short');
    expect(store.notice.value!.key).toBe('note.inLinkOnly');
    for (let at = 0; at < 5; at++) actions.setNote(`f${at}`, noise(500, at));
    expect(store.notice.value!.key).toBe('note.nowhere');
    expect(store.notes.value).toHaveLength(5);
  });

  it('are not taken back by going back', async () => {
    const { actions, history } = await open();
    await actions.goTo('f1', { history: 'push' });
    actions.setNote('f1', 'later');
    await actions.copyLink();
    history.go(-1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(store.notes.value).toEqual([{ address: 'f1', text: 'later' }]);
  });

  it('that are no notes are left out', async () => {
    const keep = new MapKeep();
    keep.texts.set('one', JSON.stringify([['f0', 'sound'], ['nowhere', 'x'], ['f1', 7], null, ['f2']]));
    await open({ keep });
    expect(store.notes.value).toEqual([{ address: 'f0', text: 'sound' }]);
    keep.texts.set('one', '{broken');
    await open({ keep });
    expect(store.notes.value).toEqual([]);
  });
});
