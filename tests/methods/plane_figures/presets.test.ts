/** The questions about plane figures have the answers that are told. */
import { describe, expect, it } from 'vitest';
import { study } from '../../../web/page/methods/plane_figures';
import type {
  FigureAxisEvent,
  FigureClampEvent,
  FigureCornerEvent,
  FigureDistanceEvent,
  FigureQuadrantEvent,
  FigureSquareEvent,
  FigureTruthEvent,
} from '../../../web/page/methods/plane_figures/schema.gen';
import { type PresetRun, runBeside, runPreset } from '../support';

const preset = (id: string) => study.presets.find((each) => each.id === id)!;
const at = <E>(run: PresetRun, address: string): E => run.moment(address).step.event as unknown as E;
const framesOf = (run: PresetRun): number[] => Array.from({ length: run.frames }, (_, k) => k);

describe('presets of plane figures', () => {
  it('side: the nearest corner is 1.0929 away, the side 0.62; wrong until frame 3', async () => {
    const run = await runPreset(study, 'plane_figures.side');
    const beside = await runBeside(study, preset('plane_figures.side'));
    const distances = [0, 1, 2, 3].map((k) => at<FigureCornerEvent>(run, `f0.pair0.c${k}`).distance);
    expect(at<FigureQuadrantEvent>(run, 'f0.pair0.q').same).toBe(false);
    expect(Math.min(...distances)).toBe(distances[0]);
    expect(distances[0]).toBeCloseTo(1.0929, 4);
    expect(at<FigureClampEvent>(run, 'f0.pair0.n').distance).toBeCloseTo(0.62, 12);
    expect(framesOf(run).find((k) => !run.result(k)['wrong'])).toBe(3);
    expect(framesOf(run).some((k) => beside.result(k)['wrong'])).toBe(false);
    expect(run.result(0)).toMatchObject({ answer: 'apart', truth: true });
  });

  it('clamp: the nearest point (0, 0.62) is 0.38 in the circle, one comparison instead of five', async () => {
    const run = await runPreset(study, 'plane_figures.clamp');
    const beside = await runBeside(study, preset('plane_figures.clamp'));
    const { point, gap, touch } = at<FigureClampEvent>(run, 'f0.pair0.n');
    expect(point[0]).toBe(0);
    expect(point[1]).toBeCloseTo(0.62, 12);
    expect(gap).toBeCloseTo(-0.38, 12);
    expect(touch).toBe(true);
    expect([run.result(0)['asked'], beside.result(0)['asked']]).toEqual([1, 5]);
  });

  it('completed: the square overlaps by 0.38, known after two checks', async () => {
    const run = await runPreset(study, 'plane_figures.completed');
    const { gaps, touch } = at<FigureSquareEvent>(run, 'f0.pair0.s');
    expect(Math.max(gaps[0], gaps[1])).toBeCloseTo(-0.38, 12);
    expect(touch).toBe(true);
    expect(run.result(0)).toMatchObject({ answer: 'touch', asked: 2, wrong: false });
  });

  it('mouth: all 12 axes overlap though nothing is shared; refused, and wrong as printed until frame 21', async () => {
    const run = await runPreset(study, 'plane_figures.mouth');
    const beside = await runBeside(study, preset('plane_figures.mouth'));
    const steps = run.moment('f0.pair0.truth').step.parent!.children;
    const axes = steps.flatMap(({ event }) => {
      const axis = event as unknown as FigureAxisEvent;
      return String(axis.kind) === 'FigureAxis' ? [axis] : [];
    });
    expect(axes).toHaveLength(12);
    expect(axes.every(({ verdict }) => verdict === 'overlap')).toBe(true);
    expect(Math.max(...axes.map(({ gap }) => gap))).toBe(-2);
    expect(at<FigureTruthEvent>(run, 'f0.pair0.truth').touch).toBe(false);
    expect(run.result(0)).toMatchObject({ answer: 'refused', shapeA: 'concave', shapeB: 'convex', wrong: false });
    expect(beside.result(0)).toMatchObject({ answer: 'touch', wrong: true });
    expect(framesOf(beside).find((k) => !beside.result(k)['wrong'])).toBe(21);
  });

  it('three, four, five: exactly 5 = 3 + 2, apart as one text has it and touching as another', async () => {
    const run = await runPreset(study, 'plane_figures.three-four-five');
    const beside = await runBeside(study, preset('plane_figures.three-four-five'));
    expect(at<FigureDistanceEvent>(run, 'f8.pair0.d')).toMatchObject({ distance: 5, reach: 5, gap: 0, side: 0 });
    expect(framesOf(run).filter((k) => run.result(k)['wrong'])).toEqual([8]);
    expect(run.result(8)).toMatchObject({ answer: 'apart', truth: true });
    expect(framesOf(run).find((k) => run.result(k)['answer'] === 'touch')).toBe(9);
    expect(framesOf(beside).find((k) => beside.result(k)['answer'] === 'touch')).toBe(8);
    expect(framesOf(beside).some((k) => beside.result(k)['wrong'])).toBe(false);
  });
});
