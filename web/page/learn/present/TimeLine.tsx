/** The line of time, to mark a *t* on. */
import { t } from '../../base/i18n/messages';
import { formatShort } from '../numbers';

const length = 560;
const ticks = Array.from({ length: 21 }, (_, at) => at / 20);

/** From 0 to 1, a tick for every twentieth. @param at where the answer lies, once it is told */
export function TimeLine({ at }: { at?: number | null }) {
  return (
    <svg class="pr-time" viewBox={`-14 0 ${length + 54} 40`} role="img" aria-label={t('learn.time')}>
      <path d={`M0 14H${length}`} />
      {ticks.map((tick, at) => (
        <path key={tick} d={`M${length * tick} ${at % 5 === 0 ? 5 : 10}V${at % 5 === 0 ? 23 : 18}`} />
      ))}
      {[0, 0.25, 0.5, 0.75, 1].map((tick) => (
        <text key={tick} x={length * tick} y="37" text-anchor="middle">
          {formatShort(tick, 2)}
        </text>
      ))}
      {typeof at === 'number' && <circle class="at" cx={length * at} cy="14" r="7" />}
      <text class="it" x={length + 14} y="18">
        t
      </text>
    </svg>
  );
}
