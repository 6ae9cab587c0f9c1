/** The time on the way, 0 to 1: what is shown, or what is guessed; the truth beside it once it was asked for. */
import { useRef } from 'preact/hooks';
import { actions } from '../../core/actions';
import { t } from '../../base/i18n/messages';
import { rich } from '../../base/i18n/rich';
import { clamp01, sliderKey } from '../../base/controls/Slider';
import { formatShort } from '../numbers';
import { setGuess } from '../player';
import { guess, judged, moverTime, numbers, shown, stop, truth } from '../state';

const marks = [0, 0.25, 0.5, 0.75, 1];

/** Two names that would meet stand on the far sides of their marks. */
const close = 0.2;
const sideOf = (mine: number, other: number): string =>
  Math.abs(mine - other) > close ? '' : mine < other ? 'before' : 'after';

export function TimeStrip() {
  const track = useRef<HTMLDivElement>(null);
  const { ask } = stop.value;
  const guessing = ask?.kind === 'place' && ask.where === 'time';
  const result = judged.value;
  const value = guessing ? ((result ? result.guess : guess.value)[0] ?? 0) : moverTime.value;
  const set = (to: number) => {
    const rounded = Math.round(to * 100) / 100;
    if (!guessing) actions.scrub(to);
    else if (!result) setGuess(rounded);
  };
  const take = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    if (box && box.width > 0) set(clamp01((event.clientX - box.left) / box.width));
  };
  const right = (result && guessing ? truth.value?.[0] : null) ?? null;
  const { t0, t1 } = numbers.value;
  const bar = shown.value.parts.has('bar') && t0 !== undefined && t1 !== undefined && !(guessing && !result);
  const ends = bar || (result && guessing && t0 !== undefined && t1 !== undefined && truth.value?.[0] === t1);
  const percent = (time: number) => `${100 * clamp01(time)}%`;
  return (
    <div class={`l-time ${guessing && ask.silent && !result ? 'away' : ''}`}>
      <var class="sym" aria-hidden="true">
        t
      </var>
      <div
        ref={track}
        class="l-track"
        role="slider"
        tabIndex={0}
        aria-label={t('learn.time')}
        aria-valuemin={0}
        aria-valuemax={1}
        aria-valuenow={Number(value.toFixed(4))}
        aria-valuetext={t('learn.time.value', { value: formatShort(value, 3) })}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          take(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && take(event)}
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
