/**
 * Results of chunks, whatever order they come in: each waits until all before it are there. What the audit says so follows from the seed and the settings,
 * not from how many workers there are or which was faster.
 */
import { eventKinds, type EventKind } from '../detectors/types';
import { type Spot, Spots } from '../spots/spots';
import { eventAt } from './events';
import { Pockets } from './pockets';
import { EventStore } from './store';
import type { ChunkResult, StartCounts } from './types';

/** Frames that share a bar in the strip of when. */
export const barFrames = 10;

export class Merged {
  readonly spots: Spots;
  readonly events = new EventStore();
  readonly #pockets = new Pockets();
  readonly #when: readonly Uint32Array[];
  moves = 0;
  /** bodies whose results are in */
  bodies = 0;
  #starts: StartCounts = { walked: 0, cramped: 0, without: 0 };
  readonly #startCells: number[] = [];
  #tells = true;
  readonly #waiting = new Map<number, ChunkResult>();

  /** @param spotReach how far from its first event a spot goes */
  constructor(frames: number, spotReach: number) {
    this.spots = new Spots(spotReach);
    this.#when = eventKinds.map(() => new Uint32Array(Math.ceil(frames / barFrames)));
  }

  add(result: ChunkResult): void {
    this.#waiting.set(result.from, result);
    for (let next = this.#waiting.get(this.bodies); next; next = this.#waiting.get(this.bodies)) {
      this.#waiting.delete(next.from);
      this.#take(next);
    }
  }

  get starts(): StartCounts {
    return this.#starts;
  }

  /** Events of a kind in each `barFrames` frames. */
  when(kind: EventKind): Uint32Array {
    return this.#when[eventKinds.indexOf(kind)];
  }

  ranked(): Spot[] {
    return this.spots.ranked();
  }

  /** Numbers of the bodies that started in a pocket; null: that cannot be told here. */
  pocketed(): number[] | null {
    if (!this.#tells) return null;
    return this.#pockets.judge(this.#startCells).flatMap((is, body) => (is ? [body] : []));
  }

  #take(result: ChunkResult): void {
    const { to, events, starts, moves, ways } = result;
    this.bodies = to;
    this.moves += moves;
    this.#starts = {
      walked: this.#starts.walked + starts.walked,
      cramped: this.#starts.cramped + starts.cramped,
      without: this.#starts.without + starts.without,
    };
    this.#tells &&= ways !== null;
    if (ways) {
      for (const cell of ways.startCells) this.#startCells.push(cell);
      this.#pockets.add(ways);
    }
    this.events.add(events);
    for (let row = 0; row < events.count; row++) {
      const event = eventAt(events, row);
      this.spots.add(event);
      this.#when[events.kind[row]][Math.floor(event.frame / barFrames)]++;
    }
  }
}
