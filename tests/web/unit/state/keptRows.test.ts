/** Rows of the browser's storage that are not what they should be. */
import { describe, expect, it } from 'vitest';
import { meshHash } from '../../../../web/mesh/hash';
import { type KeptMesh, memoryKeep } from '../../../../web/page/solver/keep';
import { areFacts } from '../../../../web/page/solver/keptRows';
import { localSolver } from '../../../support/localSolver';

const mesh: KeptMesh = {
  ...{ name: 'slope.obj', parts: 1, bounds: { min: [0, 0, 0], max: [1, 0, 2] } },
  ...{ positions: Float64Array.of(0, 0, 0, 1, 0, 0, 0, 0, 2), indices: Uint32Array.of(0, 1, 2) },
};

async function restored(row: unknown) {
  const keep = memoryKeep();
  const hash = await meshHash(mesh.positions, mesh.indices);
  await keep.save(hash, row as KeptMesh);
  return localSolver({}, keep).client.restore(hash);
}

describe('what this browser keeps', () => {
  it('is measured again: bounds of nothing would be drawn as nothing, in every picture', async () => {
    const nowhere = { min: [NaN, NaN, NaN], max: [NaN, NaN, NaN] };
    expect((await restored({ ...mesh, bounds: nowhere }))!.mesh).toMatchObject({ ...mesh, bounds: mesh.bounds });
    expect((await restored({ ...mesh, name: 7, parts: NaN }))!.mesh).toMatchObject({ name: '?', parts: 1 });
  });

  it.each([
    ['another mesh', { ...mesh, positions: Float64Array.of(0, 0, 0, 1, 0, 0, 0, 0, 3) }],
    ['lists of another kind', { ...mesh, positions: [0, 0, 0], indices: [0, 0, 0] }],
    ['nothing', undefined],
    ['a number', 7],
  ])('and is gone when it is %s', async (_, row) => {
    expect(await restored(row)).toBe(null);
  });

  it('is listed only as far as it can be', () => {
    const facts = { name: 'a', kind: 'mesh', label: 'x.obj', triangles: 1, bytes: 84, used: 1 };
    expect(areFacts(facts)).toBe(true);
    for (const bad of [null, 7, {}, { ...facts, bytes: NaN }, { ...facts, kind: 'film' }, { ...facts, label: null }]) {
      expect(areFacts(bad), JSON.stringify(bad)).toBe(false);
    }
  });
});
