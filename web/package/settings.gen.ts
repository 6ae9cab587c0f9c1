// Generated from wasm/method/settings.def by web/scripts/generate-events.mjs. Do not edit.
/* eslint-disable */

/** What a move may be told beside method, sides, precision and the direction up. */
export interface MoveNumbers {
  /** sweeps allowed in one pass, 1..255; default 8 (robust), 6 (paper: recursion limit 5) */
  maxSweeps?: number;
  /** robust: clearance to keep, world length; default 0.01 × the smallest radius */
  skin?: number;
  /** robust: steepest slope that can be stood on, radians; default 0.8726646259971648 (50°). Steeper faces are walls to a body that stands. */
  slopeLimit?: number;
  /** robust: highest edge that a standing body steps onto, world length; default 0 (off). Never taken in the air or while rising. */
  stepHeight?: number;
  /** robust: largest distance to snap down to ground just left, world length; default 0 (off). In a frame in which a fast body walks down more than that the ground is followed along its way. Edges no higher than this, or than `stepHeight`, carry a body that touches them steeply: they are steps. */
  snapDistance?: number;
  /** robust: faces steeper than this, and than slopeLimit, are walls to a body in the air too, radians; default slopeLimit, or 1.5707963267948966 (90°) where that is 0. Pressing against them lifts no jump. At 90° no face is one: pressing slides up every face, as without friction. */
  wallLimit?: number;
}

/** The same as somebody chose it; null: left to the solver. */
export interface ChosenNumbers {
  readonly maxSweeps: number | null;
  readonly skin: number | null;
  readonly slopeLimit: number | null;
  readonly stepHeight: number;
  readonly snapDistance: number;
  readonly wallLimit: number | null;
}

/** `own`: the solver knows what is usual; `usual` is what it is told then. In the order in which the numbers cross. */
export const moveNumbers = [
  { name: 'maxSweeps', unit: 'count', usual: 8, own: true, least: 1, most: 255 },
  { name: 'skin', unit: 'length', usual: -1, own: true, least: 0, most: 1e+30 },
  { name: 'slopeLimit', unit: 'angle', usual: 0.8726646259971648, own: true, least: 0, most: 1.5707963267948966 },
  { name: 'stepHeight', unit: 'length', usual: 0, own: false, least: 0, most: 1e+30 },
  { name: 'snapDistance', unit: 'length', usual: 0, own: false, least: 0, most: 1e+30 },
  { name: 'wallLimit', unit: 'angle', usual: -1, own: true, least: 0, most: 1.5707963267948966 },
] as const;
export type MoveNumber = (typeof moveNumbers)[number];

/** @param take one number of those that go before the requests of a move */
export function numbersOf(
  options: MoveNumbers,
  take: (name: MoveNumber['name'], unit: MoveNumber['unit'], value: unknown, usual: number) => number,
): number[] {
  return [
    take('maxSweeps', 'count', options.maxSweeps, 8),
    take('skin', 'length', options.skin, -1),
    take('slopeLimit', 'angle', options.slopeLimit, 0.8726646259971648),
    take('stepHeight', 'length', options.stepHeight, 0),
    take('snapDistance', 'length', options.snapDistance, 0),
    take('wallLimit', 'angle', options.wallLimit, -1),
  ];
}
