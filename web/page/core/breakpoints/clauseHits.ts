/** Where one clause holds in a run, frame by frame, as far as is known. */
import type { Run } from '../../model';
import type { Clause } from '../../model/breakpoints/condition';
import { type Decider, deciderOf, mayHold, placesFromSummaries } from './fromSummary';

const nowhere: readonly string[] = [];

export class ClauseHits {
  readonly decider: Decider;
  /** frames not known yet */
  unknown = 0;
  private readonly places: (readonly string[] | null)[];

  constructor(
    readonly clause: Clause,
    { frames, experiment }: Run,
  ) {
    this.decider = deciderOf(clause);
    this.places =
      this.decider === 'summary'
        ? placesFromSummaries(clause, frames).map(shared)
        : frames.map((summary) => (mayHold(clause, summary, experiment.method) ? null : nowhere));
    this.unknown = this.places.reduce((count, known) => count + (known ? 0 : 1), 0);
  }

  /** Null: not known yet. */
  at(frame: number): readonly string[] | null {
    return this.places[frame] ?? null;
  }

  learn(frame: number, places: readonly string[]): void {
    if (this.places[frame] === null) this.unknown--;
    this.places[frame] = shared(places);
  }

  /** The first frame not known, in a direction and then from the other end; -1: all are. */
  nextUnknown(from: number, direction: 1 | -1): number {
    if (this.unknown === 0) return -1;
    const { length } = this.places;
    for (let count = 0, at = from; count < length; count++, at += direction) {
      if (this.places[(at + length) % length] === null) return (at + length) % length;
    }
    return -1;
  }
}

/** Most frames have none; they need no list each. */
function shared(places: readonly string[]): readonly string[] {
  return places.length > 0 ? places : nowhere;
}
