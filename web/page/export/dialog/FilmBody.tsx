/** A film: what it is to be, how far it has come, and then the film itself. */
import '../../texts/later';
import '../film/messages';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../base/i18n/messages';
import { formatBytes, formatPlain } from '../../base/i18n/numbers';
import { FilmChoices } from './FilmChoices';
import type { Filming, MadeFilm } from './useFilm';

export function FilmBody({ filming }: { filming: Filming }) {
  const { scope, choice, state } = filming;
  if (!scope || !choice) return <p class="exp-problem">{t('export.picture.none')}</p>;
  if (state.at === 'made') return <Film film={state.film} />;
  return (
    <>
      <FilmChoices filming={filming} scope={scope} choice={choice} />
      {state.at === 'making' && <Making progress={state.progress} />}
      {state.at === 'choosing' && state.problem && (
        <p class="exp-refused" role="alert">
          {t(state.problem.key, state.problem.values)}
        </p>
      )}
    </>
  );
}

function Making({ progress }: { progress: { readonly done: number; readonly all: number } | null }) {
  const text = progress ? t('film.progress', { ...progress }) : t('film.preparing');
  return (
    <div class="film-making">
      <progress
        max={progress?.all ?? 1}
        value={progress?.done ?? 0}
        aria-label={t('film.kind')}
        aria-valuetext={text}
      />
      <span class="num">{text}</span>
    </div>
  );
}

function Film({ film }: { film: MadeFilm }) {
  const { content, fileName, size, pictures, seconds } = film;
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(content);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  const label = t('film.preview', { name: fileName });
  return (
    <>
      <div class="exp-picture">
        {url && content.type === 'image/gif' && <img src={url} alt={label} />}
        {url && content.type !== 'image/gif' && <video src={url} aria-label={label} controls muted loop playsInline />}
      </div>
      <div class="exp-remarks">
        <p class="num">
          <code>{fileName}</code>, {formatBytes(content.size)}
        </p>
        <p class="num">
          {t('film.made', {
            count: pictures,
            seconds: formatPlain(Math.round(seconds * 100) / 100),
            width: size.width,
            height: size.height,
          })}
        </p>
      </div>
    </>
  );
}
