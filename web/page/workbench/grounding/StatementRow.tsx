/** One statement: where it stands, what it says, whether that holds, why, and the way to the moment that shows it. */
import { actions } from '../../core/actions';
import { t } from '../../base/i18n/messages';
import { leadOf, type Statement } from './statements';
import { VerdictMark } from './VerdictMark';

export function StatementRow({ statement, marked }: { statement: Statement; marked: boolean }) {
  const { id, place, says, verdict, why } = statement;
  return (
    <li class={marked ? 'statement on' : 'statement'} data-id={id} aria-current={marked || undefined} tabIndex={-1}>
      <p class="statement-place">{place}</p>
      <p class="statement-says">{says}</p>
      <p class={`statement-verdict ${verdict}`}>
        <VerdictMark verdict={verdict} />
        {t(`grounding.verdict.${verdict}`)}
      </p>
      <p class="statement-why">{why}</p>
      <Shown statement={statement} />
    </li>
  );
}

function Shown({ statement }: { statement: Statement }) {
  const { id, shows } = statement;
  const { wanted } = shows;
  const lead = leadOf(statement);
  if (!lead) {
    return <p class="statement-shown dimt">{shows.study === null ? wanted : t('grounding.later', { wanted })}</p>;
  }
  return (
    <div class="statement-shown">
      <button
        type="button"
        class="bt"
        tabIndex={-1}
        aria-label={t('grounding.show.what', { wanted })}
        onClick={() => void actions.showStatement(id, lead)}
      >
        {t('grounding.show')}
      </button>
      <p class="dimt" aria-hidden="true">
        {wanted}
      </p>
    </div>
  );
}
