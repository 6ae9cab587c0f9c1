/** The end of the course: a sentence for each of its chapters up to here, with what was answered right, to keep or print. */
import './plotMessages';
import '../styles/learnt.css';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';
import { chapters } from '../course';
import { goTo } from '../player';
import { scoreOf } from './ChapterList';
import { SayInline } from './Say';

export function Learnt({ sentences }: { sentences: readonly string[] }) {
  return (
    <section class="l-learnt">
      <ol>
        {sentences.map((sentence, at) => {
          const { id, short } = chapters[at]!;
          const score = scoreOf(id);
          return (
            <li key={id}>
              <p>
                <SayInline text={sentence} />
              </p>
              <button type="button" class="lnk" onClick={() => goTo(id, 0)}>
                {id} <SayInline text={short} />
              </button>
              {score && (
                <span class="num" title={t('learn.chapter.score', score)}>
                  {score.right}/{score.all}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <button type="button" class="bt lg" onClick={() => print()}>
        <Icon name="printer" /> {t('learn.learnt.print')}
      </button>
    </section>
  );
}
