/** What a tape says of each body, as runs of the page. Pure. */
import type { Tape } from '../../../package/record/types';
import { moveNumbers } from '../../../package/settings.gen';
import { methodOf } from '../../model/methods';
import { soundMethod } from '../../../package/methods';
import type { Experiment, FrameInput, FrameSettings, Method, Vec3 } from '../../model';
import { maxFrames } from '../../model/experiment';
import { MessageError } from '../../core/session/failure';
import { usualNumbers } from '../../../audit/run/usualNumbers';

/** One body of a tape. */
export interface TapedBody {
  /** as the game calls it */
  readonly id: number;
  /** its moves that are shown, as rows of the tape: the last ones, where there are more than a run may have */
  readonly rows: Uint32Array;
  /** how many of its moves come before those */
  readonly before: number;
}

/** All bodies, by their numbers. */
export function bodiesOf(tape: Pick<Tape, 'frames' | 'bodies'>): TapedBody[] {
  const rows = new Map<number, number[]>();
  for (let row = 0; row < tape.frames; row++) {
    const id = tape.bodies[row]!;
    const list = rows.get(id);
    if (list) list.push(row);
    else rows.set(id, [row]);
  }
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([id, list]) => ({
      id,
      rows: Uint32Array.from(list.slice(-maxFrames)),
      before: Math.max(0, list.length - maxFrames),
    }));
}

/**
 * A body's moves as a run, each from where it was asked from.
 * @param differing rows whose answer is another one by now: what comes after begins where it began in the game all the same
 * @throws MessageError for what a run of the page cannot show
 */
export function experimentOf(tape: Tape, { id, rows }: TapedBody, differing: ReadonlySet<number>): Experiment {
  const sets = new Sets(tape, id);
  sets.demandOneMethod(rows);
  const first = rows[0]!;
  const base = sets.at(first, 0);
  const inputs = Array.from(rows, (row, frame): FrameInput => {
    const before = frame > 0 ? rows[frame - 1]! : null;
    const start = vector(tape.requests, 12 * row);
    const goesOn = before === null || (!differing.has(before) && isSame(start, vector(tape.positions, 3 * before)));
    const settings = sets.changed(base, sets.at(row, frame));
    return {
      displacement: vector(tape.requests, 12 * row + 3),
      gravity: vector(tape.requests, 12 * row + 6),
      ...(!goesOn && { start }),
      ...(settings && { settings }),
    };
  });
  const { settings, method } = base;
  return { ...settings, method, start: vector(tape.requests, 12 * first), inputs };
}

const vector = (values: Float64Array, at: number): Vec3 => [values[at]!, values[at + 1]!, values[at + 2]!];
const isSame = (a: Vec3, b: Vec3): boolean => a.every((value, axis) => Object.is(value, b[axis]));

interface Options {
  readonly method: Method;
  readonly settings: Required<FrameSettings>;
}

/** Sets of options with radii; frames that have the same have one object. */
class Sets {
  private readonly known = new Map<string, Options>();
  private readonly changes = new Map<Options, FrameSettings | null>();

  constructor(
    private readonly tape: Tape,
    private readonly body: number,
  ) {}

  at(row: number, frame: number): Options {
    const radii = vector(this.tape.requests, 12 * row + 9);
    const key = `${this.tape.optionsOf[row]} ${radii.join(' ')}`;
    let set = this.known.get(key);
    if (!set) this.known.set(key, (set = this.make(row, frame, radii)));
    return set;
  }

  private make(row: number, frame: number, radii: Vec3): Options {
    const given = this.tape.options[this.tape.optionsOf[row]!]!;
    const { body } = this;
    const up = given.up ?? [0, 1, 0];
    // What is drawn and said of ground and steps knows y as up.
    if (up[0] !== 0 || up[2] !== 0 || !(up[1] > 0))
      throw new MessageError({ key: 'tape.error.up', values: { body, frame, up: up.join(', ') } });
    const method = given.method ?? soundMethod;
    const numbers = moveNumbers.flatMap(({ name }) => (given[name] === undefined ? [] : [[name, given[name]]]));
    const sides = given.sides ?? methodOf({ method }).sides;
    const precision = given.precision ?? 'double';
    return { method, settings: { sides, precision, ...usualNumbers, ...Object.fromEntries(numbers), radii } };
  }

  /** What of a set is another than at first; null: nothing. */
  changed(base: Options, set: Options): FrameSettings | null {
    if (set === base) return null;
    let change = this.changes.get(set);
    if (change === undefined) {
      const entries = Object.entries(set.settings).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(base.settings[name as keyof FrameSettings]),
      );
      this.changes.set(set, (change = entries.length > 0 ? Object.fromEntries(entries) : null));
    }
    return change;
  }

  /** @throws MessageError */
  demandOneMethod(rows: Uint32Array): void {
    const { method } = this.at(rows[0]!, 0);
    const frame = rows.findIndex((row, at) => this.at(row, at).method !== method);
    if (frame >= 0) throw new MessageError({ key: 'tape.error.method', values: { body: this.body, frame } });
  }
}
