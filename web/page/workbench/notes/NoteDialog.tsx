/** A note on the step that is shown, and all notes of the scene. */
import './noteDialog.css';
import '../../texts/later';
import { useState } from 'preact/hooks';
import { actions } from '../../core/actions';
import type { Note } from '../../model';
import { linkedNotes } from '../../core/address/linkedNotes';
import { longestNote } from '../../model/noteLimits';
import { cursor, notes } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { Dialog } from '../../base/controls/Dialog';

export function NoteDialog() {
  // The address it was opened at: a run that plays on must not move the note.
  const [address] = useState(cursor.value);
  const before = notes.value.find((note) => note.address === address)?.text ?? '';
  const [text, setText] = useState(before);
  const close = () => actions.setDialog(null);
  const save = (written: string) => {
    close();
    if (written.trim() !== before) actions.setNote(address, written);
  };
  const others = notes.value.filter((note) => note.address !== address);
  const linked = linkedNotes.value;
  const foot = (
    <>
      <button
        type="button"
        class="bt"
        onClick={() => {
          close();
          actions.setPanel('tour');
        }}
      >
        {t('panel.tour')}
      </button>
      <span class="l num">{t('note.room', { left: longestNote - text.length })}</span>
      {before !== '' && (
        <button type="button" class="bt" onClick={() => save('')}>
          {t('note.remove')}
        </button>
      )}
      <button type="button" class="bt" onClick={close}>
        {t('note.cancel')}
      </button>
      <button type="button" class="bt pri" onClick={() => save(text)}>
        {t('note.save')}
      </button>
    </>
  );
  return (
    <Dialog
      title={
        <>
          {t('note.title')} <code>{address}</code>
        </>
      }
      class="note-dlg"
      onClose={close}
      foot={foot}
    >
      <div class="note-body">
        <textarea
          autoFocus
          rows={4}
          maxLength={longestNote}
          aria-label={t('note.field', { address })}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(text);
          }}
        />
        {others.length > 0 && <List list={others} head={t('note.all', { count: others.length })} />}
        {linked.length > 0 && <List list={linked} head={t('note.linked.all', { count: linked.length })} />}
      </div>
    </Dialog>
  );
}

function List({ list, head }: { list: readonly Note[]; head: string }) {
  const goTo = (address: string) => {
    actions.setDialog(null);
    void actions.goTo(address, { history: 'push' });
  };
  return (
    <section class="note-list" aria-label={head}>
      <h3>{head}</h3>
      <ul>
        {list.map(({ address, text }, at) => (
          <li key={at}>
            <button type="button" title={t('note.goTo', { address })} onClick={() => goTo(address)}>
              <code>{address}</code>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
