import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SceneMesh } from '../../../../web/page/model';
import type { Vec3 } from '../../../../web/mesh/geometry/vec';
import { pickTriangle } from '../../../../web/page/scene/pointer/pick';

/** A sheet of two triangles a cell, in rows, with hills; y up. */
function sheet(cells: number, height: (x: number, z: number) => number): SceneMesh {
  const side = cells + 1;
  const positions = new Float64Array(side * side * 3);
  for (let z = 0; z < side; z++) for (let x = 0; x < side; x++) positions.set([x, height(x, z), z], (z * side + x) * 3);
  const indices = new Uint32Array(cells * cells * 6);
  for (let z = 0; z < cells; z++)
    for (let x = 0; x < cells; x++) {
      const a = z * side + x;
      indices.set([a, a + side, a + 1, a + 1, a + side, a + side + 1], (z * cells + x) * 6);
    }
  const bounds = { min: [0, -1, 0], max: [cells, 1, cells] } as const;
  return { name: 'sheet', positions, indices, parts: 1, bounds, source: 'preset' };
}

const all = (mesh: SceneMesh): number[] => Array.from({ length: mesh.indices.length / 3 }, (_, i) => i);

test('boxes change no answer: every ray meets the triangle that trying all of them finds', () => {
  const hills = sheet(40, (x, z) => Math.sin(x * 0.7) * Math.cos(z * 0.9));
  const flat = sheet(40, () => 0);
  const every = all(hills);
  const number = fc.double({ min: -60, max: 100, noNaN: true });
  // No numbers so small that they only test underflow.
  const way = fc.integer({ min: -1000, max: 1000 }).map((k) => k / 1000);
  const axis = fc.constantFrom<Vec3>([0, -1, 0], [1, 0, 0], [0, 0, -1]);
  let met = 0;
  fc.assert(
    fc.property(fc.tuple(number, number, number), fc.oneof(fc.tuple(way, way, way), axis), (origin, direction) => {
      for (const mesh of [hills, flat]) {
        const found = pickTriangle(mesh, origin, direction);
        expect(found).toBe(pickTriangle(mesh, origin, direction, every));
        if (found !== null) met++;
      }
    }),
    { numRuns: 2000 },
  );
  expect(met, 'rays that meet anything').toBeGreaterThan(100);
});

test('of a million triangles a ray looks at few', () => {
  const mesh = sheet(707, () => 0);
  const touched = new Set<number>();
  const watched = new Proxy(mesh.indices, {
    get(target, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) touched.add(Math.floor(Number(key) / 3));
      return Reflect.get(target, key, target) as unknown;
    },
  });
  // The boxes first, so that only the ray is counted.
  const spied = { ...mesh, indices: watched };
  pickTriangle(spied, [353.2, 9, 353.3], [0, -1, 0]);
  touched.clear();
  expect(pickTriangle(spied, [353.2, 9, 353.3], [0, -1, 0])).not.toBeNull();
  expect(touched.size).toBeLessThanOrEqual(256);
}, 30_000);
