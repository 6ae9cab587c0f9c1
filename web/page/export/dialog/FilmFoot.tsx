/** The foot of the dialog for a film: make it, give it up, save it. */
import '../../texts/later';
import '../film/messages';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../base/i18n/messages';
import type { Message } from '../../model';
import { Icon } from '../../base/controls/Icon';
import type { Filming } from './useFilm';

export function FilmFoot({ filming, said }: { filming: Filming; said: Message | null }) {
  const { state, formats, choice, scope } = filming;
  const foot = useRef<HTMLSpanElement>(null);
  const before = useRef(state.at);
  // The button that was pressed is gone; the one in its place has the focus.
  useEffect(() => {
    if (before.current === state.at) return;
    before.current = state.at;
    foot.current?.querySelector<HTMLButtonElement>('button:last-child')?.focus();
  }, [state.at]);
  const ready = choice !== null && formats !== null && !formats[choice.format].problem;
  const possible = ready && (choice.subject === 'run' || scope?.slide !== null);
  return (
    <>
      <span class="l num" role="status">
        {said && t(said.key, said.values)}
      </span>
      <span ref={foot} class="film-foot">
        {state.at === 'choosing' && (
          <button type="button" class="bt pri" disabled={!possible} onClick={filming.start}>
            {t('film.make')}
          </button>
        )}
        {state.at === 'making' && (
          <button type="button" class="bt" onClick={filming.cancel}>
            {t('film.cancel')}
          </button>
        )}
        {state.at === 'made' && (
          <>
            <button type="button" class="bt" onClick={filming.another}>
              {t('film.another')}
            </button>
            <button type="button" class="bt pri" onClick={filming.save}>
              <Icon name="drop" />
              {t('export.save')}
            </button>
          </>
        )}
      </span>
    </>
  );
}
