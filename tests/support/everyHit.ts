/**
 * Where conditions hold in a run, found the long way: every frame moved and traced through the package, every event read one after
 * the other, addresses counted here. Knows nothing of the page's own search.
 */
import { loadSolver } from '../../web/package';
import type { MoveOptions } from '../../web/package/types';
import type { Clause } from '../../web/page/model/breakpoints/condition';
import type { Experiment, SceneMesh, Vec3 } from '../../web/page/model';
import { decodeTrace } from '../../web/package/trace';
import type { TraceEvent } from '../../web/package/trace/events.gen';

type Mesh = Pick<SceneMesh, 'positions' | 'indices'>;

/** One frame, with everything a condition may ask about. */
interface Frame {
  readonly name: string;
  readonly start: Vec3;
  readonly end: Vec3;
  readonly asked: Vec3;
  readonly stands: boolean;
  readonly events: readonly { readonly at: string; readonly event: TraceEvent }[];
}

export async function everyHit(mesh: Mesh, experiment: Experiment, clause: Clause): Promise<string[]> {
  const frames = await framesOf(mesh, experiment);
  const over = hitsOver(frames, clause);
  if (over) return over;
  return frames.flatMap((frame) => [...new Set(hitsIn(frame, clause, mesh, experiment.radii))]);
}

async function framesOf(mesh: Mesh, experiment: Experiment): Promise<Frame[]> {
  const made = (await loadSolver()).createMesh(mesh.positions, mesh.indices);
  const { method, sides, skin, maxSweeps, slopeLimit, stepHeight, snapDistance, wallLimit } = experiment;
  const robust = method === 'robust' && {
    stepHeight,
    snapDistance,
    ...(skin !== null && { skin }),
    ...(slopeLimit !== null && { slopeLimit }),
    ...(wallLimit !== null && { wallLimit }),
  };
  const options: MoveOptions = { method, sides, ...(maxSweeps !== null && { maxSweeps }), ...robust };
  const frames: Frame[] = [];
  let start = experiment.start;
  for (const { displacement: d, gravity: g } of experiment.inputs) {
    const { result, trace } = made.trace(Float64Array.of(...start, ...d, ...g, ...experiment.radii), options);
    const end = Array.from(result.position) as unknown as Vec3;
    const name = `f${frames.length}`;
    const asked: Vec3 = [d[0] + g[0], d[1] + g[1], d[2] + g[2]];
    frames.push({ name, start, end, asked, stands: result.grounded[0] === 1, events: placed(trace, name) });
    start = end;
  }
  made.dispose();
  return frames;
}

/** Every event with the address of the slide, pass or triangle it belongs to. */
function placed(trace: Float64Array, frame: string): Frame['events'] {
  const list: { at: string; event: TraceEvent }[] = [];
  let pass = '';
  let slide = '';
  let triangle = '';
  let triangles = 0;
  for (const event of decodeTrace(trace).events()) {
    if (event.kind === 'PassBegin') [pass, slide] = [`.p${event.pass}`, ''];
    if (event.kind === 'SlideBegin') [slide, triangles] = [`.s${event.slide}`, 0];
    if (event.kind === 'TriangleBegin') triangle = `.t${triangles++}`;
    list.push({ at: frame + pass + slide + triangle, event });
    if (event.kind === 'TriangleEnd') triangle = '';
    if (event.kind === 'SlideEnd') slide = '';
    if (event.kind === 'PassEnd') pass = '';
  }
  return list;
}

/** Conditions on a frame and those before it; null: the condition is none of these. */
function hitsOver(frames: readonly Frame[], { kind, value, frames: inARow = 0 }: Clause): string[] | null {
  const changes = (from: boolean) =>
    frames.filter(({ stands }, at) => at > 0 && stands !== from && frames[at - 1]!.stands === from);
  const names = (list: readonly Frame[]) => list.map(({ name }) => name);
  if (kind === 'groundfound') return names(changes(false));
  if (kind === 'groundlost') return names(changes(true).filter(({ asked }) => asked[1] <= 0));
  if (kind !== 'slow') return null;
  const slow = frames.map(({ start, end, asked }) => {
    const level = Math.hypot(asked[0], asked[2]);
    const way = minus(end, start);
    return level > 0 && (way[0] * asked[0] + way[2] * asked[2]) / level ** 2 < value!;
  });
  // The last of exactly so many: those before the first are not slow.
  return names(
    frames.filter((_, at) => {
      const first = at - inARow + 1;
      return first >= 0 && !slow[first - 1] && slow.slice(first, at + 1).every(Boolean);
    }),
  );
}

