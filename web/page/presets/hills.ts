import type { Shape } from '../../../meshes/shapes/shape';
import type { TerrainSize } from '../../../meshes/shapes/terrain';
import { robust, scene, uniform } from './make';
import type { PresetScene } from './types';

/** One landscape, cut coarsely or finely. */
export const hills = (cells: number): TerrainSize => ({ cells, extent: 112, relief: 5, seed: 7 });

const [x, z] = [0.1, 0.2];

/** A body set down on the hills walks across them. */
export function walkOver(name: string, shape: Shape): PresetScene {
  return {
    mesh: scene(name, shape),
    experiment: robust({
      radii: [0.3, 0.9, 0.3],
      start: [x, topAt(shape) + 1.2, z],
      inputs: uniform(60, [0.22, 0, 0.08], [0, -0.3, 0]),
      snapDistance: 0.3,
    }),
    address: 'f35.p0.s0.broad',
    level: 'triangle',
  };
}

/** Height of the highest vertex within half a metre of the start, rounded up to centimetres. */
function topAt({ positions }: Shape): number {
  let top = -Infinity;
  for (let i = 0; i < positions.length; i += 3) {
    const near = Math.abs(positions[i]! - x) <= 0.5 && Math.abs(positions[i + 2]! - z) <= 0.5;
    if (near) top = Math.max(top, positions[i + 1]!);
  }
  return Math.ceil(top * 100) / 100;
}
