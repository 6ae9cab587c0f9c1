/** What each body wants: a heading for a while, another when it is blocked, a rest now and then, jumps where they are asked for. */
import type { Streams } from './random';
import type { AuditSettings } from './types';

const shortest = 45;
const longest = 180;
/** Blocked for so many frames, a body turns; longer than a detector needs to see that it sticks. */
export const patience = 30;
const restChance = 0.12;
export const restFrames = 40;
const jumpChance = 0.35;
/** Less of its way than this is blocked. */
const blockedShare = 0.3;

export class Programme {
  /** 2 each, length a frame */
  readonly wish: Float64Array;
  readonly turns: Uint16Array;
  /** frames of rest so far; 0: walks */
  readonly idle: Uint16Array;
  readonly #left: Uint16Array;
  readonly #blocked: Uint16Array;
  readonly #wantsJump: Uint8Array;
  readonly #step: number;
  readonly #jumps: boolean;

  constructor(
    private readonly streams: Streams,
    bodies: number,
    { speed, framesPerSecond, jumpSpeed }: AuditSettings,
  ) {
    this.wish = new Float64Array(bodies * 2);
    this.turns = new Uint16Array(bodies);
    this.idle = new Uint16Array(bodies);
    this.#left = new Uint16Array(bodies);
    this.#blocked = new Uint16Array(bodies);
    this.#wantsJump = new Uint8Array(bodies);
    this.#step = speed / framesPerSecond;
    this.#jumps = jumpSpeed > 0;
  }

  /** Before a frame. @returns whether the body jumps in it */
  next(body: number, grounded: boolean): boolean {
    // In the air it keeps its heading: who walks off an edge does not come back below the level it left.
    if (!grounded && this.turns[body] > 0) return false;
    if (this.#left[body] === 0) this.#choose(body);
    this.#left[body]--;
    if (this.idle[body] > 0) this.idle[body]++;
    if (this.#wantsJump[body] === 0 || !grounded) return false;
    this.#wantsJump[body] = 0;
    return true;
  }

  /** After a frame in which it made so much of its way. */
  made(body: number, way: number): void {
    if (this.idle[body] > 0 || way >= blockedShare * this.#step) {
      this.#blocked[body] = 0;
      return;
    }
    if (++this.#blocked[body] < patience) return;
    this.#left[body] = 0;
  }

  /** Any direction, each as likely, by what rounds alike everywhere. */
  #head(body: number): void {
    for (;;) {
      const x = 2 * this.streams.next(body) - 1;
      const z = 2 * this.streams.next(body) - 1;
      const square = x * x + z * z;
      if (square < 0.01 || square > 1) continue;
      const length = Math.sqrt(square);
      this.wish[body * 2] = (x / length) * this.#step;
      this.wish[body * 2 + 1] = (z / length) * this.#step;
      return;
    }
  }

  #choose(body: number): void {
    const { streams } = this;
    const rests = this.idle[body] === 0 && streams.next(body) < restChance;
    this.#blocked[body] = 0;
    if (rests) {
      this.idle[body] = 1;
      this.#left[body] = restFrames;
      this.wish.fill(0, body * 2, body * 2 + 2);
      return;
    }
    this.idle[body] = 0;
    this.turns[body]++;
    this.#head(body);
    this.#left[body] = shortest + Math.floor(streams.next(body) * (longest - shortest));
    this.#wantsJump[body] = this.#jumps && streams.next(body) < jumpChance ? 1 : 0;
  }
}
