/** The few pieces every preset is put together from. */
import { usualNumbers } from '../../audit/run/usualNumbers';
import type { Shape } from '../../../meshes/shapes/shape';
import type { OptionChanges } from '../model/comparison';
import type { Experiment, FrameInput, SceneMesh, Vec3 } from '../model';

export const none: Vec3 = [0, 0, 0];

/** The same input in every frame. */
export function uniform(frames: number, displacement: Vec3, gravity: Vec3 = none): FrameInput[] {
  return Array.from({ length: frames }, () => ({ displacement, gravity }));
}

type Given = Pick<Experiment, 'radii' | 'start' | 'inputs'>;

/** The method of 2003: front faces only, its own limit of sweeps. */
export function paper(given: Given & Partial<Experiment>): Experiment {
  return { ...usual, method: 'paper', sides: 'front', ...given };
}

export function robust(given: Given & Partial<Experiment>): Experiment {
  return { ...usual, method: 'robust', sides: 'both', ...given };
}

/** What a flaw is compared with: the robust method, from both sides. */
export const besideRobust = { method: 'robust', sides: 'both' } as const satisfies OptionChanges;

/** The same without clearance: both methods then meet the same contact at the same time, and part in how they answer it. */
export const besideTouching = { ...besideRobust, skin: 0 } as const satisfies OptionChanges;

const usual = { ...usualNumbers, precision: 'double' } as const;

/** A shape as the page holds it. */
export function scene(name: string, shape: Shape, parts = 1): SceneMesh {
  return { name, positions: shape.positions, indices: shape.indices, parts, bounds: boundsOf(shape), source: 'preset' };
}

function boundsOf({ positions }: Shape): SceneMesh['bounds'] {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    const axis = i % 3;
    min[axis] = Math.min(min[axis]!, positions[i]!);
    max[axis] = Math.max(max[axis]!, positions[i]!);
  }
  return { min: min as unknown as Vec3, max: max as unknown as Vec3 };
}
