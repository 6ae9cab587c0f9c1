import type { Feature, TraceEvent, Vec3, Verdict } from '../../../../web/package/trace/events.gen';
import type { Step, StepKind } from '../../../../web/package/trace/steps';

const none: Vec3 = [NaN, NaN, NaN];
const zero: Vec3 = [0, 0, 0];

/** A frame of one slide: triangle 7 hits with corner 0 and then, earlier, with edge 0; 8 hits later; 9 is hit first of all. */
export function sampleFrame() {
  const steps = new Map<string, Step>();
  let order = 0;
  const add = (parent: Step | null, name: string, kind: StepKind, opening: Loose, event: Loose = opening): Step => {
    const address = parent ? `${parent.address}.${name}` : name;
    const step = { address, name, kind, parent, children: [], order: order++, opening, event } as unknown as Step;
    parent?.children.push(step);
    steps.set(address, step);
    return step;
  };
  const frame = add(null, 'f0', 'frame', { kind: 'MoveBegin' });
  const pass = add(frame, 'p0', 'pass', { kind: 'PassBegin', pass: 0 });
  const slide = add(pass, 's0', 'slide', slideBegin, { kind: 'SlideEnd' });
  add(slide, 'broad', 'broad', { kind: 'QueryBox', low: zero, high: [1, 1, 1] });
  const triangle = (name: string, id: number, hit: { feature: Feature; time: number }): Step =>
    add(
      slide,
      name,
      'triangle',
      { kind: 'TriangleBegin', triangle: id, p0: zero, p1: [1, 0, 0], p2: [0, 1, 0] },
      {
        ...{ kind: 'TriangleEnd', triangle: id, element: 0, point: hit.feature === 'none' ? none : zero },
        ...hit,
      },
    );
  const t0 = triangle('t0', 7, { feature: 'edge', time: 0.6 });
  add(t0, 'plane', 'plane', { kind: 'PlaneTest' });
  add(t0, 'v0', 'vertex', {
    kind: 'VertexTest',
    vertex: 0,
    corner: zero,
    time: 0.8,
    verdict: 'vertex-hit' satisfies Verdict,
  });
  add(t0, 'e0', 'edge', { kind: 'EdgeTest', edge: 0, point: zero, time: 0.6, verdict: 'edge-hit' satisfies Verdict });
  const t1 = triangle('t1', 8, { feature: 'face', time: 0.7 });
  add(t1, 'plane', 'plane', { kind: 'PlaneTest' });
  const t2 = triangle('t2', 9, { feature: 'face', time: 0.4 });
  add(t2, 'f', 'face', { kind: 'FaceTest', point: zero, time: 0.4, verdict: 'face-hit' satisfies Verdict });
  triangle('t3', 10, { feature: 'none', time: Infinity });
  const chosen = { found: true, triangle: 9, feature: 'face', element: 0, time: 0.4, point: zero };
  add(slide, 'nearest', 'nearest', { kind: 'Nearest', ...chosen });
  const response = add(slide, 'response', 'response', { kind: 'SlideEnd' });
  add(response, 'end', 'end', { kind: 'SlideEnd' });
  return { frame, slide, at: (address: string): Step => steps.get(address)! };
}

/** Only the fields the figures read; the rest of an event does not matter here. */
type Loose = { readonly kind: TraceEvent['kind'] } & Readonly<Record<string, unknown>>;

const slideBegin: Loose = {
  ...{ kind: 'SlideBegin', slide: 0, position: zero, displacement: [1, 0, 0] },
  ...{ radii: [1, 1, 1], center: zero, travel: [1, 0, 0], length: 1 },
};
