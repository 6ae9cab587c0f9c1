/** What parts are called on the page. */
import '../../texts/later';
import type { MeshPart } from '../../../mesh/import/types';
import { t } from '../../base/i18n/messages';

/** @param at number of the part */
export function partName({ name, rest }: MeshPart, at: number): string {
  if (rest) return t('parts.rest');
  return name === '' ? t('parts.unnamed', { number: at + 1 }) : name;
}
