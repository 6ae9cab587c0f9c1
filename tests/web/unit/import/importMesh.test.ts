import { readFileSync, readdirSync } from 'node:fs';
import { zipSync } from 'fflate';
import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it, vi } from 'vitest';
import { importMesh } from '../../../../web/mesh/import/index';
import type { ImportStage } from '../../../../web/mesh/import/index';
import { importMessages } from '../../../../web/mesh/import/importMessages';
import { TextReader } from '../../../../web/mesh/import/textReader';
import { bytesOf, expectFailure, expectSound, failure, file, load, triangles, warningCounts } from './helpers';
import {
  cubeGltf,
  cubeObj,
  cubeOff,
  cubePlyAscii,
  cubeStlAscii,
  cubeStlBinary,
  glb,
  gltfText,
  stlBinary,
} from './samples';

describe('format', () => {
  const contents = {
    glb: glb(cubeGltf()),
    gltf: gltfText(cubeGltf()),
    obj: cubeObj(),
    stl: cubeStlAscii(),
    ply: cubePlyAscii(),
    off: cubeOff(),
  };
  it.each(Object.entries(contents))('is told by content for %s, whatever the name says', async (format, content) => {
    for (const extension of Object.keys(contents)) {
      const mesh = await load(`cube.${extension}`, content);
      expect(mesh.format).toBe(format);
      expect(warningCounts(mesh)).toEqual(extension === format ? {} : { 'extension-mismatch': 1 });
    }
    expect((await load('cube', content)).warnings).toEqual([]);
  });
  it.each([
    ['an error page', 'x.glb', '\n<!DOCTYPE html>\n<html>', 'web-page'],
    ['an error page in capitals', 'x.obj', '<HTML><BODY>404', 'web-page'],
    ['an LFS pointer', 'x.stl', 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n', 'lfs-pointer'],
    ['Blender', 'x.blend', 'BLENDER-v300', 'unsupported-format'],
    ['XML of another kind', 'x.x3d', '<?xml version="1.0"?><X3D/>', 'unsupported-format'],
    ['a picture', 'x.obj', '\x89PNG\r\n', 'unsupported-format'],
    ['the numbers of a .gltf alone', 'x.bin', '\0\x01\x02', 'bin-alone'],
    ['anything else', 'x.dat', '\0\x01\x02', 'unknown-format'],
    ['prose', 'x.txt', 'dear diary', 'unknown-format'],
    ['nothing', 'x.glb', '', 'empty-file'],
    ['a .glb that is none', 'x.glb', 'glTX\x02\0\0\0', 'unknown-format'],
    ['a .ply that is none', 'x.ply', 'plx\n', 'unknown-format'],
    ['a .gltf that is none', 'x.gltf', 'hello', 'unknown-format'],
  ] as const)('refuses %s', async (_, name, content, code) => {
    await expectFailure(
      name,
      Uint8Array.from(content, (c) => c.charCodeAt(0)),
      code,
    );
  });
});

describe('archives', () => {
  const zip = (files: Record<string, string | Uint8Array>, level: 0 | 6 = 6) =>
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? bytesOf(content) : content,
        ]),
      ),
      { level },
    );

  it.each([0, 6] as const)('opens a .gltf with its files from a folder (level %i)', async (level) => {
    const bytes = zip(
      {
        'm/cube.gltf': gltfText(cubeGltf(), 'data/cube.bin'),
        'm/data/cube.bin': cubeGltf().binary,
        'm/wood.png': 'x',
        '__MACOSX/m/._cube.gltf': 'x',
      },
      level,
    );
    const mesh = await load('pack.zip', bytes);
    expect(mesh).toMatchObject({ name: 'cube.gltf', format: 'gltf', warnings: [] });
    expect(triangles(mesh)).toBe(12);
  });
  it('unpacks large files whole', async () => {
    const many = stlBinary(Array.from({ length: 40_000 }, (_, i) => [i, 0, 0, i + 1, 0, 0, i, Math.sin(i), 0]));
    expect(triangles(await load('big.zip', zip({ 'big.stl': many })))).toBe(40_000);
  });
  it('takes one of several meshes and names it', async () => {
    const mesh = await load('pack.zip', zip({ 'b.obj': cubeObj(), 'a.stl': cubeStlAscii(), 'c.obj': cubeObj() }));
    expect([mesh.name, warningCounts(mesh)]).toEqual(['b.obj', { 'zip-several-meshes': 2 }]);
  });
  it('refuses what it cannot use', async () => {
    await expectFailure('x.zip', zip({}), 'zip-no-mesh', { files: 0 });
    await expectFailure('x.zip', zip({ 'readme.txt': 'hi' }), 'zip-no-mesh', { files: 1 });
    const inner = zip({ 'cube.obj': cubeObj() });
    for (const name of ['inner.obj', 'inner.zip'])
      await expectFailure('x.zip', zip({ [name]: inner }), 'zip-nested', { name });
    await expectFailure('x.zip', zip({ 'm/x.gltf': gltfText(cubeGltf(), '../cube.bin') }), 'gltf-buffer-not-fetched');
  });
  it('finds every truncation', async () => {
    const whole = zip({ 'cube.obj': cubeObj(), 'cube.stl': cubeStlAscii() });
    for (let length = 4; length < whole.length; length++)
      expect((await failure('x.zip', whole.slice(0, length))).code).toBe('zip-broken');
  });
  it('believes no size in the directory', async () => {
    const whole = zip({ 'cube.obj': cubeObj() });
    const entry = whole.length - 22 - 46 - 'cube.obj'.length;
    const real = new DataView(whole.buffer).getUint32(entry + 24, true);
    for (const [size, code] of [
      [0, 'zip-broken'],
      [real - 1, 'zip-broken'],
      [real + 1, 'zip-broken'],
      [1e9, 'zip-broken'],
      [4e9, 'zip-too-large'],
    ] as const) {
      const liar = whole.slice();
      new DataView(liar.buffer).setUint32(entry + 24, size, true);
      await expectFailure('x.zip', liar, code);
    }
  });
});

