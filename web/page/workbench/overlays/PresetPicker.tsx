/** All presets by group, each with its picture and its question; yours first. Arrows move, letters search. */
import '../../texts/later';
import '../../texts/presetMessages';
import { useRef, useState } from 'preact/hooks';
import { actions } from '../../core/actions';
import { presetId, room } from '../../core/store';
import { standing } from '../../core/kept/yours';
import { type Preset, presetGroups, presets } from '../../presets';
import { t } from '../../base/i18n/messages';
import { Dialog } from '../../base/controls/Dialog';
import { Icon } from '../../base/controls/Icon';
import { closeChosen } from './closeChosen';
import { hasAll } from './hasAll';
import { moveIn, settleStops } from './pickerKeys';
import { loadPreviews, pictureOf } from './previewPictures';
import { knownStudies, StudyGroups } from './StudyGroups';
import { RecentGroup } from '../kept/RecentGroup';
import { YoursGroup } from './YoursGroup';
import './presets.css';

export { loadPreviews };

export function PresetPicker() {
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const close = () => actions.setDialog(null);
  const found = presets.filter((preset) => matches(preset, words));
  // What is no more than a scene's mesh to it, the level audit does not offer.
  const scenes = room.value !== 'audit';
  loadPreviews();
  return (
    <Dialog title={t('preset.choose')} class="preset-dlg" onClose={close}>
      <label class="search-field picker-search">
        <Icon name="search" />
        <input
          ref={search}
          type="search"
          aria-label={t('picker.search')}
          placeholder={t('picker.search')}
          value={words}
          onInput={(event) => setWords(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
            event.preventDefault();
            const items = [...(list.current?.querySelectorAll<HTMLButtonElement>('.preset-item') ?? [])];
            // Who types a title means that one, whatever other questions mention its words.
            const named = items.find((item) => hasAll(item.querySelector('.preset-name')?.textContent ?? '', words));
            if (event.key === 'Enter') (named ?? items[0])?.click();
            else items[0]?.focus();
          }}
        />
      </label>
      <div
        ref={list}
        class="preset-groups"
        onFocusIn={(event) => settleStops(event.currentTarget, event.target as Element)}
        onKeyDown={(event) => moveIn(event, search.current)}
      >
        {scenes && <YoursGroup words={words} onOpen={closeChosen} />}
        <RecentGroup words={words} onOpen={closeChosen} />
        {found.length === 0 && !(scenes && studiesHave(words)) && (
          <p class="dimt picker-nothing">{t('picker.nothing')}</p>
        )}
        <div class="preset-columns">
          {presetGroups.map((group) => (
            <Group
              key={group}
              title={t(`preset.group.${group}`)}
              presets={found.filter((one) => one.group === group)}
            />
          ))}
          {scenes && <StudyGroups matches={(text) => hasAll(text, words)} />}
        </div>
      </div>
    </Dialog>
  );
}

/** All of the words somewhere in the title, the question or the group. */
function matches(preset: Preset, words: string): boolean {
  const text = [preset.titleKey, preset.questionKey, `preset.group.${preset.group}` as const].map((key) => t(key));
  return hasAll(text.join(' '), words);
}

/** Whether any study's preset has the words. */
function studiesHave(words: string): boolean {
  return knownStudies.value.some((module) =>
    module.presets.some(({ title, question }) =>
      hasAll([module.title, title, question].map((key) => t(key)).join(' '), words),
    ),
  );
}

function Group({ title, presets }: { title: string; presets: readonly Preset[] }) {
  if (presets.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {presets.map((preset) => (
          <Item key={preset.id} preset={preset} />
        ))}
      </ul>
    </section>
  );
}

function Item({ preset }: { preset: Preset }) {
  const current = preset.id === presetId.value && !standing.value.changed;
  const open = () => {
    closeChosen();
    void actions.openPreset(preset.id);
  };
  return (
    <li>
      <button
        type="button"
        class={current ? 'preset-item on' : 'preset-item'}
        aria-current={current}
        autoFocus={current}
        tabIndex={current ? 0 : -1}
        onClick={open}
      >
        <span class="preset-picture" style={pictureOf(preset.id)} />
        <span class="preset-words">
          <span class="preset-name">
            {t(preset.titleKey)}
            {current && <Icon name="check" />}
          </span>
          <span class="dimt preset-q">{t(preset.questionKey)}</span>
        </span>
      </button>
    </li>
  );
}
