/** What is said with the first wrong answer where the maker wrote nothing: which formula, and what to compare. Never the answer. */
import './messages';
import { t, type MessageKey } from '../../base/i18n/messages';
import type { StudyId } from '../../model/study/registry.gen';
import type { TourAsk } from '../tour/file';

/** Which check, or part of the answer, an address leads to. */
const ends: readonly (readonly [RegExp, string])[] = [
  [/\.touch$/, 'touch'],
  [/\.plane$/, 'plane'],
  [/\.face$/, 'face'],
  [/\.e\d$/, 'edge'],
  [/\.v\d$/, 'vertex'],
  [/\.t\d+$/, 'triangle'],
  [/\.ground$/, 'ground'],
  [/\.s\d+$/, 'slide'],
];

const numbers: Readonly<Record<string, string>> = {
  t0: 'time.plane',
  t1: 'time.leave',
  discriminant: 'number.discriminant',
  root1: 'number.root',
  root2: 'number.root',
  sweeps: 'number.sweeps',
  candidates: 'number.candidates',
};

const directions: Readonly<Record<string, string>> = {
  normal: 'direction.normal',
  normalWorld: 'direction.normal',
  // A contact that is too steep to stand on acts as a wall.
  wall: 'direction.wall',
  push: 'direction.push',
};

/** @param study whose step it is about; null: a sweep's */
export function usualHint(ask: TourAsk, study: StudyId | null): string {
  return t(`tour.hint.${study ? ofStudy(ask) : ofSweep(ask)}` as MessageKey);
}

const ofStudy = ({ kind }: TourAsk): string => (kind === 'order' ? 'order.steps' : 'other');

function ofSweep(ask: TourAsk): string {
  switch (ask.kind) {
    case 'time':
      return ask.field === 't1' ? 'time.leave' : ask.field === 't0' ? 'time.plane' : 'time';
    case 'order':
      return ask.by === 'time' ? 'order.time' : 'order.tests';
    case 'verdict': {
      const end = ends.find(([pattern]) => pattern.test(ask.of))?.[1];
      return end ? `verdict.${end}` : 'other';
    }
    case 'number':
      // The time of a face is that of a distance; of an edge or corner it is a root.
      if (ask.field === 'time') return /\.face$/.test(ask.of) ? 'number.time' : 'other';
      return numbers[ask.field] ?? 'other';
    case 'direction':
      return directions[ask.field] ?? 'direction.rest';
    default:
      return ask.kind;
  }
}