describe('several meshes at once', () => {
  it('are named: which was read and which were not', async () => {
    const mesh = await load('lot/a.glb', glb(cubeGltf()), [
      file('lot/b.obj', cubeObj()),
      file('lot/b.mtl', 'newmtl x'),
    ]);
    expect(mesh.warnings).toEqual([
      { code: 'other-meshes', count: 1, details: { name: 'a.glb', names: 'b.obj', count: 1 } },
      { code: 'companions-ignored', count: 1, details: { names: 'b.mtl', count: 1 } },
    ]);
  });
});

describe('guesses', () => {
  const slab = (size: number, up: 'y' | 'z') => {
    const corners =
      up === 'y'
        ? [
            [0, 0, 0],
            [0, 0, 1],
            [1, 0, 1],
            [1, 0, 0],
          ]
        : [
            [0, 0, 0],
            [1, 0, 0],
            [1, 1, 0],
            [0, 1, 0],
          ];
    return `${corners.map((c) => `v ${c.map((n) => n * size).join(' ')}`).join('\n')}\nf 1 2 3 4\n`;
  };
  it.each([
    [0.01, 1, 'unit-tiny'],
    [1, 1, 'unit-metres'],
    [50, 1, 'unit-metres'],
    [51, 0.01, 'unit-centimetres'],
    [800, 0.01, 'unit-centimetres'],
    [2001, 0.001, 'unit-millimetres'],
    [1e300, 0.001, 'unit-millimetres'],
  ] as const)('takes a size of %d for ×%d', async (size, scale, reason) => {
    expect(await load('s.obj', slab(size, 'y'))).toMatchObject({ unitScaleGuess: scale, unitReason: reason });
  });
  it.each([
    // terrain of 160 m and of 2.4 km in cells of a metre or a few; the same span, but tall; large triangles
    [160, 1, 0.05, 1, 'unit-ground'],
    [2400, 15, 0.1, 1, 'unit-ground'],
    [160, 1, 0.5, 0.01, 'unit-centimetres'],
    [160, 20, 0.05, 0.01, 'unit-centimetres'],
    [2400, 100, 0.1, 0.001, 'unit-millimetres'],
  ] as const)('a surface %d long in cells of %d, %d of that high, is ×%d', async (size, cell, high, scale, reason) => {
    const across = size / cell + 1;
    const lines: string[] = [];
    for (let z = 0; z < across; z++)
      for (let x = 0; x < across; x++) lines.push(`v ${x * cell} ${x === 1 && z === 1 ? size * high : 0} ${z * cell}`);
    for (let z = 0; z < across - 1; z++)
      for (let x = 1; x < across; x++) {
        const at = z * across + x;
        lines.push(`f ${at} ${at + across} ${at + across + 1} ${at + 1}`);
      }
    for (const upAxis of ['y', 'z'] as const) {
      const text = lines.join('\n').replace(/^v (\S+) (\S+) (\S+)/gm, upAxis === 'z' ? 'v $3 $1 $2' : '$&');
      expect(await load('ground.obj', text)).toMatchObject({
        unitScaleGuess: scale,
        unitReason: reason,
        upAxisGuess: upAxis,
      });
    }
  });
  it('finds up by the level ground', async () => {
    expect(await load('y.obj', slab(1, 'y'))).toMatchObject({ upAxisGuess: 'y', upAxisReason: 'up-flat-y' });
    expect(await load('z.obj', slab(1, 'z'))).toMatchObject({ upAxisGuess: 'z', upAxisReason: 'up-flat-z' });
    expect(await load('c.obj', cubeObj())).toMatchObject({ upAxisGuess: 'y', upAxisReason: 'up-undecided' });
    expect(await load('c.stl', cubeStlBinary())).toMatchObject({ upAxisGuess: 'z', upAxisReason: 'up-stl-habit' });
  });
});

