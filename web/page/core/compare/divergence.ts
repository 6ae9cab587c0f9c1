/**
 * Where two runs first part.
 *
 * Runs of one method, with another limit or skin say, record the same kinds of decisions: there the first record that differs is the
 * answer. Two methods decide in different ways; what they have in common is the contact each sweep ends with, how many sweeps there
 * are, and where a pass and a frame end. Pure: numbers come from the runs and their traces, nothing is worked out again.
 */
import { methodOf } from '../../model/methods';
import { nearestOf } from '../../../package/trace/candidates';
import type { TraceEvent } from '../../../package/trace/events.gen';
import type { FrameTree, Step } from '../../../package/trace/steps';
import type { Experiment, FrameSummary, Run, Vec3 } from '../../model';
import type { Divergence } from '../../model/comparison';

/** Two methods round differently; times and places closer than this, relative to their size, are the same decision. */
const sameWithin = 1e-9;
/** The same for an answer in floats, of 24 bits, beside one in doubles. */
const sameWithinFloats = 1e-5;

/** True when both record the same kinds of decisions from the same numbers, so that every record can be compared to the last bit. */
export function recordAlike(first: Experiment, second: Experiment): boolean {
  return first.method === second.method && methodOf(first).computesIn(first) === methodOf(second).computesIn(second);
}

function toleranceOf(...experiments: readonly Experiment[]): number {
  const floats = experiments.some((each) => methodOf(each).computesIn(each) === 'single');
  return floats ? sameWithinFloats : sameWithin;
}

/** The first frame in which the runs differ; -1: none. */
export function divergenceFrame(first: Run, second: Run): number {
  const exact = recordAlike(first.experiment, second.experiment);
  const within = toleranceOf(first.experiment, second.experiment);
  return first.frames.findIndex((frame, at) => {
    const other = second.frames[at];
    if (!other || frame.hash === other.hash) return !other;
    return exact || !sameFrame(frame, other, within);
  });
}

/** @param frame a frame that differs @param trees its steps in both runs */
export function divergenceAt(
  first: Run,
  second: Run,
  frame: number,
  trees: readonly [FrameTree, FrameTree],
): Divergence {
  const [a, b] = trees;
  const exact = recordAlike(first.experiment, second.experiment);
  const within = toleranceOf(first.experiment, second.experiment);
  const address = exact ? firstDifferingRecord(a.root, b.root) : firstDifferingSlide(a, b, within);
  return { frame, address: address ?? a.root.address };
}

function sameFrame(a: FrameSummary, b: FrameSummary, within: number): boolean {
  const sameContacts =
    a.contacts.length === b.contacts.length &&
    a.contacts.every((contact, at) => {
      const other = b.contacts[at]!;
      const same = contact.pass === other.pass && contact.slide === other.slide;
      return (
        same &&
        contact.triangle === other.triangle &&
        contact.feature === other.feature &&
        near(contact.time, other.time, within)
      );
    });
  const passes = [a.input.displacement, a.input.gravity];
  // Without a motion asked for, one method sweeps on the spot and the other does not sweep at all.
  const sameSweeps = passes.every((asked, pass) => isZero(asked) || a.sweeps[pass] === b.sweeps[pass]);
  return sameContacts && sameSweeps && samePlace(a.end, b.end, within);
}

function isZero(vector: Vec3): boolean {
  return vector.every((part) => part === 0);
}

function near(a: number, b: number, within: number): boolean {
  return Object.is(a, b) || Math.abs(a - b) <= within * Math.max(Math.abs(a), Math.abs(b), 1);
}

function samePlace(a: Vec3, b: Vec3, within: number): boolean {
  const size = Math.max(1e-300, ...a.map(Math.abs), ...b.map(Math.abs));
  return a.every((value, axis) => Math.abs(value - b[axis]!) <= within * size);
}

