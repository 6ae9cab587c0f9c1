/**
 * The user's latest request to open something, from any source: files, an address, a link, a list. A later request takes its place, and so does
 * Cancel; the result of an older one is neither shown nor reported. Scenes that a room shows by itself (a lesson, the first preset, the level of an
 * audit) are no requests: they replace nothing, and a reported failure stays over them.
 */
import type { Failure } from '../../model';
import { Newest } from '../../base/latest';
import { failure } from '../store';

export class Asking {
  private readonly turns = new Newest();
  private told: { readonly failure: Failure; readonly by: AbortSignal } | null = null;
  private work: Promise<unknown> | null = null;
  /** requests so far that lead to a scene without a question; a file asks first how it is meant */
  scenes = 0;

  /** @returns aborted once something else is asked for, or this is cancelled */
  begin(): AbortSignal {
    return this.turns.begin();
  }

  get latest(): AbortSignal {
    return this.turns.latest;
  }

  /** Cancel. */
  end(): void {
    this.turns.end();
  }

  /** The failure that is shown is of what was asked for: it stays until something else is. */
  tell(by: AbortSignal): void {
    const now = failure.peek();
    if (now && !by.aborted) this.told = { failure: now, by };
  }

  /** A scene arrived. */
  sceneShown(): void {
    const { told } = this;
    if (!told || told.by.aborted || told.failure !== failure.peek()) failure.value = null;
  }

  /** Something that was asked for opens a scene: rooms wait with theirs. */
  async holding(work: Promise<unknown>): Promise<void> {
    // Its failure is told to the caller, not to rooms that wait.
    const over = (this.work = work.catch(() => {}));
    await over;
    if (this.work === over) this.work = null;
    await work;
  }

  /** Until then; null: now. */
  get underWay(): Promise<unknown> | null {
    return this.work;
  }
}
