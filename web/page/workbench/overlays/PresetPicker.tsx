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
import { loadPreviews, pictureOf } from './previewPictures';
import { knownStudies, StudyGroups } from './StudyGroups';
import { RecentGroup } from '../kept/RecentGroup';
import { YoursGroup } from './YoursGroup';
import './presets.css';

/** The list of presets as one stop for Tab: arrows go from card to card as they lie on the screen, letters go to the search. */

const items = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('.preset-item')];

/** Tab returns to the card that had the focus last. */
function settleStops(list: Element, active: Element): void {
  if (!active.classList.contains('preset-item')) return;
  for (const item of items(list)) item.tabIndex = item === active ? 0 : -1;
}

function moveIn(event: KeyboardEvent & { currentTarget: HTMLElement }, search: HTMLInputElement | null): void {
  const from = event.target as HTMLElement;
  if (!from.classList.contains('preset-item') || event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^\S$/.test(event.key)) return search?.focus();
  const to = target(items(event.currentTarget), from, event.key);
  if (!to) return;
  event.preventDefault();
  to.focus();
  to.scrollIntoView({ block: 'nearest' });
}

function target(all: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const at = all.indexOf(from);
  if (key === 'ArrowDown') return all[at + 1];
  if (key === 'ArrowUp') return all[at - 1];
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return beside(all, from, key === 'ArrowRight' ? 1 : -1);
}

/** The card of the neighbouring column that lies nearest in height. */
function beside(all: readonly HTMLElement[], from: HTMLElement, direction: 1 | -1): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  return all
    .map((item) => ({ item, box: item.getBoundingClientRect() }))
    .filter(({ box }) => (box.left - here.left) * direction > here.width / 2)
    .toSorted((a, b) => Math.abs(a.box.top - here.top) - Math.abs(b.box.top - here.top))[0]?.item;
}

export { loadPreviews };

export function PresetPicker() {
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const close = () => actions.setDialog(null);
  const found = presets.filter((preset) => matches(preset, words));
  // Presets that would only lend their mesh are not offered by the level audit.
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
            // A typed title means that preset, whatever other questions contain its words.
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
