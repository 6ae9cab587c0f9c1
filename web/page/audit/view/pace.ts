/**
 * How often a picture may be drawn for what nobody waits for, as heat that comes in while a run goes on. Without a graphics card a picture of a large level takes
 * a second in which the page hears nothing; then there are fewer, and the page is left to who uses it.
 */

/** Of the time that a picture took, so many times as much is left to the page. */
const ease = 4;

export class Pace {
  #began = 0;
  #ended = 0;
  #drawing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Draws, but not now if pictures take long. */
  soon(draw: () => void): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      draw();
    }, this.left(performance.now()));
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }

  /** @param now in milliseconds, when a picture began, and when the page was heard again */
  began(now: number): void {
    this.#began = now;
    this.#drawing = true;
  }

  ended(now: number): void {
    if (this.#drawing) this.#ended = now;
    this.#drawing = false;
  }

  /** Milliseconds until the next one is due. */
  left(now: number): number {
    const took = this.#drawing ? now - this.#began : this.#ended - this.#began;
    const end = this.#drawing ? now : this.#ended;
    return Math.max(0, end + ease * took - now);
  }
}
