import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import type { Mesh } from 'three';
import { describe, expect, it } from 'vitest';
import { box } from '../../../../meshes/shapes/box';
import { moved, type Shape } from '../../../../meshes/shapes/shape';
import { glbOf } from '../../../../web/page/export/glb';
import { importMesh } from '../../../../web/mesh/import';
import type { SceneMesh } from '../../../../web/page/model';
import { boundsOf } from '../../../../web/mesh/placement';

const scene = (shape: Shape, more: Partial<SceneMesh> = {}): SceneMesh => ({
  name: 'box “é”',
  ...shape,
  parts: 1,
  bounds: boundsOf(shape.positions),
  source: 'file',
  ...more,
});
const readByUs = (bytes: Uint8Array) => importMesh({ name: 'mended.glb', bytes });

async function readByThree(bytes: Uint8Array<ArrayBuffer>): Promise<Mesh> {
  const { scene } = await new GLTFLoader().parseAsync(bytes.buffer, '');
  scene.updateMatrixWorld(true);
  return scene.children[0] as Mesh;
}

describe('a mesh saved as .glb', () => {
  it('comes back exactly where its coordinates are single-precision numbers', async () => {
    const shape = box([0, -1, 0.5], [1, 2, 3]);
    const { bytes, error } = glbOf(scene(shape));
    expect(error).toBe(0);
    const { positions, indices, warnings } = await readByUs(bytes);
    expect([positions, indices, warnings]).toEqual([shape.positions, shape.indices, []]);
    const { geometry, name } = await readByThree(bytes);
    expect(Array.from(geometry.getAttribute('position').array)).toEqual(Array.from(shape.positions));
    expect(Array.from(geometry.getIndex()!.array)).toEqual(Array.from(shape.indices));
    expect(name).toContain('box');
  });

  it('far from home is off by no more than it says: its own size decides, not where it is', async () => {
    const shape = moved(box([0, 0, 0], [0.1, 0.2, 0.3]), [1e6 + 0.1, -2e6, 3e5]);
    const { bytes, error } = glbOf(scene(shape));
    expect(error).toBeGreaterThan(0);
    expect(error).toBeLessThan(1e-8);
    const { positions } = await readByUs(bytes);
    const off = Math.max(...positions.map((value, at) => Math.abs(value - shape.positions[at]!)));
    // Adding the place of the node rounds once more, to the doubles that far from 0.
    expect(off).toBeLessThanOrEqual(error + 2 ** -32);
  });

  it('is in metres, whatever the scene is in', async () => {
    const shape = box([0, 0, 0], [1000, 2000, 3000]);
    const { bytes } = glbOf(scene(shape, { unit: 'millimetre' }));
    const { bounds } = await readByUs(bytes);
    bounds.max.forEach((high, axis) => expect(high).toBeCloseTo(axis + 1, 12));
    const { matrixWorld } = await readByThree(bytes);
    expect(matrixWorld.elements[0]).toBeCloseTo(0.001, 12);
  });
});
