/** The search among the candidates: words, features, one outcome. Strip C, its table and "next visible" follow. */
import { t, type MessageKey } from '../../base/i18n/messages';
import { Glyph } from '../../base/controls/Glyph';
import { Icon } from '../../base/controls/Icon';
import { Select } from '../../base/controls/Select';
import { type FilterFeature, filterFeatures, noFilter } from './candidateFilter';
import { allRows, filter, filtering, outcomes, shownRows } from './candidateRows';

export function FilterBar() {
  const { features, verdict, text } = filter.value;
  return (
    <div class="filter-bar" role="search" aria-label={t('filter.label')}>
      <label class="search-field filter-text">
        <Icon name="search" />
        <input
          type="search"
          aria-label={t('filter.text')}
          placeholder={t('filter.text.example')}
          value={text}
          onInput={(event) => (filter.value = { ...filter.value, text: event.currentTarget.value })}
        />
      </label>
      <div class="filter-features" role="group" aria-label={t('filter.feature')}>
        {filterFeatures.map((feature) => (
          <button
            key={feature}
            type="button"
            class={features.includes(feature) ? 'ch on' : 'ch'}
            aria-pressed={features.includes(feature)}
            onClick={() => toggleFeature(feature)}
          >
            {feature !== 'none' && <Glyph name={feature} />}
            {t(feature === 'none' ? 'filter.feature.none' : `feature.${feature}`)}
          </button>
        ))}
      </div>
      <Select
        class="ch"
        label={t('filter.outcome')}
        value={verdict ?? ''}
        options={[
          { value: '', label: t('filter.outcome.all') },
          ...outcomes.value.map((value) => ({ value, label: t(`verdict.${value}` as MessageKey) })),
        ]}
        onChoose={(value) =>
          (filter.value = { ...filter.value, verdict: outcomes.value.find((one) => one === value) ?? null })
        }
      />
      <span class="dimt num" role="status">
        {t('filter.counts', { shown: shownRows.value.length, total: allRows.value.length })}
      </span>
      {filtering.value && (
        <button type="button" class="lnk" onClick={() => (filter.value = noFilter)}>
          {t('filter.clear')}
        </button>
      )}
    </div>
  );
}

function toggleFeature(feature: FilterFeature): void {
  const { features } = filter.value;
  const next = features.includes(feature) ? features.filter((one) => one !== feature) : [...features, feature];
  filter.value = { ...filter.value, features: next };
}
