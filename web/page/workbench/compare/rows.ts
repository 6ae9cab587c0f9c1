/** The differences of one frame as rows of text: what the solver answered for A and for B, and whether it is the same. */
import '../../texts/later';
import type { ContactSummary, FrameSummary, Vec3 } from '../../model';
import type { FrameTree, Step } from '../../../package/trace/steps';
import { did } from '../timeline/did';
import { listed } from '../../base/i18n/lists';
import { t } from '../../base/i18n/messages';
import { type Digits, formatNumber, formatPair } from '../../base/i18n/numbers';

/** same: to the last bit; close: only the last digits differ, which nobody sees */
export type Sign = 'same' | 'close' | 'differs';

export type RowName =
  'feature' | 'time' | 'second' | 'sweeps' | 'x' | 'y' | 'z' | 'state' | 'did' | 'truncated' | 'startDepth';

export interface Row {
  readonly name: RowName;
  readonly first: string;
  readonly second: string;
  readonly sign: Sign;
}

/** One frame of one of the two runs. */
export interface Side {
  readonly frame: FrameSummary;
  readonly tree: FrameTree;
}

/** Rounding of two ways to the same number; relative. */
const lastDigits = 1e-12;

export function differenceRows(first: Side, second: Side, digits: Digits): Row[] {
  const [a, b] = [first.frame, second.frame];
  const [hitA, hitB] = [a.contacts[0], b.contacts[0]];
  const pass = (hitA ?? hitB)?.pass ?? 0;
  const rows = [
    textRow('feature', contactText(hitA), contactText(hitB)),
    numberRow('time', hitA?.time, hitB?.time, digits),
    textRow('second', secondSlide(first, pass), secondSlide(second, pass)),
    textRow('sweeps', sweepsText(a), sweepsText(b)),
    ...(['x', 'y', 'z'] as const).map((name, axis) => numberRow(name, a.end[axis]!, b.end[axis]!, digits)),
    textRow('state', t(`state.${a.state}`), t(`state.${b.state}`)),
    ...(did(a).length + did(b).length > 0 ? [textRow('did', didText(a), didText(b))] : []),
    textRow('truncated', yesNo(a.truncated), yesNo(b.truncated)),
  ];
  if (a.startDepth === 0 && b.startDepth === 0) return rows;
  return [...rows, numberRow('startDepth', a.startDepth, b.startDepth, digits)];
}

/** Distance of the two ends, for the sentence below the table. */
export function apart(first: FrameSummary, second: FrameSummary): number {
  const [a, b]: [Vec3, Vec3] = [first.end, second.end];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function textRow(name: RowName, first: string, second: string): Row {
  return { name, first, second, sign: first === second ? 'same' : 'differs' };
}

function numberRow(name: RowName, first: number | undefined, second: number | undefined, digits: Digits): Row {
  if (first === undefined || second === undefined)
    return textRow(name, numberText(first, digits), numberText(second, digits));
  const sign = signOf(first, second);
  const [a, b] =
    sign === 'differs'
      ? formatPair(first, second, digits)
      : [formatNumber(first, digits), formatNumber(second, digits)];
  return { name, first: a, second: b, sign };
}

function numberText(value: number | undefined, digits: Digits): string {
  return value === undefined ? t('compare.cell.none') : formatNumber(value, digits);
}

function signOf(first: number, second: number): Sign {
  if (Object.is(first, second)) return 'same';
  const size = Math.max(1, Math.abs(first), Math.abs(second));
  return Math.abs(first - second) <= lastDigits * size ? 'close' : 'differs';
}

function contactText(contact: ContactSummary | undefined): string {
  if (!contact) return t('compare.cell.none');
  const { feature, element, triangle } = contact;
  return t('compare.cell.contact', { feature, element, triangle });
}

function sweepsText({ sweeps: [movement, gravity] }: FrameSummary): string {
  return t('compare.cell.sweeps', { movement, gravity });
}

function didText(frame: FrameSummary): string {
  return listed(did(frame)) || t('compare.cell.none');
}

function yesNo(value: boolean): string {
  return t(value ? 'compare.cell.yes' : 'compare.cell.no');
}

/** What the second sweep of a pass met; without one, how the first one ended. */
function secondSlide({ frame, tree }: Side, pass: number): string {
  const contact = frame.contacts.find((each) => each.pass === pass && each.slide === 1);
  if (contact) return contactText(contact);
  const slides = tree.root.children.find(({ name }) => name === `p${pass}`)?.children.filter(isSlide) ?? [];
  const end = (slides[1] ?? slides[0])?.event;
  return end?.kind === 'SlideEnd' ? t(`slide.${end.verdict}`) : t('compare.cell.none');
}

function isSlide({ kind }: Step): boolean {
  return kind === 'slide';
}
