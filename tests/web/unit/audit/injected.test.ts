// A solver that errs on purpose: answers of the real one are changed in frames that are known, in ways that are known, and the audit must report just
// that, of every body: nothing more, nothing less. The hall is sound, so all else is nothing.
import type { KeptMoveResults, MoveResults } from 'sweepscope';
import { describe, expect, it } from 'vitest';
import { random } from '../../../../meshes/shapes/random';
import { room } from '../../../../meshes/shapes/room';
import { eventKinds, type EventKind } from '../../../../web/audit/detectors/types';
import { runChunk } from '../../../../web/audit/run/chunk';
import type { World } from '../../../../web/audit/run/crowd';
import type { AuditSettings } from '../../../../web/audit/run/types';
import { settingsFor, world } from './scene';

const seed = Number(process.env.SWEEPSCOPE_SEED ?? 19);
const half = 40;
const hall = room([-half, 0, -half], [half, 6, half]);

/** One frame of the body that walks: what it was asked, what it is told, and how many frames the fault has lasted. */
interface Frame {
  readonly request: Float64Array;
  readonly results: MoveResults;
  readonly since: number;
  readonly turned: number;
}

interface Fault {
  readonly name: string;
  /** changes an answer @returns false: it is over */
  change(frame: Frame): boolean;
  /** whether questions beside the walk are answered like that, too */
  readonly all?: boolean;
  readonly says: readonly EventKind[];
}

const stay = ({ request, results }: Frame) => results.position.set(request.subarray(0, 3));
const rise = ({ results }: Frame, by: number) => (results.position[1]! += by);
const aloft = ({ results }: Frame) => {
  results.grounded[0] = 0;
  results.state[0] = 0;
};
/** In so many frames. */
const lasting =
  (frames: number, each: (frame: Frame) => void): Fault['change'] =>
  (frame) => {
    if (frame.since < frames) each(frame);
    return frame.since < frames;
  };
const along = (frame: Frame, share: number) => {
  stay(frame);
  frame.results.position[0]! += share * frame.request[3]!;
  frame.results.position[2]! += share * frame.request[5]!;
};

const faults: readonly Fault[] = [
  { name: 'nothing', change: lasting(0, () => {}), says: [] },
  { name: 'does not get on for 22 frames', change: lasting(22, stay), says: ['sticks'] },
  { name: 'gets on by 5 % for 22 frames', change: lasting(22, (frame) => along(frame, 0.05)), says: ['sticks'] },
  { name: 'does not get on for 18 frames', change: lasting(18, stay), says: [] },
  { name: 'gets on by 15 % for 22 frames', change: lasting(22, (frame) => along(frame, 0.15)), says: [] },
  { name: 'is held, whichever way it turns', change: lasting(400, stay), all: true, says: ['trapped'] },
  { name: 'is held for 100 frames', change: lasting(100, stay), all: true, says: [] },
  { name: 'is cut short in place', change: lasting(3, (frame) => {
    stay(frame);
    frame.results.truncated[0] = 1;
  }), says: ['frozen'] }, // prettier-ignore
  { name: 'is cut short after a fifth of its way', change: lasting(3, (frame) => {
    along(frame, 0.2);
    frame.results.truncated[0] = 1;
  }), says: [] }, // prettier-ignore
  { name: 'hops by 35 cm', change: lasting(1, (frame) => (rise(frame, 0.35), aloft(frame))), says: ['hops'] },
  {
    name: 'hops by 5 cm and is no step',
    change: lasting(1, (frame) => (rise(frame, 0.05), aloft(frame))),
    says: ['hops'],
  },
  // Down again it is in two frames.
  { name: 'rises by 1 cm', change: lasting(1, (frame) => (rise(frame, 0.01), aloft(frame))), says: ['groundLost'] },
  {
    name: 'turns back in every other frame',
    change: lasting(16, (frame) => along(frame, frame.since % 2 === 0 ? -0.6 : 1)),
    says: ['jitters'],
  },
  { name: 'goes up and down', change: lasting(16, (frame) => {
    stay(frame);
    rise(frame, frame.since % 2 === 0 ? 0.01 : -0.01);
    frame.results.grounded[0] = frame.results.state[0] = 1;
  }), says: ['jitters'] }, // prettier-ignore
  { name: 'turns back once', change: lasting(1, (frame) => along(frame, -0.6)), says: [] },
  { name: 'creeps by 1 mm a frame', change: (frame) => {
    if (Math.hypot(frame.request[3]!, frame.request[5]!) === 0) frame.results.position[0]! += 0.001;
    return true;
  }, says: ['slidesOff'] }, // prettier-ignore
  { name: 'creeps by 0.05 mm a frame', change: (frame) => {
    if (Math.hypot(frame.request[3]!, frame.request[5]!) === 0) frame.results.position[0]! += 5e-5;
    return true;
  }, says: [] }, // prettier-ignore
  { name: 'is in the air for a frame', change: lasting(1, aloft), says: ['groundLost'] },
  { name: 'is in the air for three frames', change: lasting(3, aloft), says: ['groundLost'] },
  { name: 'is in the air for five frames', change: lasting(5, aloft), says: [] },
  {
    name: 'begins in the mesh',
    change: lasting(2, ({ results }) => (results.startDepth[0] = 0.01)),
    says: ['startsOverlapping'],
  },
  {
    name: 'begins in the mesh by a hair',
    change: lasting(2, ({ results }) => (results.startDepth[0] = 0.0005)),
    says: [],
  },
  { name: 'is told that it stands, in the air', change: lasting(2, (frame) => {
    if (frame.since === 0) {
      rise(frame, 0.15);
      aloft(frame);
    } else {
      stay(frame);
      frame.results.grounded[0] = frame.results.state[0] = 1;
    }
  }), says: ['hops', 'floats', 'groundLost'] }, // prettier-ignore
  {
    name: 'sinks through the floor',
    change: lasting(1, (frame) => (rise(frame, -2.5), aloft(frame))),
    says: ['fallsThrough'],
  },
  {
    name: 'goes through a wall',
    change: lasting(1, ({ results }) => (results.position[0] = half + 2)),
    says: ['fallsThrough'],
  },
  { name: 'is nowhere', change: lasting(1, ({ results }) => results.position.fill(NaN)), says: ['lost'] },
];

