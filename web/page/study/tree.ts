/**
 * The step tree of one frame of a study, made of its events by their roles alone: open, close, leaf. Steps come in recorded order, which
 * is document order; an address is the names from the frame down, joined by dots.
 */
import { type Trace, TraceError } from '../../package/trace/decode';
import type { TraceEvent } from '../../package/trace/events.gen';
import { LazyTree } from '../../package/trace/lazyTree';
import type { FrameTree, Step, StepKind, StepLevel } from '../../package/trace/steps';
import type { StudyRole, StudySchema } from '../model/study/schema';

/** Deepest step; addresses have no more parts. */
export const mostDepth = 5;

const none: StudyStep[] = [];

export class StudyStep implements Step {
  readonly children: StudyStep[];
  /** record of the closing event; -1: a leaf, or cut short */
  closing = -1;
  private shown: TraceEvent | null = null;
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly trace: Trace,
    readonly kind: StepKind,
    readonly name: string,
    readonly parent: StudyStep | null,
    readonly order: number,
    readonly depth: number,
    private readonly first: number,
    private readonly levels: StudyLevels,
    isGroup: boolean,
  ) {
    this.children = isGroup ? [] : none;
  }

  get address(): string {
    return this.parent ? `${this.parent.address}.${this.name}` : this.name;
  }

  /** Kept, so that the same step always gives the same object. */
  get event(): TraceEvent {
    return (this.shown ??= this.trace.event(this.closing < 0 ? this.first : this.closing));
  }

  get opening(): TraceEvent {
    return this.closing < 0 ? this.event : this.trace.event(this.first);
  }

  get lastRecord(): number {
    return this.closing < 0 ? this.first : this.closing;
  }

  /** A name for one more part: `x12`, or `cell`, `cell_2`… */
  nameFor(role: StudyRole, number: number | null): string {
    // Counted apart from the names themselves: one more may be numbered by what it says.
    const base = role.name + (role.number === 'counts' ? this.count(`${role.name}+`) : (number ?? ''));
    const before = this.count(base);
    return before === 0 ? base : `${base}_${before + 1}`;
  }

  get isQuiet(): boolean {
    return this.levels.quiet.has(this.kind);
  }

  /** A stop of a level is what lies as deep as it, or a leaf above it; of the last level every leaf. */
  isStop(level: StepLevel): boolean {
    if (this.isQuiet) return false;
    const deep = this.levels.depths[level];
    return this.depth === deep || (this.depth < deep && this.depth > 0 && this.children.length === 0);
  }

  private count(base: string): number {
    const before = this.counts.get(base) ?? 0;
    this.counts.set(base, before + 1);
    return before;
  }
}

/** How deep the stops of each level lie; `check` is the level of the leaves. */
export interface StudyLevels {
  readonly depths: Readonly<Record<StepLevel, number>>;
  /** kinds of steps that are there to be drawn from: no arrow stops at them */
  readonly quiet: ReadonlySet<string>;
}

/** @param names of the levels in use, outermost first: two to four, the last one is that of the leaves */
export function levelsOf(names: readonly StepLevel[], quiet: readonly string[] = []): StudyLevels {
  const at = (level: StepLevel, usual: number) => (names.includes(level) ? names.indexOf(level) : usual);
  const last = names.length - 1;
  return {
    depths: {
      frame: 0,
      slide: at('slide', Math.min(1, last)),
      triangle: at('triangle', Math.min(2, last)),
      check: Infinity,
    },
    quiet: new Set(quiet),
  };
}

/** @throws TraceError code 'order' when the events do not nest */
export function buildStudyTree(trace: Trace, frame: number, schema: StudySchema, levels: StudyLevels): FrameTree {
  let root: StudyStep | null = null;
  let at: StudyStep | null = null;
  let size = 0;
  for (let record = 0; record < trace.count; record++) {
    const role = schema.events[trace.kindOf(record)]!.role;
    const slot = trace.slotOf(record);
    if (role.as === 'close') {
      if (at?.kind !== role.step) throw disorder(trace, record, at);
      at.closing = record;
      at = at.parent;
      continue;
    }
    if (root ? !at : role.as !== 'open') throw disorder(trace, record, at);
    const depth = at ? at.depth + 1 : 0;
    if (depth >= mostDepth) throw disorder(trace, record, at);
    const number = typeof role.number === 'number' ? trace.slots[slot + role.number]! : null;
    if (number !== null && !(Number.isInteger(number) && number >= 0 && number < 1e9))
      throw new TraceError('value', slot, `${role.name} ${number}`);
    const name: string = at ? at.nameFor(role, number) : `f${frame}`;
    const step: StudyStep = new StudyStep(
      ...([trace, role.step as StepKind, name, at, size++, depth, record, levels, role.as === 'open'] as const),
    );
    at?.children.push(step);
    root ??= step;
    if (role.as === 'open') at = step;
  }
  if (!root || (at && !trace.header.truncated)) throw new TraceError('order', trace.slots.length, 'no frame ends');
  return new LazyTree(frame, root, trace, size, (known) => buildStudyTree(known, frame, schema, levels));
}

function disorder(trace: Trace, record: number, at: StudyStep | null): TraceError {
  return new TraceError('order', trace.slotOf(record), `${trace.kindOf(record)} inside ${at?.address ?? 'nothing'}`);
}
