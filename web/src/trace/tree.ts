/**
 * Makes the step tree of one frame out of its trace.
 *
 * Iterative, one pass over the kinds of the records; what lies inside a triangle, events, addresses and look-ups are made when
 * somebody asks for them, so a frame of 100,000 candidates costs milliseconds. Steps appear in recorded order, which is document
 * order.
 */
import { AddressIndex } from './addressIndex';
import { type Trace, TraceError, fieldSlot } from './decode';
import { type EventKind, SupportMomentValues } from './events.gen';
import type { FrameTree, Step, StepKind } from './steps';
import { BroadStep, GroupStep, isSoundCheck, TreeStep, TriangleStep } from './treeStep';

type Group = 'frame' | 'pass' | 'slide' | 'triangle';

/** Where a record goes: it opens or closes a group, or it is a leaf of the group it belongs in. */
type Placing =
  | { readonly as: 'open' | 'close'; readonly group: Group }
  | { readonly as: 'check' | 'visit' }
  | { readonly as: 'sweep' | 'push' | 'response'; readonly kind: StepKind };

const check: Placing = { as: 'check' };
const response = (kind: StepKind): Placing => ({ as: 'response', kind });

const placings: Readonly<Record<EventKind, Placing>> = {
  MoveBegin: { as: 'open', group: 'frame' },
  PassBegin: { as: 'open', group: 'pass' },
  SlideBegin: { as: 'open', group: 'slide' },
  TriangleBegin: { as: 'open', group: 'triangle' },
  TriangleEnd: { as: 'close', group: 'triangle' },
  SlideEnd: { as: 'close', group: 'slide' },
  PassEnd: { as: 'close', group: 'pass' },
  MoveEnd: { as: 'close', group: 'frame' },
  QueryBox: { as: 'sweep', kind: 'broad' },
  NodeVisit: { as: 'visit' },
  Nearest: { as: 'sweep', kind: 'nearest' },
  Depenetrate: { as: 'push', kind: 'push' },
  PlaneTest: check,
  FaceTest: check,
  SweptFaceTest: check,
  TouchTest: check,
  VertexTest: check,
  SweptVertexTest: check,
  EdgeTest: check,
  SweptEdgeTest: check,
  BackOff: response('backoff'),
  SlidePlane: response('slideplane'),
  Project: response('project'),
  Advance: response('advance'),
  GroundTest: response('ground'),
  ActivePlane: response('activeplane'),
  SteepContact: response('wall'),
  Cone: response('cone'),
  StepEdge: response('stepedge'),
  Wedge: response('wedge'),
  Carried: response('carried'),
  OneMotion: response('onemotion'),
  StepUp: response('stepup'),
  Snap: response('snap'),
};