/** Answers of the real mesh, some of them changed. `moveMany` with results of its own is the walk, without it is a question. */
class Erring {
  frame = 0;
  #began = -1;
  #over = false;
  #heading = '';
  #same = 0;

  constructor(
    private readonly mesh: World['mesh'],
    private readonly fault: Fault,
    private readonly from: number,
  ) {}

  get began(): number {
    return this.#began;
  }

  /** the longest rest since then, frames */
  rest = 0;
  #rest = 0;

  moveMany(request: Float64Array, options: never, kept?: KeptMoveResults): MoveResults {
    const results = this.mesh.moveMany(request, options, kept);
    if (!kept) {
      if (this.#began >= 0 && !this.#over && this.fault.all) stay({ request, results, since: 0, turned: 0 });
      return results;
    }
    const heading = `${request[3]} ${request[5]}`;
    this.#same = heading === this.#heading ? this.#same + 1 : 0;
    this.#heading = heading;
    const walks = request[3] !== 0 || request[5] !== 0;
    // Where it walks freely, has just turned and stands: what follows does not end before the fault does.
    const free = Math.max(Math.abs(request[0]!), Math.abs(request[2]!)) < half - 8;
    if (this.#began < 0 && this.frame >= this.from && this.frame < 250 && walks && free && this.#same >= 8 && this.#same < 12) this.#began = this.frame; // prettier-ignore
    if (this.#began >= 0 && !this.#over)
      this.#over = !this.fault.change({ request, results, since: this.frame - this.#began, turned: this.#same });
    this.#rest = walks || this.#began < 0 ? 0 : this.#rest + 1;
    this.rest = Math.max(this.rest, this.#rest);
    this.frame++;
    return results;
  }
}

function kindsOf(place: World, settings: AuditSettings, body: number, fault: Fault, from: number) {
  const erring = new Erring(place.mesh, fault, from);
  const mesh = new Proxy(place.mesh, {
    get(target, name) {
      if (name === 'moveMany') return erring.moveMany.bind(erring);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const { events } = runChunk({ ...place, mesh }, settings, body, body + 1)!;
  const found = Array.from({ length: events.count }, (_, row) => ({
    kind: eventKinds[events.kind[row]!]!,
    frame: events.frame[row]!,
  }));
  return { found, began: erring.began, rest: erring.rest };
}

describe('what a solver does wrong is found, and nothing else', () => {
  it.each(faults.map((fault) => [fault.name, fault] as const))('a body %s', async (name, fault) => {
    const next = random(seed);
    const settings = settingsFor({ bodies: 80, frames: 700, seed });
    const place = await world(hall, settings);
    let tried = 0;
    for (let body = 0; body < settings.bodies; body++) {
      const { found, began, rest } = kindsOf(place, settings, body, fault, 30 + Math.floor(next() * 150));
      if (began < 0 || (fault.says.includes('slidesOff') && rest < 30)) continue;
      tried++;
      const where = `seed ${seed}, body ${body}, "${name}" from frame ${began}: ${JSON.stringify(found)}`;
      expect([...new Set(found.map(({ kind }) => kind))].sort(), where).toEqual([...fault.says].sort());
      for (const { frame } of found) expect(frame, where).toBeGreaterThanOrEqual(began);
    }
    expect(tried).toBeGreaterThan(fault.says.includes('slidesOff') ? 15 : 40);
  });
});
