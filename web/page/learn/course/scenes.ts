/** The scenes that belong to the course alone. A ball of radius 1, so that world and ellipsoid space are one (chapters 2 to 8). */
import { stairs } from '../../../../meshes/shapes/stairs';
import type { Vec3 } from '../../model';
import { uniform } from '../../presets/make';
import { stairsInputs, stairsRadii, stairsStart } from '../../presets/stairsNearestEdge';
import { div } from '../../../mesh/geometry/vec';
import type { Show, TourScene } from '../tour/types';

/** A plane across the way: d = 2.6, s = −4, t₀ = 0.4, t₁ = 0.9. Multiples of (3, 4), so that N has no rounding dust in z. */
export const tiltedPlane: TourScene = {
  name: 'tilted plane',
  positions: [0.46875, 0.625, -1.25, 0.65625, 0.875, 1.35, 1.640625, 2.1875, -0.1],
  indices: [0, 1, 2],
  changes: { radii: [1, 1, 1], start: [-2.5, 1, 0.15], inputs: uniform(1, [4.4, -0.8, 0]) },
};

const inflated = { positions: [-1.6, 0, 1.1, 1.8, 0, 0.8, 0.2, 0, -1.7], indices: [0, 1, 2] };

/** How chapters 5 to 7 begin: the body comes to its touch, then the triangle grows for it. @param fat the parts that the chapter is about */
export const growing = (fat?: Show['fat']): Show => ({
  marks: ['fat', 'start', 'end', 'mover'],
  ...(fat && { fat }),
  growth: 0,
  parts: ['time'],
  plot: 'triangle',
  camera: [20, 63],
});

/** A path that is nearest to a corner, an edge, the face and another edge, each in its turn; edge p₁p₂ is touched at t = 0.2758. */
export const passingOver: TourScene = {
  name: 'passing over',
  ...inflated,
  changes: { radii: [1, 1, 1], start: [-2.6, 1.4, 2.5], inputs: uniform(1, [5.4, -2.8, -2.4]) },
};

/** The same triangle; corner p₁ is touched at t = 0.4509, and nothing before. */
export const meetingCorner: TourScene = {
  name: 'meeting a corner',
  ...inflated,
  changes: { radii: [1, 1, 1], start: [-3.8, 1.5, 2.2], inputs: uniform(1, [4.4, -2.6, -0.4]) },
};

/**
 * A corner that is touched at 0.8, from 0.6 beside it. Its edges lead away from the path, and the box of the triangle reaches beyond the corner: a path
 * that misses the corner is still tested.
 */
export const corner: TourScene = {
  name: 'corner',
  positions: [0, 0, 0, -0.5, 0, 4, 4, 0, -0.5],
  indices: [0, 1, 2],
  changes: { radii: [1, 1, 1], start: [-0.48, 4, -0.36], inputs: uniform(1, [0, -4, 0]) },
};

/** Preset `edge-hit` divided by its radii: edge p₁p₂ is touched at t = 0.8, f = 0.5833. */
export const edge: TourScene = {
  name: 'edge',
  positions: [0, 0, -3, 0, 0, 3, 4, 0, 0],
  indices: [0, 1, 2],
  changes: { radii: [1, 1, 1], start: [-0.6, 4, 0.5], inputs: uniform(1, [0, -4, 0]) },
};

/** Preset `nearest-of-two` divided by its radii: two walls, reached at t = 0.875 and 0.625. */
const twoWalls = (indices: readonly number[]): TourScene => ({
  name: 'two walls',
  positions: [4, 0, -2, 4, 0, 5, 4, 4, 5, 4, 4, -2, 2, 0, -3, 2, 0, 2, 2, 8 / 3, 2, 2, 8 / 3, -3],
  indices,
  changes: { radii: [1, 1, 1], start: [-4, 4 / 3, 1], inputs: uniform(1, [8, 0, 0]) },
});
const [farWall, nearWall] = [
  [0, 1, 2, 0, 2, 3],
  [4, 5, 6, 4, 6, 7],
];
/** the farther wall first in the mesh, as in the preset */
export const farFirst = twoWalls([...farWall!, ...nearWall!]);
export const nearFirst = twoWalls([...nearWall!, ...farWall!]);

const byRadii = (p: Vec3): Vec3 => div(p, stairsRadii);
const flight = stairs();

/** Preset `stairs` divided by its radii: in frame 8 the same leap, of a ball. */
export const ballOnStairs: TourScene = {
  name: 'stairs for a ball',
  positions: Array.from(flight.positions, (value, at) => value / stairsRadii[at % 3]!),
  indices: Array.from(flight.indices),
  changes: {
    radii: [1, 1, 1],
    start: byRadii(stairsStart),
    inputs: stairsInputs.map(({ displacement, gravity }) => ({
      displacement: byRadii(displacement),
      gravity: byRadii(gravity),
    })),
  },
};

/** The preset face-hit, divided by its radii: t₀ = 0.5, q = (−1, 0, 0.5), x = 1344, y = 840, z = −952. */
export const faceHitInBalls: TourScene = {
  name: 'face hit',
  positions: [-4, 0, -4, -2, 0, 4, 4, 0, 0],
  indices: [0, 1, 2],
  changes: { radii: [1, 1, 1], start: [-2, 3, 0.5], inputs: uniform(1, [2, -4, 0]) },
};
