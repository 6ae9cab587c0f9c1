/** Every axis system that an FBX file can state, against what becomes of a point by definition. */
import { describe, expect, it } from 'vitest';
import type { ImportedMesh } from '../../../../web/mesh/import/index';
import { CORNERS, fbxText, model, property } from './fbxFiles';
import { load, signedVolume, warningCounts } from './helpers';

/** A box from the origin that differs along each axis, so that no turn of it is hidden. */
const SIZES = [1, 2, 3];
const POINTS = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [i & 1, (i >> 1) & 1, (i >> 2) & 1].map((on, k) => on * SIZES[k]));
/** Corners of the cube of the samples are numbered round, these in rows. */
const ROWS = [0, 1, 3, 2, 4, 5, 7, 6];
const FACES = CORNERS.map((corner) => (corner < 0 ? -1 - ROWS[-1 - corner] : ROWS[corner]));

const signs = [1, -1] as const;
const permutations = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

const systems = permutations.flatMap((axes) =>
  signs.flatMap((a) => signs.flatMap((b) => signs.map((c) => ({ axes, signs: [a, b, c] as const })))),
);

const geometry = (faces: readonly number[]) => `Geometry: 1, "Geometry::", "Mesh" {
Vertices: *24 {
a: ${POINTS.flat().join(',')}
}
PolygonVertexIndex: *24 {
a: ${faces.join(',')}
}
}`;

const boxFbx = (settings: readonly string[], faces = FACES) =>
  fbxText({ settings, objects: [geometry(faces), model(2, 'box')], connections: [[2, 0], [1, 2]] }); // prettier-ignore

/** As the page stands it: Z up is turned about x. */
const standing = ({ positions, upAxisGuess }: ImportedMesh) =>
  Array.from({ length: positions.length / 3 }, (_, v) => {
    const [x, y, z] = positions.slice(3 * v, 3 * v + 3);
    return upAxisGuess === 'z' ? [x, z, -y] : [x, y, z];
  });

const sorted = (points: readonly (readonly number[])[]) => points.map((point) => point.map((x) => x + 0).join()).sort();

describe('axes of an FBX file', () => {
  it.each(systems)('right, up and front are $axes along $signs', async ({ axes, signs }) => {
    const settings = ['CoordAxis', 'UpAxis', 'FrontAxis'].flatMap((name, i) => [
      property(name, axes[i]),
      property(`${name}Sign`, signs[i]),
    ]);
    const mesh = await load('box.fbx', boxFbx(settings));
    const expected = POINTS.map((point) => axes.map((axis, i) => signs[i] * point[axis]));
    expect(sorted(standing(mesh))).toEqual(sorted(expected));
    expect(mesh).toMatchObject({ upAxisGuess: axes[1] === 2 ? 'z' : 'y', upAxisReason: 'up-stated' });
    // Fronts stay fronts, and backs backs, in a mirror too.
    expect(signedVolume(mesh)).toBeCloseTo(6, 12);
    const inside = FACES.map((_, i) => FACES[i - (i % 4) + (3 - (i % 4))]).map((corner, i) => {
      const bare = corner < 0 ? -1 - corner : corner;
      return i % 4 === 3 ? -1 - bare : bare;
    });
    expect(signedVolume(await load('box.fbx', boxFbx(settings, inside)))).toBeCloseTo(-6, 12);
    const isEven = [[0, 1, 2], [1, 2, 0], [2, 0, 1]].some((even) => even.join() === axes.join()); // prettier-ignore
    const leftHanded = (isEven ? 1 : -1) * signs[0] * signs[1] * signs[2] < 0;
    expect(warningCounts(mesh)).toEqual(leftHanded ? { 'axes-left-handed': 1 } : {});
  });

  it.each([0, 1, 2].flatMap((axis) => signs.map((sign) => [axis, sign] as const)))(
    'up alone is enough: axis %i along %i',
    async (axis, sign) => {
      const mesh = await load('box.fbx', boxFbx([property('UpAxis', axis), property('UpAxisSign', sign)]));
      const heights = standing(mesh).map(([, y]) => y);
      expect([Math.min(...heights), Math.max(...heights)]).toEqual([sign < 0 ? -SIZES[axis] : 0, sign < 0 ? 0 : SIZES[axis]].map((x) => x + 0)); // prettier-ignore
      expect([signedVolume(mesh), mesh.warnings]).toEqual([6, []]);
    },
  );

  it('what fits nothing is as if it were not there', async () => {
    const twice = [property('UpAxis', 1), property('FrontAxis', 1), property('CoordAxis', 0)];
    expect(sorted(standing(await load('box.fbx', boxFbx(twice))))).toEqual(sorted(POINTS));
    const beyond = [property('UpAxis', 7), property('FrontAxis', -3)];
    expect(sorted(standing(await load('box.fbx', boxFbx(beyond))))).toEqual(sorted(POINTS));
  });

  it.each([
    [1, 0.01, 1],
    [2.54, 0.0254, 1],
    [100, 1, 1],
    [0.1, 0.001, 1],
    [30.48, 1, 0.3048],
    [-5, 0.01, 1],
    [0, 0.01, 1],
  ])('a unit of %d cm', async (unit, scale, factor) => {
    const settings = [property('UnitScaleFactor', unit), property('OriginalUnitScaleFactor', 100)];
    const mesh = await load('box.fbx', boxFbx(settings));
    expect(mesh.unitScaleGuess).toBe(scale);
    mesh.bounds.max.forEach((x, k) => expect(x).toBeCloseTo(SIZES[k] * factor, 12));
  });
});
