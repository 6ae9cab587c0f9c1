/** Work that is asked for faster than it gets done, such as running again while a number is dragged: only the latest request counts. */

/** Who began last. Beginning anew aborts the signal of the one before, whose result must not be shown then. */
export class Newest {
  private stop = new AbortController();

  get latest(): AbortSignal {
    return this.stop.signal;
  }

  begin(): AbortSignal {
    this.end();
    this.stop = new AbortController();
    return this.stop.signal;
  }

  /** The one that began last counts no more either. */
  end(): void {
    this.stop.abort();
  }
}

/** What a piece of work may ask while it runs. */
export interface Turn {
  /** true once a newer request took over; the result must not be shown */
  readonly stale: boolean;
}

/**
 * One piece of work at a time, and at most one waiting. Quick work is let finish, so that a drag shows every result it can;
 * slow work is told that it is stale.
 */
export class LatestOnly {
  private current: { stale: boolean; readonly since: number } | null = null;
  private waiting: Promise<void> | null = null;
  private running: Promise<void> = Promise.resolve();

  /**
   * @param work reads the latest request when it begins
   * @param onStale called when slow work is given up
   * @param patience milliseconds that running work is left alone
   */
  constructor(
    private readonly work: (turn: Turn) => Promise<void>,
    private readonly onStale: () => void,
    private readonly patience = 120,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get busy(): boolean {
    return this.current !== null;
  }

  /** Settles with the requests there are so far; null when there are none. */
  get pending(): Promise<void> | null {
    return this.waiting ?? (this.current ? this.running : null);
  }

  /** Settles when work that began after this call, or a newer request, is done. Never rejects if `work` never does. */
  request(): Promise<void> {
    if (!this.current && !this.waiting) return (this.running = this.begin());
    if (this.current && !this.current.stale && this.now() - this.current.since > this.patience) {
      this.current.stale = true;
      this.onStale();
    }
    this.waiting ??= this.running.then(() => {
      this.waiting = null;
      return (this.running = this.begin());
    });
    return this.waiting;
  }

  private async begin(): Promise<void> {
    const turn = (this.current = { stale: false, since: this.now() });
    try {
      await this.work(turn);
    } finally {
      this.current = null;
    }
  }
}
