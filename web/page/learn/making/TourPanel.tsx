/** The tour that is being made, beside the figures: its stops in order, what each says and asks, and the ways out. */
import '../../texts/later';
import '../messages';
import '../guest/messages';
import '../styles/text.css';
import './making.css';
import './stops.css';
import { notes, study } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';
import { IconButton } from '../../base/controls/IconButton';
import { Layers } from '../../workbench/left/Layers';
import { studyPanels } from '../../core/study/slot';
import { longestTitle, longestTourLink } from '../tour/fileLimits';
import { addNotes, addStop, canUndo, draft, hasNotes, openStop, setHead, startNew, told, undo } from './draft';
import { copyTourLink, linkLength, meshBeside, openTourAs, saveTour, tryTour } from './handOut';
import { looking, makeTen } from './makeTen';
import { StopList } from './StopList';

export function TourPanel() {
  const { title, by, stops } = draft.value;
  const ShownLayers = (study.value && studyPanels.value?.Layers) ?? Layers;
  return (
    <div class="tm" onKeyDown={leaveField}>
      <section class="tm-head">
        <h2>
          {t('panel.tour')}
          <span class="tm-aside">
            {canUndo() && (
              <button type="button" class="lnk" onClick={undo}>
                {t('tour.make.undo')}
              </button>
            )}
            {stops.length > 0 && (
              <button type="button" class="lnk" title={t('tour.make.new.title')} onClick={startNew}>
                {t('tour.make.new')}
              </button>
            )}
          </span>
        </h2>
        <div class="tm-fields">
          <label>
            <span>{t('tour.make.name')}</span>
            <input
              class="tm-in"
              value={title}
              maxLength={longestTitle}
              placeholder={t('tour.make.untitled')}
              onInput={(event) => setHead({ title: event.currentTarget.value })}
            />
          </label>
          <label>
            <span>{t('tour.make.author')}</span>
            <input
              class="tm-in"
              value={by}
              maxLength={longestTitle}
              onInput={(event) => setHead({ by: event.currentTarget.value })}
            />
          </label>
        </div>
        <Add />
        <p class="tm-told" role="status">
          {told.value}
        </p>
      </section>
      {/* A stop takes them as they are shown, and their own place is behind this panel. */}
      <details class="tm-layers">
        <summary>{t('panel.layers')}</summary>
        <ShownLayers title={null} />
      </details>
      <div class="tm-body">
        {stops.length === 0 ? <p class="tm-empty">{t('tour.make.empty')}</p> : <StopList stops={stops} />}
      </div>
      {stops.length > 0 && <Out />}
    </div>
  );
}

/** Esc leaves a field first, and closes the panel from there. */
function leaveField(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const field = event.target;
  if (event.key !== 'Escape' || !(field instanceof HTMLElement) || !field.matches('input, textarea, select')) return;
  event.stopPropagation();
  field.closest<HTMLElement>('.drawer')?.focus();
}

function Add() {
  const none = study.value !== null;
  const count = notes.value.length;
  const open = draft.value.stops.findIndex(({ id }) => id === openStop.value);
  return (
    <div class="tm-adds">
      <button type="button" class="bt pri" title={t('tour.make.add.title')} onClick={addAndName}>
        <Icon name="plus" />
        {open < 0 ? t('tour.make.add') : t('tour.make.add.after', { number: open + 1 })}
      </button>
      <button
        type="button"
        class="bt"
        disabled={none || looking.value}
        title={t('tour.make.ten.title')}
        onClick={() => void makeTen()}
      >
        {t('tour.make.ten')}
      </button>
      {count > 0 && (
        <button type="button" class="bt" title={t('tour.make.notes.title', { count })} onClick={addNotes}>
          {t('tour.make.notes')}
        </button>
      )}
      {none && <p class="tm-how">{t('tour.make.ten.study')}</p>}
    </div>
  );
}

/** What was added is named next. */
function addAndName(): void {
  if (!addStop()) return;
  const id = openStop.peek();
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-stop="${id}"] .tm-stop .tm-in`)?.focus());
}

function Out() {
  const { stops } = draft.value;
  const at = Math.max(
    0,
    stops.findIndex(({ id }) => id === openStop.value),
  );
  const length = linkLength();
  const mesh = meshBeside();
  return (
    <section class="tm-out">
      <label class="tm-answers" title={t('tour.make.answers.title')}>
        <input
          type="checkbox"
          checked={draft.value.answers}
          onChange={(event) => setHead({ answers: event.currentTarget.checked })}
        />
        {t('tour.make.answers')}
      </label>
      {hasNotes() && (
        <label class="tm-answers" title={t('tour.make.notes.out.title')}>
          <input
            type="checkbox"
            checked={draft.value.notes}
            onChange={(event) => setHead({ notes: event.currentTarget.checked })}
          />
          {t('tour.make.notes.out')}
        </label>
      )}
      <div class="tm-adds">
        <button type="button" class="bt pri" title={t('tour.make.try.title')} onClick={() => void tryTour(at)}>
          <Icon name="play" />
          {t('tour.make.try')}
        </button>
        <button type="button" class="bt" title={t('tour.make.save.title')} onClick={() => void saveTour()}>
          {t(stops.some(({ moment }) => moment.mesh) ? 'tour.make.save.mesh' : 'tour.make.save')}
        </button>
        <button type="button" class="bt" onClick={() => void copyTourLink()}>
          {t('tour.make.link')}
        </button>
      </div>
      <div class="tm-foot">
        <p class={`tm-length num ${length > longestTourLink ? 'over' : ''}`}>
          {t('tour.make.link.length', { count: length, most: longestTourLink })}
          {mesh !== null && ` ${t('tour.make.link.without', { name: mesh })}`}
        </p>
        <IconButton icon="screen" label={t('learn.present')} onClick={() => void openTourAs('present')} />
        <IconButton icon="printer" label={t('learn.print')} onClick={() => void openTourAs('print')} />
      </div>
    </section>
  );
}
