/** Archives in ways of the zip format that not every program writes. */
import { describe, expect, it } from 'vitest';
import { expectFailure, load, signedVolume, triangles } from './helpers';
import { modelXml } from './scenes';
import { cubeObj, cubeStlAscii } from './samples';
import { zipOf } from './zips';
import type { Archive, Entry } from './zips';

const obj = (more: Partial<Entry> = {}): Entry => ({ name: 'cube.obj', content: cubeObj(), ...more });
const bothWays: [string, Partial<Entry>, Archive][] = [false, true].flatMap((stored) =>
  [false, true].flatMap((descriptor) =>
    [false, true].flatMap((entry) =>
      [false, true].map((zip64): [string, Partial<Entry>, Archive] => [
        `${stored ? 'stored' : 'deflated'}, ${descriptor ? 'descriptor, ' : ''}entry ${entry ? 64 : 32}, end ${zip64 ? 64 : 32}`,
        { stored, descriptor, zip64: entry },
        { zip64 },
      ]),
    ),
  ),
);

describe('zip64', () => {
  it.each(bothWays)('is read: %s', async (_, entry, archive) => {
    const other = { name: 'readme.txt', content: 'x'.repeat(1000), ...entry };
    const mesh = await load('c.zip', zipOf([other, obj(entry)], archive));
    expect([mesh.name, triangles(mesh), signedVolume(mesh)]).toEqual(['cube.obj', 12, 8]);
    const model = { name: '3D/3dmodel.model', content: modelXml(), ...entry };
    expect(signedVolume(await load('c.3mf', zipOf([model], archive)))).toBe(8);
  });
  it('finds its extra field behind others', async () => {
    const extraBefore = Buffer.from([0x0a, 0, 4, 0, 1, 2, 3, 4]);
    expect(triangles(await load('c.zip', zipOf([obj({ zip64: true, extraBefore })])))).toBe(12);
  });
  it('has comments, also such as look like its end', async () => {
    const comment = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(30, 0xff)]);
    expect(triangles(await load('c.zip', zipOf([obj()], { comment })))).toBe(12);
    expect(triangles(await load('c.zip', zipOf([obj()], { comment, zip64: true })))).toBe(12);
  });
  it.each<[string, Archive]>([
    ['a longer end that is elsewhere', { locator: 2n ** 40n }],
    ['a longer end beyond doubles', { locator: 2n ** 64n - 1n }],
    ['a longer end in the first file', { locator: 0n }],
    ['a directory that is elsewhere', { first: 2n ** 50n }],
    ['more entries than there are', { count: 2n ** 63n }],
  ])('refuses %s', async (_, archive) => {
    await expectFailure('c.zip', zipOf([obj()], { zip64: true, ...archive }), 'zip-broken', { what: 'damaged' });
  });
  it('refuses an entry whose sizes are nowhere, and one that is cut off', async () => {
    const whole = zipOf([obj({ zip64: true })], { zip64: true });
    const extra = whole.length - 22 - 20 - 56 - 28;
    for (const [at, value] of [
      [extra, 7],
      [extra + 2, 8],
    ] as const) {
      const damaged = whole.slice();
      damaged[at] = value;
      await expectFailure('c.zip', damaged, 'zip-broken');
    }
    for (let length = 4; length < whole.length; length += 7)
      await expectFailure('c.zip', whole.slice(0, length), 'zip-broken');
  });
  it('keeps its limits, whatever it claims', async () => {
    const whole = zipOf([obj({ zip64: true })], { zip64: true });
    const claim = new DataView(whole.buffer, whole.length - 22 - 20 - 56 - 24, 8);
    claim.setBigUint64(0, 2n ** 41n, true);
    await expectFailure('c.zip', whole, 'zip-too-large', { bytes: 2 ** 41 });
    claim.setBigUint64(0, 10n ** 9n, true);
    await expectFailure('c.zip', whole, 'zip-broken');
  });
});

describe('what is not needed of an archive', () => {
  const notes: Entry = { name: 'notes.txt', content: 'secret', flags: 1 };
  it('may be encrypted, or packed in another way', async () => {
    const picture: Entry = { name: 'picture.jpg', content: 'x', method: 95 };
    expect(triangles(await load('c.zip', zipOf([notes, obj(), picture])))).toBe(12);
  });
  it.each<[string, Partial<Entry>, string]>([
    ['encrypted', { flags: 1 }, 'encrypted'],
    ['in another way', { method: 14 }, 'method'],
  ])('a mesh that is %s is refused by that word', async (_, entry, what) => {
    await expectFailure('c.zip', zipOf([obj(entry), notes]), 'zip-broken', { what });
  });
  it('is told from the mesh by the ending, in any case', async () => {
    const mesh = await load('c.zip', zipOf([{ name: 'A/CUBE.STL', content: cubeStlAscii(), zip64: true }]));
    expect([mesh.format, triangles(mesh)]).toEqual(['stl', 12]);
  });
});
