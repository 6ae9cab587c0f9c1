/** Strip C: a row for each candidate over t. Folded rejects below, the same as a table in a panel. */
import { actions } from '../../core/actions';
import { knownTree, shownSlide, openPanel } from '../../core/store';
import { listed } from '../../base/i18n/lists';
import { t } from '../../base/i18n/messages';
import { rich } from '../../base/i18n/rich';
import { Glyph } from '../../base/controls/Glyph';
import { IconButton } from '../../base/controls/IconButton';
import { Select } from '../../base/controls/Select';
import { lazy } from '../../core/controls/lazy';
import { symbolHover } from '../../core/controls/symbolHover';
import { orders } from './candidateFilter';
import {
  allRows,
  descending,
  filtering,
  filterOpen,
  folds$,
  order,
  searching,
  shownRows,
  testing,
  whyNoSlide,
} from './candidateRows';
import { slideOf } from './slideMarks';
import { CandidateChart } from './CandidateChart';
import { Fold } from './Fold';

const FilterBar = lazy(async () => (await import('./FilterBar')).FilterBar);

export function StripC() {
  const slide = shownSlide.value;
  const total = allRows.value.length;
  return (
    <div class="strip sc">
      <h2>
        <i aria-hidden="true">C</i>
        <span class="cut">{slide ? t('strip.c', slideOf(slide)) : t('strip.c.none')}</span>
        {slide && (
          <span class="dimt num">
            {t(searching.value ? 'strip.c.soFar' : 'strip.c.counts', { shown: shownRows.value.length, total })}
          </span>
        )}
        <Keys />
        <Select
          class="ch fl"
          label={t('strip.c.order')}
          value={order.value}
          options={orders.map((value) => ({ value, label: t(`strip.c.order.${value}`) }))}
          onChoose={(value) => {
            order.value = value;
            descending.value = false;
          }}
        />
        <IconButton
          class={filtering.value ? 'sm on' : 'sm'}
          icon="filter"
          label={t('filter.label')}
          expanded={filterOpen.value}
          onClick={() => (filterOpen.value = !filterOpen.value)}
        />
        <IconButton
          class="sm"
          icon="visible"
          label={t('breakpoints.visible')}
          keys="V"
          onClick={() => void actions.nextVisible()}
        />
        <IconButton
          class="sm"
          icon="table"
          label={t('panel.table')}
          expanded={openPanel.value === 'table'}
          onClick={() => actions.setPanel(openPanel.value === 'table' ? null : 'table')}
        />
      </h2>
      {slide && filterOpen.value && <FilterBar />}
      {slide ? <CandidateChart /> : <p class="strip-none">{knownTree.value && t(whyNoSlide.value)}</p>}
      <Folds />
    </div>
  );
}

/** Overflow is hidden; the tooltip has all of it. */
function Keys() {
  const features = (['face', 'edge', 'vertex'] as const).map((feature) => t(`feature.${feature}`));
  return (
    <span class="keys-c" title={listed([...features, t('strip.c.rejected'), t('strip.c.best')])} {...symbolHover}>
      {(['face', 'edge', 'vertex'] as const).map((feature) => (
        <span key={feature} class="key">
          <Glyph name={feature} />
          {t(`feature.${feature}`)}
        </span>
      ))}
      <span class="key">
        <Glyph name="ring" />
        {t('strip.c.rejected')}
      </span>
      <span class="key" data-sym="best">
        <svg class="kst" viewBox="0 0 16 12" aria-hidden="true">
          <path d="M15 1v4H8v4H2" />
        </svg>
        {t('strip.c.best')}
      </span>
    </span>
  );
}

function Folds() {
  const { tested, total, improvements, running } = testing.value;
  return (
    <div class="folds">
      <div class="folds-list">
        {folds$.value.map((fold) => (
          <Fold key={fold.verdict} fold={fold}>
            <span>{rich('strip.c.fold', { count: fold.count, verdict: t(`verdict.${fold.verdict}`) })}</span>
          </Fold>
        ))}
      </div>
      <i class="grow" />
      {total > 0 && (
        <span class="dimt num cut">
          {rich(searching.value ? 'strip.c.progressSoFar' : 'strip.c.progress', {
            running: running ? 'yes' : 'no',
            tested,
            total,
            improvements,
          })}
        </span>
      )}
    </div>
  );
}
