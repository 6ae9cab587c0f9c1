/** Scenes in which the method of 2003 goes wrong, next to the robust method. */
import { floorGrid } from '../../../meshes/shapes/floorGrid';
import type { FrameInput } from '../model';
import { besideTouching, paper, scene, besideRobust, uniform, none } from './make';
import type { Preset } from './types';
import { ridge } from '../../../meshes/shapes/ridge';
import { join, moved } from '../../../meshes/shapes/shape';
import { wall } from '../../../meshes/shapes/wall';
import { slivers } from '../../../meshes/shapes/slivers';
import { ramp } from '../../../meshes/shapes/ramp';
import { stairs } from '../../../meshes/shapes/stairs';

const gravity = [0, -0.05, 0] as const;
const flatter: FrameInput = { displacement: [0.6, -0.05, 0], gravity };
const steeper: FrameInput = { displacement: [0.6, -0.06, 0], gravity };

/**
 * Walks along a flat floor it nearly touches, a little steeper in every other frame. The contact is then nearer than the padding, the body is not
 * moved up to it, and base − contact leans back by up to 0.005: the "sliding plane" climbs, and the body hops by some 4 mm.
 */
export const paddingHop: Preset = {
  id: 'padding-hop',
  group: 'flaws',
  titleKey: 'preset.paddingHop.title',
  questionKey: 'preset.paddingHop.question',
  lookKey: 'preset.paddingHop.look',
  compare: besideTouching,
  load: async () => ({
    mesh: scene('flat floor', floorGrid({ x: [-4, 4], z: [-2, 2], cells: [1, 1] })),
    experiment: paper({
      radii: [0.4, 0.8, 0.4],
      start: [-3, 0.80017, 0],
      inputs: Array.from({ length: 10 }, (_, frame) => (frame % 2 === 0 ? steeper : flatter)),
    }),
    address: 'f0.p0.s0.response.slideplane',
    level: 'check',
  }),
};

/** Meets the floor at one degree: 0.005 back along the way leaves 0.005 · sin 1° = 0.000087 radii of clearance. */
export const grazingBackOff: Preset = {
  id: 'grazing-back-off',
  group: 'flaws',
  titleKey: 'preset.grazingBackOff.title',
  questionKey: 'preset.grazingBackOff.question',
  lookKey: 'preset.grazingBackOff.look',
  compare: besideRobust,
  load: async () => ({
    mesh: scene('flat floor', floorGrid({ x: [-4, 4], z: [-2, 2], cells: [1, 1] })),
    // 0.0349101 / 2 = tan 1°
    experiment: paper({ radii: [1, 1, 1], start: [-2, 1.02, 0.25], inputs: uniform(1, [2, -0.0349101, 0]) }),
    address: 'f0.p0.s0.response.backoff',
    level: 'check',
  }),
};

/**
 * Starts 0.0001 radii inside a ridge and is pushed down: the smaller root, −0.000025, is past, so the larger one is taken. But that is when the ball
 * leaves below: t = (0.9999 + 1)/4 = 0.499975.
 */
export const exitRoot: Preset = {
  id: 'exit-root',
  group: 'flaws',
  titleKey: 'preset.exitRoot.title',
  questionKey: 'preset.exitRoot.question',
  lookKey: 'preset.exitRoot.look',
  compare: besideRobust,
  load: async () => ({
    mesh: scene('ridge', ridge({ steepness: 1, height: 2, length: 4 })),
    experiment: paper({ radii: [0.5, 0.5, 0.5], start: [0, 0.49995, 0.25], inputs: uniform(1, [0, -2, 0]) }),
    address: 'f0.p0.s0.t0.e0',
    level: 'check',
  }),
};

/**
 * A ball lies 0.001 radii deep on a ridge, a little past its top, and flies on at a wall. It is leaving the ridge, but the time at which
 * it has left, t = 0.0008, is taken for a contact, and as the nearest one it hides the wall at t = 0.4667. The plane through it turns
 * the ball downward, onto the ridge again: six sweeps, and 5 cm of the 3 m.
 */
export const leavingContact: Preset = {
  id: 'leaving-contact',
  group: 'flaws',
  titleKey: 'preset.leavingContact.title',
  questionKey: 'preset.leavingContact.question',
  lookKey: 'preset.leavingContact.look',
  compare: besideRobust,
  load: async () => ({
    mesh: scene(
      'ridge and wall',
      join(ridge({ steepness: 1, height: 1, length: 4 }), wall({ x: 2, y: [-1, 2], z: [-2, 2] })),
      2,
    ),
    // 0.1² + 0.48939…² = 0.4995²
    experiment: paper({ radii: [0.5, 0.5, 0.5], start: [0.1, 0.4893876, 0.25], inputs: uniform(1, [3, 0, 0]) }),
    address: 'f0.p0.s0.nearest',
    level: 'triangle',
  }),
};

