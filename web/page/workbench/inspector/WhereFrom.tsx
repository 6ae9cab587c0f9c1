/** Where the step as a whole comes from: click a step to go to it; the browser's Back returns. */
import type { Step } from '../../../package/trace/steps';
import { t } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import { whereFrom } from '../../explain/sources';
import type { Source } from '../../model/explain/eventView';
import { shortAddress, StepChip } from './StepChip';

export function WhereFrom({ step: here }: { step: Step }) {
  const sources = whereFrom(here);
  if (sources.length === 0) return null;
  return (
    <section class="from">
      <h2>{t('from.title')}</h2>
      <div class="chips">
        {sources.map((source) => (
          <Chip key={source.key + source.step.order} source={source} here={here} />
        ))}
      </div>
    </section>
  );
}

function Chip({ source, here }: { source: Source; here: Step }) {
  const { address } = source.step;
  return (
    <StepChip address={address} symbol={source.symbol}>
      {t(`from.${source.key}`, {
        value: source.value === undefined ? '' : formatNumber(source.value),
        triangle: source.triangle ?? '',
        from: shortAddress(address, here),
      })}
    </StepChip>
  );
}
