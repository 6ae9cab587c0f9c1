/** The progress of one request, at whatever stage: it goes with the request, and never takes away the progress of another. */
import type { Progress } from '../../model';
import { progress } from '../store';

export interface RequestProgress {
  /** Does nothing once something else is asked for. */
  show(next: Progress): void;
  end(): void;
}

/** @param by the request */
export function requestProgress(by: AbortSignal): RequestProgress {
  let shown: Progress | null = null;
  const end = () => {
    if (shown && progress.peek() === shown) progress.value = null;
    shown = null;
  };
  by.addEventListener('abort', end, { once: true });
  return {
    show(next) {
      if (!by.aborted) progress.value = shown = next;
    },
    end,
  };
}