/** A sheet that faces −x, met from behind. Front faces only: it is culled, and the body ends on the other side. */
export const oneSidedWall: Preset = {
  id: 'one-sided-wall',
  group: 'flaws',
  titleKey: 'preset.oneSidedWall.title',
  questionKey: 'preset.oneSidedWall.question',
  lookKey: 'preset.oneSidedWall.look',
  compare: besideRobust,
  load: async () => ({
    mesh: scene('one-sided wall', wall({ x: 0, y: [0, 3], z: [-2, 2] })),
    experiment: paper({ radii: [0.5, 1, 0.5], start: [2, 1.25, 0.25], inputs: uniform(2, [-2, 0, 0]) }),
    address: 'f0.p0.s0.t0.plane',
    level: 'check',
  }),
};

/** A ball set down on a triangle that is only a line: its normal is 0/0, no comparison with it holds, and the ball falls through. */
export const zeroArea: Preset = {
  id: 'zero-area',
  group: 'flaws',
  titleKey: 'preset.zeroArea.title',
  questionKey: 'preset.zeroArea.question',
  lookKey: 'preset.zeroArea.look',
  compare: besideRobust,
  load: async () => ({
    mesh: scene('slivers', slivers(), 5),
    experiment: paper({ radii: [0.5, 0.5, 0.5], start: [2, 0.75, 0.25], inputs: uniform(3, none, [0, -0.5, 0]) }),
    address: 'f0.p1.s0.t0.plane',
    level: 'check',
  }),
};

/**
 * A ball of radius 0.5 falls on a ridge 4 km long, computed in floats. The constant of its edge is the difference of two
 * numbers near 2·10¹⁵ and should be −512,000,000; seven digits leave −268,435,456, and the ball stops at t = 0.2020 instead of 0.5, 60 cm
 * above the ridge.
 */
export const longEdge: Preset = {
  id: 'long-edge',
  group: 'flaws',
  titleKey: 'preset.longEdge.title',
  questionKey: 'preset.longEdge.question',
  lookKey: 'preset.longEdge.look',
  compare: { precision: 'double' },
  load: async () => ({
    mesh: scene('ridge of 4 km', ridge({ steepness: 1, height: 2, length: 4000 })),
    experiment: paper({
      precision: 'single',
      radii: [0.5, 0.5, 0.5],
      start: [0, 1.5, -999.9],
      inputs: uniform(1, none, [0, -2, 0]),
    }),
    address: 'f0.p1.s0.t2.e0',
    level: 'check',
  }),
};

/**
 * A ball flies 7 m at a slope of 45° and slides up it into a wall above everything the first sweep could reach: its box ends at a height of 1.4, the
 * wall begins at 3.2. Programs that ask for their triangles once per frame never see that wall. Here every sweep asks again, in both methods, so both
 * find it.
 */
export const newBox: Preset = {
  id: 'new-box',
  group: 'flaws',
  titleKey: 'preset.newBox.title',
  questionKey: 'preset.newBox.question',
  lookKey: 'preset.newBox.look',
  compare: besideRobust,
  load: async () => ({
    mesh: scene(
      'slope and wall above',
      join(ramp({ run: 4, rise: 4, width: 4 }), wall({ x: 3.2, y: [3.2, 7], z: [-2, 2] })),
      2,
    ),
    experiment: paper({ radii: [0.5, 0.5, 0.5], start: [-1, 0.9, 0.25], inputs: uniform(1, [7, 0, 0]) }),
    address: 'f0.p0.s1.broad',
    level: 'triangle',
  }),
};

const away = 100_000;

/**
 * Stairs 100 km from the origin along every axis, walked up in single precision: in ellipsoid space a float there is 1/32 from the
 * next, so keeping a distance of 0.005 is left to chance. The back-off ends 0.003 inside the first step, the body walks into it, and the
 * second step holds it for good. It starts where floats lie, so that both precisions start alike.
 */
export const farFromHome: Preset = {
  id: 'far-from-home',
  group: 'flaws',
  titleKey: 'preset.farFromHome.title',
  questionKey: 'preset.farFromHome.question',
  lookKey: 'preset.farFromHome.look',
  compare: { precision: 'double' },
  load: async () => ({
    mesh: scene('stairs 100 km away', moved(stairs(), [away, away, away])),
    experiment: paper({
      precision: 'single',
      radii: [0.3, 0.6, 0.3],
      start: [away - 0.265625, away + 0.6015625, away],
      inputs: uniform(28, [0.12, 0, 0], [0, -0.06, 0]),
    }),
    address: 'f0.p0.s0.response.backoff',
    level: 'check',
  }),
};
