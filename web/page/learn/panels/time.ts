/** The time of the motion that strip and plot share: read, and set by a pointer. */
import { actions } from '../../core/actions';
import { clamp01 } from '../../base/controls/Slider';
import { setGuess } from '../player';
import { judged, moverTime, placed, stop } from '../state';

export interface TimeShown {
  readonly value: number;
  /** the time is the answer to a question */
  readonly guessing: boolean;
  readonly set: (time: number) => void;
  /** handlers of an element whose width is the motion, from 0 to 1 */
  readonly drag: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
  };
}

export function timeShown(): TimeShown {
  const { ask } = stop.value;
  const guessing = ask?.kind === 'place' && ask.where === 'time';
  const result = judged.value;
  const set = (time: number) => {
    if (!guessing) actions.scrub(time);
    else if (!result) setGuess(Math.round(time * 100) / 100);
  };
  return {
    value: guessing ? ((result ? result.guess : placed.value)[0] ?? 0) : moverTime.value,
    guessing,
    set,
    drag: dragging(set),
  };
}

/** @param set is told the place of the pointer along an element, from 0 to 1, while it is pressed there */
export function dragging(set: (part: number) => void): TimeShown['drag'] {
  const take = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = (currentTarget as Element).getBoundingClientRect();
    if (width > 0) set(clamp01((clientX - left) / width));
  };
  return {
    onPointerDown: (event) => {
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      take(event);
    },
    onPointerMove: (event) => {
      if ((event.currentTarget as Element).hasPointerCapture(event.pointerId)) take(event);
    },
  };
}
