/** Steps over a trace: an index into its records each; events, names and the checks of a triangle are made when asked for. */
import { type Trace, fieldSlot } from './decode';
import {
  eventRoles,
  type NodeVisitEvent,
  type PlaneTestEvent,
  type TraceEvent,
  type TriangleEndEvent,
} from './events.gen';
import type { Step, StepKind } from './steps';

const none: Step[] = [];
Object.freeze(none);

/** No closing event: a leaf, or a group that the recorder's limit cut short. */
const open = -1;

export class TreeStep implements Step {
  /** record of the closing event */
  closing = open;
  private shown: TraceEvent | null = null;

  constructor(
    protected readonly trace: Trace,
    readonly kind: StepKind,
    /** what it is called in addresses, before its number if it has one */
    private readonly label: string,
    /** -1 for steps without one */
    readonly number: number,
    readonly parent: TreeStep | null,
    readonly order: number,
    /** record of the opening event */
    protected readonly first: number,
  ) {}

  get name(): string {
    return this.number < 0 ? this.label : this.label + this.number;
  }

  get address(): string {
    return this.parent ? `${this.parent.address}.${this.name}` : this.name;
  }

  get children(): Step[] {
    return none;
  }

  /** Kept, so that the same step always gives the same object. */
  get event(): TraceEvent {
    return (this.shown ??= this.trace.event(this.closing === open ? this.first : this.closing));
  }

  get opening(): TraceEvent {
    return this.closing === open ? this.event : this.trace.event(this.first);
  }

  get lastRecord(): number {
    return this.closing === open ? this.first : this.closing;
  }
}

/** Frame, pass, slide and response. */
export class GroupStep extends TreeStep {
  private readonly parts: TreeStep[] = [];

  override get children(): TreeStep[] {
    return this.parts;
  }

  /** True if a part has this name. Triangles number themselves and are passed over by looking at a few parts of either end. */
  has(name: string): boolean {
    const { parts } = this;
    const near = (at: number) => at < 4 || at >= parts.length - 64;
    for (let at = parts.length - 1; at >= 0; at--) {
      if (!near(at)) at = 3;
      if (parts[at]!.name === name) return true;
    }
    return false;
  }

  /** How many numbered parts of a kind there are; they number themselves, so the last one knows. */
  countOf(kind: StepKind): number {
    const { parts } = this;
    for (let at = parts.length - 1; at >= 0 && at >= parts.length - 64; at--) {
      if (parts[at]!.kind === kind) return parts[at]!.number + 1;
    }
    return 0;
  }
}

/** The broad phase with the boxes it looked at. */
export class BroadStep extends TreeStep {
  /** records */
  readonly visited: number[] = [];
  private seen: readonly NodeVisitEvent[] | null = null;

  get visits(): readonly NodeVisitEvent[] {
    return (this.seen ??= this.visited.map((record) => this.trace.event(record) as NodeVisitEvent));
  }
}

/** Corners and edges of a triangle. */
const sides = 3;

/** False when a record counts a corner or an edge that no triangle has. */
export function isSoundCheck(trace: Trace, record: number): boolean {
  const { number } = eventRoles[trace.kindOf(record)];
  if (typeof number !== 'number') return true;
  const index = trace.slots[trace.slotOf(record) + number]!;
  return Number.isInteger(index) && index >= 0 && index < sides;
}

const testSlot = fieldSlot('TriangleBegin', 'test');
const triangleSlot = fieldSlot('TriangleBegin', 'triangle');

/** One candidate. Its checks lie between its opening and its closing record; they become steps when somebody looks inside. */
export class TriangleStep extends TreeStep {
  private parts: Step[] | null = null;

  override get children(): Step[] {
    return (this.parts ??= this.makeChecks());
  }

  /** Number of the test, read without decoding the event. */
  get test(): number {
    return this.trace.slots[this.trace.slotOf(this.first) + testSlot]!;
  }

  /** Triangle in the mesh, read without decoding the event. */
  get triangle(): number {
    return this.trace.slots[this.trace.slotOf(this.first) + triangleSlot]!;
  }

  /** The plane test, which comes first where there is one; decoded anew, for lists of many thousand triangles. */
  plane(): PlaneTestEvent | null {
    const record = this.first + 1;
    if (record >= this.trace.count || this.trace.kindOf(record) !== 'PlaneTest') return null;
    return this.trace.event(record) as PlaneTestEvent;
  }

  /** Its tests are known in part: the frame is shown up to one of them. */
  get isUnderWay(): boolean {
    return this.closing === open && this.trace.isBeginning;
  }

  /** The closing event, decoded anew; null when the triangle was cut short. */
  end(): TriangleEndEvent | null {
    return this.closing === open ? null : (this.trace.event(this.closing) as TriangleEndEvent);
  }

  private makeChecks(): Step[] {
    const made: TreeStep[] = [];
    const end = this.closing === open ? this.trace.count : this.closing;
    for (let record = this.first + 1; record < end; record++) {
      const { as, step, name, number } = eventRoles[this.trace.kindOf(record)];
      if (as !== 'check') continue;
      const base = typeof number === 'number' ? `${name}${this.trace.slots[this.trace.slotOf(record) + number]}` : name;
      const before = made.filter((step) => step.name === base || step.name.startsWith(`${base}_`)).length;
      const label = before === 0 ? base : `${base}_${before + 1}`;
      made.push(new TreeStep(this.trace, step, label, -1, this, this.order + 1 + made.length, record));
    }
    return made;
  }
}
