/** The scenes that belong to the course alone. A ball of radius 1, so that world and ellipsoid space are one (chapters 2 to 8). */
import { uniform } from '../../presets/make';
import type { TourScene } from '../tour/types';

/** A plane across the way: d = 2.6, s = −4, t₀ = 0.4, t₁ = 0.9. */
export const tiltedPlane: TourScene = {
  name: 'tilted plane',
  positions: [0.45, 0.6, -1.25, 0.66, 0.88, 1.35, 1.65, 2.2, -0.1],
  indices: [0, 1, 2],
  changes: { radii: [1, 1, 1], start: [-2.5, 1, 0.15], inputs: uniform(1, [4.4, -0.8, 0]) },
};
