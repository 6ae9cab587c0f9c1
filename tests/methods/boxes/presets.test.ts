/** The questions about two boxes have the answers that are told. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formulaOf } from '../../../web/page/explain/formula';
import { study } from '../../../web/page/methods/boxes';
import { sentence } from '../../../web/page/explain/sentence';
import { runBeside, runPreset, runStudy } from '../support';

const catalogue = (language: string) =>
  JSON.parse(readFileSync(`web/page/methods/boxes/messages.${language}.json`, 'utf8')) as Record<string, string>;

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

  it('a bar that turns: level in every frame, and it touches in between', async () => {
    const run = await runPreset(study, 'boxes.turning-bar');
    // Turned by φ its lower side goes through the corner (0.5, 0.5): 0.5 sin φ + 0.7 cos φ = 0.1.
    const phi = Math.acos(0.1 / Math.hypot(0.5, 0.7)) - Math.atan2(0.5, 0.7);
    for (let k = 0; k < run.frames; k++) {
      expect(run.result(k), `frame ${k}`).toMatchObject({ overlap: false, gap: expect.closeTo(0.6, 12) as number });
      expect(run.result(k)['time'], `frame ${k}`).toBeCloseTo(phi / Math.PI, 5);
    }
    const steps = run
      .moment('f0.pair0')
      .tree.root.children[0]!.children.filter(({ event }) => (event.kind as string) === 'BoxAdvance');
    const texts = ['en', 'zh', 'pl'].map((language) => catalogue(language)['study.boxes.preset.turning.answer']!);
    for (const text of texts)
      expect([...text.matchAll(/<n>([^<]*)/g)].map(([, number]) => Number(number!.replace(',', '.')))).toEqual([
        Number((phi / Math.PI).toPrecision(4)),
        steps.length,
      ]);
    // Each step begins where the one before it surely leads, and none is longer than its gap allows.
    const events = steps.map(({ event }) => event as unknown as Record<string, number>);
    for (const [k, { time, next, gap, speed, turning }] of events.entries()) {
      expect(turning).toBeCloseTo(Math.PI * Math.hypot(2, 0.1, 0.1), 12);
      expect(next! - time!).toBeCloseTo(gap! / speed!, 12);
      if (k > 0) expect(time).toBe(events[k - 1]!['next']);
    }
  });

  it('says “never” of a box that turns where that is proved, and names the time where it meets', async () => {
    const scene = {
      ...{ turnA: [0, 0, 0], turnB: [0, 0, 0], centreB: [0, 1.2, 0], motion: [0, 0, 0] },
      ...{ halfA: [0.5, 0.5, 0.5], halfB: [2, 0.1, 0.1], test: 'swept', frames: 3 },
    } as const;
    const pairOf = async (frame: number, spin: readonly [number, number, number]) => {
      const { tree } = (await runStudy(study, { ...scene, spin }, 1)).moment(`f${frame}.pair0`);
      const pair = tree.root.children[0]!;
      const { key, values } = sentence(pair);
      const axes = pair.children.filter(({ event }) => (event.kind as string) === 'BoxAxis');
      return { key, reached: values?.['reached'], ofAxes: axes.map((step) => sentence(step).key) };
    };
    const still = await pairOf(1, [0, 0, 0]);
    expect(still.key).toBe('study.boxes.say.pairNever');
    const turning = 'study.boxes.say.pairTurning';
    expect(await pairOf(0, [0, 0, 45])).toMatchObject({ key: turning, reached: 'none' });
    expect(await pairOf(1, [0, 0, 45])).toMatchObject({ key: turning, reached: 'contact' });
    expect(await pairOf(2, [0, 0, 45])).toMatchObject({ key: turning, reached: 'together' });
    for (const frame of [0, 1, 2])
      expect((await pairOf(frame, [0, 0, 45])).ofAxes.filter((key) => /never|entering/.test(key))).toEqual([]);
    // Where it touches was worked out by hand: 0.5 sin φ + 0.7 cos φ = 0.1.
    const phi = Math.acos(0.1 / Math.hypot(0.5, 0.7)) - Math.atan2(0.5, 0.7);
    const run = await runStudy(study, { ...scene, spin: [0, 0, 45] }, 1);
    expect(run.result(1)['time']).toBeCloseTo(phi / (Math.PI / 4) - 1, 4);
    expect([0, 1, 2].map((k) => run.result(k)['overlap'])).toEqual([false, false, true]);
  });

  it('strip C shows what decides: the steps of a box that turns, and the axes at an axis', async () => {
    const run = await runPreset(study, 'boxes.turning-bar');
    expect(study.rows(run.moment('f0.pair0.i0')).title.key).toBe('study.boxes.rows.advance');
    expect(study.rows(run.moment('f0.pair0.x0')).title.key).toBe('study.boxes.rows.axes');
    expect(study.rows((await runPreset(study, 'boxes.too-fast')).moment('f1.pair0')).title.key).toBe(
      'study.boxes.rows.swept',
    );
  });
});
