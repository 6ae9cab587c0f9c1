/**
 * Makes the step tree of one frame out of its trace.
 *
 * Iterative, one pass over the kinds of the records; what lies inside a triangle, events, addresses and look-ups are made when
 * somebody asks for them, so a frame of 100,000 candidates costs milliseconds. Steps appear in recorded order, which is document
 * order.
 */
import { type Trace, TraceError, fieldSlot } from './decode';
import { eventRoles, type EventRole, SupportMomentValues } from './events.gen';
import { LazyTree } from './lazyTree';
import type { FrameTree, StepKind } from './steps';
import { BroadStep, GroupStep, isSoundCheck, TreeStep, TriangleStep } from './treeStep';

const momentSlot = fieldSlot('Carried', 'moment');
const atEnd = SupportMomentValues.indexOf('end');

/** What a leaf is called. */
type Leaf = Pick<EventRole, 'name' | 'number'> & { readonly step: StepKind };

/** A slide's end is a group's end, and a step of its own. */
const lastWord = { as: 'response', step: 'end', name: 'end', number: null } as const;

class Builder {
  /** steps so far, those inside triangles included */
  size = 0;
  private root: GroupStep | null = null;
  /** innermost open group */
  private at: GroupStep | null = null;
  private triangle: TriangleStep | null = null;
  /** latest broad phase, which the visited boxes belong to */
  private broad: BroadStep | null = null;
  /** rounds of depenetration and what is decided with them, recorded before the first pass begins but shown as its beginning */
  private early: { readonly role: EventRole; readonly record: number }[] = [];

  constructor(
    private readonly trace: Trace,
    private readonly frame: number,
    /** `trace` may be its beginning */
    private readonly whole: Trace,
  ) {}

  build(): TreeStep {
    for (let record = 0; record < this.trace.count; record++) this.place(eventRoles[this.trace.kindOf(record)], record);
    if (!this.root) throw new TraceError('order', 0, 'no frame begins');
    if (!this.trace.header.truncated && this.at)
      throw new TraceError('order', this.trace.slots.length, 'no frame ends');
    this.openAhead();
    this.addEarly();
    return this.root;
  }

  private place(role: EventRole, record: number): void {
    switch (role.as) {
      case 'check':
        // Made later; counted now, for the order of what follows.
        if (!this.triangle || !isSoundCheck(this.trace, record)) throw this.disorder(record);
        this.size++;
        return;
      case 'visit':
        this.broad?.visited.push(record);
        return;
      case 'open':
        return role.step === 'triangle' ? this.openTriangle(role, record) : this.openGroup(role, record);
      case 'close':
        return role.step === 'triangle' ? this.closeTriangle(record) : this.closeGroup(role, record);
      default:
        if (this.triangle) throw this.disorder(record);
        if (role.as === 'part') this.sweepPart(role, record);
        else if (role.as === 'early') this.push(role, record);
        else this.respond(role, record);
    }
  }

  /** Cut before the pass that its pushes are shown in: they keep their address. */
  private openAhead(): void {
    if (this.early.length === 0) return;
    for (let record = this.trace.count; record < this.whole.count; record++) {
      const { as, step, name } = eventRoles[this.whole.kindOf(record)];
      if (as !== 'open' || step !== 'pass') continue;
      this.at = this.add(
        new GroupStep(this.whole, step, name, this.root!.countOf(step), this.root, this.size++, record),
      );
      return;
    }
  }

  private openTriangle(role: EventRole, record: number): void {
    const outer = this.leaveResponse();
    // A pass may hold triangles as well: those of tests made outside any slide.
    if (this.triangle || !outer || outer.kind === 'frame') throw this.disorder(record);
    const number = outer.countOf(role.step);
    this.triangle = new TriangleStep(this.trace, role.step, role.name, number, outer, this.size++, record);
    outer.children.push(this.triangle);
  }

  private closeTriangle(record: number): void {
    if (!this.triangle) throw this.disorder(record);
    this.triangle.closing = record;
    this.triangle = null;
  }

