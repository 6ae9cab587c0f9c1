import { describe, expect, it } from 'vitest';
import {
  type Breakpoint,
  type Clause,
  clauseOf,
  type ConditionKind,
} from '../../../../web/page/model/breakpoints/condition';
import { Finder } from '../../../../web/page/core/breakpoints/finder';
import { liesIn } from '../../../../web/page/core/breakpoints/place';
import { presetById } from '../../../../web/page/presets';
import type { ServiceParts } from '../../../../web/page/solver/service';
import type { Experiment, Vec3 } from '../../../../web/page/model';
import { everyHit } from '../../../support/everyHit';
import { localSolver } from '../../../support/localSolver';

async function look(id: string, change: Partial<Experiment> = {}, parts: Partial<ServiceParts> = {}) {
  const scene = await presetById(id)!.load();
  const experiment = { ...scene.experiment, ...change };
  const { client, calls } = localSolver(parts);
  const { id: mesh } = await client.addMesh(scene.mesh);
  const frames = (await client.run(mesh, experiment))!;
  let answers = 0;
  const finder = new Finder({ client, mesh, run: { experiment, frames }, onFound: () => answers++ });
  const search = async (...clauses: Clause[]) => {
    finder.want(clauses, 0);
    await finder.search();
    return finder.placesOf(on(...clauses));
  };
  return { finder, search, calls, frames, answers: () => answers, mesh: scene.mesh, experiment };
}

function on(...clauses: Clause[]): Breakpoint {
  return { id: 0, on: true, clauses };
}

/** Conditions with where they are hit at least once, and what the run is. */
const cases: readonly [
  preset: string,
  method: 'paper' | 'robust',
  kind: ConditionKind,
  value?: number,
  frames?: number,
][] = [
  ['stairs', 'paper', 'face'],
  ['stairs', 'paper', 'edge'],
  ['stairs', 'robust', 'edge'],
  ['stairs', 'paper', 'sweeps', 3],
  ['stairs', 'robust', 'sweeps', 2],
  ['stairs', 'paper', 'separation', 0.0025],
  ['stairs', 'paper', 'separation', 0.006],
  ['stairs', 'robust', 'separation', 0.012],
  ['stairs', 'paper', 'candidates', 7],
  ['stairs', 'robust', 'candidates', 10],
  ['stairs', 'paper', 'hit', 45],
  ['stairs', 'robust', 'tested', 30],
  ['stairs', 'paper', 'tested', 30],
  ['stairs', 'paper', 'time', 0.01],
  ['stairs', 'paper', 'embedded'],
  ['vertex-hit', 'paper', 'vertex'],
  ['parallel-embedded', 'paper', 'embedded'],
  ['slivers', 'paper', 'nonfinite'],
  ['acute-wedge', 'paper', 'limit'],
  ['start-overlapping', 'paper', 'limit'],
  ['stairs', 'paper', 'groundlost'],
  ['stairs', 'paper', 'groundfound'],
  ['stairs', 'robust', 'groundfound'],
  ['stairs', 'paper', 'slow', 0.5, 2],
  ['acute-wedge', 'paper', 'slow', 0.1, 4],
  ['acute-wedge', 'paper', 'stalled'],
];

