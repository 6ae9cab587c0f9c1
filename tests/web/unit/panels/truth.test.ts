/** What a step says about itself is true: sentences and formulas of presets, held against the trace and plain arithmetic. */
import { describe, expect, it } from 'vitest';
import { t } from '../../../../web/page/base/i18n/messages';
import { formatDirection, formatNumber } from '../../../../web/page/base/i18n/numbers';
import { outcomeOf } from '../../../../web/page/explain/cells';
import type { Vec3 } from '../../../../web/package/trace/events.gen';
import { formulaOf, fieldsOf, hasLine } from '../../../../web/page/explain/formula';
import { originOf } from '../../../../web/page/explain/origins';
import { sentence } from '../../../../web/page/explain/sentence';
import { boundSymbol, symbolFact, symbolsIn } from '../../../../web/page/explain/symbols';
import { whyNot } from '../../../../web/page/explain/whyNot';
import type { Step } from '../../../../web/package/trace';
import { opened, play, sceneOf, withMethod } from '../presets/run';
import { addTriangle, makeEvent, makeFrame, makeStep } from './support/steps';

const say = (step: Step) => {
  const { key, values } = sentence(step);
  return t(key, values);
};

const fieldsAlong = (step: Step) => {
  const fields = fieldsOf(step);
  return { center: fields['slide.center'] as Vec3, travel: fields['slide.travel'] as Vec3 };
};

const shownLines = (step: Step) =>
  formulaOf(step.event)
    .groups.flatMap(({ lines }) => lines)
    .filter((line) => hasLine(line, fieldsOf(step)));

describe('the exit root', () => {
  it('is called what it is: the time at which contact ends', async () => {
    const { step } = await opened('exit-root', 'EdgeTest');
    expect(say(step)).toBe(
      'At t = 0.5000 the sphere leaves edge e₁ of triangle 0, having met its line at −2.50e−5. The method takes this for a touch.',
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
    expect(say(step)).toBe('Edge e₁ of triangle 0 is reached at t = 0.8000, before the motion ends at 1.');
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
      say(makeStep('project', 'project', makeEvent('Project', { height }), { parent: slide }));
    expect(said(-0.821)).toMatch(/^In ellipsoid space the destination is 0\.8210 behind the sliding plane/);
    expect(said(0.9034)).toMatch(/^In ellipsoid space the destination is 0\.9034 above the sliding plane/);
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

describe('the bound inside a triangle', () => {
  it('of the method of 2003 is not called the best so far, which is another number', async () => {
    const run = await play(await sceneOf('stairs'));
    const step = run.tree(8).byAddress.get('f8.p0.s0.t15.e2')!;
    expect(say(step)).toContain('the best so far, 0.3765, stays');
    expect(fieldsOf(step)['latest']).toBeCloseTo(0.4439, 4);
    expect(symbolFact(step, 'best')).toBeNull();
    expect(symbolFact(step, 'max')).toMatchObject({ field: 'latest' });
    expect(t(`roots.${boundSymbol(step.event)}`, { time: '0.4439' })).not.toContain('best so far');
    expect(
      symbolsIn(
        shownLines(step)
          .map(({ expression }) => expression)
          .join(),
      ),
    ).not.toContain('best');
    run.dispose();
  });

  it('of the robust method is the best so far', async () => {
    const run = await play(withMethod(await sceneOf('stairs'), 'robust'));
    const step = run.tree(8).steps.find(({ event }) => event.kind === 'SweptEdgeTest' && event.latest < 1)!;
    expect(symbolFact(step, 'best')).toMatchObject({ field: 'latest' });
    expect(boundSymbol(step.event)).toBe('best');
    run.dispose();
  });
});

describe('the space of what is said', () => {
  it('the way that remains is told in the world, what is measured against the plane in ellipsoid space', async () => {
    const run = await play(await sceneOf('stairs'));
    const tree = run.tree(8);
    const at = (address: string) => tree.byAddress.get(`f8.p0.s0.response.${address}`)!;
    const { event } = at('project');
    if (event.kind !== 'Project') throw new Error(event.kind);
    expect(say(at('project'))).toBe(
      `In ellipsoid space the destination is ${formatNumber(Math.abs(event.height))} behind the sliding plane and is moved onto it; in the world ${formatDirection(event.remainingWorld)} of motion remains.`,
    );
    expect(say(tree.byAddress.get('f8.p0.s0.response')!)).toContain(formatDirection(event.remainingWorld));
    expect(outcomeOf(at('project'))).toBe(formatNumber(Math.hypot(...event.remainingWorld)));
    expect(say(at('slideplane'))).toMatch(/^In the world the ellipsoid slides along the plane with normal/);
    run.dispose();
  });

  it('of a distance at the start its rate is given, not a change over the sweep', async () => {
    const run = await play(withMethod(await sceneOf('stairs'), 'robust'));
    const step = run.tree(1).byAddress.get('f1.p1.s0.t0.touch')!;
    const line = shownLines(step).find(({ result }) => result === 'approach')!;
    expect(t(line.words!)).toBe('rate at the start');
    const { center, travel } = fieldsAlong(step);
    const { event } = step;
    if (event.kind !== 'TouchTest') throw new Error(event.kind);
    const away = center.map((part, axis) => (part - event.point[axis]!) / event.distance);
    expect(event.approach).toBeCloseTo(away.reduce((sum, part, axis) => sum + part * travel[axis]!, 0));
    run.dispose();
  });
});

describe('what is not reached', () => {
  it('an edge whose line would be touched after the motion is not said to be touched', async () => {
    const run = await play(withMethod(await sceneOf('stairs'), 'robust'));
    const said = (address: string) => say(run.tree(7).byAddress.get(address)!);
    expect(said('f7.p0.s0.t2.e0')).toBe(
      'The line of edge e₁ would be touched at t = 2.1770, not before 1.0000, and there before the edge begins.',
    );
    expect(said('f7.p0.s0.t3.e1')).toMatch(/would be touched at t = 1\.9765, .+ and there beyond its end\.$/);
    run.dispose();
  });

  it('a condition that fails says what it should be, which holds for 0 as well', async () => {
    const run = await play(withMethod(await sceneOf('stairs'), 'robust'));
    const said = (address: string) => say(run.tree(2).byAddress.get(address)!);
    expect(said('f2.p0.s0.t0.face')).toMatch(/n·v = 0\.0000, but must be below 0\.$/);
    expect(said('f2.p0.s0.t1')).toMatch(/but not entered: its distance does not change at first\.$/);
    run.dispose();
    const paper = await play(await sceneOf('stairs'));
    expect(say(paper.tree(1).byAddress.get('f1.p1.s0.t0.face')!)).toBe(
      'At t = 0.1667 the plane of triangle 22 is met outside the triangle: x = −12.0000, but must not be below 0.',
    );
    paper.dispose();
  });
});

describe('times that agree', () => {
  it('a corner found again is no improvement and not later either', async () => {
    const run = await play(await sceneOf('stairs'));
    expect(say(run.tree(8).byAddress.get('f8.p0.s0.t14.v1')!)).toBe(
      'Vertex p₂ of triangle 30 is reached at t = 0.4439, the same as the best so far, which stays.',
    );
    const { slide } = makeFrame();
    const again = addTriangle(slide, 15, 31, 0.25, { time: 0.25, verdict: 'edge-hit', improved: false, element: 2 });
    expect(say(again)).toBe(
      'Triangle 31 is first touched on edge e₃ at t = 0.2500, the same as the best so far, which stays.',
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
