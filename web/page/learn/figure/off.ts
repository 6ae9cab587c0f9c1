/** How far a guess is off, in what was asked: of a time that is a part of the motion, of a place a length, counted in radii. */
import { t } from '../../base/i18n/messages';
import { symbol } from '../../scene/labels/symbols';
import { formatShort } from '../numbers';
import type { Spot } from '../tour/types';

/** @param length from one place to the other, world @param radius of the body, the longest */
export function offText(
  { where }: Pick<Spot, 'where'>,
  guess: readonly number[],
  truth: readonly number[],
  length: number,
  radius: number,
): string {
  if (where !== 'time') return t('learn.figure.off', { value: formatShort(length / radius, 2) });
  const value = formatShort(Math.abs((guess[0] ?? NaN) - (truth[0] ?? NaN)), 3);
  return t('learn.figure.off.time', { time: symbol('t'), value });
}
