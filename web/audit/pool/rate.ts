/** Moves a second over the last while: a machine that others use, or that gets hot, is not as fast as it was. */

/** Seconds that count, and between two looks. */
const window = 12;
const step = 0.5;

export class Rate {
  #looks: { readonly seconds: number; readonly moves: number }[] = [{ seconds: 0, moves: 0 }];

  /** @param seconds since the beginning, pauses left out @returns 0: not known yet */
  at(seconds: number, moves: number): number {
    const last = this.#looks.at(-1)!;
    // A worker that died takes what it did with it.
    if (moves < last.moves) this.#looks = this.#looks.map((look) => ({ ...look, moves: Math.min(look.moves, moves) }));
    else if (seconds - last.seconds >= step) this.#looks.push({ seconds, moves });
    while (this.#looks.length > 2 && this.#looks[1]!.seconds <= seconds - window) this.#looks.shift();
    const [first] = this.#looks;
    return seconds - first!.seconds >= step ? (moves - first!.moves) / (seconds - first!.seconds) : 0;
  }
}
