/** Failures without a waiting caller, such as a key whose part of the page could not be fetched: reported like any other. */
import { failureOf, isMissingPart } from './failure';
import * as store from '../store';

/** Do not wait for it: a dialog without content would keep every key to itself. */
export function tellUnheard(error: unknown): void {
  store.failure.value = failureOf(error, { key: 'failure.part.title' });
  store.dialog.value = null;
}

/** Parts of the page that failed to load, wherever they were needed. Anything else is a bug of ours and stays one in the console. */
export function listenForMissingParts(target: EventTarget = window): () => void {
  const heard = (event: Event) => {
    const { reason } = event as PromiseRejectionEvent;
    if (!isMissingPart(reason)) return;
    event.preventDefault();
    tellUnheard(reason);
  };
  target.addEventListener('unhandledrejection', heard);
  return () => target.removeEventListener('unhandledrejection', heard);
}
