/** What somebody wrote about the step that is shown. */
import { cursor, notes } from '../../state/store';
import { t } from '../../i18n/messages';
import { Icon } from '../controls/Icon';

export function NoteHere() {
  const note = notes.value.find(({ address }) => address === cursor.value);
  if (!note) return null;
  return (
    <section class="note-here" aria-label={t('note.here')}>
      <Icon name="note" />
      <p>{note.text}</p>
    </section>
  );
}
