/** A clock turned by hand: pictures come when the test says so. */
import type { Clock } from '../../web/page/core/player/clock';

export class HandClock implements Clock {
  private time = 0;
  private next = 1;
  private readonly waiting = new Map<number, () => void>();

  now(): number {
    return this.time;
  }
  request(callback: () => void): number {
    this.waiting.set(this.next, callback);
    return this.next++;
  }
  cancel(request: number): void {
    this.waiting.delete(request);
  }
  get idle(): boolean {
    return this.waiting.size === 0;
  }

  /** One picture after some milliseconds; then whatever was started gets a chance to finish. */
  async picture(milliseconds = 16): Promise<void> {
    this.time += milliseconds;
    const due = [...this.waiting.values()];
    this.waiting.clear();
    for (const callback of due) callback();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }

  async run(milliseconds: number, each = 16): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += each) await this.picture(each);
  }
}