describe('a long import', () => {
  const big = (() => {
    const row = (i: number) => `v ${i % 500} 0 ${Math.floor(i / 500)}\n`;
    const face = (i: number) => `f ${i + 1} ${i + 2} ${i + 501}\n`;
    return (
      Array.from({ length: 250_000 }, (_, i) => row(i)).join('') +
      Array.from({ length: 249_000 }, (_, i) => face(i)).join('')
    );
  })();
  it('reports progress that only rises, and lets other tasks run', async () => {
    const seen: [number, ImportStage][] = [];
    const tick = vi.fn();
    const timer = setInterval(tick, 1);
    await importMesh(file('big.obj', big), [], { onProgress: (fraction, stage) => seen.push([fraction, stage]) });
    clearInterval(timer);
    expect(tick).toHaveBeenCalled();
    expect(seen.length).toBeGreaterThan(1);
    seen.forEach(([fraction], i) => expect(fraction).toBeGreaterThanOrEqual(seen[i - 1]?.[0] ?? 0));
    expect(seen.at(-1)).toEqual([1, 'check']);
  });
  it('stops when told to, before and amid', async () => {
    await expect(importMesh(file('c.obj', cubeObj()), [], { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'cancelled',
    });
    const controller = new AbortController();
    const progress = vi.fn(() => controller.abort());
    await expect(
      importMesh(file('big.obj', big), [], { signal: controller.signal, onProgress: progress }),
    ).rejects.toMatchObject({ code: 'cancelled' });
    expect(progress).toHaveBeenCalledTimes(1);
  });
  it('leaves the given bytes alone and hands out arrays of its own', async () => {
    const source = file('c.glb', glb(cubeGltf()));
    const before = source.bytes.slice();
    const mesh = await importMesh(source);
    expect(mesh.positions.buffer.byteLength).toBe(mesh.positions.byteLength);
    structuredClone(mesh, { transfer: [mesh.positions.buffer, mesh.indices.buffer] });
    expect(source.bytes).toEqual(before);
  });
});

describe('numbers in text', () => {
  it('come out as JavaScript reads them', () => {
    const texts = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
      fc
        .tuple(
          fc.bigInt({ min: 0n, max: 10n ** 20n }),
          fc.integer({ min: 0, max: 30 }),
          fc.integer({ min: -330, max: 310 }),
        )
        .map(([a, zeros, e]) => `${a}.${'0'.repeat(zeros)}5e${e}`),
      fc.float({ noNaN: true, noDefaultInfinity: true }).map((x) => x.toFixed(6)),
    );
    fc.assert(
      fc.property(texts, (text) => Object.is(new TextReader(bytesOf(`${text} 1`)).readNumber(), Number(text))),
      { numRuns: 20_000 },
    );
  });
});

describe('texts', () => {
  it('are ICU messages, one per code', () => {
    const all = Object.keys(importMessages).map((key) => key.replace(/^import\.\w+\./, ''));
    expect(new Set(all).size).toBe(all.length);
    for (const text of Object.values(importMessages)) expect(() => new IntlMessageFormat(text, 'en')).not.toThrow();
  });
});

describe('the source', () => {
  it('fetches nothing and evaluates nothing', () => {
    const folder = new URL('../../../../web/mesh/import/', import.meta.url);
    const sources = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
    expect(sources.length).toBeGreaterThan(10);
    for (const source of sources)
      expect(source).not.toMatch(
        /\bfetch\(|XMLHttpRequest|\beval\(|new Function|\bwindow\.|\bdocument\.(create|query|get|body)/,
      );
  });
});

it('checks its own check: a mesh with a bad index does not pass', async () => {
  const mesh = await load('c.obj', cubeObj());
  expect(() => expectSound({ ...mesh, indices: mesh.indices.map((i) => i + 1) })).toThrow();
  expect(() => expectSound({ ...mesh, positions: mesh.positions.map((x, i) => (i === 3 ? NaN : x)) })).toThrow();
});
