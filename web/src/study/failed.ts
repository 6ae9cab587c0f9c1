import type { Failed } from '../explain/whyNot';
import type { MessageKey } from '../i18n/messages';
import type { Step } from '../trace/steps';
import type { StudyId } from './registry.gen';

export type FailedNumbers = Omit<Failed, 'title' | 'element' | 'step'>;

/** An inequality of a study that failed, under its title `study.<study>.why.<name>`. */
export const failedOf =
  (study: StudyId) =>
  (name: string, step: Step, element: number, numbers: FailedNumbers): Failed => ({
    title: `study.${study}.why.${name}` as MessageKey,
    ...{ element, step, ...numbers },
  });
