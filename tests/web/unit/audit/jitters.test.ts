// Jitters in answers of the real solver, and scenes in which it must not.
import { describe, expect, it } from 'vitest';
import { floorGrid } from '../../../../meshes/shapes/floorGrid';
import { ramp } from '../../../../meshes/shapes/ramp';
import { fromTriangles, join, quad, type Shape } from '../../../../meshes/shapes/shape';
import { stairs } from '../../../../meshes/shapes/stairs';
import { judgeScript, type Input } from '../../../../web/audit/run/script';
import type { AuditSettings } from '../../../../web/audit/run/types';
import { settingsFor, world } from './scene';

const fall = [0, -9.81 / 3600, 0];
const walking = (frames: number, x: number, z = 0): Input[] =>
  Array.from({ length: frames }, () => ({ displacement: [x, 0, z], gravity: fall }));
const floor = floorGrid({ x: [-5, 5], z: [-5, 5], cells: [2, 2] });

async function kinds(shape: Shape, start: number[], inputs: Input[], changes: Partial<AuditSettings>) {
  const settings = settingsFor(changes);
  return judgeScript(await world(shape, settings), settings, start, inputs).map(({ kind }) => kind);
}

describe('jitters', () => {
  it('is the paper’s method in a corner of two walls, which throws it from one to the other; not the robust one there, nor either elsewhere', async () => {
    // Two walls that meet at x = 0 with an angle between them, walked into along its middle and a little beside.
    const corner = (degrees: number) => {
      const z = 5 * Math.tan((degrees * Math.PI) / 360);
      const right = quad([0, 0, 0], [0, 3, 0], [5, 3, z], [5, 0, z]);
      return join(floor, fromTriangles([...right, ...quad([0, 0, 0], [5, 0, -z], [5, 3, -z], [0, 3, 0])]));
    };
    const paper = { method: 'paper', sides: 'front' } as const;
    const into = (degrees: number, changes: Partial<AuditSettings>, turned = 0) => {
      const angle = Math.PI + turned;
      return kinds(corner(degrees), [2.5, 0.92, 0], walking(120, 0.067 * Math.cos(angle), 0.067 * Math.sin(angle)), changes); // prettier-ignore
    };
    for (const turned of [0, 0.035, 0.17]) {
      expect(await into(110, paper, turned)).toContain('jitters');
      for (const degrees of [40, 75, 90, 110]) expect(await into(degrees, {}, turned)).not.toContain('jitters');
      expect(await into(60, paper, turned)).not.toContain('jitters');
    }
    const slope = join(floor, ramp({ run: 4, rise: 2, width: 4 }));
    for (const changes of [paper, {}]) {
      expect(await kinds(slope, [-1, 0.91, 0], walking(90, 0.0667), changes)).not.toContain('jitters');
      expect(await kinds(stairs(), [-1, 0.91, 0], walking(90, 0.05), changes)).not.toContain('jitters');
    }
  });
});
