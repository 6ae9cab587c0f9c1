/** Says that tables leave out kinds that happened: they show what is chosen to be shown. */
import { t } from '../../base/i18n/messages';
import { severity, type EventKind } from '../../../audit/detectors/types';
import { found, shownKinds } from '../room/state';
import type { Merged } from '../../../audit/run/merge';

/** Kinds that happened in some of the walks, and are not shown. */
export const leftOut = (walks: readonly Merged[]): readonly EventKind[] =>
  severity.filter((kind) => !shownKinds.value.has(kind) && walks.some(({ spots }) => spots.count(kind).events > 0));

export function HiddenKinds() {
  const of = found.value;
  const left = leftOut(of ? [of.merged, ...(of.beside ? [of.beside] : [])] : []);
  if (left.length === 0) return null;
  return (
    <p class="a-hint a-left-out">
      {t('audit.hidden', { kinds: left.map((kind) => t(`audit.kind.${kind}`)).join(', ') })}
    </p>
  );
}
