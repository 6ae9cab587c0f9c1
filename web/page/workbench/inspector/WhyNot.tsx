/** The inequality that failed, and by how much. */
import { digits } from '../../core/store';
import type { Step } from '../../../package/trace/steps';
import { comma } from '../../base/i18n/lists';
import { t } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import { Tex } from './Tex';
import { whyNot } from '../../explain/whyNot';
import type { Failed } from '../../model/explain/eventView';
import { linkedHandlers } from '../../explain/panels/linked';
import { NumberToken } from '../../explain/panels/NumberToken';
import { fieldSaid } from '../../explain/said';

export function WhyNot({ step }: { step: Step }) {
  const failed = whyNot(step);
  if (!failed) return null;
  const shown = digits.value === 4 ? 4 : 7;
  const bound = Number.isInteger(failed.bound) ? String(failed.bound) : formatNumber(failed.bound, shown);
  const value = formatNumber(failed.value, shown, true);
  const byBound = failed.bound === 0 && failed.value !== 0 ? value.replace('−', '') : '';
  const margin = failed.margin === undefined ? byBound : formatNumber(failed.margin, shown);
  return (
    <section class="why" {...linkedHandlers(failed.step)}>
      <h2>{t(failed.title, { element: failed.element })}</h2>
      <p class="num">
        <span class="ineq">
          <Tex source={failed.left} />{' '}
          <s>
            {failed.relation} {bound}
          </s>
        </span>
        <span>
          <var>{failed.symbol}</var> = <Value failed={failed} text={value} /> {failed.opposite} {bound}
          {margin && (
            <>
              {comma}
              {t('why.failsBy')} <b>{margin}</b>
            </>
          )}
        </span>
      </p>
    </section>
  );
}

function Value({ failed, text }: { failed: Failed; text: string }) {
  const found = fieldSaid(failed, '');
  if (!found) return <>{text}</>;
  return (
    <NumberToken field={found.field} at={found.step.address} stop>
      {text}
    </NumberToken>
  );
}
