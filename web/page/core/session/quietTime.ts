/** For work that can wait: the first step and its figures go first. */
import { effect, signal } from '@preact/signals';
import { tree } from '../store';

/** milliseconds the page may stay busy before the work begins all the same */
const longest = 3000;

/** The first step is not drawn yet, with its names. */
export const figuresComing = signal(false);

/** Calls once, when the first step and its figures are there and nothing else is to be done. @returns a function that calls it off */
export function whenQuiet(work: () => void): () => void {
  let off = false;
  let stop = () => {};
  const begin = () => void (off || work());
  stop = effect(() => {
    if (!tree.value || figuresComing.value) return;
    if (typeof requestIdleCallback === 'function') requestIdleCallback(begin, { timeout: longest });
    else setTimeout(begin, 1000);
    queueMicrotask(() => stop());
  });
  return () => {
    off = true;
    stop();
  };
}
