/** The questions about two boxes have the answers that are told. */
import { describe, expect, it } from 'vitest';
import { formulaOf } from '../../../web/page/explain/formula';
import { study } from '../../../web/page/methods/boxes';
import { sentence } from '../../../web/page/explain/sentence';
import { runBeside, runPreset, runStudy } from '../support';

const preset = (id: string) => study.presets.find((each) => each.id === id)!;

describe('presets of two boxes', () => {
  it('fifteen: axis 12 has a gap of 0.4208, all faces overlap by 0.0379 at least', async () => {
    const run = await runPreset(study, 'boxes.fifteen');
    expect(run.result(0)).toMatchObject({ overlap: false, axis: 12, asked: 13 });
    const { tree } = run.moment('f0.pair0.x12');
    const gaps = tree.root.children[0]!.children.map(({ event }) => (event as unknown as { gap: number }).gap);
    expect(gaps[12]).toBeCloseTo(0.4208, 4);
    expect(Math.max(...gaps.slice(0, 6))).toBeCloseTo(-0.0379, 4);
  });

  it('crossing bars: no corner is ever inside, the axes see the overlap from frame 9 on', async () => {
    const run = await runPreset(study, 'boxes.crossing-bars');
    const beside = await runBeside(study, preset('boxes.crossing-bars'));
    const frames = Array.from({ length: run.frames }, (_, k) => k);
    expect(frames.some((k) => run.result(k)['overlap'])).toBe(false);
    expect(frames.find((k) => beside.result(k)['overlap'])).toBe(9);
  });

  it('order: three questions instead of thirteen, the same answer', async () => {
    const run = await runPreset(study, 'boxes.order');
    const beside = await runBeside(study, preset('boxes.order'));
    expect([run.result(0)['asked'], beside.result(0)['asked']]).toEqual([3, 13]);
    expect(run.result(0)['overlap']).toBe(beside.result(0)['overlap']);
  });

  it('too fast: no frame overlaps, the swept axes touch in frame 1 at 0.1865', async () => {
    const run = await runPreset(study, 'boxes.too-fast');
    for (let k = 0; k < run.frames; k++) expect(run.result(k)['gap'], `frame ${k}`).toBeGreaterThan(0);
    expect(run.result(1)['time']).toBeCloseTo(0.1865, 4);
    expect(run.result(0)['time']).toBe(Infinity);
  });

  it('parallel edges: three cross products come to nothing', async () => {
    const { tree } = (await runPreset(study, 'boxes.parallel-edges')).moment('f0.pair0.x6');
    const axes = tree.root.children[0]!.children.map(({ event }) => event as unknown as { length: number });
    expect(axes.slice(6).filter(({ length }) => length < 1e-15)).toHaveLength(3);
  });

  it('parallel edges: nothing is told of a projection on them', async () => {
    for (const [id, address] of [
      ['boxes.parallel-edges', 'f0.pair0.x6'],
      ['boxes.too-fast', 'f1.pair0.x14'],
    ] as const) {
      const moment = (await runPreset(study, id)).moment(address);
      const { groups } = formulaOf(moment.step.event, moment.step);
      expect(groups.flatMap(({ lines }) => lines.map(({ result }) => result))).toEqual(['length', 'direction']);
      const row = study.rows(moment).rows.find((each) => each.address === address)!;
      expect(row).toMatchObject({ bars: [], verdict: 'parallel', state: 'dim' });
    }
  });

  it('says “never” of boxes that stand still or only move, and not of one that turns into the other', async () => {
    const scene = {
      ...{ turnA: [0, 0, 0], turnB: [0, 0, 0], centreB: [0, 1.2, 0], motion: [0, 0, 0] },
      ...{ halfA: [0.5, 0.5, 0.5], halfB: [2, 0.1, 0.1], test: 'swept', frames: 3 },
    } as const;
    const keysOf = async (spin: readonly [number, number, number]) => {
      const run = await runStudy(study, { ...scene, spin }, 1);
      return run
        .moment('f1.pair0')
        .tree.root.children.flatMap((pair) => [pair, ...pair.children].map((step) => sentence(step).key));
    };
    const still = await keysOf([0, 0, 0]);
    const turning = await keysOf([0, 0, 45]);
    expect(still.filter((key) => /[nN]ever$/.test(key)).length).toBeGreaterThan(1);
    expect(turning.filter((key) => /[nN]everTurning$/.test(key)).length).toBeGreaterThan(1);
    expect([...still, ...turning].filter((key) => /Time$|[nN]ever$/.test(key))).toEqual(
      still.filter((key) => /[nN]ever$/.test(key)),
    );
    // It does touch between the frames: in frame 2 it overlaps.
    const run = await runStudy(study, { ...scene, spin: [0, 0, 45] }, 1);
    expect([run.result(1)['overlap'], run.result(2)['overlap']]).toEqual([false, true]);
  });
});
