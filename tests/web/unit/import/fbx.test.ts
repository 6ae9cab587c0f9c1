import { describe, expect, it } from 'vitest';
import { expectFailure, failure, load, signedVolume, triangles, warningCounts } from './helpers';
import { cubeFbx, cubeFbxBinary } from './scenes';

describe('FBX', () => {
  it.each([
    ['text', cubeFbx()],
    ['binary', cubeFbxBinary(7400, false)],
    ['binary, packed', cubeFbxBinary(7400, true)],
    ['binary, long', cubeFbxBinary(7700, true)],
  ])('reads a cube, %s', async (_, content) => {
    const mesh = await load('cube.fbx', content);
    expect([triangles(mesh), mesh.positions.length / 3, signedVolume(mesh)]).toEqual([12, 8, 8]);
    expect(mesh).toMatchObject({ format: 'fbx', unitScaleGuess: 0.01, upAxisGuess: 'y', warnings: [] });
  });
  const property = (name: string, ...numbers: number[]) => `P: "${name}", "", "", "A",${numbers.join(',')}`;
  it('moves, turns and scales, in that order from the outside', async () => {
    const parts = [
      property('Lcl Translation', 5, 0, 0),
      property('Lcl Rotation', 0, 0, 90),
      property('Lcl Scaling', 3, 1, 1),
    ];
    const { bounds } = await load('cube.fbx', cubeFbx(parts.join('\n')));
    [...bounds.min, ...bounds.max].forEach((x, i) => expect(x).toBeCloseTo([4, -3, -1, 6, 3, 1][i], 12));
    const mirrored = await load('cube.fbx', cubeFbx(property('GeometricScaling', -2, 1, 1)));
    expect(signedVolume(mirrored)).toBe(16);
  });
  it('turns about its pivot', async () => {
    const parts = [property('RotationPivot', 1, 0, 0), property('Lcl Rotation', 0, 180, 0)];
    const { bounds } = await load('cube.fbx', cubeFbx(parts.join('\n')));
    expect(bounds.min[0]).toBeCloseTo(1, 12);
    expect(bounds.max[0]).toBeCloseTo(3, 12);
  });
  it('takes unit and axis from the file', async () => {
    const settings = `${property('UnitScaleFactor', 100)}\n${property('UpAxis', 2)}`;
    expect(await load('c.fbx', cubeFbx('', settings))).toMatchObject({ unitScaleGuess: 1, upAxisGuess: 'z' });
  });
  it('leaves out corners that are none', async () => {
    const mesh = await load('c.fbx', cubeFbx().replace('a: 0,3,2,-2', 'a: 0,3,9,-2'));
    expect([triangles(mesh), warningCounts(mesh)]).toEqual([10, { 'faces-out-of-range': 1 }]);
  });
  it('finds every truncation', async () => {
    const whole = cubeFbxBinary(7400, true);
    // Behind the last node stand 13 bytes of nothing.
    for (let length = 23; length < whole.length; length += 5)
      expect((await failure('c.fbx', whole.slice(0, length))).code).toBe('fbx-bad');
    await expectFailure('c.fbx', cubeFbx().slice(0, -3), 'fbx-bad', { what: 'early' });
  });
  it('refuses models within each other and old versions', async () => {
    const loop = cubeFbx().replace('C: "OO",2,0', 'C: "OO",2,2');
    await expectFailure('c.fbx', loop, 'model-endless');
    await expectFailure('c.fbx', cubeFbxBinary(5000, false), 'fbx-bad', { what: 'version' });
  });
});
