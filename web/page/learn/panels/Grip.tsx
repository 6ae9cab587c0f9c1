/**
 * A handle that puts the body, or a point, where the learner thinks it belongs: the pointer's nearest position along its path, arrow keys, one value
 * with the slider.
 */
import { formatList } from '../../base/i18n/numbers';
import { useRef } from 'preact/hooks';
import { moment } from '../figure/moment';
import { directionsOf, guessAt, placeOf } from '../figure/spot';
import type { Screen } from '../../model/stage';
import { formatShort } from '../numbers';
import { setGuess, setGuesses } from '../player';
import { gliding, judged, placed } from '../state';
import type { Spot } from '../tour/types';
import { t } from '../../base/i18n/messages';

/** Arrow keys by the number they change; up and down are the second one where there are two. */
const keys: Readonly<Record<string, readonly [at: number, sign: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowUp: [1, 1],
  ArrowDown: [1, -1],
};

/** @param first place of its first number in the guess */
export function Grip({ ask, first, screen }: { ask: Spot; first: number; screen: Screen }) {
  const held = useRef<readonly [number, number] | null>(null);
  const motion = moment.value;
  if (!motion || judged.value || gliding.value !== null || placed.value.length === 0) return null;
  const own = placed.value.slice(first, first + ask.begin.length);
  const directions = directionsOf(ask, motion);
  const place = screen(placeOf(ask, motion, own));
  if (!(place.depth > 0)) return null;
  const step = (directions.most - directions.least) / 100;
  const twoWays = directions.axes.length > 1;
  const along = screen(
    placeOf(
      ask,
      motion,
      own.map((value, at) => (at === 0 ? value + step : value)),
    ),
  );
  const turn = (Math.atan2(along.y - place.y, along.x - place.x) * 180) / Math.PI;
  const move = (event: PointerEvent) => {
    const from = held.current;
    const pane = (event.currentTarget as HTMLElement).offsetParent?.getBoundingClientRect();
    if (!from || !pane) return;
    const at = [event.clientX - pane.left - from[0], event.clientY - pane.top - from[1]] as const;
    const next = guessAt(directions, screen, at, own).map((value) => Math.round(value * 1000) / 1000);
    setGuesses(placed.value.map((value, k) => next[k - first] ?? value));
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
      aria-valuenow={own[0]}
      aria-valuetext={formatList(own.map((value) => formatShort(value, 3)))}
      title={t(ask.as === 'point' ? 'learn.key.point' : 'learn.key.move')}
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
        const value = (own[which] ?? 0) + sign * step * (event.shiftKey ? 10 : 1);
        setGuess(Math.min(directions.most, Math.max(directions.least, Number(value.toFixed(6)))), first + which);
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
