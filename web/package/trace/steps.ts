/**
 * The step tree: a run as nested steps with stable addresses.
 *
 * Run › Frame `f120` › Pass `p0` movement, `p1` gravity › Slide `s0` › broad phase, triangle `t37` › checks, nearest, response.
 * One vocabulary for page, link, JSON and CSV; see `address.ts` for the grammar.
 */
import type { Trace } from './decode';
import type { EventStep, NodeVisitEvent, TraceEvent } from './events.gen';

/**
 * What a step is about: what the events say (wasm/trace/events.def), and two groups made here: the `response` to a sweep, and the
 * slide's last word, `end`: free, again, too-short, limit-reached, stopped, grounded.
 */
export type StepKind = EventStep | 'response' | 'end';

/** The four levels that ← and → move at. */
export type StepLevel = 'frame' | 'slide' | 'triangle' | 'check';

export interface Step {
  /** e.g. `f8.p0.s0.t14.e1` */
  readonly address: string;
  /** last part of the address, e.g. `e1` */
  readonly name: string;
  readonly kind: StepKind;
  readonly parent: Step | null;
  readonly children: Step[];
  /**
   * The record this step shows: the event itself for a leaf, the closing event (TriangleEnd, SlideEnd, PassEnd, MoveEnd) for a
   * group; for `response` SlideEnd. A group that the recorder's limit cut short has no closing event and shows its opening one.
   */
  readonly event: TraceEvent;
  /** The opening event of a group (TriangleBegin, SlideBegin, PassBegin, MoveBegin); for a leaf the same as `event`. */
  readonly opening: TraceEvent;
  /** Position in document order of its frame's tree (pre-order), for "done, now, to come". */
  readonly order: number;
  /** Is it a stop of this level? Only where the method's own levels say so (study/tree.ts); else its kind does (walk.ts). */
  isStop?(level: StepLevel): boolean;
  /** Record of the trace with which all of this step is known: its closing one. */
  readonly lastRecord: number;
  /** It is there to be drawn from: no arrow stops at it, and the row of cells leaves it out. */
  readonly isQuiet?: boolean;
  /** `broad` only: the boxes that were looked at, in order; empty when they were not recorded */
  readonly visits?: readonly NodeVisitEvent[];
}

/** The tree of one frame, with look-ups. */
export interface FrameTree {
  readonly frame: number;
  readonly root: Step;
  /** every step in document order */
  readonly steps: readonly Step[];
  readonly byAddress: ReadonlyMap<string, Step>;
  /** true when the recorder hit its limit: the tree is the sound beginning */
  readonly truncated: boolean;
  /** what it was made of */
  readonly trace: Trace;
  /** The same frame as far as it is known with a step: nothing that is recorded behind it. Addresses and orders stay. */
  upTo(step: Step): FrameTree;
}