/** One method: in document order, the first step that differs or that only one of the two has; null: none. */
function firstDifferingRecord(a: Step, b: Step): string | null {
  if (a.kind === 'triangle' && sameEvent(a.event, b.event) && sameEvent(a.opening, b.opening)) return null;
  // Where a group begins stands before all of its parts, how it ends behind them. A frame begins with the settings, which differ.
  if (a.kind !== 'frame' && a.children.length > 0 && !sameEvent(a.opening, b.opening)) return a.address;
  const count = Math.max(a.children.length, b.children.length);
  for (let at = 0; at < count; at++) {
    const [x, y] = [a.children[at], b.children[at]];
    if (!x || !y || x.name !== y.name) return (x ?? y)!.address;
    const inside = firstDifferingRecord(x, y);
    if (inside) return inside;
  }
  return sameEvent(a.event, b.event) ? null : a.address;
}

/** Bit by bit. */
export function sameEvent(a: TraceEvent, b: TraceEvent): boolean {
  if (a.kind !== b.kind) return false;
  const other = b as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(a).every(([field, value]) => sameValue(value, other[field]));
}

function sameValue(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((part, at) => Object.is(part, b[at]));
  return Object.is(a, b);
}

/** Two methods: the first sweep that ends with another contact, or leads elsewhere, or that only one of the two makes. */
function firstDifferingSlide(a: FrameTree, b: FrameTree, within: number): string | null {
  for (const pass of passesOf(a.root)) {
    const other = passesOf(b.root).find(({ name }) => name === pass.name);
    const [mine, theirs] = [slidesOf(pass), other ? slidesOf(other) : []];
    for (let at = 0; at < Math.max(mine.length, theirs.length); at++) {
      const [x, y] = [mine[at], theirs[at]];
      if (!x || !y) return (x ?? y)!.address;
      const inside = firstDifferenceOf(x, y, within);
      if (inside) return inside;
    }
    if (!sameEnd(pass, other, within)) return pass.address;
  }
  return sameEnd(a.root, b.root, within) ? null : a.root.address;
}

function passesOf(root: Step): Step[] {
  return root.children.filter(({ kind }) => kind === 'pass');
}

/** Sweeps that move; on the spot only one of the methods makes one. */
function slidesOf(pass: Step): Step[] {
  return pass.children.filter(
    ({ kind, opening }) => kind === 'slide' && (opening.kind !== 'SlideBegin' || opening.length > 0),
  );
}

/** The contact differs: the slide. The same contact, but another answer to it: the response. */
function firstDifferenceOf(a: Step, b: Step, within: number): string | null {
  if (!sameContact(a, b, within)) return firstDifferingVerdict(a, b) ?? a.address;
  const [x, y] = [a.event, b.event];
  if (x.kind !== 'SlideEnd' || y.kind !== 'SlideEnd') return null;
  const same = samePlace(x.position, y.position, within) && samePlace(x.remaining, y.remaining, within);
  if (same) return null;
  return a.children.find(({ kind }) => kind === 'response')?.address ?? a.address;
}

/** One method in two precisions: the first check of a slide that ends differently; null where the checks are not the same ones. */
function firstDifferingVerdict(a: Step, b: Step): string | null {
  for (const [at, x] of a.children.entries()) {
    const y = b.children[at];
    if (x.kind !== 'triangle' || y?.kind !== 'triangle' || verdictOf(x) === verdictOf(y)) continue;
    const check = x.children.find(
      (part, place) =>
        part.event.kind !== y.children[place]?.event.kind || verdictOf(part) !== verdictOf(y.children[place]!),
    );
    return x.children[0]?.event.kind === y.children[0]?.event.kind ? (check ?? x).address : null;
  }
  return null;
}

function verdictOf({ event }: Step): string {
  return 'verdict' in event ? event.verdict : event.kind;
}

function sameContact(a: Step, b: Step, within: number): boolean {
  const [x, y] = [nearestOf(a), nearestOf(b)];
  if (!x?.found || !y?.found) return (x?.found ?? false) === (y?.found ?? false);
  return (
    x.triangle === y.triangle && x.feature === y.feature && x.element === y.element && near(x.time, y.time, within)
  );
}

function sameEnd(a: Step, b: Step | undefined, within: number): boolean {
  const [x, y] = [a.event, b?.event];
  if ((x.kind === 'PassEnd' && y?.kind === 'PassEnd') || (x.kind === 'MoveEnd' && y?.kind === 'MoveEnd')) {
    return samePlace(x.position, y.position, within);
  }
  return x.kind === y?.kind;
}
