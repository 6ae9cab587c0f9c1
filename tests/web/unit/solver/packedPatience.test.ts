/** How long a packed file may take goes by what comes out of it, and that is told before it is unpacked. */
import { zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importMesh } from '../../../../web/mesh/import';
import { unpackedBytes } from '../../../../web/mesh/import/gltfSize';
import { MAX_DECODED_BYTES } from '../../../../web/mesh/import/limits';
import { createClient, type Connection } from '../../../../web/page/solver/client';
import { readingPatience, usualPatience } from '../../../../web/page/model/jobs';
import type { ParseProgress } from '../../../../web/page/solver/protocol';
import { beat, type Silence } from '../../../../web/page/solver/pulse';
import { dracoCube, meshoptCube } from '../import/packed';
import { cubeGltf, cubeObj, glb } from '../import/samples';
import { pass } from './fakeWorker';

const text = (content: string) => new TextEncoder().encode(content);

/** All that was told of one file. */
async function toldOf(name: string, bytes: Uint8Array): Promise<number[]> {
  const told: number[] = [];
  const onProgress: ParseProgress = (_, __, bytes) => void (bytes !== undefined && told.push(bytes));
  // Without its decoder Draco is refused, after what comes of it was told.
  await importMesh({ name, bytes }, [], { onProgress }).catch(() => undefined);
  return told;
}

describe('how much is unpacked', () => {
  it.each([
    ['cube.zip', zipSync({ 'cube.obj': text(cubeObj()) }), cubeObj().length],
    ['meshopt.glb', glb(meshoptCube()), 8 * 12 + 36 * 2],
    ['draco.glb', glb(dracoCube()), (24 / 3 + 36) * 12],
  ])('is told of %s', async (name, bytes, unpacked) => {
    expect(await toldOf(name, bytes)).toEqual([unpacked]);
  });

  it.each([
    ['cube.glb', glb(cubeGltf())],
    ['cube.obj', text(cubeObj())],
  ])('is not asked of %s', async (name, bytes) => {
    expect(await toldOf(name, bytes)).toEqual([]);
  });

  it('is no more than is allowed to be, whatever a file says', () => {
    const extensionsUsed = ['KHR_draco_mesh_compression'];
    for (const count of [1e15, 2 ** 53, -5, 'many', null, NaN, {}]) {
      const bytes = unpackedBytes({
        extensionsUsed,
        accessors: [{ count }, null, 3],
        bufferViews: [{ extensions: 7 }],
      });
      expect(bytes).toBe(count === 1e15 ? MAX_DECODED_BYTES : 0);
    }
  });
});

describe('a file that is read', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A worker that says what is unpacked, and then is at it. */
  function reading(unpacked?: number) {
    const said: (Silence | null)[] = [];
    const parse = (_: unknown, onProgress: ParseProgress) => {
      onProgress(0, 'read', unpacked);
      return new Promise(() => {});
    };
    const signs = { ask: () => {}, listen: (heard: (sign: { busy: null; ready: true }) => void) => heard(sign) };
    const sign = { busy: null, ready: true } as const;
    const died = new Promise<never>(() => {});
    const spawn = () => ({ api: { parse }, died, signs, terminate: () => {} }) as unknown as Connection;
    const client = createClient(spawn, { silent: (_, silence) => said.push(silence), loading: () => {} });
    void client.parse([new File(['little'], 'packed.glb')], () => {});
    return said;
  }

  it('may be silent for as long as what comes of it may take', async () => {
    const said = reading(500_000_000);
    await pass(readingPatience(500_000_000) - beat);
    expect(said).toEqual([]);
    await pass(3 * beat);
    expect(said).toHaveLength(1);
  });

  it('and where nothing is packed, for as long as its bytes may', async () => {
    const said = reading();
    await pass(usualPatience + 3 * beat);
    expect(said).toHaveLength(1);
  });
});
