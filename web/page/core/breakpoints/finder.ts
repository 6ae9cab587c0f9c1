/**
 * Finds where breakpoints are hit in one run. What summaries decide is known at once; the rest is asked of the solver a few frames
 * at a time, beginning where somebody waits for it. Never blocks, and stops between two questions.
 *
 * Separation after a move is the solver's answer as well: the body, its radii made longer by the share ε and at rest where the
 * frame ends, overlaps the mesh exactly if the distance is less than ε. Distance and ε are in ellipsoid space, whose unit
 * is one radius along each axis.
 */
import type { MeshId, SolverClient } from '../../solver/client';
import type { Run } from '../../model';
import { experimentAt } from '../../model/frameSettings';
import { frameOf } from '../../../package/trace/address';
import { type Breakpoint, type Clause, clauseKey } from '../../model/breakpoints/condition';
import { ClauseHits } from './clauseHits';
import { comparePlaces, liesIn, together } from './place';

/** Frames of one question. A trace takes 0.1 ms to 1 ms; the solver itself ends a question after 8 ms. */
const framesAtOnce = 64;
/** milliseconds of a question after which nobody is in a hurry */
const slow = 40;

export interface FinderParts {
  readonly client: Pick<SolverClient, 'scan' | 'sweep'>;
  readonly mesh: MeshId;
  readonly run: Run;
  /** called after every answer */
  readonly onFound: () => void;
}

export class Finder {
  private readonly clauses = new Map<string, ClauseHits>();
  private wanted: readonly ClauseHits[] = [];
  private ahead: { frame: number; direction: 1 | -1 } = { frame: 0, direction: 1 };
  private working: Promise<void> | null = null;
  private stopped = false;

  constructor(private readonly parts: FinderParts) {}

  get run(): Run {
    return this.parts.run;
  }

  /** Clauses that are looked for from now on, first those frames behind `frame`. What was found of others is kept. */
  want(clauses: readonly Clause[], frame: number): void {
    this.wanted = clauses.map((clause) => this.hitsOf(clause));
    this.ahead = { frame, direction: 1 };
  }

  /** Looks for everything that is wanted. @returns when it is found, or this finder was stopped. @throws what the solver throws */
  async search(): Promise<void> {
    while (!this.stopped && this.wanted.some(({ unknown }) => unknown > 0)) {
      const begun = performance.now();
      await this.once();
      const took = performance.now() - begun;
      // A frame of a hundred thousand candidates takes long by itself. Whoever steps meanwhile finds the solver free half the time.
      if (took > slow) await new Promise((resolve) => setTimeout(resolve, took));
    }
  }

  stop(): void {
    this.stopped = true;
  }

  /** Frames looked at, of all the frames of all the clauses that are wanted and take looking. */
  progress(): { readonly done: number; readonly total: number } {
    const looked = this.wanted.filter(({ decider }) => decider !== 'summary');
    const total = looked.length * this.run.frames.length;
    return { done: total - looked.reduce((sum, { unknown }) => sum + unknown, 0), total };
  }

  isHit(breakpoint: Breakpoint, place: string): boolean {
    return this.placesAt(breakpoint, frameOf(place))?.includes(place) ?? false;
  }

  /** Everywhere a breakpoint is hit, in order, as far as is known. */
  placesOf(breakpoint: Breakpoint): string[] {
    return this.run.frames.flatMap((_, frame) => this.placesAt(breakpoint, frame) ?? []);
  }

  /**
   * The first place behind (or before) another one at which any of the breakpoints is hit; null: there is none.
   * Waits for the solver where it must. @throws what the solver throws
   */
  async next(breakpoints: readonly Breakpoint[], from: string, direction: 1 | -1): Promise<string | null> {
    const here = Math.max(0, frameOf(from));
    for (let frame = here; frame >= 0 && frame < this.run.frames.length; frame += direction) {
      let places = this.anyAt(breakpoints, frame);
      while (!places && !this.stopped) {
        this.include(breakpoints.flatMap(({ clauses }) => clauses));
        this.ahead = { frame, direction };
        await this.once();
        places = this.anyAt(breakpoints, frame);
      }
      const behind = places?.filter((place) => frame !== here || comparePlaces(place, from) * direction > 0) ?? [];
      const found = direction > 0 ? behind[0] : behind.at(-1);
      if (found !== undefined) return found;
    }
    return null;
  }

