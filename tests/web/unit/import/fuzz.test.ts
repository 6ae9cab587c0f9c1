/**
 * Seeded fuzz: valid samples are damaged in many ways; whatever comes out must be a sound mesh or an ImportError with a text.
 * `internal` and `out-of-memory` count as failures: the first is a mistake of ours, the second an allocation nobody checked.
 * IMPORT_FUZZ_SEED repeats a run, IMPORT_FUZZ_ROUNDS makes it longer.
 */
import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { ImportError, importMesh } from '../../../../web/mesh/import/index';
import { tableFault } from './tables';
import { bytesOf, decoders, sentence } from './helpers';
import { dracoCube, meshoptCube } from './packed';
import { cubeDae, cubeFbx, cubeFbxBinary, modelXml, threeMf } from './scenes';
import {
  nestedGltf,
  polygonObj,
  CUBE_POINTS,
  CUBE_TRIANGLES,
  cubeGltf,
  cubeObj,
  cubeOff,
  cubePlyAscii,
  cubePlyBinary,
  cubeStlAscii,
  cubeStlBinary,
  glb,
  gltfText,
} from './samples';

const SEED = Number(process.env['IMPORT_FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const ROUNDS = Number(process.env['IMPORT_FUZZ_ROUNDS'] ?? 1500);
const SLOWEST_MS = 2000;

/** mulberry32 */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const samples: [name: string, bytes: Uint8Array][] = [
  ['cube.glb', glb(cubeGltf())],
  ['nested.glb', glb(nestedGltf())],
  ['cube.gltf', bytesOf(gltfText(nestedGltf()))],
  ['cube.obj', bytesOf(cubeObj())],
  ['polygons.obj', bytesOf(polygonObj)],
  ['cube.stl', cubeStlBinary('solid')],
  ['ascii.stl', bytesOf(cubeStlAscii())],
  ['cube.ply', bytesOf(cubePlyAscii())],
  ['little.ply', cubePlyBinary(true)],
  ['big.ply', cubePlyBinary(false)],
  [
    'stored.zip',
    zipSync(
      { 'a/cube.gltf': bytesOf(gltfText(cubeGltf(), 'cube.bin')), 'a/cube.bin': cubeGltf().binary },
      { level: 0 },
    ),
  ],
  ['cube.off', bytesOf(cubeOff())],
  ['wide.obj', Uint8Array.from(Buffer.from(`\ufeff${cubeObj()}`, 'utf16le'))],
  ['cube.json', bytesOf(JSON.stringify({ positions: CUBE_POINTS, indices: CUBE_TRIANGLES.flat() }))],
  ['draco.glb', glb(dracoCube())],
  ['meshopt.glb', glb(meshoptCube(true))],
  ['cube.3mf', threeMf()],
  ['model.3mf', zipSync({ '3D/3dmodel.model': bytesOf(modelXml()) }, { level: 0 })],
  ['cube.dae', bytesOf(cubeDae())],
  ['text.fbx', bytesOf(cubeFbx())],
  ['packed.fbx', cubeFbxBinary(7400, true)],
  ['plain.fbx', cubeFbxBinary(7700, false)],
  ['packed.zip', zipSync({ 'cube.obj': bytesOf(cubeObj()) })],
];

/** Values at the edges of things, as bytes and as text. */
const WORDS = [
  0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff, 0x7fc00000, 0x7f800000, 1e9, 84,
];
const TEXTS = [
  '-1',
  '0',
  '1e9',
  '99999999999',
  'nan',
  'inf',
  '1e999',
  '',
  ' ',
  '\n',
  '\\\n',
  '/',
  '{}',
  '[]',
  'null',
  '""',
  '-',
  '4294967296',
  '0.5',
  '\0',
  'v',
  'f',
  'solid',
  'end_header',
  '3',
];

function damage(bytes: Uint8Array, pick: (below: number) => number): Uint8Array {
  const at = pick(bytes.length);
  switch (pick(7)) {
    case 0:
      return bytes.slice(0, at);
    case 1: {
      const copy = bytes.slice();
      for (let n = pick(8); n >= 0; n--) copy[pick(copy.length)] = pick(256);
      return copy;
    }
    case 2: {
      const copy = bytes.slice();
      if (copy.length >= 4)
        new DataView(copy.buffer).setUint32(pick(copy.length - 3), WORDS[pick(WORDS.length)], pick(2) === 0);
      return copy;
    }
    case 3:
      return join(bytes.slice(0, at), bytes.slice(at + pick(40)));
    case 4:
      return join(bytes.slice(0, at), bytes.slice(pick(bytes.length), pick(bytes.length)), bytes.slice(at));
    case 5:
      return join(bytes.slice(0, at), bytesOf(TEXTS[pick(TEXTS.length)]), bytes.slice(at));
    default:
      return replaceNumber(bytes, pick);
  }
}

const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** Puts another number in place of one in the text, so that documents stay well formed and only their meaning breaks. */
function replaceNumber(bytes: Uint8Array, pick: (below: number) => number): Uint8Array {
  const text = new TextDecoder('latin1').decode(bytes);
  const numbers = [...text.matchAll(/(?<![\w.+/-])-?\d+(\.\d+)?(?![\w.+/-])/g)];
  if (numbers.length === 0) return bytes;
  const chosen = numbers[pick(numbers.length)];
  const value = TEXTS[pick(TEXTS.length)];
  return Uint8Array.from(text.slice(0, chosen.index) + value + text.slice(chosen.index + chosen[0].length), (c) =>
    c.charCodeAt(0),
  );
}

/** 'loaded' or 'refused' when all is well, else what is not. Quicker than expectSound, for many thousands of meshes. */
async function outcome(name: string, bytes: Uint8Array): Promise<string> {
  const start = performance.now();
  let result = 'loaded';
  try {
    const mesh = await importMesh({ name, bytes }, [], { decoders });
    const vertices = mesh.positions.length / 3;
    if (mesh.indices.length === 0 || mesh.indices.length % 3 !== 0) return `${mesh.indices.length} indices`;
    if (mesh.indices.some((index) => index >= vertices)) return 'an index out of range';
    if (!mesh.positions.every(Number.isFinite) || ![...mesh.bounds.min, ...mesh.bounds.max].every(Number.isFinite))
      return 'a number that is not finite';
    const fault = tableFault(mesh);
    if (fault) return fault;
    mesh.warnings.forEach(({ code, details }) => sentence(code, details));
  } catch (error) {
    if (!(error instanceof ImportError)) return String(error);
    if (error.code === 'internal' || error.code === 'out-of-memory') return String((error.cause as Error).stack);
    if (error.code === 'cancelled') return 'cancelled by nobody';
    sentence(error.code, { ...error.details });
    result = 'refused';
  }
  const took = performance.now() - start;
  return took > SLOWEST_MS ? `${took.toFixed(0)} ms` : result;
}

console.info(`import fuzz: IMPORT_FUZZ_SEED=${SEED}, ${ROUNDS} rounds per sample`);

it.each(samples)('survives damaged %s', { timeout: 120_000 + ROUNDS * 20 }, async (name, bytes) => {
  const pick = generator(SEED);
  expect(await outcome(name, bytes)).toBe('loaded');
  const seen = { loaded: 0, refused: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    let damaged = damage(bytes, pick);
    for (let more = pick(3); more > 0 && damaged.length > 0; more--) damaged = damage(damaged, pick);
    const result = await outcome(name, damaged);
    if (result === 'loaded' || result === 'refused') seen[result]++;
    else
      expect.fail(
        `seed ${SEED}, ${name}, round ${round}: ${result}\n${Buffer.from(damaged).toString('base64').slice(0, 4000)}`,
      );
  }
  // Damage that never loads or always loads tests only half of the reader.
  expect(Math.min(seen.loaded, seen.refused)).toBeGreaterThan(ROUNDS / 200);
});
