import { describe, expect, it } from 'vitest';
import { t } from '../../../../web/src/i18n/messages';
import { sentence } from '../../../../web/src/panels/inspector/sentence';
import * as schema from '../../../../web/src/trace/events.gen';
import type { EventKind } from '../../../../web/src/trace/events.gen';
import type { Step, StepKind } from '../../../../web/src/trace/steps';
import { addTriangle, makeEvent, makeFrame, makeStep } from './support/steps';

const say = (step: Step, digits: 4 | 7 | 17 = 4) => {
  const { key, values } = sentence(step, digits);
  return t(key, values);
};

/** How a kind of event hangs in the tree. */
const kinds: Readonly<Record<EventKind, StepKind>> = {
  ...{
    MoveBegin: 'frame',
    MoveEnd: 'frame',
    PassBegin: 'pass',
    PassEnd: 'pass',
    SlideBegin: 'slide',
    SlideEnd: 'slide',
  },
  ...{ TriangleBegin: 'triangle', TriangleEnd: 'triangle', QueryBox: 'broad', NodeVisit: 'broad', Nearest: 'nearest' },
  ...{ PlaneTest: 'plane', FaceTest: 'face', VertexTest: 'vertex', EdgeTest: 'edge', TouchTest: 'touch' },
  ...{
    SweptFaceTest: 'face',
    SweptEdgeTest: 'edge',
    SweptVertexTest: 'vertex',
    BackOff: 'backoff',
    SlidePlane: 'slideplane',
  },
  ...{ Project: 'project', Depenetrate: 'push', Advance: 'advance', ActivePlane: 'activeplane', Cone: 'cone' },
  ...{ GroundTest: 'ground', StepUp: 'stepup', Snap: 'snap' },
  ...{ SteepContact: 'wall', StepEdge: 'stepedge', Wedge: 'wedge', Carried: 'carried' },
};

const verdictValues: Readonly<Record<string, readonly string[]>> = {
  Verdict: schema.VerdictValues,
  NodeVerdict: schema.NodeVerdictValues,
  SlideVerdict: schema.SlideVerdictValues,
  PlaneVerdict: schema.PlaneVerdictValues,
  ConeVerdict: schema.ConeVerdictValues,
  GroundVerdict: schema.GroundVerdictValues,
  StepVerdict: schema.StepVerdictValues,
  WallVerdict: schema.WallVerdictValues,
  EdgeVerdict: schema.EdgeVerdictValues,
  WedgeVerdict: schema.WedgeVerdictValues,
};

function everyVerdict(kind: EventKind): (string | null)[] {
  const field = schema.eventFields[kind].fields['verdict'];
  return field ? [...(verdictValues[field.type] ?? [])] : [null];
}

describe('sentence', () => {
  for (const kind of Object.keys(kinds) as EventKind[]) {
    for (const verdict of everyVerdict(kind)) {
      it(`says something about ${kind} ${verdict ?? ''}`, () => {
        const { slide, triangle } = makeFrame();
        const inTriangle = ['plane', 'face', 'vertex', 'edge', 'touch'].includes(kinds[kind]);
        const event = makeEvent(kind, (verdict === null ? {} : { verdict }) as object);
        const text = say(makeStep(kinds[kind], 'x', event, { parent: inTriangle ? triangle : slide }));
        expect(text).toMatch(/^\S.*[.]$/);
        expect(text).not.toMatch(/undefined|NaN|sentence\.|verdict\.|\s{2}|[<>{}]/);
      });
    }
  }

  it('reads as in the reference, with the numbers of the run behind it', () => {
    const { triangle } = makeFrame(0.40645325982580366);
    const event = makeEvent('EdgeTest', {
      edge: 1,
      time: 0.37653706314233504,
      latest: 0.40645325982580355,
      verdict: 'edge-hit',
    });
    const step = makeStep('edge', 'e1', event, { parent: triangle });
    expect(say(step)).toBe('Edge 1 of triangle 30 is reached at t = 0.3765; this beats 0.4065.');
    expect(say(step, 7)).toBe('Edge 1 of triangle 30 is reached at t = 0.3765371; this beats 0.4064533.');
  });

  it('calls the naive normal wrong only where it reads differently', () => {
    const { slide } = makeFrame();
    const said = (naiveWorld: [number, number, number]) =>
      say(
        makeStep('slideplane', 'x', makeEvent('SlidePlane', { normalWorld: [0, 1, 0], naiveWorld }), { parent: slide }),
      );
    expect(said([0, 1, 0])).not.toMatch(/wrong/);
    expect(said([1e-9, 1, -1e-9])).not.toMatch(/wrong/);
    expect(said([0, 0.8, 0.6])).toMatch(/the naive normal \(0\.00, 0\.80, 0\.60\) is wrong/);
  });

  it('keeps the best when a touch comes later', () => {
    const { triangle } = makeFrame(0.3);
    const event = makeEvent('VertexTest', { vertex: 2, time: 0.5, latest: 1, verdict: 'vertex-hit' });
    expect(say(makeStep('vertex', 'v2', event, { parent: triangle }))).toBe(
      'Vertex 2 of triangle 30 is reached at t = 0.5000; the best so far, 0.3000, stays.',
    );
  });

  it('compares with an earlier check of the same triangle', () => {
    const { triangle } = makeFrame(0.9);
    makeStep('edge', 'e0', makeEvent('SweptEdgeTest', { edge: 0, time: 0.4, latest: 0.9, verdict: 'edge-hit' }), {
      parent: triangle,
    });
    const event = makeEvent('SweptVertexTest', { vertex: 1, time: 0.5, latest: 0.9, verdict: 'vertex-hit' });
    expect(say(makeStep('vertex', 'v1', event, { parent: triangle }))).toContain('the best so far, 0.4000, stays');
  });

  it('adds digits until two compared numbers differ', () => {
    const { triangle } = makeFrame(Infinity);
    const event = makeEvent('EdgeTest', { edge: 0, time: 0.40001, latest: 0.40002, verdict: 'edge-hit' });
    expect(say(makeStep('edge', 'e0', event, { parent: triangle }))).toContain('t = 0.4000100; this beats 0.4000200');
  });

  it('names the failed condition of the inside test by its sign bit', () => {
    const { triangle } = makeFrame();
    const event = makeEvent('FaceTest', { x: -0, y: 1, z: -1, verdict: 'outside-face' });
    expect(say(makeStep('face', 'face', event, { parent: triangle }))).toContain('x = −0.0000 is below 0');
  });

  it('explains a culled triangle by the check that culled it', () => {
    const { slide } = makeFrame();
    const triangle = addTriangle(slide, 15, 46, 0.3, { time: Infinity, verdict: 'culled-backface' });
    const plane = makeEvent('PlaneTest', { facing: 0.25, verdict: 'culled-backface' });
    makeStep('plane', 'plane', plane, { parent: triangle });
    expect(say(triangle)).toBe('Triangle 46 faces away: N·v/|v| = 0.2500 is above 0, so it is left out.');
  });
});
