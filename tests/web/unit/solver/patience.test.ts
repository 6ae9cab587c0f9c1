/** What is said of how long a worker may be silent, against the module: the longest pieces of work there are, on a mesh that is all of them at once. */
import { loadSolver, type Mesh } from 'sweepscope';
import { beforeAll, describe, expect, it } from 'vitest';
import { lookOver } from '../../../../web/mesh/report';
import { mend } from '../../../../web/mesh/repair/mend';
import type { Recipe } from '../../../../web/mesh/repair/types';
import {
  buildingPatience,
  framePatience,
  repairPatience,
  reportPatience,
  usualPatience,
} from '../../../../web/page/model/jobs';
import { meshHash } from '../../../../web/mesh/hash';

const side = 150;
const triangles = 2 * side * side;

/** A bumpy sheet, a metre a side. */
function sheet(): { positions: Float64Array; indices: Uint32Array } {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let z = 0; z <= side; z++)
    for (let x = 0; x <= side; x++) positions.push(x / side, 0.01 * Math.sin(x * 1.7 + z * 2.3), z / side);
  for (let z = 0; z < side; z++)
    for (let x = 0; x < side; x++) {
      const at = z * (side + 1) + x;
      indices.push(at, at + side + 1, at + 1, at + 1, at + side + 1, at + side + 2);
    }
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
}

let mesh: Mesh;
const made = sheet();

async function timed(work: () => unknown): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Five times as long as here is still no silence: slow telephones, and other work on the machine. */
const slower = 5;

beforeAll(async () => {
  mesh = (await loadSolver()).createMesh(made.positions, made.indices);
});

describe('no piece of work takes as long as is waited for a sign', () => {
  it('a mesh built and named', async () => {
    const solver = await loadSolver();
    const took = await timed(async () => {
      solver.createMesh(made.positions, made.indices).dispose();
      await meshHash(made.positions, made.indices);
    });
    expect(took * slower).toBeLessThan(buildingPatience(triangles) - usualPatience);
  });

  it.each(['paper', 'robust'] as const)('a frame traced in which every triangle is asked (%s)', async (method) => {
    // A body as large as the mesh, pushed into it: slide after slide.
    const request = Float64Array.of(0.5, 1, 0.5, 0.3, -2, 0.2, 0, -0.5, 0, 0.9, 0.9, 0.9);
    const took = await timed(() => mesh.trace(request, { method }));
    expect(took * slower).toBeLessThan(framePatience(triangles, null) - usualPatience);
  });

  it('a report', async () => {
    const took = await timed(() => lookOver(made.positions, made.indices));
    expect(took * slower).toBeLessThan(reportPatience(triangles) - 3 * usualPatience);
  });

  it('a repair', async () => {
    const recipe: Recipe = {
      ...{ weld: 1e-6, degenerate: true, duplicates: true, tJunctions: true, winding: 'outward', holes: 1 },
      simplify: { keep: 0.5, error: 0.1 },
    };
    const took = await timed(() => mend({ ...made, recipe, look: false }, () => {}));
    expect(took * slower).toBeLessThan(repairPatience(triangles) - 3 * usualPatience);
  });
});