describe('Finder', () => {
  it.each(cases)(
    '%s, %s: %s %s, as a scan of every event finds it',
    { timeout: 30_000 },
    async (id, method, kind, value, inARow) => {
      const clause = clauseOf(kind, value, inARow);
      const { search, mesh, experiment } = await look(id, { method });
      const expected = await everyHit(mesh, experiment, clause);
      expect(expected.length).toBeGreaterThan(0);
      expect(await search(clause)).toEqual(expected);
    },
  );

  it('finds where a push out of a wall undoes the motion', async () => {
    const still: Vec3 = [0, 0, 0];
    const resting = { method: 'robust', inputs: [{ displacement: still, gravity: still }] } as const;
    const { frames } = await look('start-overlapping', resting);
    const { start, end } = frames[0]!;
    // Into the wall it is pushed out of, and less than the push.
    const displacement = start.map((value, axis) => (value - end[axis]!) * 0.1) as unknown as Vec3;
    const inputs = [{ displacement, gravity: still }];
    const { search, mesh, experiment } = await look('start-overlapping', { method: 'robust', inputs });
    expect(await everyHit(mesh, experiment, clauseOf('turned'))).toEqual(['f0']);
    expect(await search(clauseOf('turned'))).toEqual(['f0']);
  });

  it('finds nothing where there is nothing', async () => {
    const { search, frames } = await look('face-hit');
    expect(frames).toHaveLength(1);
    for (const kind of [
      'edge',
      'vertex',
      'embedded',
      'limit',
      'stalled',
      'turned',
      'slow',
      'groundlost',
      'groundfound',
      'nonfinite',
    ] as const)
      expect([kind, await search(clauseOf(kind))]).toEqual([kind, []]);
  });

  it('a pass that the limit ends on its way has made progress', async () => {
    const { search } = await look('leaving-contact');
    expect(await search(clauseOf('limit'))).toEqual(['f0.p0.s5']);
    expect(await search(clauseOf('stalled'))).toEqual([]);
  });

  it('asks the solver for nothing that summaries tell', async () => {
    const { search, calls } = await look('stairs');
    const before = calls.length;
    for (const kind of [
      'face',
      'edge',
      'vertex',
      'sweeps',
      'turned',
      'hit',
      'time',
      'limit',
      'stalled',
      'slow',
      'groundlost',
      'groundfound',
    ] as const)
      await search(clauseOf(kind));
    expect(calls.slice(before)).toEqual([]);
    await search(clauseOf('candidates'), clauseOf('separation'));
    expect(new Set(calls.slice(before))).toEqual(new Set(['scan', 'sweep']));
  });

  it('holds several conditions against the same place: the inner one is where it stops', async () => {
    const { search } = await look('stairs');
    const edges = await search(clauseOf('edge'));
    const early = await search(clauseOf('time', 0.05));
    const both = await search(clauseOf('edge'), clauseOf('time', 0.05));
    expect(both).toEqual(edges.filter((place) => early.includes(place)));
    expect(both.length).toBeGreaterThan(0);
    expect(both.length).toBeLessThan(edges.length);

    const passes = await search(clauseOf('sweeps', 3));
    const within = await search(clauseOf('edge'), clauseOf('sweeps', 3));
    expect(within).toEqual(edges.filter((place) => passes.some((pass) => liesIn(place, pass))));
    expect(within.length).toBeGreaterThan(0);
    expect(await search(clauseOf('edge'), clauseOf('face'))).toEqual([]);
  });

  it('goes forward and back over the same places, from a step between them', async () => {
    const { finder, search } = await look('stairs');
    const list = [on(clauseOf('edge')), on(clauseOf('embedded'))];
    const edges = await search(clauseOf('edge'));
    const embedded = await search(clauseOf('embedded'));
    const all = new Set([...edges, ...embedded]);
    const there: string[] = [];
    for (let at: string | null = 'f0'; (at = await finder.next(list, at, 1)) !== null;) there.push(at);
    expect(new Set(there)).toEqual(all);
    expect(there).toHaveLength(all.size);
    const back: string[] = [];
    for (let at: string | null = 'f27.p1.s9'; (at = await finder.next(list, at, -1)) !== null;) back.push(at);
    expect(back).toEqual(there.toReversed());
    expect(await finder.next(list, 'f8.p0.s0.t14.e1', 1)).toBe('f12.p0.s1');
    expect(await finder.next(list, 'f8.p0.s0.t14.e1', -1)).toBe('f8.p0.s0');
    expect(await finder.next(list, 'f8.p0.s0', -1)).toBeNull();
  });

  it('continues without looking at the whole run', async () => {
    const { experiment } = await presetById('stairs')!.load();
    const inputs = new Array(400).fill(experiment.inputs[0]!);
    // The solver ends a question by the clock; one that stands leaves a busy machine out of it.
    const { finder, answers } = await look('stairs', { inputs }, { now: () => 0 });
    const list = [on(clauseOf('tested', 30))];
    const first = (await finder.next(list, 'f0', 1))!;
    expect(first).toBe('f13.p0.s0.t2');
    expect(answers()).toBeLessThanOrEqual(2);
    const { done, total } = finder.progress();
    expect(total).toBe(400);
    expect(done).toBeLessThan(200);
  });

  it('stops between two questions', async () => {
    const { experiment } = await presetById('stairs')!.load();
    const { finder, answers } = await look('stairs', { inputs: new Array(400).fill(experiment.inputs[0]!) });
    finder.want([clauseOf('embedded')], 0);
    const searching = finder.search();
    finder.stop();
    await searching;
    expect(answers()).toBe(0);
    expect(await finder.next([on(clauseOf('embedded'))], 'f0', 1)).toBeNull();
  });
});
