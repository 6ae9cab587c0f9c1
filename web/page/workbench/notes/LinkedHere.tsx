/** Notes from the link on the present step: marked as such, and kept only when the user asks. */
import { showNotice } from '../../core/told';
import './linkedHere.css';
import '../../texts/later';
import type { Note } from '../../model';
import { actions } from '../../core/actions';
import { letGoOf } from '../../core/address/linkedNotes';
import { longestNote } from '../../model/noteLimits';
import { notes } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';

export function LinkedHere({ list }: { list: readonly Note[] }) {
  return (
    <>
      {list.map((note) => (
        <section key={note.text} class="note-here note-linked" aria-label={t('note.linked')}>
          <Icon name="link" />
          <div>
            <h4>{t('note.linked')}</h4>
            <p>{note.text}</p>
            <div class="note-linked-foot">
              <button type="button" class="lnk" onClick={() => keep(note)}>
                {t(ownAt(note) ? 'note.linked.add' : 'note.linked.keep')}
              </button>
              <button type="button" class="lnk" onClick={() => letGoOf(note)}>
                {t('note.linked.drop')}
              </button>
            </div>
          </div>
        </section>
      ))}
    </>
  );
}

const ownAt = ({ address }: Note): Note | undefined => notes.value.find((own) => own.address === address);

/** The user's own stays: the other is written below it. */
function keep(note: Note): void {
  const own = ownAt(note);
  const text = own ? `${own.text}\n${note.text}` : note.text;
  if (text.length > longestNote) {
    showNotice({ key: 'note.linked.noRoom', values: { most: longestNote } });
    return;
  }
  actions.setNote(note.address, text);
  // A scene that is full of notes refuses it, and says so.
  if (ownAt(note)?.text === text.trim()) letGoOf(note);
}
