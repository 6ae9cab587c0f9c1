/** Tours with one field made bad, each in turn: taken, or refused by an error that says which field and what to do. */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import '../../../../../web/page/learn/guest/messages';
import '../../../../../web/page/texts/later';
import { checkScenes } from '../../../../../web/page/learn/guest/checkScenes';
import { openTourFile } from '../../../../../web/page/learn/guest/openTourFile';
import { tourMessage } from '../../../../../web/page/learn/guest/words';
import { readTour, tourJson } from '../../../../../web/page/learn/tour/file';
import { TourError } from '../../../../../web/page/learn/tour/fileError';
import { MessageError } from '../../../../../web/page/core/session/failure';
import { t } from '../../../../../web/page/base/i18n/messages';
import { offenders } from '../../../../support/offenders.mjs';
import { momentOf, stopOf, tourOf } from './tours';

type Json = Record<string, unknown>;

const input = { displacement: [1, 0, 0], gravity: [0, -1, 0] } as const;
const changes = { radii: [0.5, 1, 0.5], start: [0, 2, 0], inputs: [input, input], maxSweeps: 5, skin: 0.01 } as const;
const full = (): Json =>
  JSON.parse(
    JSON.stringify(
      tourJson(
        tourOf(
          stopOf({ ask: { kind: 'feature', of: 'f0.p0.s0.nearest', question: 'Which?' }, parts: ['time'] }),
          stopOf({
            moment: momentOf({ changes, compare: { method: 'paper' } }),
            ask: { kind: 'choice', options: [{ text: 'a' }, { text: 'b' }], answer: 1 },
          }),
          stopOf({ ask: { kind: 'number', field: 't0', of: 'f0.p0.s0.t3', tolerance: 0.1 } }),
        ),
      ),
    ),
  ) as Json;

/** Paths of everything in it, the numbers of lists included. */
function pathsOf(json: unknown, path: readonly string[] = []): string[][] {
  const inside = typeof json === 'object' && json !== null ? Object.entries(json) : [];
  return [...(path.length > 0 ? [[...path]] : []), ...inside.flatMap(([key, value]) => pathsOf(value, [...path, key]))];
}

function changed(path: readonly string[], value: unknown): Json {
  const json = full();
  let at = json;
  for (const key of path.slice(0, -1)) at = at[key] as Json;
  const last = path.at(-1)!;
  if (value !== undefined) at[last] = value;
  else if (Array.isArray(at)) at.splice(Number(last), 1);
  else delete at[last];
  return json;
}

const bad = [undefined, null, -1, 0.5, 1e31, 7, '', 'nonsense', '<b>', true, {}, [], [[]], { a: 1 }];

function said(error: unknown): string {
  expect(error).toBeInstanceOf(TourError);
  const message = tourMessage(error as TourError);
  return String(t(message.key, message.values));
}

const place = /tour|stop \d|scenes|format|version|lang|title|by|answers|stops/i;

describe('a tour with a bad field', () => {
  const paths = pathsOf(full());

  it('is taken, or refused with a whole sentence', async () => {
    const all = paths.flatMap((path) =>
      bad.map((value) => [`${path.join('.')}: ${JSON.stringify(value)}`, { path, value }] as const),
    );
    const wrong = await offenders(all, ({ path, value }) => {
      try {
        checkScenes(readTour(changed(path, value)));
      } catch (error) {
        const text = said(error);
        expect(text).not.toMatch(/undefined|never|not \.|\(\)|“”|\bcheck is| {2}|\{\w/);
        expect(text).toMatch(place);
      }
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['radii.0', -1, /radius must be above 0/i],
    ['radii.2', 0, /radius must be above 0/i],
    ['start.1', 1e31, /start must be three finite numbers/i],
    ['maxSweeps', 0, /limit of sweeps/i],
    ['skin', -1, /skin/i],
    ['inputs', [], /e\.inputs.*1 to 20000 frames, not 0/],
    ['radii', [1, 1], /e\.radii/],
    ['radii.1', 'wide', /e\.radii\.1/],
    ['speed', 3, /e\.speed/],
  ])('is refused for its scene, by name: %s is %j', async (field, value, expected) => {
    const json = changed(['scenes', '1', 'e', ...field.split('.')], value);
    const file = new File([zipSync({ 'tour.json': strToU8(JSON.stringify(json)) })], 'bad.sweeptour');
    const error = await openTourFile(file).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(MessageError);
    const { key, values } = (error as MessageError).text;
    const text = String(t(key, values));
    expect(text).toMatch(/stop 2/i);
    expect(text).toMatch(expected);
    expect(text).toMatch(/Make the stop again/);
  });
});
