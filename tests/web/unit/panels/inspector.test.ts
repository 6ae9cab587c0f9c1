import { describe, expect, it } from 'vitest';
import { cells } from '../../../../web/page/explain/cells';
import { boundSource, whereFrom } from '../../../../web/page/explain/sources';
import { whyNot } from '../../../../web/page/explain/whyNot';
import type { TraceEvent } from '../../../../web/package/trace/events.gen';
import { addTriangle, makeEvent, makeFrame, makeStep } from './support/steps';

/** Triangle 31 is touched by e2 at 0.4; triangle 30 improves that with e1, after e0 found nothing. */
function twoTriangles() {
  const { slide, triangle: later } = makeFrame(0.4);
  slide.children.pop();
  const first = addTriangle(slide, 8, 31, Infinity, { time: 0.4, improved: true, verdict: 'edge-hit' });
  const e2 = makeStep('edge', 'e2', makeEvent('EdgeTest', { edge: 2, time: 0.4, verdict: 'edge-hit' }), {
    parent: first,
  });
  slide.children.push(later);
  const face = makeStep('face', 'face', makeEvent('FaceTest', { z: 1.2, verdict: 'outside-face' }), { parent: later });
  const e0 = makeStep(
    'edge',
    'e0',
    makeEvent('EdgeTest', { edge: 0, time: Infinity, discriminant: -2, verdict: 'no-root' }),
    { parent: later },
  );
  const e1 = makeStep('edge', 'e1', makeEvent('EdgeTest', { edge: 1, time: 0.3, latest: 0.4, verdict: 'edge-hit' }), {
    parent: later,
  });
  return { slide, later, e2, face, e0, e1 };
}

describe('checks', () => {
  it('tells done, now and to come apart', () => {
    const { e0 } = twoTriangles();
    const states = Object.fromEntries(cells(e0).map(({ key, state, value }) => [key, `${state} ${value}`]));
    expect(states).toMatchObject({ plane: 'todo –', face: 'no out', e0: 'now no', e1: 'todo next', e2: 'todo –' });
  });

  it('counts all tests of a slide as one part', () => {
    const { slide } = twoTriangles();
    expect(cells(slide).map(({ key, value }) => `${key} ${value}`)).toEqual(['tests 2']);
  });
});

describe('where from', () => {
  it('finds the check that set the bound, in an earlier triangle', () => {
    const { e1, e2 } = twoTriangles();
    expect(boundSource(e1, 0.4)).toBe(e2);
    expect(whereFrom(e1).map(({ key }) => key)).toEqual(['mesh', 'input', 'offset', 'bound']);
  });

  it('knows no source for a bound that is no hit', () => {
    const { e1 } = twoTriangles();
    expect(boundSource(e1, 0.77)).toBeNull();
  });
});

describe('why not', () => {
  it('gives the inequality that failed', () => {
    const { e0, e1, face } = twoTriangles();
    expect(whyNot(e0)).toMatchObject({ title: 'why.edge', symbol: 'Δ', value: -2, bound: 0 });
    expect(whyNot(face)).toMatchObject({ title: 'why.face', symbol: 'z', value: 1.2, relation: '<' });
    // A hit on an edge: why not the face?
    expect(whyNot(e1)).toMatchObject({ title: 'why.face', symbol: 'z' });
  });

  it('gives the margin by which ground, a step and the edge of one fail', () => {
    const pass = makeStep('pass', 'p0', makeEvent('PassEnd', { position: [0.1, 0, 0] }), {
      opening: makeEvent('PassBegin', { position: [0, 0, 0], displacement: [1, 0.5, 0] }),
    });
    const why = (kind: 'ground' | 'stepedge' | 'wedge' | 'stepup', event: TraceEvent) =>
      whyNot(makeStep(kind, kind, event, { parent: pass }));
    const ground = makeEvent('GroundTest', { cosine: 0.5, limit: 0.75, verdict: 'too-steep' });
    expect(why('ground', ground)).toMatchObject({ title: 'why.ground', relation: '≥', value: 0.5, margin: 0.25 });
    const edge = makeEvent('StepEdge', { height: 0.5, most: 0.25, verdict: 'drop-too-high' });
    expect(why('stepedge', edge)).toMatchObject({ title: 'why.stepedge', relation: '≤', margin: 0.25 });
    expect(why('stepedge', makeEvent('StepEdge', { height: NaN, verdict: 'no-tread' }))).toBeNull();
    const wedge = makeEvent('Wedge', { sine: 1, limit: 0.5, verdict: 'slides' });
    expect(why('wedge', wedge)).toMatchObject({ title: 'why.wedge', margin: 0.5 });
    const high = makeEvent('StepUp', { gained: 0.5, height: 0.25, verdict: 'too-high' });
    expect(why('stepup', high)).toMatchObject({ title: 'why.stepup', symbol: 'g', margin: 0.25 });
    const idle = makeEvent('StepUp', { forward: [0.1, 0.3, 0], verdict: 'no-gain' });
    expect(why('stepup', idle)).toMatchObject({ relation: '>', value: 0.1, bound: 0.1, margin: 0 });
    expect(why('stepup', makeEvent('StepUp', { verdict: 'taken' }))).toBeNull();
  });

  it('a steep contact fails as its ground test did', () => {
    const response = makeStep('response', 'response', makeEvent('SlideEnd'));
    makeStep('ground', 'ground', makeEvent('GroundTest', { cosine: 0.5, limit: 0.75, verdict: 'too-steep' }), {
      parent: response,
    });
    const wall = makeStep('wall', 'wall', makeEvent('SteepContact'), { parent: response });
    expect(whyNot(wall)).toMatchObject({ title: 'why.ground', value: 0.5, bound: 0.75 });
  });

  it('shows the bound that came too early', () => {
    const { later } = twoTriangles();
    const event = makeEvent('VertexTest', { vertex: 1, root1: 0.9, latest: 0.3, verdict: 'root-later-than-best' });
    expect(whyNot(makeStep('vertex', 'v1', event, { parent: later }))).toMatchObject({
      symbol: 't',
      left: 't_-',
      value: 0.9,
      bound: 0.3,
    });
  });
});
