/** What is said of the field's own events: its heights, as drawn. */
import type { EventViews } from '../../model/study/types';
import { groundFormula, rowFormula } from './formulas';
import { sayGround } from './say';
import type { HeightGroundEndEvent, HeightGroundEvent, HeightRowEvent } from './schema.gen';

const given = 'input';

export const groundEvents: EventViews<HeightGroundEvent | HeightRowEvent | HeightGroundEndEvent> = {
  HeightGround: {
    sentence: () => ({ key: 'study.height_field.say.cutShort' }),
    formula: groundFormula,
    whyNot: null,
    origins: { cells: given, size: given, low: given, high: given },
    cell: () => ({ name: '\\text{field}', value: '', hit: false }),
  },
  HeightRow: {
    sentence: ({ i, j, count }) => ({ key: 'study.height_field.say.row', values: { i, j, count } }),
    formula: rowFormula,
    whyNot: null,
    origins: {
      ...{ i: '', j: '', count: '', h0: given, h1: given, h2: given },
      ...{ h3: given, h4: given, h5: given, h6: given, h7: given },
    },
    cell: ({ i, j }) => ({ name: `y_{${i},${j}}`, value: '', hit: false }),
  },
  HeightGroundEnd: {
    sentence: ({ triangles }, context) => sayGround(triangles, context),
    formula: groundFormula,
    whyNot: null,
    origins: { triangles: 'frame' },
    cell: ({ triangles }) => ({ name: '\\text{field}', value: String(triangles), hit: false }),
  },
};
