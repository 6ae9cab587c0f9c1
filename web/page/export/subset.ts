/**
 * The triangles a frame needs: few enough to read, and proved enough by running the frame against them alone. Nothing is handed out
 * whose answer was not the same to the last bit.
 */
import { boundsOf } from '../../mesh/placement';
import type { ContactSummary, FrameSummary, SceneMesh, Vec3 } from '../model';
import { decodeTrace } from '../../package/trace';
import type { TraceEvent } from '../../package/trace/events.gen';
import type { ExportSolver } from '../model/export/types';

/** A mesh of this many triangles is taken along whole: it can still be read, and nothing has to be left out. */
export const wholeMesh = 200;
/** A test of more triangles is no test any more but a data file. */
export const mostTriangles = 4000;

export interface Subset {
  /** numbers in the mesh, ascending */
  readonly ids: readonly number[];
  readonly mesh: SceneMesh;
}

export type SubsetResult =
  /** `needed`: as many as it would take */
  { readonly subset: Subset } | { readonly subset: null; readonly needed: number };

/** The smallest of a few guesses that gives the frame's answer, bit for bit. */
export async function neededTriangles(
  mesh: SceneMesh,
  summary: FrameSummary,
  solver: ExportSolver,
): Promise<SubsetResult> {
  const count = mesh.indices.length / 3;
  let needed = count;
  for (const guess of guesses(mesh, count <= wholeMesh ? null : await solver.trace())) {
    const ids = guess();
    if (ids.length > mostTriangles) {
      needed = Math.min(needed, ids.length);
      continue;
    }
    const subset = { ids, mesh: subMesh(mesh, ids) };
    if (sameAnswer(summary, await solver.answerFor(subset.mesh), ids)) return { subset };
    needed = count;
  }
  return { subset: null, needed };
}

function guesses(mesh: SceneMesh, slots: Float64Array | null): (() => number[])[] {
  const count = mesh.indices.length / 3;
  const all = () => Array.from({ length: count }, (_, id) => id);
  if (!slots) return [all];
  const touched = new Set<number>();
  const low: number[] = [Infinity, Infinity, Infinity];
  const high: number[] = [-Infinity, -Infinity, -Infinity];
  for (const event of decodeTrace(slots).events()) note(event, touched, low, high);
  const tested = () => [...touched].sort((a, b) => a - b);
  const around = () => {
    const more = low.map((value, axis) => (high[axis]! - value) / 2);
    return trianglesIn(
      mesh,
      low.map((value, axis) => value - more[axis]!),
      high.map((value, axis) => value + more[axis]!),
    );
  };
  return count <= mostTriangles ? [tested, around, all] : [tested, around];
}

/** Every triangle that the frame names, and the box around all of its sweeps. */
function note(event: TraceEvent, touched: Set<number>, low: number[], high: number[]): void {
  if ('triangle' in event && event.triangle >= 0) touched.add(event.triangle);
  if (event.kind !== 'QueryBox') return;
  for (let axis = 0; axis < 3; axis++) {
    low[axis] = Math.min(low[axis]!, event.low[axis]!);
    high[axis] = Math.max(high[axis]!, event.high[axis]!);
  }
}

/** Only a guess at what matters; the solver has the last word. */
function trianglesIn({ positions, indices }: SceneMesh, low: readonly number[], high: readonly number[]): number[] {
  const found: number[] = [];
  for (let id = 0; 3 * id < indices.length; id++) {
    const meets = [0, 1, 2].every((axis) => {
      const at = [0, 1, 2].map((corner) => positions[3 * indices[3 * id + corner]! + axis]!);
      return Math.min(...at) <= high[axis]! && Math.max(...at) >= low[axis]!;
    });
    if (meets) found.push(id);
    if (found.length > mostTriangles) break;
  }
  return found;
}

/** Corners of a triangle, as the solver was given them. */
export function cornersOf({ positions, indices }: SceneMesh, triangle: number): [Vec3, Vec3, Vec3] {
  const corner = (at: number): Vec3 => {
    const from = 3 * indices[3 * triangle + at]!;
    return [positions[from]!, positions[from + 1]!, positions[from + 2]!];
  };
  return [corner(0), corner(1), corner(2)];
}

/** A mesh of its own, every triangle with corners of its own, as the test builds it. */
function subMesh(mesh: SceneMesh, ids: readonly number[]): SceneMesh {
  const positions = Float64Array.from(ids.flatMap((id) => cornersOf(mesh, id).flat()));
  const indices = Uint32Array.from({ length: 3 * ids.length }, (_, at) => at);
  return { ...mesh, positions, indices, parts: 1, bounds: boundsOf(positions) };
}

/** Every number the same, to the last bit; triangles by their number in the whole mesh. */
export function sameAnswer(whole: FrameSummary, part: FrameSummary, ids: readonly number[]): boolean {
  const contactNumbers = ({ pass, slide, time, element, point, normal }: ContactSummary) => {
    return [pass, slide, time, element, ...point, ...normal];
  };
  const numbers = ({ end, sweeps, startDepth, contacts, support }: FrameSummary) => {
    const carried = support ? [...support.point, ...support.normal] : [];
    return [...end, ...sweeps, startDepth, ...carried, ...contacts.flatMap(contactNumbers)];
  };
  const words = ({ grounded, truncated, state, ceiling, stepped, snapped }: FrameSummary) => {
    return [grounded, truncated, state, ceiling, stepped, snapped].join();
  };
  const [a, b] = [numbers(whole), numbers(part)];
  return (
    words(whole) === words(part) &&
    whole.support?.triangle === (part.support ? ids[part.support.triangle] : undefined) &&
    a.length === b.length &&
    a.every((value, at) => Object.is(value, b[at])) &&
    whole.contacts.every(({ triangle, feature }, at) => {
      const other = part.contacts[at]!;
      return ids[other.triangle] === triangle && other.feature === feature;
    })
  );
}
