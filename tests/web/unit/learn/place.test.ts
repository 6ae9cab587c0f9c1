/** An answer stands in the address as it was given: read again, it is judged as it was. */
import { expect, it } from 'vitest';
import { guestChapter } from '../../../../web/page/learn/course';
import { placeText, readPlace, readTourPlace, setGuestName } from '../../../../web/page/learn/place';
import type { Ask, Stop } from '../../../../web/page/learn/tour/types';

const moment = { scene: { preset: 'stairs' }, address: 'f0' };
const asks = (kind: Ask['kind']): Stop => ({ beat: 'predict', moment, say: '', show: {}, ask: { kind } as Ask });
const number = [asks('number')];

it.each([3.14159, 0.00002, 1e21, -1.5e-9, -2, 123456.789012, Number.MAX_VALUE])('%s, typed', (value) => {
  setGuestName('abc');
  const inTour = placeText({ chapter: guestChapter, stop: 0, guess: [value] }, number);
  expect(inTour).not.toContain('+');
  expect(readPlace(inTour, () => number)?.guess).toEqual([value]);
  expect(readTourPlace(inTour)?.place.guess).toEqual([value]);
  const inCourse = placeText({ chapter: 4, stop: 0, guess: [value] }, number);
  expect(readPlace(inCourse, () => number)).toEqual({ chapter: 4, stop: 0, guess: [value] });
});

it('four decimals of where something was dragged to', () => {
  expect(placeText({ chapter: 4, stop: 0, guess: [0.123456, 2] }, [asks('place')])).toBe('4.predict~0.1235,2');
});

it('an exponent may have its plus sign', () => {
  expect(readPlace('4.predict~1e+21', () => number)?.guess).toEqual([1e21]);
  expect(readPlace('4.predict~1e', () => number)).toBeNull();
});
