/** How far somebody came in a tour outlives a reload. */
import { beforeEach, expect, it, vi } from 'vitest';
import { keepWay, wayThrough } from '../../../../../web/page/learn/guest/way';
import { keptText } from '../../../../../web/page/base/storage/kept';
import { names } from '../../../../../web/page/base/storage/keptNames';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

const nowhere = { seen: [], firstRight: [], lastRight: [], guesses: [] };

it('is kept by tour, and the latest of a tour counts', () => {
  keepWay('@a', { seen: [0], firstRight: [], lastRight: [], guesses: [] });
  keepWay('@b', { seen: [0, 1], firstRight: [[1, false]], lastRight: [], guesses: [] });
  keepWay('@a', { seen: [0, 1, 2], firstRight: [[0, true]], lastRight: [[0, true]], guesses: [[0, [2]]] });
  expect(wayThrough('@a')).toMatchObject({ seen: [0, 1, 2], firstRight: [[0, true]], guesses: [[0, [2]]] });
  expect(wayThrough('@b')).toMatchObject({ seen: [0, 1], firstRight: [[1, false]], lastRight: [], guesses: [] });
  expect(wayThrough('@c')).toEqual(nowhere);
});

it('the tours gone through last are twelve', () => {
  for (let k = 0; k < 14; k++) keepWay(`@${k}`, { seen: [k], firstRight: [], lastRight: [], guesses: [] });
  expect(wayThrough('@1')).toEqual(nowhere);
  expect(wayThrough('@2')).toMatchObject({ seen: [2] });
});

it('what somebody else wrote under the name is nothing', () => {
  for (const text of ['', '{', '[1]', '[{"tour":"@a","seen":[-1],"firstRight":[]}]', '{"seen":[]}']) {
    kept.set(names.ways, text);
    expect(wayThrough('@a')).toEqual(nowhere);
  }
  keepWay('@a', { seen: [3], firstRight: [], lastRight: [], guesses: [] });
  expect(JSON.parse(keptText(names.ways)!)).toHaveLength(1);
});

it('what was kept before last answers were is read', () => {
  kept.set(names.ways, '[{"tour":"@a","seen":[0],"firstRight":[[0,true],[1,false]]}]');
  expect(wayThrough('@a')).toMatchObject({ seen: [0], lastRight: [[0, true]] });
});
