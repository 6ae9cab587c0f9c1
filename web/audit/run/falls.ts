/** Where bodies stand, lose the ground and go below it. */
type Place = [number, number, number];

export class Falls {
  /** where each body last stood, and the frame after: there it began to fall */
  readonly #stood: Float64Array;
  readonly #frame: Uint32Array;
  /** where each has been since, 3 numbers a frame */
  readonly #ways: number[][];

  /** @param centres where they begin, 3 each */
  constructor(centres: Float64Array) {
    this.#stood = centres.slice();
    this.#frame = new Uint32Array(centres.length / 3);
    this.#ways = Array.from(this.#frame, () => []);
  }

  /** It stands at a place after a frame. */
  stands(body: number, frame: number, place: Place): void {
    this.#stood.set(place, body * 3);
    if (this.#ways[body].length > 0) this.#ways[body] = [];
    this.#frame[body] = frame + 1;
  }

  /** It is in the air at a place. */
  falls(body: number, place: Place): void {
    this.#ways[body].push(...place);
  }

  placeStood = (body: number): Place => placeIn(this.#stood, body);
  /** Where it has been since, frame by frame. */
  wayDown = (body: number): Place[] =>
    Array.from({ length: this.#ways[body].length / 3 }, (_, k) => placeIn(this.#ways[body], k));
  /** The first frame in which it did not stand. */
  frameLost = (body: number): number => this.#frame[body];
}

const placeIn = (places: ArrayLike<number>, at: number): Place => [
  places[at * 3],
  places[at * 3 + 1],
  places[at * 3 + 2],
];
