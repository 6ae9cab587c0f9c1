/** A wrong answer gets a reason: a hint that is made of what is asked, where the maker wrote none. */
import { expect, it } from 'vitest';
import { askOf, usualQuestion } from '../../../../../web/page/learn/guest/asks';
import { t } from '../../../../../web/page/base/i18n/messages';
import type { TourAsk } from '../../../../../web/page/learn/tour/file';

const asks: readonly TourAsk[] = [
  { kind: 'time', of: 'f0.p0.s0.nearest' },
  { kind: 'feature', of: 'f0.p0.s0.t3' },
  { kind: 'triangle', of: 'f0.p0.s0.nearest', candidates: [1, 2] },
  { kind: 'verdict', of: 'f0.p0.s0.t3.e1', options: ['edge-hit', 'miss'] },
  { kind: 'number', of: 'f0.p0.s0.t3.face', field: 'time' },
  { kind: 'number', of: 'f0', field: 'sweeps' },
  { kind: 'direction', of: 'f0.p0.s0.slideplane', field: 'normal', options: [] },
  { kind: 'direction', of: 'f0.p0.s0.steep', field: 'wall', options: [] },
];

it.each(asks)('$kind of $of has a hint of its own', (ask) => {
  const { afterMiss = '' } = askOf(ask).ask;
  expect(afterMiss.length).toBeGreaterThan(20);
  // No key that has no text.
  expect(afterMiss).not.toContain('tour.hint');
});

it('is told apart by what is asked, and gives way to that of the maker', () => {
  const hints = new Set(asks.map((ask) => askOf(ask).ask.afterMiss));
  expect(hints.size).toBe(asks.length);
  expect(askOf({ ...asks[0]!, hint: 'Mine' } as TourAsk).ask.afterMiss).toBe('Mine');
  expect(askOf({ ...asks[0]!, tries: 1 } as TourAsk).ask.afterMiss).toBeUndefined();
});

it('the question of a check names the edge or corner that is checked', () => {
  expect(usualQuestion(asks[3]!)).toBe(t('tour.ask.verdict.edge', { name: '1' }));
});
