/** The sets of options on a tape: each is written once, and those that no move has any more are let go. */
import type { CompiledOptions, MoveOptions } from '../types.ts';
import { copyOf, isCompiled, isCopyOf } from './moveOptions.ts';

/** Sets that may gather before it is looked which of them are in use. */
const few = 256;

export class OptionSets {
  list: MoveOptions[] = [];
  #numbers = new Map<string, number>();
  /** those of the call before */
  #given: MoveOptions | CompiledOptions | undefined;
  #copy: MoveOptions | null = null;
  #number = 0;
  #most = few;

  /** Their number; while they stay what they were, nothing is made to find it. @param renumber asked when there are many */
  numberOf(options: MoveOptions | CompiledOptions | undefined, renumber: (kept: Renumber) => void): number {
    const compiled = !!options && isCompiled(options);
    const same = this.#copy !== null && (compiled ? options === this.#given : isCopyOf(this.#copy, options));
    if (same) return this.#number;
    if (this.list.length >= this.#most) renumber((used) => this.#keep(used));
    this.#given = options;
    this.#copy = copyOf(options);
    const text = JSON.stringify(this.#copy);
    const known = this.#numbers.get(text);
    this.#number = known ?? this.list.push(this.#copy) - 1;
    if (known === undefined) this.#numbers.set(text, this.#number);
    return this.#number;
  }

  /** Lets go of those that are not in use. @returns the new number of each that is */
  #keep(used: ReadonlySet<number>): Map<number, number> {
    const kept = [...used].sort((a, b) => a - b);
    this.list = kept.map((number) => this.list[number] as MoveOptions);
    this.#numbers = new Map(this.list.map((set, number) => [JSON.stringify(set), number]));
    this.#most = Math.max(few, 2 * this.list.length);
    return new Map(kept.map((number, at) => [number, at]));
  }

  clear(): void {
    this.list = [];
    this.#numbers.clear();
    this.#copy = null;
    this.#most = few;
  }
}

/** Reports the numbers in use and takes the new ones. */
export type Renumber = (used: ReadonlySet<number>) => ReadonlyMap<number, number>;
