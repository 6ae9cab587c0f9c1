/** Keys of the course: arrows move what is placed, Enter checks, Space and N go on, H helps, W leads to the workbench. */
import { actions } from '../core/actions';
import { embedded } from '../core/session/embedded';
import { dialog, keysOn, room, study } from '../core/store';
import { form } from './form';
import * as player from './player';
import { asking, ended, judged, moverTime, placed, spots } from './state';

/** A field that was answered is only read: keys mean the page again. */
const writing = 'input:not([type=radio]):not([type=checkbox]):not([readonly]), textarea:not([readonly]), select';

/** @returns a function that stops it */
export function listenToCourseKeys(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (handle(event)) event.preventDefault();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

function handle(event: KeyboardEvent): boolean {
  if (room.peek() !== 'learn' || form.peek() !== null || !keysOn.peek() || event.defaultPrevented) return false;
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || dialog.peek() !== null) return false;
  const at = event.target instanceof Element ? event.target : null;
  const typing = at?.closest(writing) ?? null;
  const key = event.key.toLowerCase();
  if (key === 'enter') return enter(at, typing);
  // No letter of the page's is part of a number.
  const letter = at instanceof HTMLInputElement && at.inputMode === 'decimal' && /^[a-z]$/.test(key) && key !== 'e';
  if ((typing && !letter) || at?.closest('[role=dialog], dialog')) return false;
  if (key === ' ') return at?.closest('button, a[href], [role=slider], input:not([readonly])') ? false : goOn();
  if (key === 'n') return goOn();
  if (key === 'b') return did(player.goBack);
  if (ended.peek()) return !embedded && key === 'w' && did(() => actions.openInWorkbench());
  if (key === 'h') return did(player.help);
  // Within another page there is no way back from the workbench.
  if (key === 'w' && !embedded) return did(() => actions.openInWorkbench());
  if (key === 'f') return did(() => actions.frameEvent());
  if (key === 'p') return did(player.playSweep);
  return moves(event, at);
}

/** Enter checks what was typed or placed; on a button it presses the button. */
function enter(at: Element | null, typing: Element | null): boolean {
  // Questions answered by dragging need no keys.
  if (!typing && at?.closest('button:not([role=slider]), a[href], summary')) return false;
  if (!player.canCheck()) return false;
  player.check();
  return true;
}

const did = (what: () => void): boolean => {
  what();
  return true;
};

const goOn = (): boolean => did(player.goOn);

const arrows: Readonly<Record<string, number>> = { ArrowRight: 0.01, ArrowLeft: -0.01 };

/** Arrows move the body, wherever the focus is; a control with its own arrow keys keeps them. */
function moves(event: KeyboardEvent, at: Element | null): boolean {
  const step = arrows[event.key];
  if (step === undefined || at?.closest('[role=slider], [type=radio], [role=radiogroup]')) return false;
  const by = step * (event.shiftKey ? 10 : 1);
  const spot = spots.peek()[0]?.spot;
  if (study.peek()) {
    // While something is asked, one step further would be the answer.
    return !asking.peek() && did(() => void (step > 0 ? actions.stepForward() : actions.stepBack()));
  }
  if (!spot) {
    actions.scrub(moverTime.peek() + by);
    return true;
  }
  if (judged.peek()) return false;
  const [least, most] = spot.where === 'time' ? [0, 1] : [spot.where.least, spot.where.most];
  const value = (placed.peek()[0] ?? 0) + by * (most - least);
  player.setGuess(Math.min(most, Math.max(least, Number(value.toFixed(6)))));
  return true;
}
