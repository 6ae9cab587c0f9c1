/** The character: what the solver is asked in each frame, and what becomes of its answer. Nothing is drawn here, so it runs without a page too. */
import { compileOptions, type KeptMoveResults, type Mesh, type Solver } from 'sweepscope';

/** Seconds of a frame of the game, however often the screen is drawn. */
export const frameSeconds = 1 / 60;
/** Half the size of the ellipsoid along x, y and z, in metres. */
export const radii = [0.35, 0.8, 0.35] as const;

const walkSpeed = 4.2; // m/s
const jumpSpeed = 7.2; // m/s: 1.2 m high
const gravity = 21; // m/s²; games fall faster than stones
const fastestFall = 30; // m/s
/** How quickly the body takes the wanted velocity, 1/s: immediately on the ground, slowly in the air. */
const grip = { ground: 14, air: 4 };
/** Seconds for which a jump is remembered before the ground is there, and allowed after it is gone. */
const forgiving = 0.1;

/** Checked once; in a frame nothing is made of them. */
const options = compileOptions({
  stepHeight: 0.35, // the stairs have 0.25
  snapDistance: 0.35, // and down them the feet stay on the ground
  slopeLimit: (50 * Math.PI) / 180, // steeper than this it slides
});

export interface Wish {
  /** where to walk: a direction in the world along x and z, with a length of 0 to 1 */
  x: number;
  z: number;
  /** pressed since the last frame */
  jump: boolean;
}

export class Character {
  /** of the ellipsoid, now and in the frame before: what is drawn lies between the two */
  readonly centre = new Float64Array(3);
  readonly before = new Float64Array(3);
  grounded = false;
  /** Where it looks, radians around y; 0 is -z. */
  heading = 0;
  headingBefore = 0;

  /** Both are written in place, frame after frame: no garbage. */
  readonly #request = new Float64Array(12);
  readonly #results: KeptMoveResults;
  readonly #mesh: Mesh;
  #velocityX = 0;
  #velocityZ = 0;
  #upward = 0;
  #sinceGround = 0;
  #sinceJump = Infinity;

  constructor(solver: Solver, mesh: Mesh) {
    this.#mesh = mesh;
    this.#results = solver.createMoveResults(1);
    this.#request.set(radii, 9);
  }

  /** Puts the feet somewhere, at rest. */
  place(x: number, y: number, z: number): void {
    this.centre.set([x, y + radii[1] + 0.01, z]);
    this.before.set(this.centre);
    this.#velocityX = this.#velocityZ = this.#upward = 0;
    this.heading = this.headingBefore = 0;
  }

  /** One frame of `frameSeconds`. */
  step(wish: Readonly<Wish>): void {
    this.before.set(this.centre);
    this.headingBefore = this.heading;
    this.#accelerate(wish);
    this.#jumpOrFall(wish.jump);
    this.#move();
    this.#turn(wish);
  }

  #accelerate({ x, z }: Readonly<Wish>): void {
    const share = 1 - Math.exp(-(this.grounded ? grip.ground : grip.air) * frameSeconds);
    this.#velocityX += (x * walkSpeed - this.#velocityX) * share;
    this.#velocityZ += (z * walkSpeed - this.#velocityZ) * share;
  }

  #jumpOrFall(jump: boolean): void {
    this.#sinceGround = this.grounded ? 0 : this.#sinceGround + frameSeconds;
    this.#sinceJump = jump ? 0 : this.#sinceJump + frameSeconds;
    if (this.#sinceJump <= forgiving && this.#sinceGround <= forgiving) {
      this.#upward = jumpSpeed;
      this.#sinceJump = this.#sinceGround = Infinity;
    }
    this.#upward = Math.max(this.#upward - gravity * frameSeconds, -fastestFall);
  }

  /** Walking goes into the displacement, falling and jumping into the gravity displacement. */
  #move(): void {
    const request = this.#request;
    request.set(this.centre);
    request[3] = this.#velocityX * frameSeconds;
    request[5] = this.#velocityZ * frameSeconds;
    request[7] = this.#upward * frameSeconds;
    this.#mesh.moveMany(request, options, this.#results);
    const { position, grounded, ceiling } = this.#results;
    for (let k = 0; k < 3; k++) this.centre[k] = position[k];
    this.grounded = grounded[0] === 1;
    // The floor takes the falling speed, a ceiling the rising one.
    if (this.grounded || (ceiling[0] === 1 && this.#upward > 0)) this.#upward = 0;
  }

  #turn({ x, z }: Readonly<Wish>): void {
    if (x === 0 && z === 0) return;
    this.heading = approach(this.heading, Math.atan2(-x, -z), 12 * frameSeconds);
  }
}

/** An angle nearer to another one, the short way round. */
export function approach(angle: number, wanted: number, share: number): number {
  const turn = 2 * Math.PI;
  const ahead = (((wanted - angle) % turn) + turn) % turn;
  return angle + (ahead > Math.PI ? ahead - turn : ahead) * Math.min(share, 1);
}
