import type { Failed } from '../model/explain/eventView';
import type { MessageKey } from '../base/i18n/messages';
import type { Step } from '../../package/trace/steps';
import type { StudyId } from '../model/study/registry.gen';

export type FailedNumbers = Omit<Failed, 'title' | 'element' | 'step'>;

/** An inequality of a study that failed, under its title `study.<study>.why.<name>`. */
export const failedOf =
  (study: StudyId) =>
  (name: string, step: Step, element: number, numbers: FailedNumbers): Failed => ({
    title: `study.${study}.why.${name}` as MessageKey,
    ...{ element, step, ...numbers },
  });
