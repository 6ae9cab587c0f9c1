/** The places of the scene: keep this one, go to one of them, rename it, take it away. */
import './places.css';
import '../messages';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../base/i18n/messages';
import { IconButton } from '../../../base/controls/IconButton';
import type { Tools } from '../../../core/actions.types';
import { withTools } from '../withTools';
import { longestName, type Place } from './places';
import type { PlaceShelf } from './shelf';

/** @param onShown called before a place is gone to */
export function PlaceList({ onShown }: { onShown: () => void }) {
  const [tools, setTools] = useState<Tools | null>(null);
  useEffect(() => {
    void withTools((there) => {
      there.places.read();
      setTools(there);
    });
  }, []);
  return (
    <section class="places" aria-label={t('places.title')}>
      <h3>{t('places.title')}</h3>
      {tools && <Shelf shelf={tools.places} onShown={onShown} />}
    </section>
  );
}

interface Removed {
  readonly name: string;
  readonly putBack: () => void;
}

function Shelf({ shelf, onShown }: { shelf: PlaceShelf; onShown: () => void }) {
  const [name, setName] = useState('');
  const [removed, setRemoved] = useState<Removed | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone with its row.
  useEffect(() => back.current?.focus(), [removed]);
  const add = (event: Event) => {
    event.preventDefault();
    if (!shelf.add(name)) return;
    setName('');
    // What is put back would take the place of what was made since.
    setRemoved(null);
  };
  return (
    <>
      <form class="lnkf" onSubmit={add}>
        <input
          ref={field}
          type="text"
          autocomplete="off"
          maxLength={longestName}
          aria-label={t('places.name')}
          placeholder={t('places.name')}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="bt" title={t('places.keep.title')}>
          {t('places.keep')}
        </button>
      </form>
      <p role="status" class="places-status dimt">
        {removed ? (
          <>
            {t('places.removed', { name: removed.name })}{' '}
            <button
              ref={back}
              type="button"
              class="lnk"
              onClick={() => {
                removed.putBack();
                setRemoved(null);
                field.current?.focus();
              }}
            >
              {t('places.putBack')}
            </button>
          </>
        ) : (
          shelf.list.value.length === 0 && t('places.none')
        )}
      </p>
      <ul>
        {shelf.list.value.map((place, at) => (
          <Row
            key={at}
            place={place}
            onShow={() => {
              onShown();
              void shelf.show(place);
            }}
            onRename={(text) => shelf.rename(at, text)}
            onRemove={() => setRemoved({ name: place.name, putBack: shelf.remove(at) })}
          />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly place: Place;
  readonly onShow: () => void;
  readonly onRename: (text: string) => void;
  readonly onRemove: () => void;
}

function Row({ place, onShow, onRename, onRemove }: RowProps) {
  const [naming, setNaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const back = useRef(false);
  const { name, address } = place;
  useEffect(() => {
    if (!naming && back.current) row.current?.querySelector('button')?.focus();
    back.current = false;
  }, [naming]);
  const done = (by: 'key' | 'leaving') => {
    back.current = by === 'key';
    setNaming(false);
  };
  return (
    <li ref={row}>
      {naming ? (
        <Rename name={name} onRename={onRename} onDone={done} />
      ) : (
        <>
          <button type="button" class="places-go" title={t('places.go', { name })} onClick={onShow}>
            <b class="cut">{name}</b>
            <span class="dimt mono">{address}</span>
          </button>
          <IconButton class="sm" icon="pen" label={t('places.rename', { name })} onClick={() => setNaming(true)} />
          <IconButton class="sm" icon="bin" label={t('places.remove', { name })} onClick={onRemove} />
        </>
      )}
    </li>
  );
}

interface RenameProps {
  readonly name: string;
  readonly onRename: (text: string) => void;
  readonly onDone: (by: 'key' | 'leaving') => void;
}

function Rename({ name, onRename, onDone }: RenameProps) {
  const field = useRef<HTMLInputElement>(null);
  const given = useRef(false);
  useEffect(() => field.current?.focus(), []);
  /** @param text null: it keeps its name */
  const settle = (text: string | null, by: 'key' | 'leaving') => {
    // A field that is taken away loses the focus, which is no second answer.
    if (given.current) return;
    given.current = true;
    if (text !== null) onRename(text);
    onDone(by);
  };
  return (
    <input
      ref={field}
      type="text"
      class="places-rename"
      maxLength={longestName}
      aria-label={t('places.rename', { name })}
      defaultValue={name}
      onBlur={(event) => settle(event.currentTarget.value, 'leaving')}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          // The button that gets the focus is not pressed by it.
          event.preventDefault();
          settle(event.currentTarget.value, 'key');
        }
        if (event.key !== 'Escape') return;
        // It takes back the name, and leaves the dialog open.
        event.preventDefault();
        event.stopPropagation();
        settle(null, 'key');
      }}
    />
  );
}
