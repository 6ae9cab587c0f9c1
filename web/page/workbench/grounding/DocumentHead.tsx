/** A source document, as the list and the filter speak of it. */
import { t } from '../../base/i18n/messages';
import { rich } from '../../base/i18n/rich';
import { width } from '../../base/window/width';
import { type Counts, countsOf, leadOf, type SourceDocument, type Statement, titleOf, verdicts } from './statements';
import { VerdictMark } from './VerdictMark';

export function factsOf({ author, year, language }: SourceDocument): string {
  return [author ?? t('grounding.author.none'), year, language].filter((fact) => fact !== null).join(' · ');
}

/** How many are right, wrong and unclear. */
export function Tally({ counts }: { counts: Counts }) {
  return (
    <span class="tally num">
      {verdicts.map((verdict) => (
        <span key={verdict} title={t(`grounding.verdict.${verdict}`)}>
          <VerdictMark verdict={verdict} />
          {counts[verdict]}
          <span class="sr"> {t(`grounding.verdict.${verdict}`)} </span>
        </span>
      ))}
    </span>
  );
}

interface HeadProps {
  readonly id: string;
  readonly document: SourceDocument;
  /** all it says, whatever the filter is */
  readonly said: readonly Statement[];
}

export function DocumentHead({ id, document, said }: HeadProps) {
  const { printed, meaning } = titleOf(document);
  // The heading stays in sight; a small window has no room for both titles there.
  const small = width.value === 'small';
  return (
    <>
      <h3 id={id}>
        <span lang={document.tag}>{printed}</span>
        {meaning && !small && <small>{meaning}</small>}
      </h3>
      <div class="document-facts">
        {meaning && small && <p>{meaning}</p>}
        <p class="dimt">{factsOf(document)}</p>
        <Tally counts={countsOf(said)} />
        <p class="dimt num">
          {t('grounding.count', { said: said.length, shown: said.filter((each) => leadOf(each) !== null).length })}
        </p>
        <p>{document.about}</p>
        <p class="dimt">{rich('grounding.copy', { state: document.state })}</p>
      </div>
    </>
  );
}
