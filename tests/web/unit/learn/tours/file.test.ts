/** Tours as files and links: what is written is read again, and what comes from a stranger is refused with the place and the reason. */
import fc from 'fast-check';
import { deflateSync, strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTour, tourJson } from '../../../../../web/page/learn/tour/file';
import { packTour, unpackTour } from '../../../../../web/page/learn/tour/fileArchive';
import { TourError } from '../../../../../web/page/learn/tour/fileError';
import { decodeTour, encodeTour, shortestTour, tooLong } from '../../../../../web/page/learn/tour/fileLink';
import * as limits from '../../../../../web/page/learn/tour/fileLimits';
import { inflateUpTo } from '../../../../../web/page/learn/tour/inflate';
import { meshFromBytes, meshToBytes } from '../../../../../web/page/learn/tour/meshBytes';
import { meshHash } from '../../../../../web/mesh/hash';
import { floorAndWall, experimentOf } from '../../../../support/pageState';
import { anyTour, momentOf, stopOf, tourOf } from './tours';

/** Printed, so that what fails can be run again: SEED=… */
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
console.info(`tours: seed ${seed}`);

function refused(work: () => unknown): TourError {
  try {
    work();
  } catch (error) {
    if (error instanceof TourError) return error;
    throw error;
  }
  throw new Error('it was taken');
}

const jsonOf = (change: (json: Record<string, never>) => void) => {
  const json = JSON.parse(
    JSON.stringify(tourJson(tourOf(stopOf({ ask: { kind: 'feature', of: 'f0.p0.s0.nearest' } })))),
  ) as Record<string, never>;
  change(json);
  return json;
};
/** @param path to what is put elsewhere, e.g. `stops.0.say` */
const withValue = (path: string, value: unknown) =>
  jsonOf((json) => {
    const keys = path.split('.');
    let at = json as unknown as Record<string, Record<string, unknown>>;
    for (const key of keys.slice(0, -1)) at = at[key] as never;
    (at as Record<string, unknown>)[keys.at(-1)!] = value;
  });

/** A question that its maker wrote. */
const own = (change: object) => ({ kind: 'choice', options: [{ text: 'a' }, { text: 'b' }], answer: 1, ...change });

describe('a tour', () => {
  it('is the same after it was written and read, as data and as a link', () => {
    fc.assert(
      fc.property(anyTour, (tour) => {
        const read = readTour(JSON.parse(JSON.stringify(tourJson(tour))));
        expect(read).toEqual(decodeTour(encodeTour(tour)));
        expect(tourJson(read)).toEqual(tourJson(tour));
        expect(read.stops.map(({ ask, say, notes }) => ({ ask, say, notes }))).toEqual(
          tour.stops.map(({ ask, say, notes }) => ({ ask, say, notes })),
        );
      }),
      { seed, numRuns: 60 },
    );
  });

  it('is the same after it was a file with its mesh', async () => {
    const { positions, indices } = floorAndWall();
    const hash = await meshHash(positions, indices);
    const mesh = { name: 'floor.obj', hash, parts: 1, inline: null };
    const tour = tourOf(stopOf({ moment: momentOf({ preset: null, mesh, changes: experimentOf() }) }), stopOf());
    const { tour: read, meshes } = await unpackTour(
      packTour({ tour, meshes: new Map([[hash, { positions, indices }]]) }),
    );
    expect(tourJson(read)).toEqual(tourJson(tour));
    expect(meshes.get(hash)).toEqual({ positions, indices });
  });

  it('writes a scene once, and nothing that is usual', () => {
    const json = tourJson(tourOf(stopOf(), stopOf(), stopOf({ moment: momentOf({ preset: 'face-hit' }) })));
    expect(json.scenes).toEqual([{ p: 'stairs' }, { p: 'face-hit' }]);
    expect((json.stops as object[]).map((stop) => Object.keys(stop).join())).toEqual([
      'title,say,a,l',
      'title,say,a,l',
      'title,say,scene,a,l',
    ]);
  });

  it('is of the first version that has what is in it: pages of before read what they can', () => {
    const versionOf = (change: Parameters<typeof stopOf>[0]) => tourJson(tourOf(stopOf(), stopOf(change))).version;
    expect(versionOf({ ask: { kind: 'feature', of: 'f0.p0.s0.nearest' } })).toBe(1);
    expect(versionOf({ notes: 'Wait for the answer.' })).toBe(3);
    expect(versionOf({ ask: { kind: 'choice', options: [{ text: 'a' }, { text: 'b' }], answer: 0 } })).toBe(3);
    expect(versionOf({ ask: { kind: 'value', answer: 3 } })).toBe(3);
    expect(versionOf({ moment: momentOf({ repair: { tJunctions: true } }) })).toBe(4);
  });

  it('of a mended mesh keeps how it was mended, and tells its scene from that of the mesh as it was', () => {
    const repair = { weld: 0.001, winding: 'outward' } as const;
    const tour = tourOf(stopOf(), stopOf({ moment: momentOf({ repair }) }));
    const json = tourJson(tour);
    expect(json.scenes).toEqual([{ p: 'stairs' }, { p: 'stairs', r: repair }]);
    expect(readTour(json).stops.map(({ moment }) => moment.repair)).toEqual([undefined, repair]);
  });

  it('that is being written is read as it is, and not handed out', () => {
    const ask = { kind: 'choice', options: [{ text: '' }, { text: '' }], then: [{ when: '', say: '' }] } as never;
    const json = JSON.parse(
      JSON.stringify(tourJson(tourOf(stopOf({ ask, notes: 'n' }), stopOf({ ask: { kind: 'value' } })))),
    );
    expect(readTour(json, false).stops.map(({ ask }) => ask)).toEqual([ask, { kind: 'value' }]);
    expect(refused(() => readTour(json)).details.at).toBe('stops.0.ask.then.0.say');
  });

  it('has room for six stops with a question each in a link', () => {
    const say =
      'Here the sphere comes down beside the roof of the shed. It is still above the plane of the **nearest** triangle: where does [t0] lie?';
    const stops = Array.from({ length: 6 }, (_, k) =>
      stopOf({
        title: `Stop ${k}`,
        say: `${say} ${k}`,
        moment: momentOf({ address: `f${k}.p0.s0.nearest` }),
        ask: { kind: 'time', of: `f${k}.p0.s0.nearest` },
      }),
    );
    const data = encodeTour(tourOf(...stops));
    expect(tooLong(data)).toBe(0);
    expect(data.length).toBeLessThan(700);
    expect(tooLong('a'.repeat(1900))).toBe(6);
  });
});

