/** How words and clauses follow each other in the language of the page. */
import { language } from './language';

/** between clauses of a sentence */
export const comma = language === 'zh' ? '，' : ', ';

/** Names in a row. */
export const listed = (names: readonly string[]): string => names.join(language === 'zh' ? '、' : ', ');

/** How long a text is to read, in words; two Chinese characters are about one. */
export function wordCount(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const others = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return others + Math.ceil(han / 2);
}
