/** What the page says on its own account: a notice at the edge, or a dialog about what failed. */
import type { Failure, Message } from '../model';
import { failure, notice } from './store';

/** @param message null: takes the notice away */
export function showNotice(message: Message | null): void {
  notice.value = message;
}

/** @param failed null: closes the dialog */
export function showFailure(failed: Failure | null): void {
  failure.value = failed;
}
