/** What is said of each event of a broad phase. */
import { t } from '../../base/i18n/messages';
import type { EventViews } from '../../model/study/types';
import type { Source } from '../../model/explain/eventView';
import type { Step } from '../../../package/trace/steps';
import { bodyEvents } from './bodyEvents';
import { rootOf, short } from './cells';
import * as formulas from './formulas';
import { eventOf, kindOf } from './look';
import { say } from './say';
import type { BroadBoxEvent, BroadTriangleEvent, Event } from './schema.gen';
import { whyNot } from './whyNot';

const query = (step: Step): Source[] => [{ key: 'input', symbol: 'q', step: rootOf(step) }];

/** The box it was found in: the last one before it. */
function foundIn({ box }: BroadTriangleEvent, step: Step): Source[] {
  const made = step.parent?.children.findLast(
    (each) => each.order < step.order && kindOf(each) === 'BroadBox' && eventOf<BroadBoxEvent>(each).box === box,
  );
  return [...(made ? [{ key: 'input', symbol: 'n', step: made } as const] : []), ...query(step)];
}

export const events: EventViews<Event> = {
  BroadFrame: {
    sentence: () => say.cut('frame'),
    formula: formulas.frameFormula,
    whyNot: null,
    origins: {
      frame: '',
      subject: 'input',
      structure: 'input',
      state: '.structure .subject',
      centre: 'input',
      half: 'input',
      low: '.centre .half',
      high: '.centre .half',
      motion: 'input',
      boundsLow: 'mesh',
      boundsHigh: 'mesh',
      triangles: 'mesh',
      bodies: 'input',
      nodes: '.structure mesh',
      references: '.structure mesh',
      bytes: '.nodes .references',
      work: '.structure mesh',
      depth: '.structure mesh',
      cellSize: 'input',
      cells: '.cellSize .boundsLow .boundsHigh',
      coarsened: '.cellSize',
      axis: '.boundsLow .boundsHigh',
      limit: '',
    },
    cell: () => ({ name: 'f', value: '', hit: false }),
  },
  BroadFrameEnd: {
    sentence: say.frame,
    formula: formulas.frameFormula,
    whyNot: null,
    origins: {
      boxes: 'level',
      tests: 'level axis pairs',
      repeats: 'level',
      candidates: 'level pairs',
      contacts: 'level pairs',
      pairs: 'pairs',
      added: 'axis',
      removed: 'axis',
      swaps: 'axis',
      outside: '',
      agree: 'table',
      steps: '',
      leftOut: '.steps',
    },
    cell: ({ tests, contacts }) => ({ name: 'f', value: tests < 0 ? '–' : String(tests), hit: contacts > 0 }),
  },
  BroadLevel: {
    sentence: () => say.cut('level'),
    formula: formulas.levelFormula,
    whyNot: null,
    origins: { level: '', boxes: 'level', low: 'frame', high: 'frame' },
    cell: ({ level }) => ({ name: `l_{${level}}`, value: '', hit: false }),
  },
  BroadLevelEnd: {
    sentence: say.level,
    formula: formulas.levelFormula,
    whyNot: null,
    origins: { boxes: 'box', tests: '', repeats: '', candidates: '', contacts: '', leftOut: '' },
    cell: ({ tests, boxes, contacts }, step) => ({
      name: step.name.replace(/^l(\d+).*$/, 'l_{$1}'),
      value: String(boxes > 0 ? boxes : tests),
      hit: contacts > 0,
    }),
  },
  BroadBox: {
    sentence: say.box,
    formula: formulas.boxFormula,
    whyNot: whyNot.box,
    origins: {
      box: '',
      parent: '',
      depth: '.parent',
      low: 'frame',
      high: 'frame',
      gaps: '.low .high frame',
      axis: '.gaps',
      gap: '.gaps',
      margin: 'frame',
      triangles: '',
      boxes: '',
      tests: '',
      candidates: '',
      verdict: '.gap .margin',
    },
    cell: ({ box, gap, verdict }) => ({ name: `n_{${box}}`, value: short(gap), hit: verdict === 'leaf' }),
    sources: (_, step) => query(step),
  },
  BroadTriangle: {
    sentence: say.triangle,
    formula: formulas.triangleFormula,
    whyNot: whyNot.triangle,
    origins: {
      triangle: '',
      box: 'box',
      seenIn: 'box',
      p0: 'mesh',
      p1: 'mesh',
      p2: 'mesh',
      low: '.p0 .p1 .p2',
      high: '.p0 .p1 .p2',
      gaps: '.low .high frame',
      axis: '.gaps',
      gap: '.gaps',
      distance: '.direction .p0 .p1 .p2 frame',
      distanceAxis: '.distance',
      direction: '.p0 .p1 .p2',
      margin: '.p0 .p1 .p2',
      tests: '',
      candidates: '',
      contacts: '',
      verdict: '.gap .distance .margin',
    },
    cell: ({ triangle, verdict, gap, distance }) => ({
      name: `t_{${triangle}}`,
      value:
        verdict === 'seen-before' ? t('study.broad_phase.cell.seen') : short(Number.isNaN(distance) ? gap : distance),
      hit: verdict === 'contact',
    }),
    sources: foundIn,
  },
  ...bodyEvents,
  BroadTable: {
    sentence: () => say.cut('table'),
    formula: formulas.tableFormula,
    whyNot: null,
    origins: { built: 'input mesh' },
    cell: (_, step) => ({ name: formulas.foundName(step), value: '', hit: false }),
  },
  BroadRow: {
    sentence: say.row,
    formula: formulas.rowFormula,
    whyNot: null,
    origins: {
      row: '',
      structure: '',
      built: 'mesh',
      boxes: 'frame',
      tests: 'frame',
      repeats: 'frame',
      candidates: 'frame',
      nodes: 'mesh',
      references: 'mesh',
      bytes: '.nodes .references',
      work: 'mesh',
      depth: 'mesh',
    },
    cell: ({ structure, tests, built }, step) => ({
      name: `\\text{${structure}}`,
      value: built ? String(tests) : '–',
      hit: structure === formulas.structureOf(step),
    }),
  },
  BroadTableEnd: {
    sentence: say.table,
    formula: formulas.tableFormula,
    whyNot: null,
    origins: { agree: 'row' },
    cell: ({ agree }, step) => {
      const { contacts = null } = rootOf(step).event as unknown as { readonly contacts?: number };
      return { name: formulas.foundName(step), value: agree ? String(contacts ?? '') : '≠', hit: agree };
    },
  },
};
