/** The stops of an imported tour, in place of the chapters. */
import { showFailure } from '../../core/told';
import './guest.css';
import { EmbedButton, type EmbedText } from '../../export/embed/EmbedButton';
import { actions } from '../../core/actions';
import { t } from '../../base/i18n/messages';
import { guestChapter } from '../course';
import { SayInline } from '../panels/Say';
import { goTo } from '../player';
import { ended, here } from '../state';
import { lastRight } from './answers';
import { Standing } from './Standing';
import { draftName, guest, seen, standingOf } from './tour';
import { nameOf, tourFailure } from './words';
import { embedCode, embedTourCode } from '../../export/embed/embedCode';
import { tourLink } from '../present/tourLink';
import type { FileTour } from '../tour/file';
import { fileName } from './fileName';

export function TourList({ onGo }: { onGo: () => void }) {
  const open = guest.value;
  if (!open) return null;
  const { title, by, stops } = open.tour;
  const asked = stops.filter(({ ask }) => ask).length;
  const right = stops.filter((_, at) => standingOf(at) === 'right').length;
  return (
    <nav class="l-rail" aria-label={t('tour.stops')}>
      <div class="l-progress">
        <p>
          <b>{title}</b>
        </p>
        {by && <p>{t('tour.by', { name: by })}</p>}
        <p>
          {t('tour.done', { done: seen.value.size, all: stops.length })}
          {asked > 0 && lastRight.value.size > 0 && (
            <span class="num">{t('tour.answered', { right, all: asked })}</span>
          )}
        </p>
        <div class="l-bar" aria-hidden="true">
          <i style={{ width: `${(100 * seen.value.size) / stops.length}%` }} />
        </div>
      </div>
      <ol class="l-chapters">
        {stops.map((stop, at) => {
          const now = here.value.stop === at && !ended.value;
          return (
            <li key={at} class={`tr-row ${now ? 'now' : ''}`}>
              <a
                href={`#tour=${open.name}.${at + 1}`}
                aria-current={now ? 'page' : undefined}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  onGo();
                  goTo(guestChapter, at);
                }}
              >
                <Standing of={standingOf(at)} />
                <span class="n num">{at + 1}</span>
                <span>
                  <SayInline text={nameOf(stop, at)} />
                </span>
                {stop.ask && <span class="sc">{t(`tour.kind.${stop.ask.kind}`)}</span>}
              </a>
            </li>
          );
        })}
      </ol>
      <div class="l-rail-foot tr-foot">
        <button
          type="button"
          class="bt ghost"
          title={open.name === draftName ? undefined : t('tour.edit.title')}
          onClick={() => void change()}
        >
          {t(open.name === draftName ? 'tour.make.back' : 'tour.edit')}
        </button>
        <button type="button" class="bt ghost" onClick={() => actions.learn(null)}>
          {t('tour.leave')}
        </button>
        <EmbedButton class="ghost" make={() => embedText(open.tour)} />
      </div>
    </nav>
  );
}

async function change(): Promise<void> {
  try {
    const { tour, name } = guest.peek()!;
    // The user's own is there already, with its undo history.
    if (name === draftName) return await (await import('../tourEditor/trial')).endTrial(here.peek().stop);
    (await import('../tourEditor/draft')).takeTour(tour);
    actions.openInWorkbench();
    actions.setPanel('tour');
  } catch (error) {
    showFailure(tourFailure(error, { key: 'tour.failure.open' }));
  }
}

/** What a page needs to show a tour: a link with all of it, or the file next to that page. */
function embedText({ title }: FileTour): EmbedText {
  const link = tourLink();
  if (link !== null) return { code: embedCode(link, title), said: { key: 'embed.copy.done' } };
  const file = fileName(title);
  const page = `${location.origin}${location.pathname}`;
  return { code: embedTourCode(page, file, title), said: { key: 'embed.copy.tour', values: { file } } };
}
