import { beforeEach, describe, expect, it } from 'vitest';
import { createActions } from '../../../../web/page/app/createActions';
import { letGoOf, linkedNotes } from '../../../../web/page/core/address/linkedNotes';
import type { NoteKeep } from '../../../../web/page/core/kept/notes';
import { decodeMoment, encodeMoment, longestLink } from '../../../../web/page/core/address/permalink';
import * as store from '../../../../web/page/core/store';
import { localSolver } from '../../../support/localSolver';
import { FakeHistory, presetOf, resetStore, until } from '../../../support/pageState';

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

/** A link to the first preset, by somebody else. */
const linkWith = (notes: readonly (readonly [string, string])[]): string =>
  encodeMoment({
    ...{ preset: 'one', mesh: null, changes: {}, compare: null, keptInputs: null, address: 'f0' },
    ...{ level: 'check', view: {}, notes: notes.map(([address, text]) => ({ address, text })) },
  });

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
    expect(linkedNotes.value).toEqual([{ address: 'f0', text: 'look at the corner' }]);
    expect(store.notes.value).toEqual([]);
    expect((other.keep as MapKeep).texts.size).toBe(0);
    await other.actions.openPreset('two');
    expect(linkedNotes.value).toEqual([]);
  });

  it('of one’s own stay what they are, whatever a link brings; both are in the next link', async () => {
    const keep = new MapKeep();
    const own = JSON.stringify([['f0', 'mine']]);
    keep.texts.set('one', own);
    const { actions, history } = await open({ keep, fragment: linkWith([['f0', 'x']]) });
    expect(store.notes.value).toEqual([{ address: 'f0', text: 'mine' }]);
    expect(linkedNotes.value).toEqual([{ address: 'f0', text: 'x' }]);
    expect(keep.texts.get('one')).toBe(own);
    await actions.copyLink();
    expect(decodeMoment(history.copied!).notes).toEqual([
      { address: 'f0', text: 'mine' },
      { address: 'f0', text: 'x' },
    ]);
    // The address is the page's own now: whose note is whose is still known.
    await open({ keep, fragment: history.copied! });
    expect(store.notes.value).toEqual([{ address: 'f0', text: 'mine' }]);
    expect(linkedNotes.value).toEqual([{ address: 'f0', text: 'x' }]);
  });

  it('of a link that is full of them push none out, and the address that is written then can be read', async () => {
    const keep = new MapKeep();
    keep.texts.set('one', JSON.stringify([['f1', 'mine']]));
    const many = Array.from({ length: 100 }, (_, at): [string, string] => [`f0.p0.s0.t${at}`, 'z']);
    const { actions, history } = await open({ keep, fragment: linkWith(many) });
    expect(store.notes.value).toEqual([{ address: 'f1', text: 'mine' }]);
    expect(linkedNotes.value).toHaveLength(100);
    await actions.copyLink();
    expect(decodeMoment(history.copied!).notes).toHaveLength(101);
  });

  it('of more links than one have room for are left out of the next, and that is said', async () => {
    const keep = new MapKeep();
    keep.texts.set('one', JSON.stringify([['f1', 'mine']]));
    const many = Array.from({ length: 200 }, (_, at): [string, string] => [`f0.p0.s0.t${at}`, 'z']);
    const { actions, history } = await open({ keep, fragment: linkWith(many) });
    await actions.copyLink();
    expect(store.notice.value!.key).toBe('link.notesLeftOut');
    expect(decodeMoment(history.copied!).notes).toBe(undefined);
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

  it('of a link come to the scene that is open already; going back brings none', async () => {
    const { actions, history } = await open();
    history.type(linkWith([['f0', 'x']]));
    await until(() => linkedNotes.value.length === 1);
    await actions.copyLink();
    expect(decodeMoment(history.copied!).notes).toEqual([{ address: 'f0', text: 'x' }]);
    await actions.goTo('f1', { history: 'push' });
    letGoOf(linkedNotes.value[0]!);
    history.go(-1);
    await until(() => store.cursor.value === 'f0');
    expect(linkedNotes.value).toEqual([]);
  });

  it('of one mesh are not shown on another that a link gives its name to', async () => {
    const keep = new MapKeep();
    const name = 'c'.repeat(64);
    keep.texts.set(name, JSON.stringify([['f0', 'mine']]));
    const inline = { positions: [0, 0, 0, 1, 0, 0, 0, 0, 1], indices: [0, 1, 2] };
    await open({
      keep,
      fragment: encodeMoment({
        ...{ preset: null, mesh: { name: 'z', hash: name, parts: 1, inline }, changes: {}, compare: null },
        ...{ keptInputs: null, address: 'f0', level: 'check', view: {} },
      }),
    });
    expect(store.meshState.value!.mesh.name).toBe('z');
    expect(store.notes.value).toEqual([]);
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
