/** Looks at every frame of every body and notes what a player would notice. Where the frames come from is not its business. */
import { length2, length3 } from './length';
import type { CompiledOptions, MoveResults } from 'sweepscope';
import { detectors, fallsThrough, thresholdKey } from '../detectors';
import type { Detector, Look, Probe, Watch } from '../detectors/types';
import type { World } from './crowd';
import { EventList } from './events';
import { Falls } from './falls';
import { Openings } from './opening';
import { moveOptions } from './options';
import { Passing } from './passing';
import type { AuditSettings } from './types';

/** Below the level by so many upright radii, a body has left it. */
const below = 4;
/** A flight that is longer than this many frames ends nowhere. */
const longest = 6_000;

export class Judge {
  readonly events = new EventList();
  readonly passing: Passing;
  /** filled for each body in turn, and given to `look` */
  readonly seen: Look = { ...nothing };
  /** whether the body that was looked at last walked off the level */
  left = false;
  readonly #watches: readonly { readonly kind: Detector['kind']; readonly watch: Watch }[];
  readonly #through: Uint8Array;
  readonly #falls: Falls;
  readonly #request = new Float64Array(12);
  readonly #sink = new Float64Array(9);
  readonly #options: CompiledOptions;
  readonly #openings: Openings;

  /**
   * @param from number of the first body
   * @param centres where they begin, 3 each
   */
  constructor(
    private readonly world: World,
    private readonly settings: AuditSettings,
    private readonly from: number,
    centres: Float64Array,
  ) {
    const { solver, mesh } = world;
    const bodies = centres.length / 3;
    this.passing = new Passing(solver, mesh, settings.radii, bodies);
    this.#openings = new Openings(solver, mesh, settings.radii, thresholdOf(settings, fallsThrough, 'opening'));
    this.#watches = detectors.map((detector) => ({
      kind: detector.kind,
      watch: detector.watch(bodies, (name) => thresholdOf(settings, detector, name), settings),
    }));
    this.#through = new Uint8Array(bodies);
    this.#falls = new Falls(centres);
    this.#options = solver.compileOptions(moveOptions(settings));
  }

  /** @param row of the frame's batch, the ways of which `passing` was asked about @returns whether the body is gone */
  look(row: number): boolean {
    const look = this.seen;
    const { body, frame, x1, y1, z1 } = look;
    this.left = false;
    if (!Number.isFinite(x1 + y1 + z1)) {
      this.events.add('lost', this.from + body, frame, this.#falls.placeStood(body), 1);
      return true;
    }
    if (look.grounded) this.#falls.stands(body, frame, [x1, y1, z1]);
    else this.#falls.falls(body, [x1, y1, z1]);
    for (const { kind, watch } of this.#watches) {
      const size = watch.look(look, this.#probe);
      if (size > 0) this.events.add(kind, this.from + body, frame, [x1, y1, z1], size);
    }
    return this.#lookAtWay(row, look);
  }

  #lookAtWay(row: number, look: Look): boolean {
    const { body, frame, x1, y1, z1 } = look;
    if (this.#through[body] === 0 && this.passing.crossed(row)) {
      this.events.add('fallsThrough', this.from + body, frame, [x1, y1, z1], 0);
      this.#through[body] = 1;
    }
    if (!this.#isGone(look)) return false;
    if (this.#through[body] === 0) {
      // What there is to see of it is where it lost the ground, not where it is now.
      const stood = this.#falls.placeStood(body);
      const hole = this.#openings.passed(stood[1], this.#falls.wayDown(body));
      this.left = hole === undefined;
      const kind = this.left ? 'leavesLevel' : 'fallsThrough';
      this.events.add(kind, this.from + body, Math.min(this.#falls.frameLost(body), frame), stood, hole ?? 1);
    }
    return true;
  }

  /** Whether it has left the level, or will: looked at once a second, and at the end. */
  #isGone(look: Look): boolean {
    const { body, frame, x1, y1, z1 } = look;
    if (this.#isBelow(y1)) return true;
    const aloft = frame + 1 - this.#falls.frameLost(body);
    const asked = frame === this.settings.frames - 1 || aloft % Math.round(this.settings.framesPerSecond) === 0;
    return aloft > 0 && asked && this.#abyss(x1, y1, z1) && !this.#lands(look);
  }

  #isBelow = (y: number): boolean => y < this.world.mesh.report.bounds.min[1] - below * this.settings.radii[1];

  /** In the air a body keeps its heading, so it is known whether it comes down on something. */
  #lands({ body, x1, y1, z1, wishX, wishZ, fall, ceiling }: Look): boolean {
    const seconds = 1 / this.settings.framesPerSecond;
    let speed = ceiling && fall > 0 ? 0 : fall / seconds;
    let at: [number, number, number] = [x1, y1, z1];
    for (let frame = 0; frame < longest && !this.#isBelow(at[1]); frame++) {
      speed -= this.settings.gravity * seconds;
      const { position, grounded, ceiling: stopped } = this.#moved(at, [wishX, 0, wishZ], speed * seconds);
      if (grounded[0] === 1) return true;
      if (stopped[0] === 1 && speed > 0) speed = 0;
      at = [position[0], position[1], position[2]];
      this.#falls.falls(body, at);
    }
    return false;
  }

  #moved(at: ArrayLike<number>, wish: readonly number[], fall: number): MoveResults {
    this.#request.set([at[0], at[1], at[2], ...wish, 0, fall, 0, ...this.settings.radii]);
    return this.world.mesh.moveMany(this.#request, this.#options);
  }

  /** Whether the body meets nothing when it falls straight down from here. */
  #abyss(x: number, y: number, z: number): boolean {
    const depth = Math.max(y - this.world.mesh.report.bounds.min[1], 0) + 2 * this.settings.radii[1];
    this.#sink.set([x, y, z, 0, -depth, 0, ...this.settings.radii]);
    const { time, depth: overlap } = this.world.mesh.sweepMany(this.#sink, { sides: 'both' });
    return !(time[0] <= 1) && !(overlap[0] > 0);
  }

  /** Where a body would be that walked off its wish. */
  #walked(look: Look, turn: number, frames: number): Float64Array {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const along = [c * look.wishX - s * look.wishZ, 0, s * look.wishX + c * look.wishZ];
    const seconds = 1 / this.settings.framesPerSecond;
    let at: Float64Array = Float64Array.of(look.x1, look.y1, look.z1);
    let speed = 0;
    for (let frame = 0; frame < frames; frame++) {
      speed -= this.settings.gravity * seconds;
      const { position, grounded } = this.#moved(at, along, speed * seconds);
      if (grounded[0] === 1) speed = 0;
      at = position;
    }
    return at;
  }

  readonly #probe: Probe = {
    turned: (look, turn) => {
      const [x, , z] = this.#walked(look, turn, 1);
      return length2(x - look.x1, z - look.z1) / length2(look.wishX, look.wishZ);
    },
    led: (look, turn, frames) => {
      const [x, y, z] = this.#walked(look, turn, frames);
      return length3(x - look.x1, y - look.y1, z - look.z1);
    },
    gapBelow: ({ x1, y1, z1 }, most) => {
      this.#sink.set([x1, y1, z1, 0, -most, 0, ...this.settings.radii]);
      const { time, depth } = this.world.mesh.sweepMany(this.#sink, { sides: 'both' });
      return depth[0] > 0 ? 0 : Math.min(time[0], 1) * most;
    },
  };

  dispose(): void {
    this.passing.dispose();
  }
}

/** What the results of a batch say of one body; who it is and what it wanted is set by others. */
export function readResult(look: Look, row: number, results: MoveResults, slopeLimit: number): void {
  look.x1 = results.position[row * 3];
  look.y1 = results.position[row * 3 + 1];
  look.z1 = results.position[row * 3 + 2];
  look.grounded = results.grounded[row] === 1;
  look.wedged = results.state[row] === 3;
  look.stepped = results.stepped[row] === 1;
  look.truncated = results.truncated[row] === 1;
  look.ceiling = results.ceiling[row] === 1;
  look.startDepth = results.startDepth[row];
  look.climb = climbOf(row, results, Math.cos(slopeLimit));
}

/** Of the faces that were met, and of what carries it: where several faces hold it that is the floor which they make together. */
function climbOf(row: number, { contactStart, contactNormal, groundNormal }: MoveResults, steep: number): number {
  const carried = groundNormal[row * 3 + 1];
  let least = carried >= steep ? Math.min(carried, 1) : 1;
  for (let contact = contactStart[row]; contact < contactStart[row + 1]; contact++) {
    const up = contactNormal[contact * 3 + 1];
    if (up >= steep && up < least) least = up;
  }
  return Math.sqrt(1 - least * least) / least;
}

function thresholdOf({ thresholds }: AuditSettings, detector: Detector, name: string): number {
  const threshold = detector.thresholds.find((each) => each.name === name)!;
  return thresholds[thresholdKey(detector, threshold)] ?? threshold.usual;
}

const nothing: Look = {
  body: 0,
  frame: 0,
  x0: 0,
  y0: 0,
  z0: 0,
  x1: 0,
  y1: 0,
  z1: 0,
  wishX: 0,
  wishZ: 0,
  fall: 0,
  idle: 0,
  turns: 0,
  jumping: false,
  groundedBefore: false,
  grounded: false,
  wedged: false,
  stepped: false,
  truncated: false,
  ceiling: false,
  startDepth: 0,
  climb: 0,
};
