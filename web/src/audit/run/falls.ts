/** Where bodies stand, lose the ground and go below it. */
type Place = [number, number, number];

export class Falls {
  /** where each body last stood, and the frame after: there it began to fall */
  readonly #stood: Float64Array;
  readonly #frame: Uint32Array;
  /** where it has gone below the ground that it stood on; NaN: it has not */
  readonly #passed: Float64Array;

  /** @param centres where they begin, 3 each */
  constructor(
    centres: Float64Array,
    private readonly upright: number,
  ) {
    this.#stood = centres.slice();
    this.#frame = new Uint32Array(centres.length / 3);
    this.#passed = new Float64Array(centres.length).fill(NaN);
  }

  /** It stands at a place after a frame. */
  stands(body: number, frame: number, place: Place): void {
    this.#stood.set(place, body * 3);
    this.#passed.fill(NaN, body * 3, body * 3 + 3);
    this.#frame[body] = frame + 1;
  }

  /** It is in the air at a place. */
  falls(body: number, place: Place): void {
    const passed = !Number.isNaN(this.#passed[body * 3]);
    if (!passed && place[1] < this.#stood[body * 3 + 1] - this.upright) this.#passed.set(place, body * 3);
  }

  placeStood = (body: number): Place => placeIn(this.#stood, body);
  placePassed = (body: number): Place => placeIn(this.#passed, body);
  /** The first frame in which it did not stand. */
  frameLost = (body: number): number => this.#frame[body];
}

function placeIn(places: Float64Array, body: number): Place {
  const [x, y, z] = places.subarray(body * 3, body * 3 + 3);
  return [x, y, z];
}
