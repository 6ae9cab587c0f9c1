/** The time of the motion, 0 to 1: shown, or guessed; with the truth once it has been asked. */
import { t } from '../../base/i18n/messages';
import { rich } from '../../base/i18n/rich';
import { clamp01, sliderKey } from '../../base/controls/Slider';
import { formatShort } from '../numbers';
import { IconButton } from '../../base/controls/IconButton';
import { playSweep } from '../player';
import { judged, numbers, shown, stop, truth } from '../state';
import { timeShown } from './time';

const marks = [0, 0.25, 0.5, 0.75, 1];

/** Two names that would meet stand on the far sides of their marks. */
const close = 0.2;
const sideOf = (mine: number, other: number): string =>
  Math.abs(mine - other) > close ? '' : mine < other ? 'before' : 'after';

export function TimeStrip() {
  const { ask } = stop.value;
  const { value, guessing, set, drag } = timeShown();
  const result = judged.value;
  const right = (result && guessing ? truth.value?.[0] : null) ?? null;
  const { t0, t1 } = numbers.value;
  const bar = shown.value.parts.has('bar') && t0 !== undefined && t1 !== undefined && !(guessing && !result);
  const ends = bar || (result && guessing && t0 !== undefined && t1 !== undefined && truth.value?.[0] === t1);
  const percent = (time: number) => `${100 * clamp01(time)}%`;
  return (
    <div class={`l-time ${ask?.kind === 'place' && ask.silent && guessing && !result ? 'away' : ''}`}>
      {guessing ? <i /> : <IconButton icon="play" label={t('learn.replay')} onClick={playSweep} />}
      <div
        class="l-track"
        role="slider"
        tabIndex={0}
        aria-label={t('learn.time')}
        aria-valuemin={0}
        aria-valuemax={1}
        aria-valuenow={Number(value.toFixed(4))}
        aria-valuetext={t('learn.time.value', { value: formatShort(value, 3) })}
        {...drag}
        onKeyDown={(event) => {
          const next = sliderKey(event, value);
          if (next !== null) set(next);
        }}
      >
        <i class="line" />
        {ends && Number.isFinite(t0) && Number.isFinite(t1) && (
          <i class="inside" style={{ left: percent(t0), width: `calc(${percent(t1)} - ${percent(t0)})` }} />
        )}
        {marks.map((mark) => (
          <span key={mark} class="mark num" style={{ left: percent(mark) }}>
            {formatShort(mark, 2)}
          </span>
        ))}
        {right !== null && (
          <>
            <span class={`truth num ${sideOf(right, value)}`} style={{ left: percent(right) }}>
              {t('learn.figure.answer')} {formatShort(right, 4)}
            </span>
            <span class={`yours num ${sideOf(value, right)}`} style={{ left: percent(value) }}>
              {t('learn.figure.you')}
            </span>
          </>
        )}
        <i class={`thumb ${right === null ? '' : 'guessed'}`} style={{ left: percent(value) }} />
      </div>
      <span class="unit">{rich('learn.time.unit')}</span>
    </div>
  );
}
