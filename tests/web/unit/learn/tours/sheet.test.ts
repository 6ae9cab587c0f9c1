/** The worksheet of a tour: the answers are its maker's, unless they are handed out; a number is said once. */
import { describe, expect, it } from 'vitest';
import { askOf } from '../../../../../web/page/learn/guest/asks';
import { draftName, openGuest } from '../../../../../web/page/learn/guest/tour';
import { sheetOf } from '../../../../../web/page/learn/form';
import { answerLines, saidOf } from '../../../../../web/page/learn/present/answerText';
import { decodeTour, encodeTour } from '../../../../../web/page/learn/tour/fileLink';
import { stopOf, tourOf } from './tours';

describe('the worksheet of a tour', () => {
  it('has the answers for whoever makes it, and for others where that was wanted', () => {
    const tour = { ...tourOf(stopOf()), by: 'A teacher' };
    openGuest('aData', decodeTour(encodeTour(tour)));
    expect(sheetOf.value).toEqual({ by: 'A teacher', answers: false });
    openGuest(draftName, tour);
    expect(sheetOf.value!.answers).toBe(true);
    openGuest('aOther', decodeTour(encodeTour({ ...tour, answers: true })));
    expect(sheetOf.value!.answers).toBe(true);
  });

  it('says a number once, with its unit', () => {
    const number = askOf({ kind: 'number', of: 'f0.p0.s0.nearest', field: 'candidates', unit: 'pieces' }).ask;
    expect(answerLines(number, [5])).toEqual(['**5** pieces']);
    expect(saidOf(number.then[0]!, number)).toEqual([]);
    const time = askOf({ kind: 'time', of: 'f0.p0.s0.nearest', right: 'The corner is nearer.' }).ask;
    expect(answerLines(time, [0.4])).toEqual(['*t* = **0.4**']);
    expect(saidOf(time.then[0]!, time)).toEqual(['The corner is nearer.']);
  });
});