describe('a tour from a stranger', () => {
  it.each([
    ['title', 7, 'field', 'title'],
    ['title', 'x'.repeat(101), 'too-large', 'title'],
    ['stops.0.say', 'x'.repeat(1501), 'too-large', 'stops.0.say'],
    ['stops.0.say', 'Look: <script>alert(1)</script>', 'html', 'stops.0.say'],
    ['stops.0.say', 'Look: <img src=x onerror=alert(1)>', 'html', 'stops.0.say'],
    ['stops.0.ask.question', '<b>Which</b>?', 'html', 'stops.0.ask.question'],
    ['stops.0.say', 'a $\\htmlClass{l-sheet}{x}$', 'formula', 'stops.0.say'],
    ['stops.0.say', 'a $\\rule{99em}{99em}$', 'formula', 'stops.0.say'],
    ['stops.0.say', 'a \u202e b', 'control', 'stops.0.say'],
    ['stops.0.a', 'f0.p0.what', 'moment', 'stops.0'],
    ['stops.0.a', { toString: 1 }, 'field', 'stops.0.a'],
    ['stops.0.scene', 4, 'field', 'stops.0.scene'],
    ['stops.0.parts', ['everything'], 'field', 'stops.0.parts.0'],
    ['stops.0.ask.kind', 'essay', 'field', 'stops.0.ask.kind'],
    ['stops.0.ask.of', 'javascript:alert(1)', 'field', 'stops.0.ask.of'],
    ['stops.0.ask.then', [{ when: 'constructor', say: 'x' }], 'condition', 'stops.0.ask.then.0.when'],
    ['stops.0.ask.then', [{ when: '('.repeat(100), say: 'x' }], 'condition', 'stops.0.ask.then.0.when'],
    ['stops.0.w', { v: [1e40, 0, 0, 1, 0, 0] }, 'moment', 'stops.0'],
    ['scenes.0.p', 7, 'moment', 'stops.0'],
    ['scenes.0.e', { start: [0, 'x', 0] }, 'moment', 'stops.0'],
    ['scenes.0.e', { inputs: [[1e9, 0, 0, 0, 0, 0, 0]] }, 'moment', 'stops.0'],
    ['scenes', [], 'field', 'scenes'],
    ['stops', [], 'field', 'stops'],
    ['stops', new Array(61).fill({ a: 'f0' }), 'too-large', 'stops'],
    ['version', 5, 'newer', undefined],
    ['stops.0.notes', 'x'.repeat(1001), 'too-large', 'stops.0.notes'],
    ['stops.0.notes', '<b>', 'html', 'stops.0.notes'],
    ['stops.0.ask.then', [{ when: 'g == 1', say: ' ' }], 'empty', 'stops.0.ask.then.0.say'],
    ['stops.0.ask', own({ options: [{ text: 'a' }] }), 'field', 'stops.0.ask.options'],
    ['stops.0.ask', own({ options: [...'abcdef'].map((text) => ({ text })) }), 'too-large', 'stops.0.ask.options'],
    ['stops.0.ask', own({ options: [{ text: 'a' }, { text: ' ' }] }), 'empty', 'stops.0.ask.options.1'],
    ['stops.0.ask', own({ options: [{ text: 'a' }, { text: 'a' }] }), 'twice', 'stops.0.ask.options.1'],
    ['stops.0.ask', own({ options: [{ text: 'a' }, { text: 'b', say: '<i>' }] }), 'html', 'stops.0.ask.options.1.say'],
    [
      'stops.0.ask',
      own({ options: [{ text: 'a', say: 'x'.repeat(401) }, { text: 'b' }] }),
      'too-large',
      'stops.0.ask.options.0.say',
    ],
    [
      'stops.0.ask',
      own({ options: [{ text: 'x'.repeat(121) }, { text: 'b' }] }),
      'too-large',
      'stops.0.ask.options.0.text',
    ],
    ['stops.0.ask', own({ answer: undefined }), 'unanswered', 'stops.0.ask.answer'],
    ['stops.0.ask', own({ answer: 2 }), 'field', 'stops.0.ask.answer'],
    ['stops.0.ask', own({ answer: 0.5 }), 'field', 'stops.0.ask.answer'],
    ['stops.0.ask', own({ answer: [0, 1] }), 'field', 'stops.0.ask.answer'],
    ['stops.0.ask', own({ of: 'f0' }), 'field', 'stops.0.ask.of'],
    ['stops.0.ask', { kind: 'value', tolerance: 0 }, 'unanswered', 'stops.0.ask.answer'],
    ['stops.0.ask', { kind: 'value', answer: 1e10 }, 'field', 'stops.0.ask.answer'],
    ['stops.0.ask', { kind: 'value', answer: 'abs(7)' }, 'field', 'stops.0.ask.answer'],
    ['stops.0.ask', { kind: 'value', answer: 1, tolerance: -1 }, 'field', 'stops.0.ask.tolerance'],
    ['version', 1.5, 'field', 'version'],
    ['format', 'else', 'not-a-tour', undefined],
    ['onload', 'alert(1)', 'field', 'onload'],
  ])('%s = %j is refused: %s', (path, value, code, at) => {
    const error = refused(() => readTour(withValue(path, value)));
    expect(error.code).toBe(code);
    expect(error.details.at).toBe(at);
  });

  it('cannot reach what every object has', () => {
    for (const text of ['{"__proto__":{"format":"sweeptour"}}', '[]', 'null', '7', '"x"'])
      expect(refused(() => readTour(JSON.parse(text))).code).toBe('not-a-tour');
    const json = JSON.stringify(jsonOf(() => {})).replace(
      '"title":"A stop"',
      '"title":"A stop","__proto__":{"say":"x"}',
    );
    expect(refused(() => readTour(JSON.parse(json))).code).toBe('field');
    expect(({} as { say?: string }).say).toBeUndefined();
    expect(refused(() => readTour(withValue('stops.0.scene', 'constructor'))).code).toBe('field');
  });

  it('draws what it says as text: nothing of Markdown makes elements of its own', () => {
    expect(readTour(withValue('stops.0.say', 'If a < b and c > d, or t<0')).stops[0]!.say).toContain('a < b');
  });

  it('is told when a link was cut, or is of a later version', () => {
    const data = encodeTour(tourOf(stopOf()));
    for (const cut of [data.slice(0, -4), data.slice(0, 9), 'a', 'a!', `${data}x`.slice(1)])
      expect(['cut-off', 'newer']).toContain(refused(() => decodeTour(cut)).code);
    expect(refused(() => decodeTour(`z${data.slice(1)}`)).code).toBe('newer');
    // A word is no tour of any version, and the least of all tours is longer than one.
    for (const word of ['nope', 'b', 'zero', 'tour', 'undefined'])
      expect(refused(() => decodeTour(word)).code).toBe('cut-off');
    const least = encodeTour({ ...tourOf(stopOf({ title: '', say: '' })), title: '' });
    expect(least.length).toBeGreaterThan(shortestTour);
    expect(refused(() => decodeTour('a'.repeat(limits.longestTourRead + 1))).code).toBe('too-large');
  });

  it('cannot fill the memory', async () => {
    const zeros = new Uint8Array(8_000_000);
    const before = performance.now();
    expect(refused(() => inflateUpTo(deflateSync(zeros, { level: 9 }), 1000)).code).toBe('too-large');
    const bomb = zipSync({ 'tour.json': zeros }, { level: 9 });
    await expect(unpackTour(bomb)).rejects.toMatchObject({ code: 'too-large' });
    // What claims to be small and is not.
    const lying = bomb.slice();
    const view = new DataView(lying.buffer);
    for (let at = 0; at + 4 < lying.length; at++)
      if (view.getUint32(at, true) === zeros.length) view.setUint32(at, 100, true);
    await expect(unpackTour(lying)).rejects.toThrow();
    expect(performance.now() - before).toBeLessThan(3000);
  });

  it('says which mesh is missing, damaged or another one', async () => {
    const { positions, indices } = floorAndWall();
    const hash = await meshHash(positions, indices);
    const tour = tourOf(
      stopOf({
        moment: momentOf({
          preset: null,
          mesh: { name: 'floor.obj', hash, parts: 1, inline: null },
          changes: experimentOf(),
        }),
      }),
    );
    expect(refused(() => packTour({ tour, meshes: new Map() })).details).toEqual({ name: 'floor.obj' });
    const text = strToU8(JSON.stringify(tourJson(tour)));
    const bytes = meshToBytes({ positions, indices });
    const zipped = (mesh: Uint8Array | null) =>
      unpackTour(zipSync({ 'tour.json': text, ...(mesh && { [`${hash}.mesh`]: mesh }) }));
    await expect(zipped(null)).rejects.toMatchObject({ code: 'mesh-missing', details: { name: 'floor.obj' } });
    await expect(zipped(bytes.slice(0, -1))).rejects.toMatchObject({ code: 'mesh-damaged' });
    const outOfRange = bytes.slice();
    new DataView(outOfRange.buffer).setUint32(outOfRange.length - 4, 1e9, true);
    await expect(zipped(outOfRange)).rejects.toMatchObject({ code: 'mesh-damaged' });
    const huge = bytes.slice(0, 16);
    new DataView(huge.buffer).setUint32(8, 2 ** 31, true);
    expect(refused(() => meshFromBytes(huge, 'x')).code).toBe('mesh-damaged');
    const other = meshToBytes({ positions: positions.map((value) => value + 1), indices });
    await expect(zipped(other)).rejects.toMatchObject({ code: 'mesh-differs' });
    await expect(
      zipped(meshToBytes({ positions: Float64Array.of(0.1, 0, 0), indices: new Uint32Array() })),
    ).rejects.toMatchObject({ code: 'mesh-differs' });
  });

  it('never gets past its checks, whatever is done to it', async () => {
    const data = encodeTour(tourOf(stopOf(), stopOf({ ask: { kind: 'time', of: 'f0.p0.s0.nearest' } })));
    const file = packTour({ tour: tourOf(stopOf()), meshes: new Map() });
    const named = async (work: () => unknown) => {
      try {
        await work();
      } catch (error) {
        expect((error as Error).name).toMatch(/^(TourError|ImportError)$/);
      }
    };
    await fc.assert(
      fc.asyncProperty(fc.nat(data.length - 1), fc.constantFrom(...'aZ09-_'), async (at, sign) => {
        await named(() => decodeTour(data.slice(0, at) + sign + data.slice(at + 1)));
      }),
      { seed, numRuns: 300 },
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length - 1), fc.nat(255), async (at, byte) => {
        const changed = file.slice();
        changed[at] = byte;
        await named(() => unpackTour(changed));
      }),
      { seed, numRuns: 300 },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue(),
        fc.constantFrom(
          'stops',
          'scenes',
          'stops.0',
          'stops.0.ask',
          'stops.0.w',
          'scenes.0',
          'stops.0.ask.then',
          'title',
        ),
        async (value, path) => {
          await named(() => readTour(withValue(path, value)));
        },
      ),
      { seed, numRuns: 300 },
    );
  });
});
