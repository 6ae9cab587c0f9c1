/** The texts of the chapters behind the first, and those they share. */
import common from './common.json';
import c2 from './02.json';
import c3 from './03.json';
import c4 from './04.json';
import c5 from './05.json';
import c6 from './06.json';
import c7 from './07.json';
import c8 from './08.json';
import c9 from './09.json';
import c10 from './10.json';
import c11 from './11.json';
import c12 from './12.json';
import c13 from './13.json';
import c14 from './14.json';
import c15 from './15.json';
import c16 from './16.json';
import c17 from './17.json';
import c18 from './18.json';
import c19 from './19.json';
import c20 from './20.json';
import c21 from './21.json';

export const restTexts = {
  '2': c2,
  '3': c3,
  '4': c4,
  '5': c5,
  '6': c6,
  '7': c7,
  '8': c8,
  '9': c9,
  '10': c10,
  '11': c11,
  '12': c12,
  '13': c13,
  '14': c14,
  '15': c15,
  '16': c16,
  '17': c17,
  '18': c18,
  '19': c19,
  '20': c20,
  '21': c21,
  common,
};
