/** What this browser keeps: how much, and that all of it can be forgotten. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type KeptFacts, tooMuch } from '../../../../web/page/solver/keepRule';
import { forgetKeys, keepText, keptJson, keptKeys, readAgain } from '../../../../web/page/base/storage/kept';
import { names } from '../../../../web/page/base/storage/keptNames';
import { forgetTours, keptTours, mostTours, putTour, tourText } from '../../../../web/page/core/kept/keptTours';

const kept = new Map<string, string>();
let room = Infinity;

beforeEach(() => {
  kept.clear();
  room = Infinity;
  // The keys of a storage are its own properties.
  const storage = new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
      setItem(key: string, text: string) {
        const others = [...kept].reduce((sum, [each, { length }]) => sum + (each === key ? 0 : length), 0);
        if (others + text.length > room) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, text);
      },
    },
    { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
  );
  vi.stubGlobal('localStorage', storage);
});

describe('meshes and long walks', () => {
  const thing = (name: string, used: number, bytes = 10): KeptFacts => ({
    ...{ name, used, bytes, kind: 'mesh', label: name, triangles: 1 },
  });

  it('what was not used for longest goes first, by number and by size', () => {
    const three = [thing('old', 1), thing('new', 3), thing('middle', 2)];
    expect(tooMuch(three)).toEqual([]);
    expect(tooMuch(three, { things: 2, bytes: 100 })).toEqual(['old']);
    expect(tooMuch(three, { things: 9, bytes: 25 })).toEqual(['old']);
    expect(tooMuch(three, { things: 9, bytes: 15 })).toEqual(['middle', 'old']);
  });

  it('a long walk takes the place of no mesh', () => {
    const walks = Array.from({ length: 14 }, (_, at) => ({ ...thing(`walk ${at}`, 10 + at), kind: 'text' as const }));
    expect(tooMuch([thing('mesh', 1), ...walks])).toEqual(['walk 1', 'walk 0']);
  });

  it('what was used last stays, however large, and nothing small slips in behind what is too large', () => {
    expect(tooMuch([thing('huge', 3, 500), thing('small', 2, 1)], { things: 9, bytes: 100 })).toEqual(['small']);
    const list = [thing('a', 4, 60), thing('b', 3, 60), thing('c', 2, 1)];
    expect(tooMuch(list, { things: 9, bytes: 100 })).toEqual(['b', 'c']);
  });
});

describe('tours', () => {
  const text = (title: string, stops = 2) =>
    JSON.stringify({ title, stops: Array.from({ length: stops }, () => ({})) });

  it('are listed with what they are, the one used last first', () => {
    putTour('@a', text('Stairs'), 10);
    putTour('@b', text('Walls', 3), 20);
    expect(keptTours()).toMatchObject([
      { name: '@b', title: 'Walls', stops: 3, used: 20 },
      { name: '@a', title: 'Stairs', stops: 2, used: 10 },
    ]);
    expect(tourText('@a')).toBe(text('Stairs'));
    expect(keptTours().map(({ name }) => name)).toEqual(['@a', '@b']);
    expect(tourText('@none')).toBeNull();
  });

  it('are no more than is said', () => {
    for (let at = 0; at < mostTours.tours + 3; at++) putTour(`@${at}`, text(`tour ${at}`), at + 1);
    expect(keptTours()).toHaveLength(mostTours.tours);
    expect(keptTours().at(-1)!.name).toBe('@3');
    expect(keptKeys(names.tour)).toHaveLength(mostTours.tours);
    putTour('@large', 'x'.repeat(mostTours.bytes / 2 - 10), 100);
    expect(keptTours().map(({ name }) => name)).toEqual(['@large']);
  });

  it('of an earlier page are there too', () => {
    keepText(names.tours, '["@old", 7, null]');
    keepText(`${names.tour}@old`, text('Old'));
    expect(keptTours()).toMatchObject([{ name: '@old', title: 'Old', used: 0 }]);
  });

  it('are forgotten and put back', () => {
    putTour('@a', text('A'), 10);
    putTour('@b', text('B'), 20);
    const putBack = forgetTours(['@b']);
    expect(keptTours().map(({ name }) => name)).toEqual(['@a']);
    expect(keptKeys(names.tour)).toEqual([`${names.tour}@a`]);
    putBack();
    expect(keptTours().map(({ name }) => name)).toEqual(['@b', '@a']);
    forgetTours(['@a', '@b']);
    expect([...kept.keys()]).toEqual([]);
  });

  it('a browser without room says so', () => {
    room = 100;
    expect(putTour('@a', text('x'.repeat(200)))).toBe(false);
    expect(keptTours()).toEqual([]);
  });
});

it('forgetting tells those who have read, and so does putting back', () => {
  keepText(names.course, '{"at":"3"}');
  let seen: unknown = null;
  readAgain(() => (seen = keptJson(names.course)));
  const putBack = forgetKeys([names.course, names.checklist]);
  expect([...kept.keys()]).toEqual([]);
  expect(seen).toBeNull();
  putBack();
  expect(seen).toEqual({ at: '3' });
  expect([...kept.keys()]).toEqual([names.course]);
});

it('everything that is kept has its name in keptNames.ts, and goes through kept.ts', () => {
  const folder = 'web/page';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const naming = files.filter((file) => /['"`]sweepscope\./.test(readFileSync(join(folder, file), 'utf8')));
  const storing = files.filter((file) => /\b(local|session)Storage\b/.test(readFileSync(join(folder, file), 'utf8')));
  // The channel between two windows has such a name too; it keeps nothing.
  expect(naming.toSorted()).toEqual(['base/storage/keptNames.ts', 'learn/present/channel.ts']);
  expect(storing.toSorted()).toEqual(['base/storage/kept.ts']);
});
