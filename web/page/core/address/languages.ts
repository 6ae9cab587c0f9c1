/** Another language: the page is loaded again, at the same moment. */
import { language, reloadIn } from '../../base/i18n/language';
import type { Actions } from '../actions.types';
import type { LinkWriter } from './link';

export function languageActions(writer: LinkWriter): Pick<Actions, 'setLanguage' | 'settled'> {
  return {
    settled: () => writer.settled(),
    async setLanguage(chosen) {
      if (chosen === language) return;
      await writer.settled();
      reloadIn(chosen);
    },
  };
}
