/** Says that tables leave out kinds that happened: they show what is chosen to be shown. */
import { t } from '../../i18n/messages';
import { severity } from '../detectors/types';
import { found, shownKinds } from '../room/state';

export function HiddenKinds() {
  const of = found.value;
  const walks = of ? [of.merged, ...(of.beside ? [of.beside] : [])] : [];
  const left = severity.filter(
    (kind) => !shownKinds.value.has(kind) && walks.some(({ spots }) => spots.count(kind).events > 0),
  );
  if (left.length === 0) return null;
  return (
    <p class="a-hint a-left-out">
      {t('audit.hidden', { kinds: left.map((kind) => t(`audit.kind.${kind}`)).join(', ') })}
    </p>
  );
}