  private include(clauses: readonly Clause[]): void {
    this.wanted = [...new Set([...this.wanted, ...clauses.map((clause) => this.hitsOf(clause))])];
  }

  private hitsOf(clause: Clause): ClauseHits {
    const key = clauseKey(clause);
    let hits = this.clauses.get(key);
    if (!hits) this.clauses.set(key, (hits = new ClauseHits(clause, this.run)));
    return hits;
  }

  private anyAt(breakpoints: readonly Breakpoint[], frame: number): string[] | null {
    const lists = breakpoints.map((breakpoint) => this.placesAt(breakpoint, frame));
    if (lists.includes(null)) return null;
    return [...new Set((lists as (readonly string[])[]).flat())].sort(comparePlaces);
  }

  private placesAt({ clauses }: Breakpoint, frame: number): readonly string[] | null {
    const lists = clauses.map((clause) => this.hitsOf(clause).at(frame));
    // One condition that does not hold is enough to know.
    if (lists.some((list) => list?.length === 0)) return [];
    if (lists.includes(null)) return null;
    const [first = [], ...more] = lists as (readonly string[])[];
    return more.length === 0 ? first : more.reduce(together, first).toSorted(comparePlaces);
  }

  /** One question to the solver; who comes while it is under way waits for the same. */
  private once(): Promise<void> {
    return (this.working ??= this.ask()
      .catch((error: unknown) => {
        // The scene is gone, and with it the mesh that was asked about.
        if (!this.stopped) throw error;
      })
      .finally(() => (this.working = null)));
  }

  private async ask(): Promise<void> {
    const { frame, direction } = this.ahead;
    const open = this.wanted.filter(({ unknown }) => unknown > 0);
    // The nearest frame that somebody knows nothing of, and all who know nothing of it.
    const starts = open.map((hits) => hits.nextUnknown(frame, direction));
    const length = this.run.frames.length;
    const way = (start: number) => (direction * (start - frame) + length) % length;
    const start = starts.reduce((best, each) => (way(each) < way(best) ? each : best), starts[0] ?? 0);
    const asking = open.filter((hits) => hits.at(start) === null);
    const first = direction > 0 ? start : Math.max(0, start - framesAtOnce + 1);
    const last = direction > 0 ? Math.min(length, start + framesAtOnce) : start + 1;
    await this.sweep(asking, first, last);
    await this.trace(asking, first, last, direction);
    if (!this.stopped) this.parts.onFound();
  }

  private async sweep(asking: readonly ClauseHits[], first: number, last: number): Promise<void> {
    const { client, mesh, run } = this.parts;
    for (const hits of asking.filter(({ decider }) => decider === 'sweep')) {
      const longer = 1 + hits.clause.value!;
      const frames = run.frames.slice(first, last);
      const queries = Float64Array.from(
        frames.flatMap(({ end, input }) => {
          const { radii } = experimentAt(run.experiment, input);
          return [...end, 0, 0, 0, ...radii.map((radius) => radius * longer)];
        }),
      );
      const { depth } = await client.sweep(mesh, queries, {});
      frames.forEach(({ frame }, at) => hits.learn(frame, depth[at]! > 0 ? [`f${frame}`] : []));
    }
  }

  private async trace(asking: readonly ClauseHits[], first: number, last: number, direction: 1 | -1): Promise<void> {
    const { client, mesh, run } = this.parts;
    const traced = asking.filter(({ decider }) => decider === 'trace');
    if (traced.length === 0) return;
    const clauses = traced.map(({ clause }) => clause);
    // Going back, the frame somebody waits for is the last one: until it is known, no other is looked at.
    for (let at = first; at < last && !this.stopped;) {
      const frames = run.frames.slice(at, last);
      const states = Float64Array.from(
        frames.flatMap(({ start, input }) => [...start, ...input.displacement, ...input.gravity]),
      );
      const own = frames.some(({ input }) => input.settings);
      const settings = own && { settings: frames.map(({ input }) => input.settings) };
      const reply = await client.scan(mesh, run.experiment, { clauses, first: at, states, ...settings });
      const end = at + reply.frames;
      traced.forEach((hits, index) => {
        const places = reply.places[index]!;
        for (let frame = at; frame < end; frame++) {
          hits.learn(
            frame,
            places.filter((place) => liesIn(place, `f${frame}`)),
          );
        }
      });
      at = end;
      if (direction > 0) return;
    }
  }
}
