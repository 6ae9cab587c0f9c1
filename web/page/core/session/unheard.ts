/** Failures of what nobody waits for, such as a key whose part of the page could not be fetched: told like any other. */
import { failureOf, isMissingPart } from './failure';
import * as store from '../store';

/** What was to come is not to be waited for: a dialog that has no content would keep every key to itself. */
export function tellUnheard(error: unknown): void {
  store.failure.value = failureOf(error, { key: 'failure.part.title' });
  store.dialog.value = null;
}

/** Parts of the page that did not come, wherever they were asked for. Anything else is a mistake of ours and stays one in the console. */
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
