/** What somebody wrote about the step that is shown. */
import { linkedNotes } from '../../core/address/linkedNotes';
import { cursor, notes } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';
import { lazy } from '../../core/controls/lazy';

const LinkedHere = lazy(async () => (await import('../notes/LinkedHere')).LinkedHere);

export function NoteHere() {
  const note = notes.value.find(({ address }) => address === cursor.value);
  const linked = linkedNotes.value.filter(({ address }) => address === cursor.value);
  return (
    <>
      {note && (
        <section class="note-here" aria-label={t('note.here')}>
          <Icon name="note" />
          <p>{note.text}</p>
        </section>
      )}
      {linked.length > 0 && <LinkedHere list={linked} />}
    </>
  );
}
