/** A question about how a step ends: the words to choose from, and which of them the trace has. */
import type { StudyId } from '../../model/study/registry.gen';
import type { TourAskOf } from '../tour/file';
import type { ChoiceAsk, Values } from '../tour/types';
import { studyWord } from './studies';
import { endWords } from './words';

export interface VerdictParts {
  readonly options: ChoiceAsk['options'];
  readonly values: Values;
}

/** @param study whose words they are; null: of a sweep */
export function verdictParts(
  { of, field = 'verdict', options }: TourAskOf<'verdict'>,
  study: StudyId | null,
): VerdictParts {
  const isFlag = options.every((word) => word === 'yes' || word === 'no');
  const holds = (word: string) => (!isFlag ? `?${of}#${field}=${word}` : word === 'yes' ? 'flag' : '1 - flag');
  const names = options.map((_, k) => `is${k}`);
  return {
    options: options.map((word) => ({ id: word, text: study ? (studyWord(study, word) ?? word) : endWords(of, word) })),
    values: {
      ...(isFlag && { flag: `?${of}#${field}` }),
      ...Object.fromEntries(options.map((word, k) => [names[k]!, holds(word)])),
      truth: names.map((name, k) => `${k} * ${name}`).join(' + '),
      sound: `${names.join(' + ')} == 1`,
    },
  };
}
