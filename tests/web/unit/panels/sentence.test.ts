import { describe, expect, it } from 'vitest';
import { t } from '../../../../web/page/base/i18n/messages';
import { sentence } from '../../../../web/page/explain/sentence';
import * as schema from '../../../../web/package/trace/events.gen';
import type { EventKind } from '../../../../web/package/trace/events.gen';
import type { Step, StepKind } from '../../../../web/package/trace/steps';
import { offenders } from '../../../support/offenders.mjs';
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
  ...{ SteepContact: 'wall', StepEdge: 'stepedge', Wedge: 'wedge', Carried: 'carried', OneMotion: 'onemotion' },
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

const quiet = { rising: false, ceiling: false, snapped: false };

function everyVerdict(kind: EventKind): (string | null)[] {
  const field = schema.eventFields[kind].fields['verdict'];
  return field ? [...(verdictValues[field.type] ?? [])] : [null];
}

describe('sentence', () => {
  it('says something about every event, whatever its verdict', async () => {
    const all = (Object.keys(kinds) as EventKind[]).flatMap((kind) =>
      everyVerdict(kind).map((verdict) => [`${kind} ${verdict ?? ''}`, { kind, verdict }] as const),
    );
    const wrong = await offenders(all, ({ kind, verdict }) => {
      const { slide, triangle } = makeFrame();
      const inTriangle = ['plane', 'face', 'vertex', 'edge', 'touch'].includes(kinds[kind]);
      const event = makeEvent(kind, (verdict === null ? {} : { verdict }) as object);
      const text = say(makeStep(kinds[kind], 'x', event, { parent: inTriangle ? triangle : slide }));
      expect(text).toMatch(/^\S.*[.]$/);
      expect(text).not.toMatch(/undefined|NaN|sentence\.|verdict\.|\s{2}|[<>{}]/);
    });
    expect(wrong).toEqual([]);
  });

  it('says in degrees how steep a contact is, and as what it acts', () => {
    const { slide } = makeFrame();
    const response = makeStep('response', 'response', makeEvent('SlideEnd'), { parent: slide });
    const limit = Math.cos((50 * Math.PI) / 180);
    makeStep('ground', 'ground', makeEvent('GroundTest', { limit, verdict: 'too-steep' }), { parent: response });
    const at = (degrees: number): [number, number, number] => {
      const angle = (degrees * Math.PI) / 180;
      return [Math.sin(angle), Math.cos(angle), 0];
    };
    const said = (degrees: number) => {
      const event = makeEvent('SteepContact', { triangle: 12, normal: at(degrees), verdict: 'as-wall' });
      return say(makeStep('wall', 'wall', event, { parent: response }));
    };
    expect(said(51)).toBe(
      'Triangle 12 is too steep to stand on (51.0°, limit 50.0°). The body stands on ground, so it acts as a wall.',
    );
    expect(said(50.02)).toContain('(50.020°, limit 50.000°)');
  });

  it('says how far it snapped down, what it met instead, and what carries the body', () => {
    const frame = makeStep('frame', 'f0', makeEvent('MoveEnd'), { opening: makeEvent('MoveBegin') });
    const pass = makeStep('pass', 'p1', makeEvent('PassEnd', { position: [0, 1, 0] }), { parent: frame });
    const snap = (fields: Partial<schema.SnapEvent>) =>
      say(makeStep('snap', 'snap', makeEvent('Snap', { triangle: 7, ...fields }), { parent: pass }));
    expect(snap({ position: [0, 0.875, 0] })).toBe('Snapped down 0.1250 to triangle 7.');
    makeStep('ground', 'ground', makeEvent('GroundTest', { limit: 0.5 }), { parent: pass });
    const nothing = { verdict: 'no-ground', state: 'air', triangle: -1, distance: 0.3 } as const;
    expect(snap(nothing)).toBe('No snap: nothing lies within 0.3000 below.');
    expect(snap({ ...nothing, state: 'steep', triangle: 7, normal: [0.8, 0.6, 0] })).toMatch(
      /only be reached by sliding/,
    );
    const carried = makeEvent('Carried', { normal: [0, 1, 0], triangle: 7, stepped: true, ...quiet });
    expect(say(makeStep('carried', 'carried', carried, { parent: frame }))).toBe(
      'At the end of the frame the body stands on triangle 7, at a slope of 0.0°. A step led there.',
    );
  });

  it('reads as in the reference, with the numbers of the run behind it', () => {
    const { triangle } = makeFrame(0.40645325982580366);
    const event = makeEvent('EdgeTest', {
      edge: 1,
      time: 0.37653706314233504,
      latest: 0.40645325982580355,
      verdict: 'edge-hit',
    });
    const step = makeStep('edge', 'e1', event, { parent: triangle });
    expect(say(step)).toBe('Edge e₂ of triangle 30 is reached at t = 0.3765; this beats 0.4065.');
    expect(say(step, 7)).toBe('Edge e₂ of triangle 30 is reached at t = 0.3765371; this beats 0.4064533.');
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
      'Vertex p₃ of triangle 30 is reached at t = 0.5000; the best so far, 0.3000, stays.',
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
    expect(say(makeStep('face', 'face', event, { parent: triangle }))).toContain(
      'x = −0.0000, but must not be below 0',
    );
  });

  it('explains a culled triangle by the check that culled it', () => {
    const { slide } = makeFrame();
    const triangle = addTriangle(slide, 15, 46, 0.3, { time: Infinity, verdict: 'culled-backface' });
    const plane = makeEvent('PlaneTest', { facing: 0.25, verdict: 'culled-backface' });
    makeStep('plane', 'plane', plane, { parent: triangle });
    expect(say(triangle)).toBe('Triangle 46 faces away: N·v/|v| = 0.2500 is above 0, so it is left out.');
  });
});
