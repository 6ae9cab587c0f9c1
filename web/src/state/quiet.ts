/** For work nobody waits for: the first step and its figures come first. */
import { effect } from '@preact/signals';
import { tree } from './store';

/** milliseconds the page may stay busy before the work begins all the same */
const longest = 3000;

/** Calls once, when the first step is there and nothing else is to be done. @returns a function that calls it off */
export function whenQuiet(work: () => void): () => void {
  let off = false;
  let stop = () => {};
  const begin = () => void (off || work());
  stop = effect(() => {
    if (!tree.value) return;
    if (typeof requestIdleCallback === 'function') requestIdleCallback(begin, { timeout: longest });
    else setTimeout(begin, 1000);
    queueMicrotask(() => stop());
  });
  return () => {
    off = true;
    stop();
  };
}
