/** The end of a tour: how many questions were answered right, which stops are worth another look, and what to do with it. */
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';
import { guestChapter } from '../course';
import { SayInline } from '../panels/Say';
import { openForm } from '../form';
import { goTo } from '../player';
import { firstRight } from './answers';
import { Standing } from './Standing';
import { forgetWay, guest, seen, standingOf } from './tour';
import { nameOf } from './words';

export function TourEnd() {
  const open = guest.value;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), []);
  if (!open) return null;
  const { title, stops } = open.tour;
  const asked = stops.flatMap(({ ask }, at) => (ask ? [at] : []));
  const right = asked.filter((at) => standingOf(at) === 'right').length;
  const first = asked.filter((at) => firstRight.value.get(at)).length;
  const again = stops.flatMap((stop, at) =>
    standingOf(at) === 'right' || (!stop.ask && seen.value.has(at)) ? [] : [at],
  );
  return (
    <main class="tr-over" aria-label={t('tour.over')}>
      <p class="l-cap">{title}</p>
      <h1 ref={heading} tabIndex={-1}>
        {t('tour.over')}
      </h1>
      <p class="tr-score">
        {asked.length > 0
          ? t('tour.over.score', { right, first, all: asked.length })
          : t('tour.done', { done: seen.value.size, all: stops.length })}
      </p>
      {again.length > 0 ? (
        <>
          <h2>{t('tour.over.again')}</h2>
          <ol class="l-chapters tr-again">
            {again.map((at) => (
              <li key={at} class="tr-row">
                <a
                  href={`#tour=${open.name}.${at + 1}`}
                  onClick={(event) => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                    event.preventDefault();
                    goTo(guestChapter, at);
                  }}
                >
                  <Standing of={standingOf(at)} />
                  <span class="n num">{at + 1}</span>
                  <span>
                    <SayInline text={nameOf(stops[at]!, at)} />
                  </span>
                  <span class="sc">{t(`tour.standing.${standingOf(at)}`)}</span>
                </a>
              </li>
            ))}
          </ol>
        </>
      ) : (
        asked.length > 0 && <p>{t('tour.over.all')}</p>
      )}
      <div class="l-acts">
        <button type="button" class="bt lg" onClick={() => openForm('print')}>
          <Icon name="printer" />
          {t('learn.print')}
        </button>
        <button
          type="button"
          class="bt lg"
          title={t('tour.over.restart.title')}
          onClick={() => {
            forgetWay();
            goTo(guestChapter, 0);
          }}
        >
          {t('tour.over.restart')}
        </button>
      </div>
    </main>
  );
}
