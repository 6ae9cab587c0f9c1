/** What is taken to put the body, or a point, where one thinks: the pointer's nearest place along its way, arrow keys, one value with the slider. */
import { useRef } from 'preact/hooks';
import { moment } from '../figure/moment';
import { directionsOf, guessAt, placeOf } from '../figure/spot';
import type { Screen } from '../../scene';
import { formatShort } from '../numbers';
import { setGuess, setGuesses } from '../player';
import { gliding, guess, judged } from '../state';
import type { PlaceAsk } from '../tour/types';
import { t } from '../../i18n/messages';

/** Arrow keys by the number they change; up and down are the second one where there are two. */
const keys: Readonly<Record<string, readonly [at: number, sign: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowUp: [1, 1],
  ArrowDown: [1, -1],
};

export function Grip({ ask, screen }: { ask: PlaceAsk; screen: Screen }) {
  const held = useRef<readonly [number, number] | null>(null);
  const motion = moment.value;
  if (!motion || judged.value || gliding.value !== null || guess.value.length === 0) return null;
  const directions = directionsOf(ask, motion);
  const place = screen(placeOf(ask, motion, guess.value));
  if (!(place.depth > 0)) return null;
  const step = (directions.most - directions.least) / 100;
  const twoWays = directions.axes.length > 1;
  const along = screen(
    placeOf(
      ask,
      motion,
      guess.value.map((value, at) => (at === 0 ? value + step : value)),
    ),
  );
  const turn = (Math.atan2(along.y - place.y, along.x - place.x) * 180) / Math.PI;
  const move = (event: PointerEvent) => {
    const from = held.current;
    const pane = (event.currentTarget as HTMLElement).offsetParent?.getBoundingClientRect();
    if (!from || !pane) return;
    const at = [event.clientX - pane.left - from[0], event.clientY - pane.top - from[1]] as const;
    setGuesses(guessAt(directions, screen, at, guess.value).map((value) => Math.round(value * 1000) / 1000));
  };
  return (
    <button
      type="button"
      class={`l-grip ${held.current ? 'held' : ''}`}
      style={{ left: `${place.x}px`, top: `${place.y}px` }}
      role="slider"
      aria-label={ask.label.replace(/[*$]/g, '')}
      aria-valuemin={directions.least}
      aria-valuemax={directions.most}
      aria-valuenow={guess.value[0]}
      aria-valuetext={guess.value.map((value) => formatShort(value, 3)).join(', ')}
      title={t('learn.key.move')}
      onPointerDown={(event) => {
        const pane = (event.currentTarget.offsetParent as HTMLElement).getBoundingClientRect();
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = [event.clientX - pane.left - place.x, event.clientY - pane.top - place.y];
      }}
      onPointerMove={move}
      onPointerUp={() => (held.current = null)}
      onPointerCancel={() => (held.current = null)}
      onKeyDown={(event) => {
        const [at, sign] = keys[event.key] ?? [];
        if (at === undefined || sign === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        const which = twoWays ? at : 0;
        const value = (guess.value[which] ?? 0) + sign * step * (event.shiftKey ? 10 : 1);
        setGuess(Math.min(directions.most, Math.max(directions.least, Number(value.toFixed(6)))), which);
      }}
    >
      <svg viewBox="-16 -16 32 32" aria-hidden="true">
        <circle r="13" />
        <path d="M-8 0H8M4-4l4 4-4 4M-4-4l-4 4 4 4" transform={`rotate(${turn})`} />
        {twoWays && <path d="M0-8V8M-4 4l4 4 4-4M-4-4l4-4 4 4" transform={`rotate(${turn})`} />}
      </svg>
    </button>
  );
}
