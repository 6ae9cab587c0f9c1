/** Named places of a scene. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { names } from '../../../../web/page/base/storage/keptNames';
import * as store from '../../../../web/page/core/store';
import {
  keepPlaces,
  longestName,
  mostPlaces,
  type Place,
  placesMoved,
  placesOf,
  tidyName,
} from '../../../../web/page/workbench/tools/places/places';
import { closePages, openedPage } from '../../../support/pageState';

const kept = new Map<string, string>();
let full = false;

beforeEach(() => {
  kept.clear();
  full = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem(key: string, text: string) {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
  });
});
afterEach(() => {
  closePages();
  vi.unstubAllGlobals();
});

const place: Place = {
  name: 'The step',
  address: 'f2',
  mode: 'world',
  morph: 0.5,
  link: 'free',
  cameras: { world: { target: [1, 2, 3], distance: 4, azimuth: 0.5, polar: 1 }, ellipsoid: null },
};

it('comes back as it was kept, scene by scene', () => {
  expect(keepPlaces('one', [place, { ...place, name: 'b' }])).toBe(true);
  expect(placesOf('one')).toEqual([place, { ...place, name: 'b' }]);
  expect(placesOf('two')).toEqual([]);
  keepPlaces('one', []);
  expect([...kept.keys()]).toEqual([]);
});

it('what is damaged is left out, and nothing else', () => {
  const bad = [
    null,
    7,
    { ...place, address: 'nowhere' },
    { ...place, name: '' },
    { ...place, name: 'x'.repeat(longestName + 1) },
    { ...place, mode: 'none' },
    { ...place, morph: 2 },
    { ...place, cameras: { world: { ...place.cameras.world, distance: -1 }, ellipsoid: null } },
    { ...place, cameras: { world: { ...place.cameras.world, target: [1, 2] }, ellipsoid: null } },
  ];
  kept.set(`${names.places}one`, JSON.stringify([...bad, place]));
  expect(placesOf('one')).toEqual([place]);
  kept.set(`${names.places}one`, '{');
  expect(placesOf('one')).toEqual([]);
});

it('names are one line', () => {
  expect(tidyName('  the \n step  ')).toBe('the step');
  expect(tidyName('x'.repeat(200))).toHaveLength(longestName);
});

it('move with the mesh', () => {
  const [moved] = placesMoved([place], ([x, y, z]) => [2 * x, 2 * z, -2 * y], 2);
  expect(moved!.cameras.world).toMatchObject({ target: [2, 6, -4], distance: 8, azimuth: 0.5 });
  expect(moved!.cameras.ellipsoid).toBeNull();
});

it('is made of where one is, gone to, renamed, removed and put back', async () => {
  const { actions } = await openedPage();
  const { places } = await actions.tools();
  places.read();
  expect(places.list.value).toEqual([]);
  await actions.goTo('f2');
  actions.setViewMode('world');
  actions.setMorph(0.25);
  expect(places.add('')).toBe(true);
  expect(places.add(' here ')).toBe(true);
  expect(places.list.value.map(({ name }) => name)).toEqual(['1', 'here']);
  await actions.goTo('f0');
  actions.setViewMode('both');
  actions.setMorph(0);
  await places.show(places.list.value[1]!);
  expect(store.cursor.value).toBe('f2');
  expect([store.viewMode.value, store.morph.value]).toEqual(['world', 0.25]);
  places.rename(1, 'there');
  places.rename(1, '   ');
  const putBack = places.remove(0);
  expect(placesOf('one').map(({ name }) => name)).toEqual(['there']);
  putBack();
  expect(placesOf('one').map(({ name }) => name)).toEqual(['1', 'there']);
  // Another scene has its own.
  await actions.openPreset('two');
  places.read();
  expect(places.list.value).toEqual([]);
});

it('says when there is no room', async () => {
  const { actions } = await openedPage();
  const { places } = await actions.tools();
  keepPlaces(
    'one',
    Array.from({ length: mostPlaces }, () => place),
  );
  places.read();
  expect(places.add('one more')).toBe(false);
  expect(store.notice.value?.key).toBe('places.tooMany');
  places.remove(0);
  full = true;
  expect(places.add('one more')).toBe(true);
  expect(store.notice.value?.key).toBe('places.notKept');
  expect(places.list.value).toHaveLength(mostPlaces);
});
