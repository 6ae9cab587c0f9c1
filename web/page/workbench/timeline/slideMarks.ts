/** A slide's text in strip B, and the parts of its bar that represent a symbol of the formulas. */
import { nearestOf } from '../../../package/trace/candidates';
import type { Step } from '../../../package/trace/steps';
import { t } from '../../base/i18n/messages';
import { triangleUnderTest } from './candidateRows';
import { backOffGap, type Slot } from './lane';
import type { Mark, PlacedMark } from './marks';

/** Its number, and the pass where that is not the usual one. */
export function slideOf({ name, parent }: Step): { slide: string; pass: 'movement' | 'gravity' } {
  return { slide: name.slice(1), pass: parent?.name === 'p1' ? 'gravity' : 'movement' };
}

/** Every number is the trace's. */
export function factsOf(slide: Step) {
  const nearest = nearestOf(slide);
  const end = slide.event.kind === 'SlideEnd' ? slide.event : null;
  const begin = slide.opening.kind === 'SlideBegin' ? slide.opening : null;
  const response = slide.children.findLast(({ kind }) => kind === 'response');
  const backOff = response?.children.find(({ event }) => event.kind === 'BackOff')?.event;
  return {
    time: nearest?.found ? nearest.time : null,
    feature: nearest?.found && nearest.feature !== 'none' ? nearest.feature : null,
    triangle: nearest?.found ? nearest.triangle : null,
    verdict: end ? t(`slide.${end.verdict}`) : '',
    length: begin?.lengthWorld ?? null,
    traveled: end?.traveled ?? null,
    backedOff: backOff?.kind === 'BackOff' && backOff.moved,
  };
}

export type SlideFacts = ReturnType<typeof factsOf>;

/** A bar shows the chosen hit; while another triangle is under test, formulas and figures are about that one's. */
export function isMeant({ triangle }: SlideFacts): boolean {
  const tested = triangleUnderTest.value?.opening;
  return tested?.kind !== 'TriangleBegin' || tested.triangle === triangle;
}

export function marksOfSlide({ time, backedOff }: SlideFacts): Mark[] {
  const marks: Mark[] = [];
  if (time !== null) marks.push({ symbols: ['t', 'c'], value: time });
  if (backedOff) marks.push({ symbols: ['base'], value: null });
  return marks;
}

/** of the sign and the number at the end of a bar, px */
const signWidth = 18;
const numberWidth = 62;

/** @param x left end of the slide's bar */
export function slideMarks(facts: SlideFacts, x: number, { bar }: Slot): PlacedMark[] {
  const end = x + bar;
  const said = bar > 100 ? numberWidth : Math.min(signWidth, bar / 2);
  return marksOfSlide(facts).map((mark) =>
    mark.symbols[0] === 't' ? { ...mark, x1: end - said, x2: end - 2 } : { ...mark, x1: end, x2: end + backOffGap },
  );
}
