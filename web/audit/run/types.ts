/** What an audit is told and what comes out of it. Lengths are the mesh's own, up is +y, angles are radians. */
import type { ChosenNumbers } from '../../package/settings.gen';
import type { Method } from '../../package/trace/events.gen';
import type { EventKind } from '../detectors/types';

/** Numbers of a move are those of the package; null: left to the method. */
export interface AuditSettings extends ChosenNumbers {
  /** every walk follows from it and from the body's number */
  readonly seed: number;
  readonly bodies: number;
  /** frames of each walk */
  readonly frames: number;
  readonly radii: readonly [number, number, number];
  /** how fast bodies want to walk, length a second */
  readonly speed: number;
  /** length a second squared, downward */
  readonly gravity: number;
  /** vertical speed at the start of a jump; 0: nobody jumps */
  readonly jumpSpeed: number;
  readonly framesPerSecond: number;
  /** also of the ground bodies start on */
  readonly slopeLimit: number;
  readonly method: Method;
  readonly sides: 'both' | 'front';
  /** what is counted as an event, by detector and name; where nothing is said the detector's usual number */
  readonly thresholds: Readonly<Record<string, number>>;
}

/** Something a body did that a player would notice. Columns, a row for each event, in the order of bodies, then frames. */
export interface EventColumns {
  readonly count: number;
  /** index into `eventKinds` */
  readonly kind: Uint8Array;
  readonly body: Uint32Array;
  readonly frame: Uint32Array;
  /** 3 each: the centre at the end of the frame */
  readonly place: Float32Array;
  /** how bad, in the detector's unit; of falls through how wide the hole is, 0: there is none */
  readonly size: Float32Array;
}

/** Why a body found no place to start. */
export interface StartCounts {
  /** bodies that walked */
  readonly walked: number;
  /** tries on ground with no room for the body */
  readonly cramped: number;
  /** bodies that found no clear place in all their tries */
  readonly without: number;
}

/** Where bodies went between cells on the ground; see `Pockets`. */
export interface Ways {
  /** from and to, cells */
  readonly passages: Float64Array;
  /** cells and how often bodies came into them, in turns */
  readonly entries: Float64Array;
  /** the cell each body started in; −1: it did not */
  readonly startCells: Float64Array;
}

/** One run of bodies `from` … `to` − 1. */
export interface ChunkResult {
  readonly from: number;
  readonly to: number;
  readonly events: EventColumns;
  readonly starts: StartCounts;
  /** calls for one body and one frame */
  readonly moves: number;
  /** null: the level is too large for a body so small to tell pockets */
  readonly ways: Ways | null;
}

/** An event as it is shown. */
export interface AuditEvent {
  readonly kind: EventKind;
  readonly body: number;
  readonly frame: number;
  readonly place: readonly [number, number, number];
  readonly size: number;
}