  private openGroup(role: EventRole, record: number): void {
    const outer = this.leaveResponse();
    const { step, name } = role;
    const within = step === 'frame' ? undefined : step === 'pass' ? 'frame' : 'pass';
    if (this.triangle || outer?.kind !== within || (step === 'frame' && this.root)) throw this.disorder(record);
    const number = outer?.countOf(step) ?? this.frame;
    this.at = this.add(new GroupStep(this.trace, step, name, number, outer, this.size++, record));
    this.root ??= this.at;
    this.broad = null;
    if (step === 'pass') this.addEarly();
  }

  private closeGroup(role: EventRole, record: number): void {
    if (this.triangle) throw this.disorder(record);
    // A slide always ends with its last word, hit or not.
    if (role.step === 'slide') this.respond(lastWord, record);
    if (this.at?.kind === 'response') this.at.closing = record;
    const closing = this.leaveResponse();
    if (closing?.kind !== role.step) throw this.disorder(record);
    closing.closing = record;
    this.at = closing.parent as GroupStep | null;
  }

  private sweepPart({ step, name }: EventRole, record: number): void {
    const outer = this.leaveResponse();
    if (!outer || outer.kind === 'frame') throw this.disorder(record);
    const Part = step === 'broad' ? BroadStep : TreeStep;
    const part = this.add(new Part(this.trace, step, freeName(outer, name), -1, outer, this.size++, record));
    if (part instanceof BroadStep) this.broad = part;
  }

  private push(role: EventRole, record: number): void {
    const outer = this.leaveResponse();
    if (outer?.kind === 'frame') this.early.push({ role, record });
    else if (outer?.kind === 'pass') this.addLeaf(role, outer, record);
    else throw this.disorder(record);
  }

  /** Into the pass that just began; a frame cut short before its first pass keeps them itself. */
  private addEarly(): void {
    const outer = this.at ?? this.root!;
    for (const { role, record } of this.early) this.addLeaf(role, outer, record);
    this.early = [];
  }

  private addLeaf({ step, name, number }: Leaf, outer: GroupStep, record: number): void {
    const counts = number === 'counts';
    const label = counts ? name : freeName(outer, name);
    const leaf = new TreeStep(this.trace, step, label, counts ? outer.countOf(step) : -1, outer, this.size++, record);
    outer.children.push(leaf);
  }

  /** Parts of the response open their group. A step up and a snap follow a finished pass and hang in it; the end is the frame's. */
  private respond(role: EventRole | typeof lastWord, record: number): void {
    if (this.at?.kind === 'slide') {
      const name = freeName(this.at, 'response');
      this.at = this.add(new GroupStep(this.trace, 'response', name, -1, this.at, this.size++, record));
    }
    const finished = this.at?.kind === 'frame' ? this.at.children.at(-1) : undefined;
    const last = role.step === 'carried' && this.trace.slots[this.trace.slotOf(record) + momentSlot] === atEnd;
    if (role.as === 'asked' && !last && this.at?.kind === 'frame' && !finished) {
      this.early.push({ role, record });
      return;
    }
    const outer = finished instanceof GroupStep && !last ? finished : this.at;
    if (outer?.kind !== 'response' && outer?.kind !== 'pass' && !(last && outer?.kind === 'frame'))
      throw this.disorder(record);
    this.addLeaf(role, outer, record);
  }

  private leaveResponse(): GroupStep | null {
    if (this.at?.kind === 'response') this.at = this.at.parent as GroupStep | null;
    return this.at;
  }

  private add<T extends TreeStep>(step: T): T {
    this.at?.children.push(step);
    return step;
  }

  private disorder(record: number): TraceError {
    const inside = (this.triangle ?? this.at)?.address ?? 'nothing';
    return new TraceError('order', this.trace.slotOf(record), `${this.trace.kindOf(record)} inside ${inside}`);
  }
}

/** `name`, or `name_2`… if the group has it already. */
function freeName(group: GroupStep, name: string): string {
  if (!group.has(name)) return name;
  for (let count = 2; ; count++) if (!group.has(`${name}_${count}`)) return `${name}_${count}`;
}

/**
 * The tree of one frame.
 * @param frame its number in the run
 * @throws TraceError code 'order' when the events do not nest
 */
export function buildTree(trace: Trace, frame: number): FrameTree {
  return build(trace, frame, trace);
}

function build(trace: Trace, frame: number, whole: Trace): FrameTree {
  const builder = new Builder(trace, frame, whole);
  const root = builder.build();
  return new LazyTree(frame, root, trace, builder.size, (known) => build(known, frame, whole));
}
