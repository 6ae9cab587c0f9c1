/** Click a number's origin to go to the step that made it; the browser's Back returns. */
import { actions } from '../../state/actions';
import type { Step } from '../../trace/steps';
import { t } from '../../i18n/messages';
import { formatNumber } from '../../i18n/numbers';
import { Tex } from './Tex';
import { whereFrom, type Source } from './wherefrom';

/** The address without what it shares with where we are: `t8.e2`, `s0`. */
function shortAddress(from: Step, here: Step): string {
  const mine = here.address.split('.');
  const parts = from.address.split('.');
  let same = 0;
  while (same < parts.length - 1 && parts[same] === mine[same]) same++;
  return parts.slice(same).join('.');
}

export function WhereFrom({ step }: { step: Step }) {
  const sources = whereFrom(step);
  if (sources.length === 0) return null;
  return (
    <section class="from">
      <h2>{t('from.title')}</h2>
      <div class="chips">
        {sources.map((source) => (
          <Chip key={source.key + source.step.order} source={source} here={step} />
        ))}
      </div>
    </section>
  );
}

function Chip({ source, here }: { source: Source; here: Step }) {
  const { address } = source.step;
  return (
    <button
      type="button"
      class="chp num"
      title={t('address.goTo', { address })}
      onClick={() => void actions.goTo(address, { history: 'push' })}
      onPointerEnter={() => actions.hover(address)}
      onPointerLeave={() => actions.hover(null)}
    >
      {source.symbol && <Tex source={source.symbol} />}
      <span>
        {t(`from.${source.key}`, {
          value: source.value === undefined ? '' : formatNumber(source.value),
          triangle: source.triangle ?? '',
          from: shortAddress(source.step, here),
        })}
      </span>
    </button>
  );
}
