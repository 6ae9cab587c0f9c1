/** The chapters, with what was done of them. Nothing is locked. */
import { signal } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { actions } from '../../core/actions';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';
import { width } from '../../base/window/width';
import { Rooms } from '../../workbench/topbar/Rooms';
import { type ChapterAbout, chapterOf, chapters, courseParts, guestChapter } from '../course';
import { firstWay } from '../course/way';
import { placeText } from '../place';
import { goTo } from '../player';
import { progress, startOver } from '../progress';
import { here } from '../state';
import { TourList } from './later';
import { OwnMesh } from './OwnMesh';
import { SayInline } from './Say';

export const chaptersOpen = signal(false);

export function ChapterList() {
  const { done } = progress.value;
  if (here.value.chapter === guestChapter) return <TourList onGo={() => (chaptersOpen.value = false)} />;
  return (
    <nav class="l-rail" aria-label={t('learn.chapters')}>
      <div class="l-progress">
        <p>
          <b>{t('learn.title')}</b>
          <span class="num">{t('learn.done', { done: done.length, all: chapters.length })}</span>
        </p>
        <div class="l-bar" aria-hidden="true">
          <i style={{ width: `${(100 * done.length) / chapters.length}%` }} />
        </div>
        <p class="l-way">
          {t('learn.way.key', { way: t('learn.way', firstWay), what: t('learn.way.aside') })}
          {Object.keys(progress.value.answers).length > 0 && ` ${t('learn.score.key')}`}
        </p>
      </div>
      {courseParts.map((part) => (
        <Fragment key={part}>
          <h2>{t(`learn.part.${part}`)}</h2>
          <ol class="l-chapters">
            {chapters
              .filter((chapter) => chapter.part === part)
              .map((chapter) => (
                <Row key={chapter.id} chapter={chapter} />
              ))}
          </ol>
        </Fragment>
      ))}
      <div class="l-rail-foot">
        <OwnMesh onGo={() => (chaptersOpen.value = false)} />
        <button type="button" class="bt ghost" onClick={() => void openTour()}>
          {t('learn.openTour')}
        </button>
        <button type="button" class="bt ghost" onClick={() => actions.setDialog('kept')}>
          {t('kept.open')}
        </button>
        {(done.length > 0 || Object.keys(progress.value.answers).length > 0) && (
          <button type="button" class="bt ghost" title={t('learn.startOver.title')} onClick={startOver}>
            {t('learn.startOver')}
          </button>
        )}
      </div>
    </nav>
  );
}

const openTour = async () => (await (await import('../guest/loadParts')).loadChooseTour()).chooseTour();

function Row({ chapter: { id, short, aside } }: { chapter: ChapterAbout }) {
  const now = here.value.chapter === id;
  const done = progress.value.done.includes(id);
  const score = scoreOf(id);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => void (now && row.current?.scrollIntoView({ block: 'nearest' })), [now]);
  return (
    <li ref={row} class={`${done ? 'done' : ''} ${now ? 'now' : ''} ${aside ? 'aside' : ''}`}>
      <a
        href={`#learn=${id}`}
        title={aside ? t('learn.way.aside') : undefined}
        aria-current={now ? 'page' : undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          chaptersOpen.value = false;
          goTo(id, 0);
        }}
      >
        <span class="mk" aria-hidden="true">
          {done && !now && (
            <svg viewBox="0 0 10 10">
              <path d="m2 5.2 2 2 4-4.4" />
            </svg>
          )}
        </span>
        <span class="n num">{id}</span>
        <span>
          <SayInline text={short} />
        </span>
        {score && (
          <span class="sc num" title={t('learn.chapter.score', score)}>
            {score.right}/{score.all}
          </span>
        )}
      </a>
    </li>
  );
}

/** How many questions were answered right, and how many of them on the first try; null before the first answer. */
export function scoreOf(id: number): { readonly right: number; readonly first: number; readonly all: number } | null {
  const stops = chapterOf(id)?.tour.stops ?? [];
  const asked = stops.flatMap(({ ask }, stop) => (ask ? [placeText({ chapter: id, stop, guess: null }, stops)] : []));
  const answers = asked.flatMap((place) => progress.value.answers[place] ?? []);
  if (answers.length === 0) return null;
  const count = (of: 'first' | 'ever') => answers.filter((answer) => answer[of]).length;
  return { right: count('ever'), first: count('first'), all: asked.length };
}

/** On narrower screens the list covers the page. */
export function ChapterSheet() {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sheet.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    const close = (event: KeyboardEvent) => event.key === 'Escape' && (chaptersOpen.value = false);
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, []);
  return (
    <div class="l-sheet" ref={sheet}>
      <div class="l-sheet-back" onClick={() => (chaptersOpen.value = false)} />
      <div class="l-sheet-body">
        <Rooms />
        <ChapterList />
        {width.value === 'small' && (
          <p class="l-narrow">
            <Icon name="screen" />
            {t('learn.present.narrow')}
          </p>
        )}
      </div>
    </div>
  );
}
