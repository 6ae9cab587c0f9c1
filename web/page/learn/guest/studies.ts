/** The words of the studies that a tour shows: they come with the studies, and a question needs them before its study is open. */
import '../../core/study/messages';
import { t, type MessageKey } from '../../base/i18n/messages';
import { loadStudy } from '../../model/study/modules';
import type { StudyId } from '../../model/study/registry.gen';
import type { FileTour } from '../tour/file';
import { hasText } from './words';

/** To be awaited before the questions of a tour are made. */
export async function studiesReady({ stops }: Pick<FileTour, 'stops'>): Promise<void> {
  const ids = new Set(stops.flatMap(({ moment }) => moment.study?.id ?? []));
  await Promise.all([...ids].map((id) => loadStudy[id]()));
}

/** What a study calls a word of its records, 'yes' and 'no' among them; null: it has no name for people. */
export function studyWord(study: StudyId, word: string): string | null {
  if (word === 'yes' || word === 'no') return t(`study.${word}`);
  const key = `study.${study}.value.${word}` as MessageKey;
  return hasText(key) ? t(key) : null;
}
