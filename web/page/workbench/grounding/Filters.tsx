/** What to see of the statements: words, a verdict, a document. */
import type { Ref } from 'preact';
import { t } from '../../base/i18n/messages';
import { Choice } from '../../base/controls/Choice';
import { Icon } from '../../base/controls/Icon';
import { Select } from '../../base/controls/Select';
import { width } from '../../base/window/width';
import { factsOf, Tally } from './DocumentHead';
import { filter, narrow } from './room';
import { type Counts, countsOf, documents, matching, type SourceDocument, titleOf, verdicts } from './statements';
import { VerdictMark } from './VerdictMark';

const all = 'all';

export function Filters({ search, onDown }: { search: Ref<HTMLInputElement>; onDown: () => void }) {
  const { words } = filter.value;
  return (
    <div class="ground-filters">
      <label class="search-field ground-search">
        <Icon name="search" />
        <input
          ref={search}
          type="search"
          autoFocus={width.value !== 'small'}
          aria-label={t('grounding.search')}
          placeholder={t('grounding.search')}
          value={words}
          onInput={(event) => narrow({ words: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
            event.preventDefault();
            onDown();
          }}
        />
      </label>
      <Verdicts />
      {width.value === 'small' ? <DocumentSelect /> : <Documents />}
    </div>
  );
}

/** Each with the number it would leave. */
function Verdicts() {
  const { verdict, ...others } = filter.value;
  const counts = countsOf(matching({ ...others, verdict: null }));
  return (
    <div class="ground-group">
      <h3 aria-hidden="true">{t('grounding.verdicts')}</h3>
      <Choice
        class="ground-verdicts"
        label={t('grounding.verdicts')}
        value={verdict ?? all}
        onChoose={(value) => narrow({ verdict: value === all ? null : value })}
        options={([all, ...verdicts] as const).map((value) => ({
          value,
          label: (
            <>
              {value !== all && <VerdictMark verdict={value} />}
              <span>{t(`grounding.verdict.${value}`)}</span>
              <span class="num count">{counts[value]}</span>
            </>
          ),
        }))}
      />
    </div>
  );
}

const chooseDocument = (value: string) => narrow({ document: value === all ? null : value });

function Documents() {
  const { words, document: chosen } = filter.value;
  const found = matching({ document: null, verdict: null, words });
  return (
    <div class="ground-group">
      <h3 aria-hidden="true">{t('grounding.documents')}</h3>
      <Choice
        class="ground-documents"
        label={t('grounding.documents')}
        value={chosen ?? all}
        onChoose={chooseDocument}
        options={[
          {
            value: all,
            label: (
              <>
                <b>{t('grounding.documents.all')}</b>
                <Tally counts={countsOf(found)} />
              </>
            ),
          },
          ...documents.map((document) => ({
            value: document.id,
            label: (
              <DocumentLabel
                document={document}
                counts={countsOf(found.filter((each) => each.document === document.id))}
              />
            ),
          })),
        ]}
      />
    </div>
  );
}

function DocumentLabel({ document, counts }: { document: SourceDocument; counts: Counts }) {
  const { printed, meaning } = titleOf(document);
  return (
    <>
      <b>{meaning ?? printed}</b>
      <small>{factsOf(document)}</small>
      <Tally counts={counts} />
    </>
  );
}

function DocumentSelect() {
  return (
    <Select
      class="ground-select"
      label={t('grounding.documents')}
      value={filter.value.document ?? all}
      onChoose={chooseDocument}
      options={[
        { value: all, label: t('grounding.documents.all') },
        ...documents.map((document) => {
          const { printed, meaning } = titleOf(document);
          return { value: document.id, label: meaning ?? printed };
        }),
      ]}
    />
  );
}
