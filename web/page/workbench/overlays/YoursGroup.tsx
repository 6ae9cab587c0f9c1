/** Presets that were changed here: open, rename, delete, and have back what was deleted. */
import '../../texts/later';
import '../../texts/presetMessages';
import { useEffect, useRef, useState } from 'preact/hooks';
import { actions } from '../../core/actions';
import { decodeMoment, roomOfKept } from '../../core/address/permalink';
import { standing } from '../../core/kept/yours';
import { type Yours, yours } from '../../core/kept/yoursShelf';
import { listed } from '../../base/i18n/lists';
import { t, type MessageKey } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';
import { IconButton } from '../../base/controls/IconButton';
import { presetTitle, yoursName } from './presetNames';
import { pictureOf } from './previewPictures';

/** Entries that are drawn at once, latest first: each is unpacked for it, and ten thousand of them took 15 s. */
const page = 50;

export function YoursGroup({ words, onOpen }: { words: string; onOpen: () => void }) {
  const [deleted, setDeleted] = useState<Yours | null>(null);
  const [room, setRoom] = useState(page);
  const list = yours.value.filter((entry) => yoursName(entry).toLowerCase().includes(words.trim().toLowerCase()));
  if (list.length === 0 && !deleted) return null;
  return (
    <section class="yours" aria-label={t('yours.group')}>
      <h3>
        {t('yours.group')} <span class="dimt">{t('yours.hint')}</span>
      </h3>
      <div role="status">
        {deleted && (
          <p class="yours-deleted">
            {t('yours.deleted', { name: yoursName(deleted) })}
            <button
              type="button"
              class="lnk"
              onClick={() => {
                actions.putBackYours(deleted);
                setDeleted(null);
              }}
            >
              {t('yours.putBack')}
            </button>
          </p>
        )}
      </div>
      <ul>
        {list.slice(0, room).map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            onOpen={onOpen}
            onDelete={() => {
              setDeleted(entry);
              actions.deleteYours(entry.id);
            }}
          />
        ))}
      </ul>
      {list.length > room && (
        <button type="button" class="lnk" onClick={() => setRoom(room + page)}>
          {t('yours.more', { count: list.length - room })}
        </button>
      )}
    </section>
  );
}

interface EntryProps {
  readonly entry: Yours;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

function Entry({ entry, onOpen, onDelete }: EntryProps) {
  const [renaming, setRenaming] = useState(false);
  const current = standing.value.yours === entry.id;
  const name = yoursName(entry);
  return (
    <li>
      {renaming ? (
        <Rename entry={entry} name={name} onDone={() => setRenaming(false)} />
      ) : (
        <button
          type="button"
          class={current ? 'preset-item on' : 'preset-item'}
          aria-current={current}
          autoFocus={current}
          tabIndex={current ? 0 : -1}
          onClick={() => {
            onOpen();
            void actions.openYours(entry.id);
          }}
        >
          <span class="preset-picture" style={pictureOf(entry.preset)} />
          <span class="preset-words">
            <span class="preset-name">
              {name}
              {current && <Icon name="check" />}
            </span>
            <span class="dimt preset-q">{differences(entry)}</span>
          </span>
        </button>
      )}
      <span class="yours-tools">
        <IconButton class="sm" icon="pen" label={t('yours.rename', { name })} onClick={() => setRenaming(true)} />
        <IconButton class="sm" icon="bin" label={t('yours.delete', { name })} onClick={onDelete} />
      </span>
    </li>
  );
}

function Rename({ entry, name, onDone }: { entry: Yours; name: string; onDone: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const given = useRef(false);
  useEffect(() => field.current?.select(), []);
  return (
    <form
      class="yours-rename"
      onSubmit={(event) => {
        event.preventDefault();
        if (given.current) return;
        given.current = true;
        actions.renameYours(entry.id, field.current?.value ?? '');
        onDone();
      }}
    >
      <input
        ref={field}
        class="fld"
        aria-label={t('yours.newName')}
        defaultValue={name}
        maxLength={60}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The field closes, the list stays.
          event.preventDefault();
          given.current = true;
          onDone();
        }}
        onBlur={(event) => event.currentTarget.form?.requestSubmit()}
      />
    </form>
  );
}

const named: ReadonlySet<string> = new Set(['method', 'sides', 'precision', 'radii', 'start', 'inputs']);

/** The preset it comes from, and which settings are others. */
function differences({ preset, moment }: Yours): string {
  try {
    const { changes, bodies } = decodeMoment(moment, roomOfKept);
    const fields = Object.keys(changes).map((field) => (named.has(field) ? field : 'other'));
    if (bodies) fields.push('bodies');
    const words = [...new Set(fields)].map((field) => t(`yours.field.${field}` as MessageKey));
    return `${presetTitle(preset)} · ${t('yours.differs', { fields: listed(words) })}`;
  } catch {
    return t('yours.damaged');
  }
}
