/** The bar of the course: the rooms, the way into the workbench, and on small screens where one is. */
import { actions } from '../../core/actions';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';
import { IconButton } from '../../base/controls/IconButton';
import { Brand } from '../../workbench/topbar/Brand';
import { LanguageSelect } from '../../workbench/topbar/LanguageSelect';
import { Rooms } from '../../workbench/topbar/Rooms';
import { ThemeSelect } from '../../workbench/topbar/ThemeSelect';
import { width } from '../../base/window/width';
import { chapters, guestChapter } from '../course';
import { openForm } from '../form';
import { chapter, here } from '../state';
import { chaptersOpen, ChapterSheet } from './ChapterList';

export function CourseBar() {
  const wide = width.value === 'wide';
  const small = width.value === 'small';
  return (
    <header class="top l-top">
      <Brand />
      {!small && <Rooms />}
      {small && (
        <span class="l-where num">
          {here.value.chapter === guestChapter
            ? t('learn.of', { number: here.value.stop + 1, all: chapter.value.tour.stops.length })
            : t('learn.chapter.short', { number: here.value.chapter, all: chapters.length })}
        </span>
      )}
      <i class="grow" />
      <button
        type="button"
        class="tb"
        title={t('learn.workbench')}
        aria-label={t('learn.workbench')}
        onClick={() => actions.openInWorkbench()}
      >
        <Icon name="out" />
        {!small && <span>{t('learn.workbench')}</span>}
      </button>
      {!small && <IconButton icon="screen" label={t('learn.present')} onClick={() => openForm('present')} />}
      {/* Presenting needs a large screen; a sheet is printed from any. */}
      <IconButton icon="printer" label={t('learn.print')} onClick={() => openForm('print')} />
      <LanguageSelect />
      <ThemeSelect />
      {!wide && (
        <IconButton
          icon="menu"
          class="burger"
          label={t('learn.chapters')}
          expanded={chaptersOpen.value}
          onClick={() => (chaptersOpen.value = !chaptersOpen.value)}
        />
      )}
      {!wide && chaptersOpen.value && <ChapterSheet />}
    </header>
  );
}