function hitsIn(frame: Frame, { kind, value }: Clause, mesh: Mesh, radii: Vec3): string[] {
  const where = (holds: (event: TraceEvent, at: string) => boolean) =>
    frame.events.filter(({ event, at }) => holds(event, at)).map(({ at }) => at);
  const limit = value ?? 0;
  switch (kind) {
    case 'face':
    case 'edge':
    case 'vertex':
      return where((event) => event.kind === 'Nearest' && event.found && event.feature === kind);
    case 'hit':
      return where((event) => event.kind === 'Nearest' && event.found && event.triangle === limit);
    case 'time':
      return where((event) => event.kind === 'Nearest' && event.found && event.time < limit);
    case 'candidates':
      return where((event) => event.kind === 'Nearest' && event.candidates >= limit);
    case 'tested':
      return where((event) => event.kind === 'TriangleBegin' && event.triangle === limit);
    case 'sweeps':
      return where((event) => event.kind === 'PassEnd' && event.sweeps >= limit);
    case 'limit':
      return where((event) => event.kind === 'SlideEnd' && event.verdict === 'limit-reached');
    case 'embedded':
      return where((event) => event.kind === 'PlaneTest' && event.verdict === 'parallel-embedded').map(
        (at) => `${at}.plane`,
      );
    case 'nonfinite':
      return where((event) => event.kind === 'PlaneTest' && !event.normal.every(Number.isFinite)).map(
        (at) => `${at}.plane`,
      );
    case 'stalled':
      return where((event, at) => {
        if (event.kind !== 'PassEnd' || !event.truncated) return false;
        const begin = frame.events.find((each) => each.at === at)!.event;
        if (begin.kind !== 'PassBegin') throw new Error(begin.kind);
        return length(minus(event.position, begin.position)) < 1e-9 * length(begin.displacement);
      });
    case 'turned':
      return dot(minus(frame.end, frame.start), frame.asked) < 0 ? [frame.name] : [];
    case 'separation':
      return distance(frame.end, mesh, radii) - 1 < limit ? [frame.name] : [];
    default:
      throw new Error(`${kind} is asked of the whole run`);
  }
}

/** From the centre to the nearest point of the mesh, in ellipsoid space. */
function distance(centre: Vec3, { positions, indices }: Mesh, radii: Vec3): number {
  const corner = (at: number): Vec3 => [0, 1, 2].map((axis) => positions[3 * at + axis]! / radii[axis]!) as never;
  const point = centre.map((value, axis) => value / radii[axis]!) as unknown as Vec3;
  let nearest = Infinity;
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [corner(indices[at]!), corner(indices[at + 1]!), corner(indices[at + 2]!)];
    // Beyond two radii along one axis, it is beyond whatever is asked about.
    const far = ([0, 1, 2] as const).some((axis) => {
      const values = [a[axis], b[axis], c[axis]];
      return Math.min(...values) - point[axis] > 2 || point[axis] - Math.max(...values) > 2;
    });
    if (!far) nearest = Math.min(nearest, toTriangle(point, a, b, c));
  }
  return nearest;
}

/** By halving: the distance to a convex thing has one valley, along one side and then across. Slow and plain. */
function toTriangle(p: Vec3, a: Vec3, b: Vec3, c: Vec3): number {
  const along = (u: number, v: number): Vec3 =>
    a.map((value, axis) => value + u * (b[axis]! - value + v * (c[axis]! - b[axis]!))) as unknown as Vec3;
  const far = (u: number, v: number) => Math.hypot(...minus(p, along(u, v)));
  return valley((v) => valley((u) => far(u, v)));
}

function valley(height: (x: number) => number): number {
  let [low, high] = [0, 1];
  for (let count = 0; count < 34; count++) {
    const third = (high - low) / 3;
    if (height(low + third) < height(high - third)) high -= third;
    else low += third;
  }
  return height((low + high) / 2);
}

function minus(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function length(a: Vec3): number {
  return Math.hypot(...a);
}

function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
