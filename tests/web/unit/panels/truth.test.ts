/** What a step says about itself is true: sentences and formulas of presets, held against the trace and plain arithmetic. */
import { describe, expect, it } from 'vitest';
import { t } from '../../../../web/src/i18n/messages';
import { formulaOf, fieldsOf, hasLine } from '../../../../web/src/explain/formula';
import { originOf } from '../../../../web/src/explain/origins';
import { sentence } from '../../../../web/src/explain/sentence';
import { whyNot } from '../../../../web/src/explain/whyNot';
import type { Step } from '../../../../web/src/trace';
import { opened, play, sceneOf } from '../presets/run';
import { addTriangle, makeEvent, makeFrame, makeStep } from './support/steps';

const say = (step: Step) => {
  const { key, values } = sentence(step);
  return t(key, values);
};

const shownLines = (step: Step) =>
  formulaOf(step.event)
    .groups.flatMap(({ lines }) => lines)
    .filter((line) => hasLine(line, fieldsOf(step)));

describe('the exit root', () => {
  it('is called what it is: the time at which contact ends', async () => {
    const { step } = await opened('exit-root', 'EdgeTest');
    expect(say(step)).toBe(
      'At t = 0.5000 the sphere leaves edge 0 of triangle 0, having met its line at −2.50e−5. The method takes this for a touch.',
    );
    expect(say(step.parent!)).toBe(say(step));
  });

  it('still says what it beats, and what it does not', () => {
    const exit = { edge: 0, root1: -0.1, root2: 0.3, time: 0.3, latest: 1, verdict: 'edge-hit' } as const;
    const said = (best: number) => {
      const { triangle } = makeFrame(best);
      return say(makeStep('edge', 'e0', makeEvent('EdgeTest', exit), { parent: triangle }));
    };
    expect(said(0.4)).toMatch(/takes this for a touch, which beats 0\.4000\.$/);
    expect(said(0.2)).toMatch(/takes this for a touch; the best so far, 0\.2000, stays\.$/);
  });

  it('a contact at the smaller root is reached', async () => {
    const { step } = await opened('edge-hit', 'EdgeTest');
    expect(say(step)).toBe('Edge 0 of triangle 0 is reached at t = 0.8000, before the motion ends at 1.');
  });
});

describe('a response', () => {
  it('as a whole says how it ends, which need not be a slide', async () => {
    const scene = await sceneOf('ramp-creep');
    const robust = { ...scene.experiment, method: 'robust', sides: 'both', skin: 0 } as const;
    for (const [experiment, said] of [
      [scene.experiment, /remains: it slides once more\.$/],
      [robust, /^Slide 0 ends on ground after .+; gravity pulls it no farther\.$/],
    ] as const) {
      const run = await play({ ...scene, experiment });
      expect(say(run.tree(0).byAddress.get('f0.p1.s0.response')!)).toMatch(said);
      run.dispose();
    }
  });

  it('tells above from behind the sliding plane', () => {
    const { slide } = makeFrame();
    const said = (height: number) =>
      say(makeStep('project', 'project', makeEvent('Project', { height, length: 2 }), { parent: slide }));
    expect(said(-0.821)).toMatch(/^The destination is 0\.8210 behind the sliding plane/);
    expect(said(0.9034)).toMatch(/^The destination is 0\.9034 above the sliding plane/);
  });
});

describe('nothing hit', () => {
  it('has no time of impact, and the centre is where the whole motion ends', async () => {
    const scene = await sceneOf('parallel-out');
    const run = await play(scene);
    const step = run.tree(0).byAddress.get('f0.p0.s0.nearest')!;
    const lines = shownLines(step);
    expect(lines.map(({ result }) => result)).toEqual(['center', 'centerWorld']);
    for (const { words } of lines) expect(t(words!)).toBe('centre at t = 1');
    const { start, inputs } = scene.experiment;
    const end = start.map((part, axis) => part + inputs[0]!.displacement[axis]!);
    expect(fieldsOf(step)['centerWorld']).toEqual(end);
    run.dispose();
  });

  it('a corner without a root has no x', async () => {
    const run = await play(await sceneOf('stairs'));
    const tree = run.tree(8);
    expect(shownLines(tree.byAddress.get('f8.p0.s0.t1.v0')!).map(({ result }) => result)).not.toContain('time');
    expect(shownLines(tree.byAddress.get('f8.p0.s0.t1.v1')!).map(({ result }) => result)).toContain('time');
    run.dispose();
  });
});

describe('the plane interval', () => {
  it('shows what it was cut to, and only then', async () => {
    const run = await play(await sceneOf('stairs'));
    const tree = run.tree(8);
    const results = (address: string) => shownLines(tree.byAddress.get(address)!).map(({ result }) => result);
    expect(results('f8.p0.s0.t1.plane')).toEqual(expect.arrayContaining(['t1', 'enter', 'leave']));
    expect(results('f8.p0.s0.t14.plane')).not.toContain('leave');
    run.dispose();
  });

  it('embedded, is the whole motion', async () => {
    const { step } = await opened('parallel-embedded', 'PlaneTest');
    const results = shownLines(step).map(({ result }) => result);
    expect(results).toEqual(expect.arrayContaining(['enter', 'leave']));
    expect(results).not.toContain('t0');
  });

  it('names the side of the plane that the time belongs to', () => {
    const late = (speed: number) =>
      whyNot(
        makeStep('plane', 'plane', makeEvent('PlaneTest', { verdict: 'outside-time', t0: 1.5, t1: 2, speed }), {
          parent: makeFrame().triangle,
        }),
      )!.left;
    expect(late(-1)).toBe('t_0 = (1 - d)/s');
    expect(late(1)).toBe('t_0 = (-1 - d)/s');
  });
});

describe('times that agree', () => {
  it('a corner found again is no improvement and not later either', async () => {
    const run = await play(await sceneOf('stairs'));
    expect(say(run.tree(8).byAddress.get('f8.p0.s0.t14.v1')!)).toBe(
      'Vertex 1 of triangle 30 is reached at t = 0.4439, the same as the best so far, which stays.',
    );
    const { slide } = makeFrame();
    const again = addTriangle(slide, 15, 31, 0.25, { time: 0.25, verdict: 'edge-hit', improved: false, element: 2 });
    expect(say(again)).toBe(
      'Triangle 31 is first touched on edge 2 at t = 0.2500, the same as the best so far, which stays.',
    );
    run.dispose();
  });

  it('the nearest hit comes from the check of the edge it names, though another edge lies on it', async () => {
    const { step, event } = await opened('slivers', 'Nearest');
    expect(event).toMatchObject({ feature: 'edge', element: 0 });
    expect(originOf(step, 'time', () => false).address).toBe('f1.p1.s0.t0.e0');
  });
});

it('a box of the tree does not speak of halves: it is cut in four', () => {
  const { slide } = makeFrame();
  const node = makeEvent('NodeVisit', { node: 3, depth: 1, verdict: 'descended' });
  expect(say(makeStep('broad', 'x', node, { parent: slide }))).toBe(
    'Box 3 at depth 1 meets the box of the sweep; the boxes in it are looked at next.',
  );
});

it('normals that differ little are shown with digits that tell', async () => {
  const { step } = await opened('padding-hop', 'SlidePlane');
  expect(say(step)).toMatch(/normal \(−0\.0085, 1\.0000, 0\.0000\); the naive normal \(−0\.0021, 1\.0000, 0\.0000\)/);
});