const momentSlot = fieldSlot('Carried', 'moment');
const atEnd = SupportMomentValues.indexOf('end');

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
  private early: { readonly kind: StepKind; readonly record: number }[] = [];

  constructor(
    private readonly trace: Trace,
    private readonly frame: number,
  ) {}

  build(): TreeStep {
    for (let record = 0; record < this.trace.count; record++) this.place(placings[this.trace.kindOf(record)], record);
    if (!this.root) throw new TraceError('order', 0, 'no frame begins');
    if (!this.trace.header.truncated && this.at)
      throw new TraceError('order', this.trace.slots.length, 'no frame ends');
    this.addEarly();
    return this.root;
  }

  private place(placing: Placing, record: number): void {
    switch (placing.as) {
      case 'check':
        // Made later; counted now, for the order of what follows.
        if (!this.triangle || !isSoundCheck(this.trace, record)) throw this.disorder(record);
        this.size++;
        return;
      case 'visit':
        this.broad?.visited.push(record);
        return;
      case 'open':
        return placing.group === 'triangle' ? this.openTriangle(record) : this.openGroup(placing.group, record);
      case 'close':
        return placing.group === 'triangle' ? this.closeTriangle(record) : this.closeGroup(placing.group, record);
      default:
        if (this.triangle) throw this.disorder(record);
        if (placing.as === 'sweep') this.sweepPart(placing.kind, record);
        else if (placing.as === 'push') this.push(record);
        else this.respond(placing.kind, record);
    }
  }

  private openTriangle(record: number): void {
    const outer = this.leaveResponse();
    // A pass may hold triangles as well: those of tests made outside any slide.
    if (this.triangle || !outer || outer.kind === 'frame') throw this.disorder(record);
    this.triangle = new TriangleStep(this.trace, 'triangle', outer.countOf('triangle'), outer, this.size++, record);
    outer.children.push(this.triangle);
  }

  private closeTriangle(record: number): void {
    if (!this.triangle) throw this.disorder(record);
    this.triangle.closing = record;
    this.triangle = null;
  }

  private openGroup(group: 'frame' | 'pass' | 'slide', record: number): void {
    const outer = this.leaveResponse();
    const within = group === 'frame' ? undefined : group === 'pass' ? 'frame' : 'pass';
    if (this.triangle || outer?.kind !== within || (group === 'frame' && this.root)) throw this.disorder(record);
    this.at = this.add(
      new GroupStep(this.trace, group, outer?.countOf(group) ?? this.frame, outer, this.size++, record),
    );
    this.root ??= this.at;
    this.broad = null;
    if (group === 'pass') this.addEarly();
  }

  private closeGroup(group: 'frame' | 'pass' | 'slide', record: number): void {
    if (this.triangle) throw this.disorder(record);
    // A slide always ends with its last word, hit or not.
    if (group === 'slide') this.respond('end', record);
    if (this.at?.kind === 'response') this.at.closing = record;
    const closing = this.leaveResponse();
    if (closing?.kind !== group) throw this.disorder(record);
    closing.closing = record;
    this.at = closing.parent as GroupStep | null;
  }

  private sweepPart(kind: StepKind, record: number): void {
    const outer = this.leaveResponse();
    if (!outer || outer.kind === 'frame') throw this.disorder(record);
    const Part = kind === 'broad' ? BroadStep : TreeStep;
    const part = this.add(new Part(this.trace, kind, freeName(outer, kind), outer, this.size++, record));
    if (part instanceof BroadStep) this.broad = part;
  }

  private push(record: number): void {
    const outer = this.leaveResponse();
    if (outer?.kind === 'frame') this.early.push({ kind: 'push', record });
    else if (outer?.kind === 'pass') this.addNumbered('push', outer, record);
    else throw this.disorder(record);
  }

  /** Into the pass that just began; a frame cut short before its first pass keeps them itself. */
  private addEarly(): void {
    const outer = this.at ?? this.root!;
    for (const { kind, record } of this.early) {
      if (kind === 'push') this.addNumbered(kind, outer, record);
      else this.addNamed(kind, outer, record);
    }
    this.early = [];
  }

  private addNumbered(kind: StepKind, outer: GroupStep, record: number): void {
    outer.children.push(new TreeStep(this.trace, kind, outer.countOf(kind), outer, this.size++, record));
  }

  private addNamed(kind: StepKind, outer: GroupStep, record: number): void {
    outer.children.push(new TreeStep(this.trace, kind, freeName(outer, kind), outer, this.size++, record));
  }

  /** Parts of the response open their group. A step up and a snap follow a finished pass and hang in it; the end is the frame's. */
  private respond(kind: StepKind, record: number): void {
    if (this.at?.kind === 'slide') {
      const name = freeName(this.at, 'response');
      this.at = this.add(new GroupStep(this.trace, 'response', name, this.at, this.size++, record));
    }
    const finished = this.at?.kind === 'frame' ? this.at.children.at(-1) : undefined;
    const last = kind === 'carried' && this.trace.slots[this.trace.slotOf(record) + momentSlot] === atEnd;
    const asked = kind === 'carried' || kind === 'onemotion';
    if (asked && !last && this.at?.kind === 'frame' && !finished) {
      this.early.push({ kind, record });
      return;
    }
    const outer = finished instanceof GroupStep && !last ? finished : this.at;
    if (outer?.kind !== 'response' && outer?.kind !== 'pass' && !(last && outer?.kind === 'frame'))
      throw this.disorder(record);
    if (kind === 'activeplane') this.addNumbered(kind, outer, record);
    else this.addNamed(kind, outer, record);
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

class LazyTree implements FrameTree {
  readonly byAddress: AddressIndex;
  readonly truncated: boolean;
  private all: readonly Step[] | null = null;

  constructor(
    readonly frame: number,
    readonly root: Step,
    readonly trace: Trace,
    size: number,
  ) {
    this.truncated = trace.header.truncated;
    this.byAddress = new AddressIndex(root, size, () => this.steps);
  }

  /** Makes every step there is; only for those who really want them all. */
  get steps(): readonly Step[] {
    return (this.all ??= flatten(this.root));
  }
}

function flatten(root: Step): Step[] {
  const flat: Step[] = [];
  const ahead: Step[] = [root];
  for (let step = ahead.pop(); step; step = ahead.pop()) {
    flat.push(step);
    for (let at = step.children.length - 1; at >= 0; at--) ahead.push(step.children[at]!);
  }
  return flat;
}

/**
 * The tree of one frame.
 * @param frame its number in the run
 * @throws TraceError code 'order' when the events do not nest
 */
export function buildTree(trace: Trace, frame: number): FrameTree {
  const builder = new Builder(trace, frame);
  const root = builder.build();
  return new LazyTree(frame, root, trace, builder.size);
}
