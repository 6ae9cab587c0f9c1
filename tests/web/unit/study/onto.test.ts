/** Studies on somebody's own mesh: whatever its size and place, what is asked is asked near it. */
import { describe, expect, it } from 'vitest';
import type { SceneMesh, Vec3 } from '../../../../web/page/model';
import { loadStudy } from '../../../../web/page/model/study/modules';
import { spotOn } from '../../../../web/page/core/study/onto';
import { studyIds } from '../../../../web/page/model/study/registry.gen';
import {
  encodeSettings,
  initialSettings,
  readRow,
  rowWidth,
  settingsProblem,
} from '../../../../web/page/model/study/settings';
import { studyEngine } from '../../../methods/support';

/** A ball of triangles. */
function ball(radius: number, middle: Vec3): SceneMesh {
  const [rings, sectors] = [12, 16];
  const positions: number[] = [];
  const indices: number[] = [];
  for (let r = 0; r <= rings; r++)
    for (let s = 0; s < sectors; s++) {
      const [polar, turn] = [(Math.PI * r) / rings, (2 * Math.PI * s) / sectors];
      const at = [Math.sin(polar) * Math.cos(turn), Math.cos(polar), Math.sin(polar) * Math.sin(turn)];
      positions.push(...at.map((each, axis) => middle[axis]! + radius * each));
    }
  for (let r = 0; r < rings; r++)
    for (let s = 0; s < sectors; s++) {
      const [a, b] = [r * sectors + s, r * sectors + ((s + 1) % sectors)];
      indices.push(a, b, a + sectors, b, b + sectors, a + sectors);
    }
  const corner = (sign: number) => middle.map((each) => each + sign * radius) as unknown as Vec3;
  return {
    ...{ name: 'ball', parts: 1, bounds: { min: corner(-1), max: corner(1) }, source: 'file' },
    ...{ positions: Float64Array.from(positions), indices: Uint32Array.from(indices) },
  };
}

const sizes: [number, Vec3][] = [
  [0.05, [0, 0, 0]],
  [1, [100, -20, 7]],
  [300, [0, 0, 0]],
];

type Row = Readonly<Record<string, unknown>>;

/** What says that a frame met the mesh. A pair of bodies is asked of its hull, wherever that is. */
const meets: Readonly<Record<string, (row: Row) => boolean>> = {
  broad_phase: ({ contacts }) => Number(contacts) > 0,
  sphere_polygon: ({ trueDistance }) => Number.isFinite(trueDistance),
  projectile: ({ triangle }) => Number(triangle) >= 0,
  convex: () => true,
  boxes: ({ overlap }) => overlap === true,
  height_field: ({ hit }) => hit === true,
  transforms: () => true,
  plane_figures: ({ truth }) => truth === true,
};

describe('on a mesh somebody brings', () => {
  it('the spot lies on the mesh', () => {
    const { at, diagonal } = spotOn(ball(2, [1, 2, 3]));
    expect(Math.hypot(at[0] - 1, at[1] - 2, at[2] - 3)).toBeCloseTo(2, 12);
    expect(diagonal).toBeCloseTo(4 * Math.sqrt(3), 12);
  });

  for (const id of studyIds)
    it(`${id}: is asked near it, whatever its size`, { timeout: 60_000 }, async () => {
      const { study } = await loadStudy[id]();
      if (!study.onto) return expect(Object.keys(meets)).not.toContain(id);
      const engine = await studyEngine();
      for (const [radius, middle] of sizes) {
        const mesh = ball(radius, middle);
        const settings = { ...initialSettings(study.schema), ...study.onto(mesh) };
        expect(settingsProblem(study.schema, settings), `${radius}`).toBeNull();
        const runsOnIt = study.schema.mesh !== 'none';
        if (runsOnIt) engine.setMesh(mesh.positions, mesh.indices);
        const rows = (await engine.open(0, study.schema.number, encodeSettings(study.schema, settings), runsOnIt))!;
        const frames = Array.from({ length: rows.length / rowWidth(study.schema) }, (_, frame) =>
          readRow(study.schema, rows, frame),
        );
        expect(frames.some(meets[id]!), `a ball of ${radius}`).toBe(true);
        // Not from the first to the last: what comes is seen to come, or go.
        if (id !== 'convex' && id !== 'transforms')
          expect(frames.every(meets[id]!), `a ball of ${radius}`).toBe(id === 'sphere_polygon');
      }
    });
});
