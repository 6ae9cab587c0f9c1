/**
 * Passes on the newest of many values, one at a time and not more often than asked for. While a call is under way newer values
 * replace each other; the last one always arrives.
 */
export class Throttle<T> {
  private waiting: { value: T } | null = null;
  private busy = false;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private last = -Infinity;

  constructor(
    private readonly call: (value: T) => Promise<void> | void,
    private readonly milliseconds: number,
  ) {}

  push(value: T): void {
    this.waiting = { value };
    this.next();
  }

  /** Sends what waits without minding the pace. */
  flush(): void {
    this.last = -Infinity;
    this.next();
  }

  private next(): void {
    if (!this.waiting || this.busy) return;
    const wait = this.last + this.milliseconds - performance.now();
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (wait > 0) {
      this.timer = setTimeout(() => this.next(), wait);
      return;
    }
    void this.send();
  }

  private async send(): Promise<void> {
    const { value } = this.waiting!;
    this.waiting = null;
    this.busy = true;
    this.last = performance.now();
    try {
      await this.call(value);
    } finally {
      this.busy = false;
      this.next();
    }
  }
}
