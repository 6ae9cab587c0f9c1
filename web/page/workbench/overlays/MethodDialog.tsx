/** All methods: what each knows, and the document it is from. Letters search, arrows move. */
import '../../core/study/messages';
import { useRef, useState } from 'preact/hooks';
import { actions } from '../../core/actions';
import { study } from '../../core/store';
import { t, type MessageKey } from '../../base/i18n/messages';
import type { StudyId } from '../../model/study/registry.gen';
import { closeChosen } from './closeChosen';
import { hasAll } from './hasAll';
import { allStudies, knownStudies } from './StudyGroups';
import { Dialog } from '../../base/controls/Dialog';
import { Icon } from '../../base/controls/Icon';
import './methods.css';

interface Entry {
  readonly id: StudyId | null;
  readonly title: MessageKey;
  readonly about: MessageKey;
  readonly source: MessageKey;
}

export function MethodDialog() {
  const list = useRef<HTMLUListElement>(null);
  const [words, setWords] = useState('');
  allStudies().catch(() => actions.setDialog(null));
  const entries: Entry[] = [
    { id: null, title: 'method.sweep.title', about: 'method.sweep.about', source: 'method.sweep.source' },
    ...knownStudies.value.map(({ id, title, about, source }) => ({ id, title, about, source })),
  ];
  const found = entries.filter(({ title, about, source }) =>
    hasAll([title, about, source].map((key) => t(key)).join(' '), words),
  );
  const hasGrounding = hasAll(`${t('method.grounding')} ${t('method.grounding.about')}`, words);
  const move = (event: KeyboardEvent, step: number) => {
    event.preventDefault();
    const items = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLButtonElement);
    items[Math.min(items.length - 1, Math.max(0, at + step))]?.focus();
  };
  return (
    <Dialog title={t('method.choose')} class="method-dlg" onClose={() => actions.setDialog(null)}>
      <label class="search-field picker-search">
        <Icon name="search" />
        <input
          type="search"
          autoFocus
          aria-label={t('method.search')}
          placeholder={t('method.search')}
          value={words}
          onInput={(event) => setWords(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') move(event, 1);
            if (event.key === 'Enter') {
              event.preventDefault();
              list.current?.querySelector('button')?.click();
            }
          }}
        />
      </label>
      {found.length === 0 && !hasGrounding && <p class="dimt picker-nothing">{t('method.nothing')}</p>}
      <ul
        ref={list}
        class="methods"
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') move(event, 1);
          if (event.key === 'ArrowUp') move(event, -1);
        }}
      >
        {found.map((entry) => (
          <Item key={entry.id ?? 'sweep'} entry={entry} />
        ))}
        {hasGrounding && <GroundingItem />}
      </ul>
    </Dialog>
  );
}

function Item({ entry }: { entry: Entry }) {
  const here = study.value?.module.id ?? null;
  const current = entry.id === here;
  return (
    <li>
      <button
        type="button"
        class={current ? 'method-item on' : 'method-item'}
        aria-current={current}
        onClick={() => {
          closeChosen();
          if (!current) void actions.openMethod(entry.id);
        }}
      >
        {current ? <Icon name="check" /> : <i />}
        <span class="method-words">
          <b>{t(entry.title)}</b>
          <span class="dimt">{t(entry.source)}</span>
        </span>
        <span class="dimt method-about">{t(entry.about)}</span>
      </button>
    </li>
  );
}

/** No method, but what is said of all of them. */
function GroundingItem() {
  return (
    <li class="method-grounding">
      <button type="button" class="method-item" onClick={() => actions.openGrounding()}>
        <i />
        <span class="method-words">
          <b>{t('method.grounding')}</b>
          <span class="dimt">{t('method.grounding.about')}</span>
        </span>
      </button>
    </li>
  );
}
