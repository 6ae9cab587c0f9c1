/** What counts as an event: data with thresholds that can be changed, and a watch over bodies frame by frame. */
import type { AuditSettings } from '../run/types';

/** The index is what is stored: append, never reorder. */
export const eventKinds = [
  'fallsThrough',
  'sticks',
  'trapped',
  'frozen',
  'hops',
  'jitters',
  'slidesOff',
  'groundLost',
  'startsOverlapping',
  'leavesLevel',
  'floats',
  'lost',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** Worst first. */
export const severity: readonly EventKind[] = [
  'lost',
  'fallsThrough',
  'sticks',
  'trapped',
  'frozen',
  'floats',
  'hops',
  'jitters',
  'slidesOff',
  'groundLost',
  'startsOverlapping',
  'leavesLevel',
];

export type Unit = 'length' | 'frames' | 'count' | 'fraction' | 'angle' | 'depth';

export interface Threshold {
  readonly name: string;
  readonly unit: Unit;
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

/** One body after one frame. The object is used again for the next body. */
export interface Look {
  /** index in its crowd */
  body: number;
  frame: number;
  /** centre before and after */
  x0: number;
  y0: number;
  z0: number;
  x1: number;
  y1: number;
  z1: number;
  /** where it wanted to go, horizontally; 0, 0: it stands */
  wishX: number;
  wishZ: number;
  /** vertical part of the gravity displacement */
  fall: number;
  /** frames since it began to stand idle; 0: it walks */
  idle: number;
  /** how often it turned so far */
  turns: number;
  /** whether the jump it began has not ended */
  jumping: boolean;
  groundedBefore: boolean;
  grounded: boolean;
  /** held by several faces together, as between two walls: what carries it need not be below it */
  wedged: boolean;
  /** whether it took a step, up or down */
  stepped: boolean;
  truncated: boolean;
  /** whether something above took most of its rise */
  ceiling: boolean;
  /** overlap at the start of the frame, ellipsoid-space units */
  startDepth: number;
  /** rise for each length of way on the steepest face met in this frame that can be stood on; 0: none met */
  climb: number;
}

/** What a detector may ask the mesh about the body it looks at; dear, so only where all else speaks for an event. */
export interface Probe {
  /** the way the body would make in one frame if it walked `turn` radians off its wish, as a share of the wish */
  turned(look: Look, turn: number): number;
  /** how far from where it is now the body would be if it walked `turn` radians off its wish for so many frames */
  led(look: Look, turn: number, frames: number): number;
  /** how far the body could sink from where it is now, at most `most` */
  gapBelow(look: Look, most: number): number;
}

/** The detector over one crowd: it remembers what it needs of each body. */
export interface Watch {
  /** @returns how bad it is in the detector's unit, or 0: no event in this frame */
  look(look: Look, probe: Probe): number;
}

export interface Detector {
  readonly kind: EventKind;
  /** of the size of its events; absent: they have none */
  readonly unit?: Unit;
  readonly thresholds: readonly Threshold[];
  watch(bodies: number, value: (name: string) => number, settings: AuditSettings): Watch;
}
