/** The question that is asked where a tour has no other. */
import './messages';
import { t } from '../../base/i18n/messages';
import type { StudyId } from '../../model/study/registry.gen';
import type { TourAsk, TourAskOf } from '../tour/file';
import { fieldWords } from './words';

/** The step belongs to one triangle. */
export const ofTriangle = (address: string): boolean => /\.t\d+(?:\.|$)/.test(address);

/** The question that is asked where the tour has no other. @param study whose step it is about; null: a sweep's */
export function usualQuestion(ask: TourAsk, study: StudyId | null = null): string {
  if (ask.kind === 'choice' || ask.kind === 'value') return t(`tour.ask.own.${ask.kind}`);
  if (study) return usualOfStudy(ask);
  switch (ask.kind) {
    case 'time':
      if (ask.field === 't1') return t('tour.ask.time.leave');
      if (ask.field === 't0') return t('tour.ask.time.plane');
      return t(ofTriangle(ask.of) ? 'tour.ask.time.triangle' : 'tour.ask.time');
    case 'verdict':
      if (/\.t\d+$/.test(ask.of)) return t('tour.ask.verdict.triangle');
      if (/\.e\d$/.test(ask.of)) return t('tour.ask.verdict.edge', { name: ask.of.at(-1)! });
      if (/\.v\d$/.test(ask.of)) return t('tour.ask.verdict.vertex', { name: ask.of.at(-1)! });
      return t(ofTriangle(ask.of) ? 'tour.ask.verdict' : 'tour.ask.verdict.slide');
    case 'number':
      if (isCount(ask)) return t(ask.field === 'sweeps' ? 'tour.ask.count.sweeps' : 'tour.ask.count.candidates');
      return t('tour.ask.number', { what: measured(ask) });
    case 'feature':
      return t(ofTriangle(ask.of) ? 'tour.ask.feature' : 'tour.ask.feature.sweep');
    case 'direction':
      return t('tour.ask.direction', { what: fieldWords(ask.field) });
    case 'order':
      return t(ask.by === 'time' ? 'tour.ask.order.time' : 'tour.ask.order.tests');
    default:
      return t(`tour.ask.${ask.kind}`);
  }
}

/** A distance is one from something, and has a unit. */
function measured({ of, field }: TourAskOf<'number'>): string {
  if (field !== 'distance') return fieldWords(field);
  return t(/\.touch$/.test(of) ? 'tour.what.distance.triangle' : 'tour.what.distance.plane');
}

/** What nobody wrote a question for; those of numbers and flags come with one, in the words of the study. */
function usualOfStudy(ask: TourAsk): string {
  if (ask.kind === 'number') return t('tour.ask.number', { what: t('tour.what.other', { field: ask.field }) });
  return t(ask.kind === 'order' ? 'tour.ask.order.steps' : 'tour.ask.verdict.study');
}

/** There is nothing near a count: it is right or it is not. */
export const isCount = ({ field }: TourAskOf<'number'>): boolean => field === 'candidates' || field === 'sweeps';
